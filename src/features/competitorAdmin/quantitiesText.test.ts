import { expect, test } from 'vitest';
import { readQuantities } from './quantitiesText.ts';

test.each([
  ['', []],
  ['100,250;500 1000', [100, 250, 500, 1000]],
  ['100，250、500', [100, 250, 500]],
  ['2, 500', [2, 500]],
  ['2,500', null],
  ['100, 10,000', null],
  ['1.000', null],
  ['1’000', null],
  ['0', null],
  ['-5', null],
  ['1001', null],
  ['1 2 3 4 5', null],
])('the quantities in %j are %j', (text, quantities) => {
  expect(readQuantities(text, { count: 4, quantity: 1000 })).toEqual(quantities);
});
