import { useTranslation } from 'react-i18next';
import type { Charge, ChargeList } from '#api/generated/types.gen.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { myChanges, type ChargeChange, type ChargeField } from './chargeChanges.ts';
import { useChargeTexts } from './useChargeTexts.ts';

const ConflictDialog = lazyPart(
  'conflict-dialog',
  async () => (await import('#shared/form/ConflictDialog.tsx')).ConflictDialog,
);

interface ChargeConflictDialogProps {
  /** What both began with. */
  base: ChargeList;
  conflict: { theirs: ChargeList; mine: readonly Charge[] };
  onTakeTheirs: () => void;
  /** Saves theirs with these changes of mine. */
  onKeep: (kept: readonly string[]) => void;
  onClose: () => void;
}

/** Two people have changed the same: what I changed beside theirs, field by field, a charge that one has removed as a whole. */
export function ChargeConflictDialog({ base, conflict, onKeep, ...answer }: ChargeConflictDialogProps) {
  const { t } = useTranslation('charges');
  const texts = useFieldTexts();
  const { theirs, mine } = conflict;
  const { currency } = theirs;
  const changes = myChanges({ base: base.items, theirs: theirs.items, mine });
  const chargeTexts = useChargeTexts(currency, [...base.items, ...theirs.items, ...mine]);

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
    <ConflictDialog
      {...answer}
      fields={changes.map((change) => {
        const name = (change.base ?? change.mine ?? change.theirs)?.name ?? '';
        return {
          id: change.id,
          label: change.field === null ? name : t('changed', { name, field: labelOf(change.field) }),
          theirs: sideOf(change, 'theirs'),
          mine: sideOf(change, 'mine'),
          changedBy: change.changedBy,
        };
      })}
      onKeepMine={() => onKeep(changes.map(({ id }) => id))}
      onChoose={onKeep}
    />
  );
}
