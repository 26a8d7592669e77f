import { gapPct, type PriceBasis } from '#entities/market/comparison.ts';
import { offerPricesAt } from '#entities/market/offer.ts';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import { comparisonAt, type OurSide, type ScopedOffer } from '#features/competitorDetail/marketRules.ts';

/** What a competitor asks at one quantity. Null: not known, or not sold in so small an order. */
export interface MatrixCell {
  readonly quantity: number;
  readonly unit: string | null;
  readonly allIn: string | null;
  /** How much dearer we are in percent with one decimal, on the basis; null: a side is not known. */
  readonly gapPct: string | null;
  /** What the gap compares: an offer whose charges are not known is compared by unit. */
  readonly basis: PriceBasis;
  /** How far the price moved when it last changed, in percent with one decimal; null: it is the first, or did not move. */
  readonly movedPct: string | null;
}

/** A competitor's column of the price matrix. */
export interface MatrixColumn extends ScopedOffer {
  readonly cells: readonly MatrixCell[];
}

/** What of a matrix depends on what is looked at. */
export interface MatrixScope {
  readonly quantities: readonly number[];
  /** The one by whose prices columns are sorted. */
  readonly quantity: number;
  readonly basis: PriceBasis;
}

function cellAt(scoped: ScopedOffer, quantity: number, basis: PriceBasis, side: OurSide): MatrixCell {
  const prices = scoped.offer && offerPricesAt(scoped.offer, quantity);
  const comparison = comparisonAt(scoped, quantity, basis, side.pricesAt(quantity));
  const before = scoped.before && offerPricesAt(scoped.before, quantity);
  const used = comparison?.basis ?? 'unit';
  const [now, then] = [prices?.[used] ?? null, before?.[used] ?? null];
  const moved = now && then && !then.eq(0) ? now.minus(then).times(100).div(then).toFixed(1) : null;
  return {
    quantity,
    unit: prices && toMoneyText(prices.unit),
    allIn: prices?.allIn ? toMoneyText(prices.allIn) : null,
    gapPct: (comparison && gapPct(comparison)?.toFixed(1)) ?? null,
    basis: used,
    movedPct: moved !== null && Number(moved) !== 0 ? moved : null,
  };
}

/** The columns of competitors: those that are compared by rising price at the chosen quantity, then the others. */
export function matrixColumns(
  offers: readonly ScopedOffer[],
  { quantities, quantity, basis }: MatrixScope,
  side: OurSide,
): MatrixColumn[] {
  const priceOf = (scoped: ScopedOffer) =>
    comparisonAt(scoped, quantity, basis, side.pricesAt(quantity))?.theirs;
  return offers
    .map((scoped) => ({ scoped, price: priceOf(scoped) }))
    .toSorted((a, b) => {
      const byReason = Number(a.scoped.reason !== null) - Number(b.scoped.reason !== null);
      if (byReason !== 0) return byReason;
      if (a.price && b.price) return a.price.cmp(b.price);
      return Number(b.price !== undefined) - Number(a.price !== undefined);
    })
    .map(({ scoped }) => ({
      ...scoped,
      cells: quantities.map((each) => cellAt(scoped, each, basis, side)),
    }));
}
