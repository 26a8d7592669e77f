import { expect, test } from 'vitest';
import { allInUnit, priceIndex, sample } from './ladder.ts';

test('the all-in unit price includes goods, print and a share of the set-up', () => {
  expect(allInUnit({ quantity: 100, unit: 8.2 })).toBeCloseTo(8.2 + 0.35 + 0.55);
  expect(allInUnit({ quantity: 1000, unit: 8.2 })).toBeCloseTo(8.2 + 0.35 + 0.055);
});

test('the index is below 100 where we are cheaper', () => {
  expect(priceIndex(9, 10)).toBeCloseTo(90);
  expect(priceIndex(11, 10)).toBeCloseTo(110);
});

test('in the sample ladder more pieces cost less apiece, and the lowest competitor is never above the highest', () => {
  const prices = sample.breaks.map(allInUnit);
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  for (const { lowest, highest } of sample.breaks) expect(lowest).toBeLessThan(highest);
});
