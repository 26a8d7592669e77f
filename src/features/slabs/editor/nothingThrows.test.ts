import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { numberIn } from '#shared/form/readNumber.ts';
import { numberSigns } from '#shared/i18n/numberSigns.ts';
import { changeLanguage, loadTextArea } from '#shared/i18n/i18n.ts';
import { languages } from '#shared/i18n/languages.ts';
import { csvText } from '#shared/lib/csv.ts';
import { rounded, shifted, smoothed } from '#entities/pricing/ladderChange.ts';
import { pasteLadder } from '#entities/pricing/pasteLadder.ts';
import { ladderViews, computeAll, type LadderView } from '#tests/support/shownLadder.ts';
import { costIn } from '#entities/ladders/ladderCurrency.ts';
import { slabsOf, type LadderAction, type LadderColumn } from './ladderEditor.ts';
import { pastedBlock } from '#entities/ladders/ladderPaste.ts';
import { onSupplierBreaks, percentOf, priceForMargin } from '#features/slabs/grid/ladderSteps.ts';
import { createLadderStore, readLadderDraft, type LadderStore } from './ladderStore.ts';

const { slabSetLive: live, slabSetDraft: draft, product, fxRates: rates, costs } = examples;

beforeAll(async () => {
  for (const { tag } of languages) {
    await changeLanguage(tag);
    await loadTextArea('slabs');
  }
});

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '0',
    '-1',
    '1e3',
    '1,5',
    'NaN',
    'Infinity',
    '9'.repeat(9),
    '9'.repeat(40),
    '９',
    '0x10',
  ),
  fc.stringMatching(/^[\d.]{0,14}$/),
  fc.nat(2000).map(String),
  fc.string({ maxLength: 12 }),
);
const block = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc
    .array(fc.tuple(nasty, nasty), { maxLength: 14 })
    .map((pairs) => pairs.map((pair) => pair.join('\t')).join('\n')),
  fc.array(nasty, { maxLength: 14 }).map((column) => column.join('\n')),
);
const row = fc.nat(12);
const column = fc.constantFrom<LadderColumn>('quantity', 'price', 'code');

type Step = (store: LadderStore, beside: LadderView) => void;
const dispatched =
  (action: LadderAction): Step =>
  ({ dispatch }) =>
    dispatch(action);
const replaced =
  (change: (slabs: ReturnType<typeof slabsOf>, beside: LadderView) => ReturnType<typeof slabsOf>): Step =>
  (store, beside) =>
    store.dispatch({ type: 'replace', slabs: change(slabsOf(store.getSnapshot().values), beside) });

/** Everything a person can do to a ladder. */
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(row, column, nasty)
      .map(([at, name, text]) => dispatched({ type: 'type', row: at, column: name, text })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(row, column)
      .map(([at, name]) => dispatched({ type: 'type', row: at, column: name, text: '' })),
  },
  row.map((at) => dispatched({ type: 'leave', row: at })),
  fc
    .tuple(row, nasty, nasty)
    .map(([at, quantity, price]) => dispatched({ type: 'insert', at, slab: { quantity, price } })),
  row.map((at) => dispatched({ type: 'remove', row: at })),
  fc.constantFrom<LadderAction>({ type: 'undo' }, { type: 'redo' }).map(dispatched),
  nasty.map((note) => dispatched({ type: 'note', note })),
  fc
    .constantFrom(null, { currency: 'EUR', rounding: 'x9' } as const)
    .map((link) => dispatched({ type: 'link', link })),
  fc
    .constantFrom<LadderAction>(
      { type: 'take', set: draft },
      { type: 'rebase', set: null },
      { type: 'rebase', set: live },
    )
    .map(dispatched),
  fc.constant<Step>((store) =>
    store.dispatch({ type: 'saved', set: draft, sent: store.getSnapshot().values }),
  ),
  fc
    .tuple(row, fc.constantFrom('quantity', 'price'), block)
    .map(
      ([at, name, text]): Step =>
        replaced(
          (slabs, { language }) =>
            pastedBlock(text, { row: at, column: name }, slabs, (written) =>
              numberIn(written, numberSigns(language)),
            )?.slabs.slice() ?? slabs,
        ),
    ),
  block.map((text) => replaced(() => [...pasteLadder(text).slabs])),
  // A file of it, pasted back.
  fc.constant(
    replaced((slabs) => [
      ...pasteLadder(csvText(slabs.map(({ minQty, unitPrice }) => [minQty, unitPrice]))).slabs,
    ]),
  ),
  nasty.map((text) => replaced((slabs, { rounding }) => shifted(slabs, percentOf(text) ?? 5, rounding))),
  fc.constant(replaced((slabs, { rounding }) => rounded(slabs, rounding))),
  fc.constant(replaced((slabs, { rounding }) => smoothed(slabs, rounding))),
  fc.constant(
    replaced((slabs, { currency, eqp, rounding }) => {
      const cost = costIn({ ...costs, eqp }, currency, rates);
      return cost ? onSupplierBreaks(slabs, cost, costs.targetGpPct, product.moq, rounding) : slabs;
    }),
  ),
  fc.tuple(row, fc.constantFrom('gp', 'markup'), nasty).map(
    ([at, margin, text]): Step =>
      (store, beside) => {
        const slab = slabsOf(store.getSnapshot().values)[at];
        const cost = costIn({ ...costs, eqp: beside.eqp }, beside.currency, rates);
        const price = slab && priceForMargin(margin, text, slab.minQty, cost, beside.rounding);
        if (price) store.dispatch({ type: 'type', row: at, column: 'price', text: price });
      },
  ),
  // The draft of the browser: written, and read again.
  fc.constant<Step>((store) => {
    const kept = readLadderDraft(JSON.parse(JSON.stringify(store.form.getValues())));
    expect(kept).not.toBeNull();
    if (kept) store.form.reset(kept, { keepDefaultValues: true });
  }),
);
test('whatever is typed, pasted, undone, restored or worked out, nothing throws', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(null, live, draft),
      ladderViews,
      fc.array(steps, { maxLength: 25 }),
      (base, beside, done) => {
        const store = createLadderStore(base);
        computeAll(store, beside);
        for (const step of done) {
          step(store, beside);
          computeAll(store, beside);
        }
      },
    ),
    { numRuns: 150 },
  );
});
test('whatever stands in the storage of the browser, a draft is a ladder or none', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (slabs, link) => {
      for (const values of [slabs, { slabs, link, note: '' }, { slabs: [slabs], link: null, note: '' }]) {
        const kept = readLadderDraft(values);
        if (!kept) continue;
        const store = createLadderStore(live);
        store.form.reset(kept, { keepDefaultValues: true });
        store.dispatch({ type: 'leave', row: 0 });
        slabsOf(store.getSnapshot().values);
      }
    }),
  );
});
