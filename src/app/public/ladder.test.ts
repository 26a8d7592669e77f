import { expect, test } from 'vitest';
import { getAllInUnit, getPriceIndex, sampleLadder } from './ladder.ts';

test('the all-in unit price includes goods, print and a share of the set-up', () => {
  expect(getAllInUnit({ quantity: 100, unit: 8.2 })).toBeCloseTo(8.2 + 0.35 + 0.55);
  expect(getAllInUnit({ quantity: 1000, unit: 8.2 })).toBeCloseTo(8.2 + 0.35 + 0.055);
});

test('the index is below 100 where we are cheaper', () => {
  expect(getPriceIndex(9, 10)).toBeCloseTo(90);
  expect(getPriceIndex(11, 10)).toBeCloseTo(110);
});

test('in the sample ladder more pieces cost less apiece, and the lowest competitor is never above the highest', () => {
  const prices = sampleLadder.breaks.map(getAllInUnit);
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  for (const { lowest, highest } of sampleLadder.breaks) expect(lowest).toBeLessThan(highest);
});
