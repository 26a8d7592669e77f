import { expect, test } from 'vitest';
import { ladderDiff } from '#features/slabs/publish/ladderDiff.ts';
import { priceMarks } from './priceMarks.ts';

const cost = { breaks: [{ minQty: 50, listPrice: '1.00' }], eqp: false, codes: {} };
const ladder = (...breaks: [number, string][]) =>
  breaks.map(([minQty, unitPrice]) => ({ minQty, unitPrice }));
const marksOf = (before: [number, string][], after: [number, string][], known: typeof cost | null = cost) =>
  priceMarks(ladderDiff(ladder(...before), ladder(...after), known), known).map(
    ({ kind, minQty, against, price }) => [kind, minQty, against, price],
  );

test.each([
  ['a rise of 40 % is none', '10.00', '14.00', []],
  ['a rise above it is marked', '10.00', '14.0001', [['rise', 50, '10.00', '14.0001']]],
  ['a fall of 40 % is none', '10.00', '6.00', []],
  ['a fall above it is marked', '10.00', '5.9999', [['fall', 50, '10.00', '5.9999']]],
  ['the cost itself is no loss', '1.20', '1.00', []],
  ['a price below the cost is marked', '1.20', '0.9999', [['belowCost', 50, '1.00', '0.9999']]],
] as const)('%s', (_what, before, after, marks) => {
  expect(marksOf([[50, before]], [[50, after]])).toEqual(marks);
});

test('one price may be marked for both', () => {
  expect(marksOf([[50, '2.00']], [[50, '0.20']])).toEqual([
    ['fall', 50, '2.00', '0.20'],
    ['belowCost', 50, '1.00', '0.20'],
  ]);
});

test('a break that is taken away is compared by the price that holds there then', () => {
  expect(
    marksOf(
      [
        [50, '10.00'],
        [100, '5.00'],
      ],
      [[50, '10.00']],
    ),
  ).toEqual([['rise', 100, '5.00', '10.00']]);
});

test('without a live price, a cost, or a price, there is nothing to compare with', () => {
  expect(marksOf([], [[50, '10.00']])).toEqual([]);
  expect(marksOf([[50, '2.00']], [[50, '1.90']], null)).toEqual([]);
  expect(marksOf([[50, '2.00']], [[50, '']])).toEqual([]);
});
