import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { ConflictDialog, type ConflictField } from '#shared/form/ConflictDialog.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { mixedLadder, quantitiesOf } from './ladderConflict.ts';
import { useLadderWork } from './ladderWork.ts';
import { keepSet } from './slabQueries.ts';
import { useLadder } from './useLadder.ts';

/** Two people on one ladder: the other's breaks beside mine, and which of them are to be. */
export function LadderConflictDialog({ theirs }: { theirs: SlabSet }) {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { slabs, currency } = useLadder();
  const { state, dispatch, save, setConflict } = useLadderWork();
  const price = (of: readonly { minQty: number; unitPrice: string }[], quantity: number): string => {
    const found = of.find(({ minQty }) => minQty === quantity);
    return found ? format.money(found.unitPrice, currency) : '';
  };
  const fields: ConflictField[] = quantitiesOf(slabs, theirs.slabs)
    .map((quantity) => ({
      id: String(quantity),
      label: t('conflict.from', { quantity: format.number(quantity) }),
      theirs: price(theirs.slabs, quantity),
      mine: price(slabs, quantity),
    }))
    .filter((field) => field.theirs !== field.mine);
  if (state.values.note !== theirs.note) {
    fields.push({ id: 'note', label: t('note.label'), theirs: theirs.note, mine: state.values.note });
  }
  const settle = (): void => {
    keepSet(theirs);
    setConflict(null);
  };
  return (
    <ConflictDialog
      fields={fields}
      by={theirs.updatedBy.name}
      onClose={() => setConflict(null)}
      onTakeTheirs={() => {
        dispatch({ type: 'take', set: theirs });
        settle();
      }}
      onKeepMine={() => {
        dispatch({ type: 'rebase', set: theirs });
        settle();
        void save();
      }}
      onChoose={(mine) => {
        dispatch({ type: 'rebase', set: theirs });
        dispatch({ type: 'replace', slabs: mixedLadder(slabs, theirs.slabs, mine) });
        if (!mine.includes('note')) dispatch({ type: 'note', note: theirs.note });
        settle();
        void save();
      }}
    />
  );
}
