import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { ConflictDialog } from '#shared/form/ConflictDialog.tsx';
import type { ChargeInput } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
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
  const texts = useFieldTexts();
  const format = useFormat();
  const { current, change } = stale;

  const conflicts = chargeConflicts(current, change);
  const decimals = columnDecimals(
    conflicts.flatMap(({ theirs, mine }) =>
      [theirs, mine].flatMap((side) => [side?.price, side?.repeatPrice]),
    ),
  );

  const said = (charge: ChargeInput | null, field: ChargeField): string => {
    if (charge === null) return t('charge.removed');
    switch (field) {
      case 'name':
        return charge.name;
      case 'type':
        return texts.chargeType(charge.type);
      case 'per':
        return texts.chargePer(charge.per);
      case 'price':
        return format.money(charge.price, current.currency, { decimals });
      case 'repeatPrice':
        return charge.repeatPrice === null
          ? t('charge.repeatSame')
          : format.money(charge.repeatPrice, current.currency, { decimals });
      case 'appliesLtm':
        return charge.appliesLtm ? texts.field('appliesLtm') : t('charge.asked.always');
      case 'includedUnits':
        return format.number(charge.includedUnits);
    }
  };
  const labels: Record<ChargeField, string> = {
    name: texts.field('name'),
    type: texts.field('type'),
    per: texts.field('per'),
    price: texts.fieldIn('price', current.currency),
    repeatPrice: texts.fieldIn('repeatPrice', current.currency),
    appliesLtm: t('charge.asked'),
    includedUnits: texts.field('includedUnits'),
  };
  return (
    <ConflictDialog
      {...answer}
      by={stale.by}
      fields={conflicts.map(({ field, theirs, mine }) => ({
        label: labels[field],
        theirs: said(theirs, field),
        mine: said(mine, field),
        // A field that only one of us has changed meets nobody (`chargeConflicts`).
        changedBy: 'both',
      }))}
    />
  );
}
