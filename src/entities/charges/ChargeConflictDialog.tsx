import { useTranslation } from 'react-i18next';
import type { Charge, ChargeList } from '#api/generated/types.gen.ts';
import type { ConflictAnswers } from '#resource/write/useVersionedSave.ts';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { myChanges, type ChargeChange, type ChargeField } from './chargeChanges.ts';
import { useChargeTexts } from './useChargeTexts.ts';

/** The keys of a conflict are ids of changes. */
export type ChargeConflict = ConflictAnswers<ChargeList, readonly Charge[]>;

/** Two people have changed the same: what I changed beside theirs, field by field, a charge that one has removed as a whole. */
export function ChargeConflictDialog({ form }: { form: ChargeConflict }) {
  const { t } = useTranslation('charges');
  const texts = useFieldTexts();
  const [base, theirs, mine] = [
    form.conflict?.base.items ?? [],
    form.conflict?.theirs.items ?? [],
    form.conflict?.mine ?? [],
  ];
  const currency = form.conflict?.theirs.currency ?? '';
  const chargeTexts = useChargeTexts(currency, [...base, ...theirs, ...mine]);

  const labelOf = (field: ChargeField): string => {
    if (field === 'appliesLtm') return t('applies');
    return field === 'price' || field === 'repeatPrice' ? texts.fieldIn(field, currency) : texts.field(field);
  };
  const sideOf = (change: ChargeChange, side: 'theirs' | 'mine'): string => {
    const charge = change[side];
    if (charge)
      return change.field === null ? chargeTexts.whole(charge) : chargeTexts.field(charge, change.field);
    return change.base ? t('removed') : '';
  };
  return (
    <VersionConflict
      form={form}
      fieldOf={() => {
        const changes = myChanges({ base, theirs, mine });
        return (key) => {
          const change = changes.find(({ id }) => id === key);
          if (!change) return undefined;
          const name = (change.base ?? change.mine ?? change.theirs)?.name ?? '';
          return {
            label: change.field === null ? name : t('changed', { name, field: labelOf(change.field) }),
            theirs: sideOf(change, 'theirs'),
            mine: sideOf(change, 'mine'),
            changedBy: change.changedBy,
          };
        };
      }}
    />
  );
}
