import { expect, test } from 'vitest';

import { findCardNumber } from './findCardNumber.ts';

test.each([
  ['4242424242424242', true],
  ['card 4242 4242 4242 4242, 12/30', true],
  ['4242-4242-4242-4242 123', true],
  ['order 77 378282246310005', true],
  ['4242424242424241', false],
  ['order 20418, 12 boxes', false],
  ['+49 30 1234 5678', false],
  ['424242424242', false],
  ['', false],
])('the search for a card number handles %s', (text, expected) => {
  expect(findCardNumber(text)).toBe(expected);
});
