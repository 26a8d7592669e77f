import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, toMoneyText } from './decimal.ts';
import { pricesBeside, roundedPrice } from './rounding.ts';

test.each([
  ['1.2345', 'none', '1.2345'],
  ['1.23456', 'none', '1.2346'],
  ['1.23', 'x9', '1.19'],
  ['1.24', 'x9', '1.29'],
  ['1.29', 'x9', '1.29'],
  ['0.01', 'x9', '0.09'],
  ['0', 'x9', '0.09'],
  ['1.9', 'x9', '1.89'],
  ['1.22', '05', '1.20'],
  ['1.225', '05', '1.25'],
  ['1.25', '05', '1.25'],
  ['0.01', '05', '0.05'],
] as const)('the price %s rounded %s is %s', (price, rounding, expected) => {
  expect(roundedPrice(decimal(price), rounding)).toBe(expected);
});

test('a rounded price is near, ends as it should, and is not changed by rounding again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 100_000_000 }),
      fc.constantFrom('x9', '05'),
      (units, rounding) => {
        const price = decimal(units).div(10_000);
        const text = roundedPrice(price, rounding);
        expect(text).toMatch(rounding === 'x9' ? /\.\d9$/ : /\.\d[05]$/);
        expect(decimal(text).minus(price).abs().lte('0.05')).toBe(true);
        expect(roundedPrice(decimal(text), rounding)).toBe(text);
      },
    ),
  );
});

test.each([
  ['1.83', 'x9', '1.79', '1.89'],
  ['1.89', 'x9', '1.89', '1.99'],
  ['0.05', 'x9', '-0.01', '0.09'],
  ['1.83', '05', '1.80', '1.85'],
  ['1.8371', 'none', '1.83', '1.84'],
  ['1', 'none', '1.00', '1.01'],
  ['0.8371', 'none', '0.837', '0.838'],
] as const)('beside %s the prices %s are %s and %s', (price, rounding, below, above) => {
  expect(pricesBeside(decimal(price), rounding).map(toMoneyText)).toEqual([below, above]);
});
