import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { tileFigures, toneOf } from './tileRules.ts';

test('a tile has the count, its part of the tracked products, and the change since before', () => {
  const tiles = tileFigures(examples.analysisSummary);
  expect(tiles.map(({ word }) => word)).toHaveLength(9);
  expect(tiles.find(({ word }) => word === 'first')).toMatchObject({ count: 13, share: 13 / 46, change: -2 });
  expect(tiles.find(({ word }) => word === 'risen')).toMatchObject({ count: 9, share: null, change: -5 });
  expect(tiles.find(({ word }) => word === 'fresh')).toMatchObject({ count: 30, change: null });
});

test('what is withheld has no tile, and nothing is divided by nothing', () => {
  expect(tileFigures(examples.analysisSummaryNoCosts).map(({ word }) => word)).not.toContain('underFloor');
  expect(tileFigures(examples.analysisSummaryNone).every(({ share }) => share === null)).toBe(true);
});

test.each([
  [2, true, 'good'],
  [-2, true, 'bad'],
  [2, false, 'bad'],
  [-2, false, 'good'],
  [0, true, null],
  [2, null, null],
  [null, true, null],
] as const)('a change of %s where more is better: %s is %s', (change, isMoreBetter, tone) => {
  expect(toneOf(change, isMoreBetter)).toBe(tone);
});
