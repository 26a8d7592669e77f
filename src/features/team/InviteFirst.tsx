import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/** Nobody else is here: what the team is for, and how it begins. */
export function InviteFirst({ onInvite }: { onInvite: () => void }) {
  const { t } = useTranslation('team');
  const reason = usePermissionReason()(permissions.teamEdit);
  return (
    <EmptyState
      icon={Users}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <DisabledReasonButton size="sm" reason={reason} onClick={onInvite}>
          {t('inviteTeam')}
        </DisabledReasonButton>
      }
    />
  );
}
