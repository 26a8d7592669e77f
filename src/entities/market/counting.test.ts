import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import {
  findReasonNotCounted,
  freshnessHoldsUntil,
  freshnessOf,
  type CountedFacts,
  type Freshness,
  type MatchStatus,
} from './counting.ts';

const limits = { freshIntervals: 2, expiredDays: 30, suspiciousPct: 40 };
const DAY = 86_400_000;
const pair = (theirs: string) => ({ ours: decimal(10), theirs: decimal(theirs) });
const counted: CountedFacts = {
  status: 'confirmed',
  isInStock: true,
  hasRate: true,
  packFactor: 1,
  comparison: pair('14'),
  freshness: 'fresh',
};

test.each<[string, number, number | null, Freshness]>([
  ['just now', 0, 1, 'fresh'],
  ['two daily scans ago', 2 * DAY, 1, 'fresh'],
  ['a moment more than two daily scans ago', 2 * DAY + 1, 1, 'stale'],
  ['two weekly scans ago', 14 * DAY, 7, 'fresh'],
  ['a moment more than two weekly scans ago', 14 * DAY + 1, 7, 'stale'],
  ['thirty days ago', 30 * DAY, 7, 'stale'],
  ['a moment more than thirty days ago', 30 * DAY + 1, 7, 'expired'],
  ['more than thirty days ago between rare scans', 31 * DAY, 100, 'expired'],
  ['thirty days ago and read by hand', 30 * DAY, null, 'fresh'],
  ['more than thirty days ago and read by hand', 30 * DAY + 1, null, 'expired'],
])('a price that was seen %s is told from a fresh one', (_, age, scanDays, freshness) => {
  const now = Date.UTC(2026, 10, 20);
  expect(freshnessOf({ seenAt: now - age, scanDays }, now, limits)).toBe(freshness);
});

test('a freshness holds up to the moment that is said, and no longer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 * DAY }),
      fc.constantFrom(1, 7, 100, null),
      fc.integer({ min: 0, max: 60 * DAY }),
      (age, scanDays, later) => {
        const now = Date.UTC(2026, 10, 20);
        const sighting = { seenAt: now - age, scanDays };
        const today = freshnessOf(sighting, now, limits);
        const until = freshnessHoldsUntil(sighting, now, limits);
        if (until === Infinity) expect(today).toBe('expired');
        else {
          expect(freshnessOf(sighting, until, limits)).toBe(today);
          expect(freshnessOf(sighting, until + 1, limits)).not.toBe(today);
        }
        if (now + later <= until) expect(freshnessOf(sighting, now + later, limits)).toBe(today);
      },
    ),
  );
});

test.each<[string, number, number | null, number]>([
  ['seen just now and read by hand', 0, null, 30 * DAY],
  ['at the last moment at which it is fresh', 14 * DAY, 7, 0],
  ['a moment later', 14 * DAY + 1, 7, 16 * DAY - 1],
  ['at the last moment at which it is stale', 30 * DAY, 7, 0],
])('a price %s stays as it is for so long', (_, age, scanDays, left) => {
  const now = Date.UTC(2026, 10, 20);
  expect(freshnessHoldsUntil({ seenAt: now - age, scanDays }, now, limits)).toBe(now + left);
});

test('an offer that fails in nothing is counted, also at the limit and without a price of ours', () => {
  expect(findReasonNotCounted(counted, limits)).toBeNull();
  expect(findReasonNotCounted({ ...counted, comparison: null }, limits)).toBeNull();
});

test.each<[string, Partial<CountedFacts>, string]>([
  ['suggested', { status: 'suggested' }, 'notConfirmed'],
  ['rejected', { status: 'rejected' }, 'notConfirmed'],
  ['a broken page', { status: 'broken' }, 'broken'],
  ['out of stock', { isInStock: false }, 'outOfStock'],
  ['in a currency without a rate', { hasRate: false }, 'noRate'],
  ['without a pack factor', { packFactor: null }, 'suspicious'],
  ['too far above our price', { comparison: pair('14.0001') }, 'suspicious'],
  ['too far below our price', { comparison: pair('5.9999') }, 'suspicious'],
  ['expired', { freshness: 'expired' }, 'expired'],
  ['stale', { freshness: 'stale' }, 'stale'],
])('an offer that is %s is not counted, and says so', (_, changes, reason) => {
  expect(findReasonNotCounted({ ...counted, ...changes }, limits)).toBe(reason);
});

const order = [
  { status: 'broken' },
  { isInStock: false },
  { hasRate: false },
  { packFactor: null },
  { freshness: 'expired' },
] as const satisfies readonly Partial<CountedFacts>[];

test('of two reasons the one that comes first in the order is given', () => {
  for (const [place, first] of order.entries()) {
    for (const second of order.slice(place))
      expect(findReasonNotCounted({ ...counted, ...second, ...first }, limits)).toBe(
        findReasonNotCounted({ ...counted, ...first }, limits),
      );
  }
});

test('an offer is counted exactly where nothing speaks against it', () => {
  const statuses = fc.constantFrom<MatchStatus>('suggested', 'confirmed', 'rejected', 'broken');
  const facts = fc.record<CountedFacts>({
    status: statuses,
    isInStock: fc.boolean(),
    hasRate: fc.boolean(),
    packFactor: fc.constantFrom(null, 1, 25),
    comparison: fc.constantFrom(null, pair('13.9'), pair('14.1')),
    freshness: fc.constantFrom<Freshness>('fresh', 'stale', 'expired'),
  });
  fc.assert(
    fc.property(facts, (one) => {
      const isFine =
        one.status === 'confirmed' &&
        one.isInStock &&
        one.hasRate &&
        one.packFactor !== null &&
        one.comparison?.theirs.eq('14.1') !== true &&
        one.freshness === 'fresh';
      expect(findReasonNotCounted(one, limits) === null).toBe(isFine);
    }),
  );
});
