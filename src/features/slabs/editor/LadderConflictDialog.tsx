import '#features/slabs/panels/panelTexts.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { PriceSlab, SlabLink } from '#api/generated/types.gen.ts';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import type { ConflictField, ConflictWords } from '#shared/form/ConflictDialog.tsx';
import { changedBy } from '#shared/form/changedBy.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { breakConflicts, isSameLink, mixedLadder } from './ladderConflict.ts';
import { useLadder, useLadderState, type LadderSaving } from './useLadder.ts';
import { upsertSet } from '#features/slabs/slabQueries.ts';
import { NO_VALUE, recordName } from '#shared/i18n/noValue.ts';

/** Two people on one ladder: the other's breaks beside mine, and which of them are to be. */
export function LadderConflictDialog({ base, theirs }: NonNullable<LadderSaving['conflict']>) {
  const { t } = useTranslation('slabs');
  const { t: tPanels } = useTranslation('slabPanels');
  const texts = useFieldTexts();
  const format = useFormat();
  const { currency, store, save, setConflict } = useLadder();
  const { dispatch } = store;
  const {
    slabs,
    values: { link, note },
  } = useLadderState((draft) => draft);
  const breaks = breakConflicts(base?.slabs ?? [], slabs, theirs.slabs);
  const decimals = columnDecimals(
    breaks.flatMap((found) => [found.mine?.unitPrice, found.theirs?.unitPrice]),
  );
  const price = (slab: PriceSlab | null, withCode: boolean): string => {
    if (!slab) return '';
    const amount = format.money(slab.unitPrice, currency, { decimals });
    return withCode ? `${amount} · ${slab.discountCode ?? NO_VALUE}` : amount;
  };
  const follows = (of: SlabLink | null): string =>
    of === null ? '' : `${t('linked.reason', { currency: of.currency })} ${t(`rounding.${of.rounding}`)}`;
  const fields = new Map<string, Omit<ConflictField, 'id'>>();
  for (const found of breaks) {
    const withCode = (found.mine?.discountCode ?? '') !== (found.theirs?.discountCode ?? '');
    fields.set(String(found.quantity), {
      label: t('conflict.from', { quantity: format.number(found.quantity) }),
      theirs: price(found.theirs, withCode),
      mine: price(found.mine, withCode),
      changedBy: found.changedBy,
    });
  }
  const linkBy = changedBy(base?.link ?? null, link, theirs.link, isSameLink);
  if (linkBy) {
    fields.set('link', {
      label: texts.field('currency'),
      theirs: follows(theirs.link),
      mine: follows(link),
      changedBy: linkBy,
    });
  }
  const noteBy = changedBy(base?.note ?? '', note.trim(), theirs.note, Object.is);
  if (noteBy) {
    fields.set('note', {
      label: t('note.label'),
      theirs: theirs.note,
      mine: note,
      changedBy: noteBy,
    });
  }
  // What was begun here on the live price meets the draft that somebody else has begun on it.
  const joins = base?.state !== 'draft' && theirs.state === 'draft';
  const close = (): void => {
    upsertSet(theirs);
    setConflict(null);
  };
  const choose = (mine: readonly string[]): void => {
    dispatch({ type: 'rebase', set: theirs });
    dispatch({ type: 'replace', slabs: mixedLadder(slabs, theirs.slabs, mine) });
    if (!mine.includes('link')) dispatch({ type: 'link', link: theirs.link });
    if (!mine.includes('note')) dispatch({ type: 'note', note: theirs.note });
    close();
    void save();
  };
  return (
    <VersionConflict
      form={{
        conflict: { base, theirs, mine: slabs, keys: [...fields.keys()] },
        takeTheirs: () => {
          dispatch({ type: 'take', set: theirs });
          close();
        },
        keepMine: (_, kept) => choose(kept),
        closeConflict: () => setConflict(null),
      }}
      by={() => recordName(theirs.updatedBy)}
      words={joins ? joinWords(tPanels, recordName(theirs.updatedBy)) : undefined}
      fieldOf={() => (key) => fields.get(key)}
    />
  );
}

function joinWords(t: TFunction<'slabPanels'>, name: string): ConflictWords {
  return {
    title: t('join.title', { name }),
    text: t('join.text'),
    takeTheirs: t('join.open'),
    saveChosen: t('join.save'),
  };
}
