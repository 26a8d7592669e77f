import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from 'react-i18next';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';

/** How new members come: one by one, or from a file. */
export function InviteActions({ onOpen }: { onOpen: (dialog: 'invite' | 'import') => void }) {
  const { t } = useTranslation('team');
  const reason = usePermissionReason()(permissions.teamEdit);
  return (
    <>
      <DisabledReasonButton size="sm" variant="outline" reason={reason} onClick={() => onOpen('import')}>
        <Upload {...iconText} />
        {t('import')}
      </DisabledReasonButton>
      <DisabledReasonButton size="sm" reason={reason} onClick={() => onOpen('invite')}>
        <UserPlus {...iconText} />
        {t('invite')}
      </DisabledReasonButton>
    </>
  );
}
