import { expect, test } from 'vitest';
import { neighbour } from './listMoves.ts';

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
])('%s among %i from %i leads to %s', (key, count, at, to) => {
  expect(neighbour(key, count, at)).toBe(to);
});
