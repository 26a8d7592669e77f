import { expect, test } from 'vitest';
import { nextQuantity, onSupplierBreaks, percentOf, priceForMargin } from './ladderSteps.ts';

const cost = {
  breaks: [
    { minQty: 50, listPrice: '10.00', discountCode: 'C' },
    { minQty: 100, listPrice: '9.00', discountCode: 'C' },
    { minQty: 250, listPrice: '8.00', discountCode: 'C' },
  ],
  eqp: false,
  codes: { C: 40 },
};

test.each([
  ['5', 5],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['2.', 2],
  ['2,5', null],
  ['.', null],
  ['99.99', 99.99],
  ['0', null],
  ['100', null],
  ['-5', null],
  ['1.234', null],
  ['', null],
  ['five', null],
])('the percentage %j is read as %j', (text, percent) => {
  expect(percentOf(text)).toBe(percent);
});

test.each([
  ['gp', '40', 50, 'none', '10.00'],
  ['gp', '36', 100, 'none', '8.4375'],
  ['gp', '36', 100, '05', '8.45'],
  ['gp', '36', 100, 'x9', '8.39'],
  ['gp', '.5', 50, 'none', '6.0302'],
  ['gp', '0', 50, 'none', '6.00'],
  ['gp', '36.', 100, 'none', '8.4375'],
  ['markup', '50', 50, 'none', '9.00'],
  ['markup', '150', 300, 'none', '12.00'],
] as const)(
  '%s %% of %s at %i pieces, rounded %s, is the price %s',
  (margin, text, quantity, rounding, price) => {
    expect(priceForMargin(margin, text, quantity, cost, rounding)).toBe(price);
  },
);

test.each([
  ['no price leaves 100 %', 'gp', '100', 50, cost],
  ['below the first break no cost is known', 'gp', '36', 49, cost],
  ['no cost is known at all', 'gp', '36', 50, null],
  ['three decimals are no percentage', 'gp', '36.123', 50, cost],
  ['nothing is typed', 'markup', '', 50, cost],
  ['a dot alone', 'markup', '.', 50, cost],
  ['the row has no quantity', 'markup', '50', Number.NaN, cost],
] as const)('there is no price where %s', (_, margin, text, quantity, from) => {
  expect(priceForMargin(margin, text, quantity, from, 'none')).toBeNull();
});

test.each([
  ['the minimum order in an empty ladder', [], 50],
  ["the supplier's next quantity", [50], 100],
  ["the supplier's next quantity, from between two", [120], 250],
  ['twice the last where the supplier has no more', [250], 500],
  ['the minimum order below a row without a quantity', [Number.NaN], 50],
])('an added break begins with %s', (_, quantities, next) => {
  const slabs = quantities.map((minQty) => ({ minQty, unitPrice: '1.00' }));
  expect(nextQuantity(slabs, 50, cost)).toBe(next);
});

test('without costs an added break begins at twice the last', () => {
  expect(nextQuantity([{ minQty: 60, unitPrice: '1.00' }], 50, null)).toBe(120);
});

test("on the supplier's quantities our own prices stay, and the others leave the target GP %", () => {
  const own = { minQty: 100, unitPrice: '9.99', discountCode: 'B' };
  expect(onSupplierBreaks([own], cost, 40, 50, 'none')).toEqual([
    { minQty: 50, unitPrice: '10.00' },
    own,
    { minQty: 250, unitPrice: '8.00' },
  ]);
});

test('L2 it begins at the minimum order, and an own price that is none is calculated', () => {
  const ladder = onSupplierBreaks([{ minQty: 72, unitPrice: '' }], cost, 40, 72, 'none');
  expect(ladder.map(({ minQty }) => minQty)).toEqual([72, 100, 250]);
  expect(ladder[0]?.unitPrice).toBe('10.00');
});

test('L7 a break below the first of the supplier has no price yet', () => {
  expect(onSupplierBreaks([], cost, 40, 25, 'none')[0]).toEqual({ minQty: 25, unitPrice: '' });
});

test('L1 a ladder has no more than ten breaks', () => {
  const breaks = Array.from({ length: 14 }, (_, at) => ({ minQty: 50 * (at + 1), listPrice: '5.00' }));
  expect(onSupplierBreaks([], { ...cost, breaks }, 40, 50, 'none')).toHaveLength(10);
});
