import { expect, test } from 'vitest';
import { pollDelay, POLL_LIMIT_MS } from './pollDelay.ts';

test('an outcome is polled after 1, 2, 4 … s, for a minute in all', () => {
  const delays: number[] = [];
  for (let delay = pollDelay(0); delay !== null; delay = pollDelay(delays.length)) delays.push(delay);
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 29_000]);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(POLL_LIMIT_MS);
});
