import { expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import { rankAmong } from './marketPosition.ts';
import { standingAmong } from './standing.ts';

const against = (theirs: string, ours: string | null = '1.00') => ({
  basis: 'unit' as const,
  ours: ours === null ? null : decimal(ours),
  theirs: decimal(theirs),
  unit: decimal(theirs),
});

test.each([
  [['1.10', '1.20'], '0', 'first'],
  [['1.10', '1.20'], '1', 'first'],
  [['1.00', '1.20'], '0', 'tied'],
  [['1.00'], '1', 'tied'],
  [['0.9901', '1.20'], '1', 'tied'],
  [['1.0101', '1.20'], '1', 'tied'],
  [['1.0102', '1.20'], '1', 'first'],
  [['0.99', '1.20'], '1', 'between'],
  [['0.90', '1.00'], '1', 'between'],
  [['0.90', '0.80'], '1', 'last'],
  [['0.90'], '0', 'last'],
  [['0.80'], '25', 'tied'],
  [['0.80', '1.00'], '24.99', 'between'],
])(
  'beside offers of %j, with a tolerance of %s percent, a price of 1.00 is %s',
  (offers, tolerance, standing) => {
    const comparisons = offers.map((offer) => against(offer));
    expect(standingAmong(comparisons, tolerance)).toBe(standing);
    // The first place is the same thing said in another way.
    expect(rankAmong(comparisons, tolerance) === 1).toBe(standing === 'first' || standing === 'tied');
  },
);

test('without an offer, or without a price of ours, there is no standing', () => {
  expect(standingAmong([], '1')).toBeNull();
  expect(standingAmong([against('1.00', null)], '1')).toBeNull();
});

test('offers beside which our price is not known take no part', () => {
  expect(standingAmong([against('1.20'), against('0.50', null)], '1')).toBe('first');
});
