import { expect, test, vi } from 'vitest';
import { createWhatIfStore, readWhatIf, samePrices, startRows } from './whatIfForm.ts';

const slab = (minQty: number, unitPrice: string) => ({ minQty, unitPrice, discountCode: null });
const start = startRows([slab(50, '2.00'), slab(100, '1.80')], []);

test('begins with the live ladder, and without one with the quantities that are shown', () => {
  expect(start.rows.map(({ price }) => price)).toEqual(['2.00', '1.80']);
  expect(startRows([], [50, 100]).rows).toEqual([
    { minQty: 50, price: '', removed: [] },
    { minQty: 100, price: '', removed: [] },
  ]);
});

test('is dirty while a price is neither live nor in a draft', () => {
  const store = createWhatIfStore(start);
  const listener = vi.fn();
  store.subscribe(listener);
  store.typePrice(1, '1.8', []);
  expect(store.getSnapshot().isDirty).toBe(false);
  store.typePrice(1, '1.7', []);
  expect(store.getSnapshot()).toMatchObject({ isDirty: true, values: { rows: [{}, { price: '1.7' }] } });
  store.saved(store.getSnapshot().values);
  expect(store.getSnapshot().isDirty).toBe(false);
  store.typePrice(0, '', ['-']);
  expect(store.getSnapshot().isDirty).toBe(true);
  store.reset();
  expect(store.getSnapshot()).toEqual({ values: start, isDirty: false });
  expect(listener).toHaveBeenCalledTimes(5);
});

test('what was dropped of a number stays with it until it is settled', () => {
  const store = createWhatIfStore(start);
  store.typePrice(0, '1250', [',']);
  expect(store.getSnapshot().values.rows[0]?.removed).toEqual([',']);
  store.settle();
  expect(store.getSnapshot().values.rows[0]).toEqual({ minQty: 50, price: '1250', removed: [] });
});

test.each([
  [null],
  ['text'],
  [{ rows: 'none' }],
  [{ rows: [{ minQty: 50, price: '1.00', removed: [] }] }],
  [
    {
      rows: [
        { minQty: 50, price: '1.00', removed: [] },
        { minQty: 250, price: '1.00', removed: [] },
      ],
    },
  ],
])('%j is no draft of this ladder', (draft) => {
  expect(readWhatIf(draft, start)).toBeNull();
});

test('a draft with the same quantities is taken whole', () => {
  const typed = { rows: start.rows.map((row) => ({ ...row, price: '9' })) };
  expect(readWhatIf(typed, start)).toEqual(typed);
  expect(samePrices(typed, start)).toBe(false);
});
