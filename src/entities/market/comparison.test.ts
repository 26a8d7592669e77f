import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { byWidestGap, compareAt, isFurtherThan, gapPct, priceIndex, type Comparison } from './comparison.ts';
import type { ComparableOffer } from './offer.ts';

const offer: ComparableOffer = {
  slabs: [{ minQty: 100, price: decimal('4.50') }],
  setup: decimal('50.00'),
  run: decimal(0),
};
const ours = { unit: decimal('5.00'), allIn: decimal('5.50') };
const pair = (mine: number | null, theirs: number): Comparison => ({
  basis: 'unit',
  ours: mine === null ? null : decimal(mine),
  theirs: decimal(theirs),
  unit: decimal(theirs),
});
const numberOf = (value: { toNumber: () => number } | null) => value && value.toNumber();

function textsOf(comparison: Comparison | null) {
  if (!comparison) return null;
  const { basis, theirs, ours: mine, unit } = comparison;
  return { basis, theirs: toMoneyText(theirs), ours: mine && toMoneyText(mine), unit: toMoneyText(unit) };
}

test('an offer with known charges is compared all-in, with ours all-in', () => {
  expect(textsOf(compareAt(offer, 100, 'allIn', ours))).toEqual({
    basis: 'allIn',
    theirs: '5.00',
    ours: '5.50',
    unit: '4.50',
  });
});

test.each<[string, Partial<ComparableOffer>]>([
  ['set-up', { setup: null }],
  ['run', { run: null }],
])('an offer with an unknown %s charge is compared by unit price, with our unit price', (_, changes) => {
  expect(textsOf(compareAt({ ...offer, ...changes }, 100, 'allIn', ours))).toEqual({
    basis: 'unit',
    theirs: '4.50',
    ours: '5.00',
    unit: '4.50',
  });
});

test('where unit prices are wanted they are compared even if the charges are known', () => {
  expect(textsOf(compareAt(offer, 100, 'unit', ours))).toMatchObject({
    basis: 'unit',
    theirs: '4.50',
    ours: '5.00',
  });
});

test('for fewer pieces than the competitor sells there is nothing to compare', () => {
  expect(compareAt(offer, 99, 'allIn', ours)).toBeNull();
});

test.each([
  [5.5, 5, 10],
  [4.5, 5, -10],
  [5, 5, 0],
  [null, 5, null],
  [5, 0, null],
  [0, 5, -100],
])('at %s against %s the gap is %s %', (mine, theirs, gap) => {
  expect(numberOf(gapPct(pair(mine, theirs)))).toBe(gap);
});

test.each([
  [5, 5.5, 10, false],
  [5, 5.5001, 10, true],
  [5, 4.5, 10, false],
  [5, 4.4999, 10, true],
  [5, 5, 0, false],
  [5, 0, 99, true],
  [null, 5, 10, null],
  [0, 5, 10, null],
])('at %s their %s is further than %s %% of ours: %s', (mine, theirs, percent, isFar) => {
  expect(isFurtherThan(pair(mine, theirs), percent)).toBe(isFar);
});

test('the offer that we are dearest against stands first, and without our prices the cheapest', () => {
  const [near, wide] = [pair(5.5, 5), pair(9, 6)];
  expect([near, wide].toSorted(byWidestGap)).toEqual([wide, near]);
  const [cheap, dear] = [pair(null, 4), pair(5, 5)];
  expect([dear, cheap].toSorted(byWidestGap)).toEqual([cheap, dear]);
  expect([cheap, dear].toSorted(byWidestGap)).toEqual([cheap, dear]);
});

test('the index is our price beside the mean of the others, below 100 where we are cheaper', () => {
  // 4.50 beside the mean of 4, 5 and 6.
  const others = [pair(4.5, 4), pair(4.5, 5), pair(4.5, 6)];
  expect(numberOf(priceIndex(others))).toBe(90);
  expect(numberOf(priceIndex([pair(6, 5)]))).toBe(120);
});

test('offers on two bases stand each beside our price on theirs', () => {
  // (5.00 + 5.50) / (4.50 + 5.00)
  const both = [compareAt(offer, 100, 'allIn', ours), compareAt({ ...offer, run: null }, 100, 'allIn', ours)];
  const index = priceIndex(both.flatMap((one) => one ?? []));
  expect(index?.toFixed(4)).toBe('110.5263');
});

test('without a pair of prices there is no index', () => {
  expect(priceIndex([])).toBeNull();
  expect(priceIndex([pair(null, 5)])).toBeNull();
  expect(priceIndex([pair(5, 0)])).toBeNull();
  expect(numberOf(priceIndex([pair(null, 50), pair(6, 5)]))).toBe(120);
});

const price = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);

test('against one offer the index is one hundred and the gap', () => {
  fc.assert(
    fc.property(price, price, (mine, theirs) => {
      const one = pair(mine, theirs);
      expect(priceIndex([one])?.minus(100).toFixed(10)).toBe(gapPct(one)?.toFixed(10));
    }),
  );
});

test('the index of several offers is between the lowest and the highest of each alone', () => {
  fc.assert(
    fc.property(price, fc.array(price, { minLength: 1, maxLength: 10 }), (mine, theirs) => {
      const pairs = theirs.map((one) => pair(mine, one));
      const alone = pairs.flatMap((one) => numberOf(priceIndex([one])) ?? []);
      const index = numberOf(priceIndex(pairs)) ?? Number.NaN;
      expect(index).toBeGreaterThanOrEqual(Math.min(...alone) - 1e-9);
      expect(index).toBeLessThanOrEqual(Math.max(...alone) + 1e-9);
    }),
  );
});
