import { expect, test } from 'vitest';
import { moved } from './menuMoves.ts';

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
] as const)('A07 %s in a %s of three leads from %i to %s', (key, along, at, to) => {
  expect(moved(key, along, at, 3)).toBe(to);
});

test('among nothing there is nowhere to go', () => {
  expect(moved('Home', 'row', -1, 0)).toBeNull();
});
