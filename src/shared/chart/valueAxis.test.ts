import { expect, test } from 'vitest';
import { placeValues, valueRange } from './valueAxis.ts';

test.each([
  [[], null],
  [[5], { low: 4.9, high: 5.1 }],
  [[0], { low: 0, high: 0.01 }],
  [[2, 12], { low: 1.2, high: 12.8 }],
  [[0.1, 10], { low: 0, high: 10.792 }],
  [[-10, 40], { low: -14, high: 44 }],
] as const)('the axis of %j reaches over %j', (values, range) => {
  expect(valueRange(values)).toEqual(range);
});

test.each([
  [0, 10, [0, 2, 4, 6, 8, 10]],
  [1.02, 1.31, [1.05, 1.1, 1.15, 1.2, 1.25, 1.3]],
  [0.9, 3.2, [1, 1.5, 2, 2.5, 3]],
  [0.3, 1.4, [0.4, 0.6, 0.8, 1, 1.2, 1.4]],
] as const)('between %d and %d the axis has round values, about five of them: %j', (low, high, ticks) => {
  expect(placeValues({ low, high }, 720, String).yTicks.map(({ text }) => Number(text))).toEqual(ticks);
});

test('the axis leaves room for its longest value, and rises', () => {
  const { area, y, yTicks } = placeValues({ low: 0, high: 100 }, 400, (value) => `${value} of 100`);
  expect(area.left).toBe(12 + 7 * 10);
  expect([y(0), y(100)]).toEqual([area.bottom, area.top]);
  expect(yTicks.map(({ at }) => at)).toEqual(yTicks.map(({ at }) => at).toSorted((a, b) => b - a));
});
