import { expect, test } from 'vitest';
import { getIndexAfterKey } from './menuKeys.ts';

test.each([
  ['ArrowRight', 'row', 0, 1],
  ['ArrowRight', 'row', 2, 0],
  ['ArrowLeft', 'row', 0, 2],
  ['ArrowLeft', 'row', 2, 1],
  ['ArrowDown', 'row', 1, null],
  ['ArrowDown', 'column', -1, 0],
  ['ArrowDown', 'column', 2, 0],
  ['ArrowUp', 'column', -1, 2],
  ['ArrowUp', 'column', 1, 0],
  ['ArrowRight', 'column', 1, null],
  ['Home', 'row', 2, 0],
  ['End', 'column', 0, 2],
  ['Enter', 'row', 1, null],
] as const)('A07 %s in a %s of three moves from %i to %s', (key, along, at, to) => {
  expect(getIndexAfterKey(key, along, at, 3)).toBe(to);
});

test('an empty list gives no index', () => {
  expect(getIndexAfterKey('Home', 'row', -1, 0)).toBeNull();
});

test.each([
  ['ArrowDown', 3, 0, 1],
  ['ArrowDown', 3, 2, 0],
  ['ArrowUp', 3, 1, 0],
  ['ArrowUp', 3, 0, 2],
  ['Home', 3, 2, 0],
  ['End', 3, 0, 2],
  ['ArrowDown', 1, 0, 0],
  ['ArrowUp', 1, 0, 0],
  ['ArrowDown', 0, -1, null],
  ['End', 0, -1, null],
  ['ArrowLeft', 3, 1, null],
  ['a', 3, 1, null],
])('%s in a column of %i moves from %i to %s', (key, count, at, to) => {
  expect(getIndexAfterKey(key, 'column', at, count)).toBe(to);
});
