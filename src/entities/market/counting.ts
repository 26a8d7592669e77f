import { isFurtherThan, type Comparison } from './comparison.ts';

const DAY_MS = 86_400_000;

/** Limits beyond which an offer is not counted. */
export interface CountingLimits {
  /** An offer is fresh for so many intervals between scans. */
  readonly freshIntervals: number;
  /** A price that was not seen for longer has expired. */
  readonly expiredDays: number;
  /** A price that is further from ours, in percent of ours, is suspicious. */
  readonly suspiciousPct: number;
}

export type Freshness = 'fresh' | 'stale' | 'expired';

/** How old the prices of an offer are. Times are milliseconds since 1970. */
interface Sighting {
  readonly seenAt: number;
  /** Days between two scans of the competitor; null: it is read by hand, and its prices hold until they expire. */
  readonly scanDays: number | null;
}

/** Fresh up to and with the last moment of the limit; a price that has expired is expired however rare the scans. */
export function freshnessOf(
  { seenAt, scanDays }: Sighting,
  now: number,
  { freshIntervals, expiredDays }: Pick<CountingLimits, 'freshIntervals' | 'expiredDays'>,
): Freshness {
  const days = (now - seenAt) / DAY_MS;
  if (days > expiredDays) return 'expired';
  return scanDays === null || days <= freshIntervals * scanDays ? 'fresh' : 'stale';
}

/** The last moment at which an offer has the freshness that it has now; Infinity: it has expired, and stays so. */
export function freshnessHoldsUntil(
  { seenAt, scanDays }: Sighting,
  now: number,
  { freshIntervals, expiredDays }: Pick<CountingLimits, 'freshIntervals' | 'expiredDays'>,
): number {
  const limits = [
    expiredDays,
    ...(scanDays === null ? [] : [Math.min(freshIntervals * scanDays, expiredDays)]),
  ];
  const moments = limits.map((days) => seenAt + days * DAY_MS).filter((moment) => moment >= now);
  return Math.min(...moments);
}

export type MatchStatus = 'suggested' | 'confirmed' | 'rejected' | 'broken';

/** What decides whether an offer is counted. */
export interface CountedFacts {
  readonly status: MatchStatus;
  readonly isInStock: boolean;
  /** Whether its currency can be converted into ours. */
  readonly hasRate: boolean;
  /** Null: nobody has set it. */
  readonly packFactor: number | null;
  /** Null: there is nothing to compare. */
  readonly comparison: Pick<Comparison, 'ours' | 'theirs'> | null;
  readonly freshness: Freshness;
}

export type NotCountedReason =
  | 'notConfirmed'
  | 'broken'
  | 'outOfStock'
  | 'noRate'
  | 'suspicious'
  | 'expired'
  | 'stale';

/** Whether nobody has set the pack factor, or the price is too far from ours. */
export function isSuspicious(
  { packFactor, comparison }: Pick<CountedFacts, 'packFactor' | 'comparison'>,
  { suspiciousPct }: Pick<CountingLimits, 'suspiciousPct'>,
): boolean {
  return packFactor === null || (comparison !== null && isFurtherThan(comparison, suspiciousPct) === true);
}

/**
 * Why an offer takes no part in a comparison; null: it does. Of several reasons it is the first in this order: the match is
 * not confirmed, its page is broken, the goods are out of stock, the currency has no rate, the pack factor is not set or
 * the price is too far from ours, the price has expired, it is stale.
 */
export function findReasonNotCounted(
  facts: CountedFacts,
  limits: Pick<CountingLimits, 'suspiciousPct'>,
): NotCountedReason | null {
  const { status, freshness } = facts;
  if (status === 'broken') return 'broken';
  if (status !== 'confirmed') return 'notConfirmed';
  if (!facts.isInStock) return 'outOfStock';
  if (!facts.hasRate) return 'noRate';
  if (isSuspicious(facts, limits)) return 'suspicious';
  return freshness === 'fresh' ? null : freshness;
}
