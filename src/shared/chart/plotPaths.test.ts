import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curvePath, stepPath } from './plotPaths.ts';

const points = (...ys: (number | null)[]) => ys.map((y, place) => ({ x: place * 10, y }));

test.each([
  ['a value holds until the next one', points(5, 3, 3), 'M0,5L10,5L10,3L20,3L20,3'],
  ['where there is no value the line is broken', points(5, null, 3, 3), 'M0,5L10,5L10,5M20,3L30,3L30,3'],
  ['a line begins where there is a value', points(null, 5, 5), 'M10,5L20,5L20,5'],
  ['without a value there is no line', points(null, null), ''],
] as const)('in steps, %s', (_what, given, path) => {
  expect(stepPath(given)).toBe(path);
});

test('a curve goes from point to point, and is broken where there is no value', () => {
  expect(curvePath(points(5, 3.14, null, 2, 1))).toBe('M0,5L10,3.1M30,2L40,1');
});

test('a path in steps goes across and up or down, never aslant, through every point that has a value', () => {
  const height = fc.option(fc.integer({ min: 0, max: 200 }), { nil: null });
  fc.assert(
    fc.property(fc.array(height, { maxLength: 20 }), (ys) => {
      const path = stepPath(points(...ys));
      for (const piece of path.split('M').slice(1)) {
        const corners = piece
          .replace('Z', '')
          .split('L')
          .map((corner) => corner.split(',').map(Number));
        for (const [place, [x, y]] of corners.entries()) {
          const [beforeX, beforeY] = corners[place - 1] ?? [x, y];
          expect(x === beforeX || y === beforeY).toBe(true);
        }
      }
      for (const [place, y] of ys.entries()) if (y !== null) expect(path).toContain(`${place * 10},${y}`);
    }),
  );
});
