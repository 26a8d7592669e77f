import { expect, test } from 'vitest';
import { ladderIssues } from '#entities/pricing/ladderIssues.ts';
import { fieldTime, momentOf, publishNeeds, refusedDates, tomorrow } from './publishRules.ts';

const slab = (minQty: number, unitPrice: string) => ({ minQty, unitPrice });

test('rules are mended, given a reason for, or acknowledged; notes need nothing', () => {
  const cost = { breaks: [{ minQty: 100, listPrice: '4.00' }], eqp: false, codes: {} };
  const facts = { moq: 50, hasLtmCharge: false, minGpPct: 30, cost };
  const issues = ladderIssues(
    [slab(50, '4.00'), slab(100, '4.10'), slab(250, '4.10'), slab(500, '0')],
    facts,
  );
  const needs = publishNeeds(issues);
  expect(needs.blocks.map(({ code }) => code)).toEqual(['priceZero']);
  expect(needs.overrides.map(({ code, row }) => [code, row])).toEqual([
    ['priceRises', 1],
    ['underFloor', 1],
    ['underFloor', 2],
  ]);
  expect(needs.acknowledges.map(({ code, row }) => [code, row])).toEqual([['noCost', 0]]);
});

test('a ladder without issues needs nothing', () => {
  expect(publishNeeds([])).toEqual({ blocks: [], overrides: [], acknowledges: [] });
});

test('a date field says the moment in the time of the reader, and is read the same way', () => {
  expect(fieldTime('2026-01-05T07:04:00Z', 'Asia/Tokyo')).toBe('2026-01-05T16:04');
  expect(momentOf('2026-01-05T16:04', 'Asia/Tokyo')).toBe('2026-01-05T07:04:00.000Z');
});

test.each(['', 'soon', '2026-13-01T00:00'])('%j is no moment', (text) => {
  expect(momentOf(text, 'UTC')).toBeNull();
});

test('prices usually change at the next midnight, also over the end of a year', () => {
  const now = Date.parse('2026-12-31T14:59:00Z');
  expect(tomorrow(now, 'Asia/Tokyo')).toBe('2027-01-01T00:00');
  expect(tomorrow(now + 60_000, 'Asia/Tokyo')).toBe('2027-01-02T00:00');
});

const now = Date.parse('2026-11-22T10:00:00Z');
test.each([
  ['no beginning', '', '', 'from'],
  ['an end only', '', '2026-11-23T00:00:00', 'from'],
  ['a moment that has passed', '2026-11-22T09:59:00', '', 'past'],
  ['this very moment', '2026-11-22T10:00:00', '', 'past'],
  ['an end before the beginning', '2026-11-24T00:00:00', '2026-11-23T00:00:00', 'order'],
  ['an end at the beginning', '2026-11-24T00:00:00', '2026-11-24T00:00:00', 'order'],
  ['a beginning that is typed half', '?', '', 'from'],
  ['an end that is typed half', '2026-11-24T00:00:00', '?', 'to'],
  ['a beginning', '2026-11-23T00:00:00', '', null],
  ['a beginning and an end', '2026-11-23T00:00:00', '2026-11-24T00:00:00', null],
])('L9 %s', (_, from, to, refusal) => {
  expect(refusedDates(from, to, 'UTC', now)).toBe(refusal);
});
