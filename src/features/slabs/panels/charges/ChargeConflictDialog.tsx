import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '#shared/form/ConflictDialog.tsx';
import type { ChargeInput } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { chargeConflicts, type ChargeField } from './chargeRules.ts';
import type { StaleCharges } from './useChargeChange.ts';

interface ChargeConflictDialogProps {
  stale: StaleCharges;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Two people have changed the same charge: both sides, field by field. */
export function ChargeConflictDialog({ stale, ...answer }: ChargeConflictDialogProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const { current, change } = stale;

  const said = (charge: ChargeInput | null, field: ChargeField): string => {
    if (charge === null) return t('charge.removed');
    switch (field) {
      case 'name':
        return charge.name;
      case 'type':
        return t(`charge.type.${charge.type}`);
      case 'per':
        return t(`charge.per.${charge.per}`);
      case 'price':
        return format.money(charge.price, current.currency);
      case 'repeatPrice':
        return charge.repeatPrice === null
          ? t('charge.repeatSame')
          : format.money(charge.repeatPrice, current.currency);
      case 'appliesLtm':
        return t(charge.appliesLtm ? 'charge.asked.belowMinimum' : 'charge.asked.always');
      case 'includedUnits':
        return format.number(charge.includedUnits);
    }
  };
  const labels: Record<ChargeField, string> = {
    name: t('charge.name'),
    type: t('charge.type'),
    per: t('charge.per'),
    price: t('charge.priceIn', { currency: current.currency }),
    repeatPrice: t('charge.repeatIn', { currency: current.currency }),
    appliesLtm: t('charge.asked'),
    includedUnits: t('charge.includedUnits'),
  };
  return (
    <ConflictDialog
      {...answer}
      by={stale.by}
      fields={chargeConflicts(current, change).map(({ field, theirs, mine }) => ({
        label: labels[field],
        theirs: said(theirs, field),
        mine: said(mine, field),
      }))}
    />
  );
}
