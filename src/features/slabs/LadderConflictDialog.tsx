import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceSlab, SlabLink, SlabSet } from '#api/generated/types.gen.ts';
import { ConflictDialog, type ConflictField } from '#shared/form/ConflictDialog.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { breakConflicts, mixedLadder } from './ladderConflict.ts';
import { useLadderWork } from './ladderWork.ts';
import { keepSet } from './slabQueries.ts';
import { useLadder } from './useLadder.ts';
import { useLadderState } from './useLadderState.ts';
import { useTypedLadder } from './useTypedLadder.ts';

/** Two people on one ladder: the other's breaks beside mine, and which of them are to be. */
export function LadderConflictDialog({ theirs }: { theirs: SlabSet }) {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { currency } = useLadder();
  const { slabs } = useTypedLadder();
  const { store, dispatch, save, setConflict } = useLadderWork();
  const [base] = useState(() => store.getSnapshot().base);
  const { link, note } = useLadderState(({ values }) => values);
  const breaks = breakConflicts(base?.slabs ?? [], slabs, theirs.slabs);
  const price = (slab: PriceSlab | null, withCode: boolean): string => {
    if (!slab) return '';
    const amount = format.money(slab.unitPrice, currency);
    return withCode ? `${amount} · ${slab.discountCode ?? '–'}` : amount;
  };
  const follows = (of: SlabLink | null): string =>
    of === null ? '' : `${t('linked.reason', { currency: of.currency })} ${t(`rounding.${of.rounding}`)}`;
  const fields: ConflictField[] = breaks.map((found) => {
    const withCode = (found.mine?.discountCode ?? '') !== (found.theirs?.discountCode ?? '');
    return {
      id: String(found.quantity),
      label: t('conflict.from', { quantity: format.number(found.quantity) }),
      theirs: price(found.theirs, withCode),
      mine: price(found.mine, withCode),
      startsWithTheirs: !found.isOnlyMine,
    };
  });
  if (!isSameLink(link, theirs.link)) {
    fields.push({
      id: 'link',
      label: t('place.currency'),
      theirs: follows(theirs.link),
      mine: follows(link),
      startsWithTheirs: !isSameLink(base?.link ?? null, theirs.link),
    });
  }
  if (note.trim() !== theirs.note) {
    fields.push({
      id: 'note',
      label: t('note.label'),
      theirs: theirs.note,
      mine: note,
      startsWithTheirs: (base?.note ?? '') !== theirs.note,
    });
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
        if (!mine.includes('link')) dispatch({ type: 'link', link: theirs.link });
        if (!mine.includes('note')) dispatch({ type: 'note', note: theirs.note });
        settle();
        void save();
      }}
    />
  );
}

const isSameLink = (one: SlabLink | null, other: SlabLink | null): boolean =>
  one?.currency === other?.currency && one?.rounding === other?.rounding;
