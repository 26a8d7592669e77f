import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { rolesOptions } from './teamQueries.ts';

/** Why the person cannot change a member: no permission to, or the member has more of them. */
export function useMemberReason(member: TeamMember): string | undefined {
  const { t } = useTranslation('team');
  const reason = usePermissionReason()(permissions.teamEdit);
  const roles = useQuery(rolesOptions()).data?.items;
  const above = roles?.find(({ id }) => id === member.role?.id)?.lacking[0];
  if (reason !== undefined || above === undefined) return reason;
  return t('reason.above', { permission: above });
}
