import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';

/** Begins a competitor that is not in the list yet. */
export function NewCompetitorButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('competitorAdmin');
  const needs = usePermissionReason();
  return (
    <DisabledReasonButton size="sm" reason={needs(permissions.competitorAdminEdit)} onClick={onClick}>
      <Plus {...iconText} />
      {t('create')}
    </DisabledReasonButton>
  );
}
