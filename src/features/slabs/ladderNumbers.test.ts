import { expect, test } from 'vitest';
import { decimalsOf, settledPrice, settledQuantity } from './ladderNumbers.ts';

test.each([
  ['1.2', '1.20'],
  ['.5', '0.50'],
  ['3.', '3.00'],
  ['007.10', '7.10'],
  ['0.345', '0.345'],
  ['1.2345', '1.2345'],
])('a price that is left as %s stands as %s', (typed, stands) => {
  expect(settledPrice(typed)).toBe(stands);
});

test.each(['', '.', '1.23456', '1,20', 'abc'])('what is no price stays as it was typed: %j', (typed) => {
  expect(settledPrice(typed)).toBe(typed);
});

test.each([
  ['0050', '50'],
  ['00', '0'],
  ['50', '50'],
  ['', ''],
])('a quantity that is left as %j stands as %j', (typed, stands) => {
  expect(settledQuantity(typed)).toBe(stands);
});

test('R27 a column has the decimals of its longest amount, and never fewer than two', () => {
  expect(decimalsOf(['1.2', null, '0.3450', '12'])).toBe(4);
  expect(decimalsOf([null, '7'])).toBe(2);
  expect(decimalsOf([])).toBe(2);
});
