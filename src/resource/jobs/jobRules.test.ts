import { expect, test } from 'vitest';
import { isOver, notReachedCount, pollMs } from './jobRules.ts';

test.each([
  ['queued', false],
  ['running', false],
  ['done', true],
  ['doneWithErrors', true],
  ['failed', true],
  ['cancelled', true],
] as const)('whether a job that is %s is over: %s', (state, over) => {
  expect(isOver({ state })).toBe(over);
});

test('rows that a stopped job did not reach are counted', () => {
  expect(notReachedCount({ counts: { total: 10, done: 4, skipped: 1, failed: 1 } })).toBe(4);
  expect(notReachedCount({ counts: { total: 0, done: 0, skipped: 0, failed: 0 } })).toBe(0);
});

test('a long job is polled less and less often', () => {
  expect([0, 19, 20, 79, 80, 1000].map(pollMs)).toEqual([500, 500, 1000, 1000, 3000, 3000]);
});
