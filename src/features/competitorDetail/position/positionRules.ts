import { byWidestGap, priceIndex, type PriceBasis } from '#entities/market/comparison.ts';
import { positionOf, rankAmong, type MarketPosition } from '#entities/market/marketPosition.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { SupplierCost } from '#entities/pricing/types.ts';
import { comparisonAt, type OurSide, type ScopedOffer } from '#features/competitorDetail/marketRules.ts';

/** Where we stand at one quantity. Null: not known, or nothing to compare with. */
export interface Position {
  readonly rank: number | null;
  /** How many the rank is among, ourselves included. */
  readonly of: number;
  /** Ours / market × 100 with one decimal. */
  readonly index: string | null;
  readonly standing: MarketPosition | null;
  /** On the basis that is looked at. */
  readonly ours: string | null;
  readonly cheapest: { readonly name: string; readonly price: string; readonly basis: PriceBasis } | null;
  readonly average: string | null;
  /** Percent with two decimals. */
  readonly gpPct: string | null;
}

/** Our position among the offers that are compared. */
export function positionAt(
  offers: readonly ScopedOffer[],
  { quantity, basis, tolerancePct }: { quantity: number; basis: PriceBasis; tolerancePct: string },
  side: OurSide,
  cost: SupplierCost | null,
): Position {
  const ours = side.pricesAt(quantity);
  const compared = offers
    .filter(({ reason }) => reason === null)
    .flatMap((scoped) => {
      const comparison = comparisonAt(scoped, quantity, basis, ours);
      return comparison ? [{ ...comparison, name: scoped.ladder.name }] : [];
    });
  const ranked = compared.filter(({ ours: own, theirs }) => own !== null && !theirs.eq(0));
  const [cheapest] = compared.toSorted(byWidestGap);
  const sum = compared.reduce((total, { theirs }) => total.plus(theirs), decimal(0));
  const index = priceIndex(compared);
  const paid = cost && costAt(cost, quantity);
  return {
    rank: rankAmong(compared, tolerancePct),
    of: ranked.length + 1,
    index: index?.toFixed(1) ?? null,
    standing: index && positionOf(index, tolerancePct),
    ours: ours[basis] && toMoneyText(ours[basis]),
    cheapest: cheapest
      ? { name: cheapest.name, price: toMoneyText(cheapest.theirs), basis: cheapest.basis }
      : null,
    average: compared.length === 0 ? null : toMoneyText(sum.div(compared.length)),
    gpPct: (ours.unit && paid && gpPct(ours.unit, paid)?.toFixed(2)) ?? null,
  };
}
