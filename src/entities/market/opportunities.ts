import type { Big } from 'big.js';
import { isFurtherThan, type Comparison } from './comparison.ts';
import type { MarketStanding } from './standing.ts';

/** How much dearer the nearest offer is where a price could rise, in percent of ours. */
const ROOM_PCT = 10;

export type OpportunityKind = 'raise' | 'lower' | 'checkMatch';

/** What decides whether there is something to do about a price. */
export interface OpportunityFacts {
  readonly isKvi: boolean;
  readonly standing: MarketStanding | null;
  /** The counted offers. */
  readonly comparisons: readonly Comparison[];
  /** At the quantity that is compared; null: a price or a cost is not known. */
  readonly gpPct: Big | null;
  readonly floorPct: Big;
  /** Whether a confirmed page has a price that is suspicious. */
  readonly hasSuspicious: boolean;
}

/**
 * What there is to do about the price of a product: raise it where we are first by more than ten percent, lower it where a
 * key value item is not first and its margin is above the floor, check a match whose price is suspicious.
 */
export function opportunitiesOf(facts: OpportunityFacts): OpportunityKind[] {
  const { isKvi, standing, comparisons, gpPct, floorPct, hasSuspicious } = facts;
  const canRise =
    standing === 'first' && comparisons.every((comparison) => isFurtherThan(comparison, ROOM_PCT) !== false);
  const canFall = isKvi && standing !== null && standing !== 'first' && gpPct?.gt(floorPct) === true;
  return [
    ...(canRise ? ['raise' as const] : []),
    ...(canFall ? ['lower' as const] : []),
    ...(hasSuspicious ? ['checkMatch' as const] : []),
  ];
}
