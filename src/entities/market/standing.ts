import { decimal } from '#entities/pricing/decimal.ts';
import type { Comparison } from './comparison.ts';

/** Where our price stands among the counted offers at a quantity. */
export type MarketStanding = 'first' | 'tied' | 'between' | 'last';

/**
 * Our place among the counted offers, each on its own basis: `first` is cheaper than all by more than the tolerance, `tied`
 * has nobody cheaper by more than it, `last` is dearer than all by more, and what else is `between`. Null: there is nothing
 * to compare.
 *
 * @param tolerancePct decimal text, in percent of the offer's price
 */
export function standingAmong(
  comparisons: readonly Comparison[],
  tolerancePct: string,
): MarketStanding | null {
  const tolerance = decimal(tolerancePct);
  // Which of us is cheaper by more than the tolerance: 1 they are, -1 we are, 0 nobody.
  const sides = comparisons.flatMap(({ ours, theirs }) => {
    if (ours === null || theirs.eq(0)) return [];
    const gap = ours.minus(theirs).times(100);
    return gap.abs().lte(theirs.times(tolerance)) ? 0 : gap.s;
  });
  if (sides.length === 0) return null;
  const cheaper = sides.filter((side) => side === 1).length;
  if (cheaper === 0) return sides.every((side) => side === -1) ? 'first' : 'tied';
  return cheaper === sides.length ? 'last' : 'between';
}
