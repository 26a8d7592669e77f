import { decimal } from '#entities/pricing/decimal.ts';
import { gapPct, type Comparison } from './comparison.ts';

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
  const gaps = comparisons.flatMap((comparison) => gapPct(comparison) ?? []);
  if (gaps.length === 0) return null;
  const tolerance = decimal(tolerancePct);
  const cheaper = gaps.filter((gap) => gap.gt(tolerance)).length;
  if (cheaper === 0) return gaps.every((gap) => gap.lt(tolerance.neg())) ? 'first' : 'tied';
  return cheaper === gaps.length ? 'last' : 'between';
}
