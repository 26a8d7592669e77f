import { expect, test } from 'vitest';
import { orderTiles } from './homeTiles.ts';

test('tiles with nothing to do come last, and all else stays as it stands', () => {
  const tiles = [
    { id: 'alerts', count: 0 },
    { id: 'matches', count: 3 },
    { id: 'jobs', count: 0 },
    { id: 'failed', count: undefined },
    { id: 'links', count: 1 },
  ];
  expect(orderTiles(tiles).map(({ id }) => id)).toEqual(['matches', 'failed', 'links', 'alerts', 'jobs']);
});
