import type { Big } from 'big.js';
import { decimal } from '#entities/pricing/decimal.ts';

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
