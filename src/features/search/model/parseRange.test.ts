import { expect, test } from 'vitest';
import { parseRange } from './parseRange.ts';

test.each([
  ['', '', null],
  ['1', '', { from: 1, to: null }],
  ['', '4.50', { from: null, to: 4.5 }],
  ['.5', '4.', { from: 0.5, to: 4 }],
  ['20', '5', { from: 5, to: 20 }],
  [' -3.25 ', '0', { from: -3.25, to: 0 }],
  ['cheap', '', 'invalid'],
  ['1', '1e9', 'invalid'],
  ['4,50', '', 'invalid'],
  ['-', '', 'invalid'],
  ['', '.', 'invalid'],
])('the range from %j to %j is %j', (from, to, range) => {
  expect(parseRange(from, to)).toEqual(range);
});
