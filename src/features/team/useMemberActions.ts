import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  resendInvitationMutation,
  restoreMemberMutation,
  revokeInvitationMutation,
  sendResetLinkMutation,
  updateMemberMutation,
} from '#api/generated/query/people.gen.ts';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { useSession } from '#session/useSession.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { memberSaved, teamChanged } from './teamQueries.ts';
import { useMemberReason } from './useMemberReason.ts';

interface MemberEvents {
  onDelete: () => void;
  onGone: () => void;
}

/** What can be done with a member, by the member's state; each asks first where something is lost by it. */
export function useMemberActions(member: TeamMember, { onDelete, onGone }: MemberEvents): RowAction[] {
  const { t } = useTranslation('team');
  const user = useSession((snapshot) => snapshot.user);
  const reason = useMemberReason(member);
  const { act } = useConfirmedAction();
  const update = useMutation(updateMemberMutation());
  const reset = useMutation(sendResetLinkMutation());
  const resend = useMutation(resendInvitationMutation());
  const revoke = useMutation(revokeInvitationMutation());
  const restore = useMutation(restoreMemberMutation());
  const { id, name, email, status, version, archivedAt } = member;
  const path = { memberId: id };
  const isOwn = id === user?.userId;
  const ownReason = reason ?? (isOwn ? t('reason.own') : undefined);
  const refresh = teamChanged;

  const setActive = (isActive: 'Y' | 'N') =>
    update.mutateAsync({ path, body: { version, is_active: isActive } });

  const restoring = (): void =>
    act({
      send: () => restore.mutateAsync({ path }),
      onDone: memberSaved,
      done: t('restored', { name }),
      failed: t('failed.restore', { name }),
      refresh,
    });
  const resending = (): void =>
    act({
      send: () => resend.mutateAsync({ path }),
      onDone: memberSaved,
      done: t('resent', { email }),
      failed: t('failed.resend', { email }),
      refresh,
    });
  const revoking = (): void =>
    act({
      question: {
        title: t('revoke.title', { name }),
        text: t('revoke.text', { email }),
        action: t('revoke'),
        danger: true,
      },
      send: () => revoke.mutateAsync({ path }),
      onDone: onGone,
      done: t('revoked', { email }),
      failed: t('failed.revoke', { email }),
      refresh,
    });
  const sendingLink = (): void =>
    act({
      question: {
        title: t('reset.title', { name }),
        text: t('reset.text', { email }),
        action: t('reset'),
      },
      send: () => reset.mutateAsync({ path }),
      done: t('reset.done', { email }),
      failed: t('failed.reset', { email }),
      refresh,
    });
  const deactivating = (): void =>
    act({
      question: {
        title: t('deactivate.title', { name }),
        text: t('deactivate.text'),
        action: t('deactivate'),
        danger: true,
      },
      send: () => setActive('N'),
      onDone: memberSaved,
      done: t('deactivated', { name }),
      failed: t('failed.deactivate', { name }),
      refresh,
    });
  const activating = (): void =>
    act({
      send: () => setActive('Y'),
      onDone: memberSaved,
      done: t('activated', { name }),
      failed: t('failed.activate', { name }),
      refresh,
    });

  if (archivedAt !== null) return [{ label: t('restore'), onSelect: restoring, disabledReason: reason }];
  const deletion = { label: t('delete'), onSelect: onDelete, disabledReason: ownReason, danger: true };
  if (status === 'invited')
    return [
      { label: t('resend'), onSelect: resending, disabledReason: reason },
      { label: t('revoke'), onSelect: revoking, disabledReason: reason, danger: true },
    ];
  if (status === 'inactive')
    return [{ label: t('activate'), onSelect: activating, disabledReason: ownReason }, deletion];
  return [
    { label: t('reset'), onSelect: sendingLink, disabledReason: reason },
    { label: t('deactivate'), onSelect: deactivating, disabledReason: ownReason, danger: true },
    deletion,
  ];
}
