import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { MOST_CHARGES } from './chargeForm.ts';
import './chargesTexts.ts';

interface AddChargeButtonProps {
  /** How many charges there are. */
  count: number;
  onClick: () => void;
}

/** Begins a new charge; says why where that is not possible. */
export function AddChargeButton({ count, onClick }: AddChargeButtonProps) {
  const { t } = useTranslation('charges');
  const denied = usePermissionReason()(permissions.priceSlabsEdit);
  return (
    <DisabledReasonButton
      size="sm"
      variant="outline"
      reason={denied ?? (count >= MOST_CHARGES ? t('most') : undefined)}
      onClick={onClick}
    >
      <Plus {...iconText} />
      {t('add')}
    </DisabledReasonButton>
  );
}
