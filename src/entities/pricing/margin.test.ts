import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';
import { floorPrice, gpPct, isUnderFloor, markupPct, priceForGp, priceForMarkup } from './margin.ts';

const d = decimal;

test.each([
  ['1.00', '0.64', '36.00', '56.25'],
  ['0.64', '0.64', '0.00', '0.00'],
  ['0.50', '0.64', '-28.00', '-21.88'],
])('sold at %s, bought at %s: GP %s, markup %s', (sell, cost, gp, markup) => {
  expect(gpPct(d(sell), d(cost))?.toFixed(2)).toBe(gp);
  expect(markupPct(d(sell), d(cost))?.toFixed(2)).toBe(markup);
});

test('a price or cost of zero never divides by zero', () => {
  expect(gpPct(d(0), d('0.64'))).toBeNull();
  expect(markupPct(d(1), d(0))).toBeNull();
});

test('a price is calculated from a GP % or a markup', () => {
  expect(priceForGp(d('0.64'), d(36))).toBe('1.00');
  expect(priceForGp(d('0.64'), d(0))).toBe('0.64');
  expect(priceForGp(d('0.64'), d(-28))).toBe('0.50');
  expect(priceForGp(d('0.64'), d(100))).toBeNull();
  expect(priceForGp(d('0.64'), d(101))).toBeNull();
  expect(priceForMarkup(d('0.64'), d('56.25'))).toBe('1.00');
});

test('the floor is reached by its price and not by one a hundredth of a cent lower', () => {
  expect(floorPrice(d('0.64'), d(30))).toBe('0.9143');
  expect(isUnderFloor(d('0.9143'), d('0.64'), d(30))).toBe(false);
  expect(isUnderFloor(d('0.9142'), d('0.64'), d(30))).toBe(true);
  expect(floorPrice(d('0.7'), d(30))).toBe('1.00');
  expect(isUnderFloor(d('1.00'), d('0.7'), d(30))).toBe(false);
  expect(floorPrice(d('0.7'), d(100))).toBeNull();
  expect(floorPrice(d('0.7'), d('100.5'))).toBeNull();
});

const cents = fc.integer({ min: 1, max: 10_000_000 }).map((value) => d(value).div(10_000));
const percent = fc.integer({ min: -9_000, max: 9_500 }).map((value) => d(value).div(100));

test('a price calculated for a GP % has that GP %, as near as four decimals come', () => {
  fc.assert(
    fc.property(cents, percent, (cost, gp) => {
      const price = d(priceForGp(cost, gp) ?? 'none');
      fc.pre(price.gt(0));
      // Half a hundredth of a cent is all that rounding may take or give.
      const wanted = cost.times(100).div(d(100).minus(gp));
      expect(price.minus(wanted).abs().lte('0.00005')).toBe(true);
    }),
  );
});

test('the floor price is the lowest of four decimals that keeps the floor', () => {
  fc.assert(
    fc.property(cents, percent, (cost, floor) => {
      const price = d(floorPrice(cost, floor) ?? 'none');
      expect(isUnderFloor(price, cost, floor)).toBe(false);
      expect(isUnderFloor(price.minus('0.0001'), cost, floor)).toBe(true);
    }),
  );
});
