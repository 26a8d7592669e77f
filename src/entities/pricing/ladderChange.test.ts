import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';
import { refusedSmoothing, rounded, shifted, smoothed } from './ladderChange.ts';

const ladder = [
  { minQty: 50, unitPrice: '1.20' },
  { minQty: 100, unitPrice: '1.15' },
  { minQty: 500, unitPrice: '0.80' },
];
const prices = (slabs: readonly { unitPrice: string }[]) => slabs.map(({ unitPrice }) => unitPrice);

test('all prices of a ladder are moved by some percent, up, down and rounded', () => {
  expect(prices(shifted(ladder, 5, 'none'))).toEqual(['1.26', '1.2075', '0.84']);
  expect(prices(shifted(ladder, -5, 'none'))).toEqual(['1.14', '1.0925', '0.76']);
  expect(prices(shifted(ladder, 5, '05'))).toEqual(['1.25', '1.20', '0.85']);
  expect(prices(rounded(ladder, 'x9'))).toEqual(['1.19', '1.19', '0.79']);
});

test('a price that is no number stays as it was typed, with the rest of its price break', () => {
  const draft = [
    { minQty: 50, unitPrice: '1,20', note: 'mine' },
    { minQty: 60, unitPrice: '1', note: 'yours' },
  ];
  expect(shifted(draft, 10, 'none')).toEqual([
    { minQty: 50, unitPrice: '1,20', note: 'mine' },
    { minQty: 60, unitPrice: '1.10', note: 'yours' },
  ]);
});

test('smoothing keeps both ends and lets the prices between fall with the logarithm of the quantity', () => {
  // ln(100/50) / ln(500/50) is 0.30103 of the way from 1.20 to 0.80.
  expect(prices(smoothed(ladder, 'none'))).toEqual(['1.20', '1.0796', '0.80']);
  expect(prices(smoothed(ladder, '05'))).toEqual(['1.20', '1.10', '0.80']);
  expect(smoothed(ladder, 'none').map(({ minQty }) => minQty)).toEqual([50, 100, 500]);
});

test('smoothing does not touch the ends, however they are written', () => {
  const draft = [
    { minQty: 50, unitPrice: '1.2' },
    { minQty: 100, unitPrice: '1' },
    { minQty: 500, unitPrice: '0.81' },
  ];
  expect(prices(smoothed(draft, '05'))).toEqual(['1.2', '1.10', '0.81']);
});

test.each([
  ['nothing', [], 'fewer'],
  ['one slab', [{ minQty: 50, unitPrice: '1.20' }], 'fewer'],
  ['both ends alone', ladder.slice(0, 2), 'fewer'],
  ['falling quantities', [...ladder].reverse(), 'quantities'],
  ['the same quantity twice', [{ minQty: 50, unitPrice: '1.30' }, ...ladder], 'quantities'],
  ['a quantity of nothing', [{ minQty: 0, unitPrice: '3' }, ...ladder], 'quantities'],
  ['half a piece', [{ minQty: 1.5, unitPrice: '3' }, ...ladder], 'quantities'],
  ['a price that is none', [...ladder, { minQty: 900, unitPrice: 'x' }], 'prices'],
])('smoothing leaves a ladder unchanged, with the reason: %s', (_, slabs, refused) => {
  expect(smoothed(slabs, 'none')).toEqual(slabs);
  expect(refusedSmoothing(slabs)).toBe(refused);
});

test('a ladder that can be smoothed has no reason not to be', () => {
  expect(refusedSmoothing(ladder)).toBeNull();
});

test('a smoothed ladder of falling prices never rises', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(
      rows,
      fc.integer({ min: 100, max: 90_000 }),
      fc.integer({ min: 1, max: 99 }),
      (list, top, share) => {
        const first = decimal(top).div(1000);
        const last = first.times(share).div(100).round(4);
        const quantities = list.sort((a, b) => a - b);
        const slabs = quantities.map((minQty, at) => ({
          minQty,
          unitPrice: (at === quantities.length - 1 ? last : first).toFixed(),
        }));
        const after = smoothed(slabs, 'none').map(({ unitPrice }) => decimal(unitPrice));
        after.forEach((price, at) => expect(price.lte(after[at - 1] ?? price)).toBe(true));
      },
    ),
  );
});
