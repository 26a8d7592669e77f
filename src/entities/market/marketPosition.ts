import type { Big } from 'big.js';
import { decimal } from '#entities/pricing/decimal.ts';
import { gapPct, type Comparison } from './comparison.ts';

export type MarketPosition = 'cheaper' | 'tied' | 'dearer';

/**
 * How we stand to the market of a product.
 *
 * @param index ours / market × 100, not rounded
 * @param tolerancePct decimal text: an index that differs from 100 by no more is a tie
 */
export function positionOf(index: Big, tolerancePct: string): MarketPosition {
  const distance = index.minus(100);
  if (distance.abs().lte(decimal(tolerancePct))) return 'tied';
  return distance.lt(0) ? 'cheaper' : 'dearer';
}

/**
 * Our rank among the counted offers at a quantity, each on its own basis: 1 is the cheapest. Whoever is cheaper by no more
 * than the tie tolerance is not before us. Null: there is nothing to compare.
 *
 * @param tolerancePct decimal text, in percent of the offer's price
 */
export function rankAmong(comparisons: readonly Comparison[], tolerancePct: string): number | null {
  const gaps = comparisons.flatMap((comparison) => gapPct(comparison) ?? []);
  if (gaps.length === 0) return null;
  return 1 + gaps.filter((gap) => gap.gt(decimal(tolerancePct))).length;
}
