import type { TeamMember } from '#api/generated/types.gen.ts';

/** The state that a person sees of a member: deleted before all others, and an invitation that ended. */
export function shownStatus(
  {
    status,
    archivedAt,
    invitationExpiresAt,
  }: Pick<TeamMember, 'status' | 'archivedAt' | 'invitationExpiresAt'>,
  now: number,
): TeamMember['status'] | 'deleted' | 'expired' {
  if (archivedAt !== null) return 'deleted';
  const hasExpired = invitationExpiresAt !== null && Date.parse(invitationExpiresAt) <= now;
  return status === 'invited' && hasExpired ? 'expired' : status;
}

export const statusTones = {
  active: 'good',
  invited: 'info',
  expired: 'caution',
  inactive: 'quiet',
  deleted: 'bad',
} as const satisfies Record<ReturnType<typeof shownStatus>, string>;
