import { expect, test } from 'vitest';
import { gridDecimals, normalizedPrice, normalizedQuantity } from './ladderNumbers.ts';

test.each([
  ['1.2', '1.20'],
  ['.5', '0.50'],
  ['3.', '3.00'],
  ['007.10', '7.10'],
  ['0.345', '0.345'],
  ['1.2345', '1.2345'],
])('a price that is left as %s stands as %s', (typed, stands) => {
  expect(normalizedPrice(typed)).toBe(stands);
});

test.each(['', '.', '1.23456', '1,20', 'abc'])('what is no price stays as it was typed: %j', (typed) => {
  expect(normalizedPrice(typed)).toBe(typed);
});

test.each([
  ['0050', '50'],
  ['00', '0'],
  ['50', '50'],
  ['', ''],
])('a quantity that is left as %j stands as %j', (typed, stands) => {
  expect(normalizedQuantity(typed)).toBe(stands);
});

test('R27 all amounts of a piece have the decimals of the most precise, along a row too; what is no price asks for none', () => {
  const row = {
    minQty: 50,
    maxQty: null,
    unitPrice: '10.43',
    cost: '6.384',
    gpPct: null,
    markupPct: null,
    floorPrice: null,
    allInUnit: null,
    lineTotal: null,
  };
  expect(gridDecimals([row], [])).toBe(3);
  expect(gridDecimals([row, { ...row, allInUnit: '15.0133' }], [])).toBe(4);
  expect(gridDecimals([{ ...row, cost: null, unitPrice: '1.23456' }], [null])).toBe(2);
});
