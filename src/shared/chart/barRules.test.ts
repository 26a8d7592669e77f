import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBars, placeBetween, wholeTicks } from './barRules.ts';

const space = { left: 50, right: 350, bottom: 240, y: (value: number) => 240 - value };

test('bars stand beside each other on the ground, and an empty one is seen', () => {
  const [one, none] = placeBars([100, 0], space);
  expect(one).toMatchObject({ y: 140, height: 100, width: 56 });
  expect(none).toMatchObject({ y: 238, height: 2 });
  expect(placeBars([], space)).toEqual([]);
});

test('however many bars there are, they stay within the plot and do not touch', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 40 }), (values) => {
      const bars = placeBars(values, space);
      expect(bars.every(({ x, width }) => x >= 50 && x + width <= 350)).toBe(true);
      expect(bars.every(({ y, height }) => height >= 2 && y + height === 240)).toBe(true);
      for (const [place, bar] of bars.slice(1).entries())
        expect(bar.x).toBeGreaterThan((bars[place]?.x ?? 0) + (bars[place]?.width ?? 0));
    }),
  );
});

test.each([
  [0, 50],
  [2, 150],
  [2.5, 175],
  [6, 350],
  [9, 350],
])('place %d among six bars is at %d px', (place, x) => {
  expect(placeBetween(place, 6, space)).toBe(x);
});

test('counts have whole ticks', () => {
  expect(wholeTicks([0, 0.5, 1, 1.5, 2])).toEqual([0, 1, 2]);
});
