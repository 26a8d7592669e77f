import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { nextBegin, refusedEnd, whatFollows } from './retireRules.ts';

const NOW = Date.parse('2026-11-01T00:00:00Z');
const PAST = '2026-10-01T00:00:00Z';
const SOON = '2026-11-15T00:00:00Z';
const NEXT = '2026-12-01T00:00:00Z';
const FAR = '2027-01-01T00:00:00Z';
const scheduled = (effectiveFrom: string) => ({ ...examples.slabSetScheduled, effectiveFrom });

test('the first scheduled price is the one that begins first, however its date is written', () => {
  expect(nextBegin([scheduled(FAR), scheduled('2026-12-01T01:00:00+01:00'), examples.slabSetLive])).toBe(
    '2026-12-01T01:00:00+01:00',
  );
  expect(nextBegin([examples.slabSetLive])).toBeNull();
});

test.each([
  [null, null, 'missing'],
  [PAST, null, 'past'],
  [FAR, NEXT, 'overlaps'],
  [NEXT, NEXT, null],
  [SOON, NEXT, null],
  [FAR, null, null],
] as const)('an end at %s beside a price scheduled for %s: %s', (end, next, refused) => {
  expect(refusedEnd(end, next, NOW)).toBe(refused);
});

test.each([
  [SOON, null, 'nothing'],
  [SOON, NEXT, 'gap'],
  [NEXT, NEXT, 'scheduled'],
  [FAR, NEXT, 'overlaps'],
] as const)('ended at %s before one scheduled for %s, there follows: %s', (end, next, follows) => {
  expect(whatFollows(end, next)).toBe(follows);
});
