import { expect, test } from 'vitest';
import { ladderPlace } from './ladderPlace.ts';

const anchor = (top: number, right: number) => ({ top, bottom: top + 20, left: right - 30, right });
const size = { width: 200, height: 150 };
const screen = { width: 1000, height: 800 };

test.each([
  ['below, right edges in line', anchor(100, 600), { top: 126, left: 400 }],
  ['above where there is no room below', anchor(700, 600), { top: 544, left: 400 }],
  ['within the left edge', anchor(100, 90), { top: 126, left: 6 }],
  ['within the right edge', anchor(100, 1020), { top: 126, left: 794 }],
])('the ladder of a row opens %s', (_, at, place) => {
  expect(ladderPlace(at, size, screen)).toEqual(place);
});

test('the ladder of a row opens below where there is no room either way', () => {
  expect(ladderPlace(anchor(100, 600), size, { width: 1000, height: 200 }).top).toBe(126);
});
