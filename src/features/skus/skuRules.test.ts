import { expect, test } from 'vitest';
import { ageClock, getExpiry, isStale, stockLevel } from './skuRules.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const at = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

test.each([
  [null, 'unknown'],
  [0, 'out'],
  [-3, 'out'],
  [1, 'low'],
  [249, 'low'],
  [250, 'in'],
] as const)('the stock of %j pieces is %s', (quantity, level) => {
  expect(stockLevel(quantity)).toBe(level);
});

test.each([
  [null, false],
  [at(0), false],
  [at(2), false],
  [at(2.01), true],
])('whether stock read at %j is stale: %j', (readAt, stale) => {
  expect(isStale(readAt, NOW)).toBe(stale);
});

test.each([
  [null, 'none'],
  [at(0.01), 'expired'],
  [at(0), 'soon'],
  [at(-30), 'soon'],
  [at(-30.01), 'later'],
] as const)('a price that ends at %j is %s', (endsAt, expiry) => {
  expect(getExpiry(endsAt, NOW)).toBe(expiry);
});

test('ages change by the hour', () => {
  expect(ageClock(NOW + 3_599_999)).toBe(NOW);
  expect(ageClock(NOW + 3_600_000)).toBe(NOW + 3_600_000);
});
