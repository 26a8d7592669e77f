import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brushedSpan, movedSpan, nearestStop, shownSpan } from './zoomRules.ts';

const stops = [0, 10, 20, 30, 40];

test.each([
  [-5, 0],
  [4, 0],
  [6, 1],
  [20, 2],
  [99, 4],
])('the stop next to %d is number %d', (place, stop) => {
  expect(nearestStop(stops, place)).toBe(stop);
});

test.each([
  ['to the right', 11, 29, { from: 10, to: 30 }],
  ['to the left', 29, 11, { from: 10, to: 30 }],
  ['beyond the end', 28, 90, { from: 30, to: 40 }],
  ['within one stop', 19, 21, null],
  ['over all of it', -5, 50, null],
] as const)('a part drawn %s', (_how, one, other, span) => {
  expect(brushedSpan(stops, one, other)).toEqual(span);
});

test.each([
  ['from', 2, { from: 20, to: 30 }],
  ['from', 4, { from: 20, to: 30 }],
  ['from', 0, { from: 0, to: 30 }],
  ['to', 2, { from: 10, to: 20 }],
  ['to', 0, { from: 10, to: 20 }],
  ['to', 9, { from: 10, to: 40 }],
] as const)('the end "%s" moved to stop %d stays beside the other one', (end, stop, span) => {
  expect(movedSpan(stops, { from: 10, to: 30 }, end, stop)).toEqual(span);
});

test('a part that is moved over everything is no part any more', () => {
  expect(movedSpan(stops, { from: 0, to: 30 }, 'to', 4)).toBeNull();
});

test('what is shown follows the data: a part without stops is all of it', () => {
  expect(shownSpan(stops, null)).toEqual({ from: 0, to: 40 });
  expect(shownSpan(stops, { from: 5, to: 35 })).toEqual({ from: 10, to: 30 });
  expect(shownSpan(stops, { from: 100, to: 200 })).toEqual({ from: 0, to: 40 });
  expect(shownSpan([], { from: 1, to: 2 })).toEqual({ from: 0, to: 0 });
});

test('wherever it is brushed, a part begins and ends at stops and has at least two', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 30 });
  const place = fc.integer({ min: -100, max: 1100 });
  fc.assert(
    fc.property(times, place, place, (unsorted, one, other) => {
      const rising = unsorted.toSorted((a, b) => a - b);
      const span = brushedSpan(rising, one, other);
      if (!span) return;
      expect(rising).toContain(span.from);
      expect(rising).toContain(span.to);
      expect(span.from).toBeLessThan(span.to);
      expect(shownSpan(rising, span)).toEqual(span);
    }),
  );
});
