import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuantity, maxQuantities, pricedSlabs, slabAt } from './ladder.ts';

const ladder = [
  { minQty: 50, unitPrice: '1.20' },
  { minQty: 100, unitPrice: '1.05' },
  { minQty: 250, unitPrice: '0.9950' },
];

test('a price break holds up to one less than the next begins, the last one without end', () => {
  expect(maxQuantities(ladder)).toEqual([99, 249, null]);
  expect(maxQuantities([])).toEqual([]);
});

test.each([
  [49, null],
  [50, '1.20'],
  [99, '1.20'],
  [100, '1.05'],
  [249, '1.05'],
  [250, '0.9950'],
  [1_000_000, '0.9950'],
])('at %d pieces the price is %s', (quantity, price) => {
  expect(slabAt(ladder, quantity)?.unitPrice ?? null).toBe(price);
});

test.each([
  [1, true],
  [999_999_999, true],
  [1_000_000_000, false],
  [0, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
  [Infinity, false],
  [2 ** 53, false],
])('the price break at %d pieces: %s', (value, is) => {
  expect(isQuantity(value)).toBe(is);
});

test('usable price breaks are sorted by quantity', () => {
  const draft = [
    { minQty: 100, unitPrice: '1.05' },
    { minQty: 0, unitPrice: '2' },
    { minQty: 250, unitPrice: '0,99' },
    { minQty: 50, unitPrice: '1.20' },
  ];
  expect(pricedSlabs(draft).map(({ minQty, price }) => [minQty, price.toFixed()])).toEqual([
    [50, '1.2'],
    [100, '1.05'],
  ]);
});

test('every quantity from the first on has exactly one price break', () => {
  const quantities = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(quantities, fc.integer({ min: 1, max: 20_000 }), (minimums, quantity) => {
      const slabs = minimums.sort((a, b) => a - b).map((minQty) => ({ minQty, unitPrice: '1' }));
      const tops = maxQuantities(slabs);
      const holding = slabs.filter(
        ({ minQty }, at) => minQty <= quantity && quantity <= (tops[at] ?? Infinity),
      );
      const found = slabAt(slabs, quantity);
      expect(holding).toEqual(found ? [found] : []);
    }),
  );
});
