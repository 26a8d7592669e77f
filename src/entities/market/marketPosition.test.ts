import { expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import { positionOf, rankAmong } from './marketPosition.ts';

test.each([
  ['98.99', '1', 'cheaper'],
  ['99.00', '1', 'tied'],
  ['100', '0', 'tied'],
  ['101.00', '1', 'tied'],
  ['101.01', '1', 'dearer'],
  ['100.01', '0', 'dearer'],
  ['99.99', '0', 'cheaper'],
  ['101.5', '1.5', 'tied'],
])('an index of %s with a tolerance of %s percent is %s', (index, tolerance, position) => {
  expect(positionOf(decimal(index), tolerance)).toBe(position);
});

const against = (theirs: string, ours: string | null = '1.00') => ({
  basis: 'unit' as const,
  ours: ours === null ? null : decimal(ours),
  theirs: decimal(theirs),
  unit: decimal(theirs),
});

test.each([
  [['1.10', '1.20'], '0', 1],
  [['0.90', '1.20'], '0', 2],
  [['0.90', '0.80', '1.20'], '1', 3],
  [['1.00'], '0', 1],
  [['0.99'], '1', 2],
  [['0.9901'], '1', 1],
  [['0.80'], '25', 1],
])('beside offers of %j, with a tolerance of %s percent, we are number %d', (offers, tolerance, rank) => {
  expect(
    rankAmong(
      offers.map((offer) => against(offer)),
      tolerance,
    ),
  ).toBe(rank);
});

test('without a price of ours, or an offer, there is no rank', () => {
  expect(rankAmong([], '1')).toBeNull();
  expect(rankAmong([against('1.00', null)], '1')).toBeNull();
});
