import type { Big } from 'big.js';
import type { Charge, FxRates, MarketLadder, PriceSlab } from '#api/generated/types.gen.ts';
import { compareAt, type Comparison, type OurPrices, type PriceBasis } from '#entities/market/comparison.ts';
import { toComparable, type ComparableOffer } from '#entities/market/offer.ts';
import { allInAt, standardDecoration } from '#entities/pricing/allInUnit.ts';
import { pricedSlabs, slabAt } from '#entities/pricing/ladder.ts';
import type { DetailView } from './detailAddress.ts';

/** Why an offer is not compared: as the server says, or because the person leaves equivalents out. */
export type NotComparedReason = NonNullable<MarketLadder['notCountedBecause']> | 'equivalent';

/** An offer of a competitor as the person looks at it. */
export interface ScopedOffer {
  readonly ladder: MarketLadder;
  /** For one of our pieces in the currency on screen; null: there is no exchange rate. */
  readonly offer: ComparableOffer | null;
  /** The same of the prices before; null: none are known. */
  readonly before: ComparableOffer | null;
  /** Null: it is compared. */
  readonly reason: NotComparedReason | null;
}

/** All offers of a product, with those compared that the person wants compared. */
export function scopedOffers(
  market: readonly MarketLadder[],
  { withStale, withEquivalents }: Pick<DetailView, 'withStale' | 'withEquivalents'>,
  currency: string,
  rates: FxRates | null,
): ScopedOffer[] {
  return market.map((ladder) => {
    const { notCountedBecause, matchType, previous } = ladder;
    const offer = toComparable(ladder, currency, rates);
    const counted = withStale && notCountedBecause === 'stale' ? null : notCountedBecause;
    const leftOut = matchType === 'equivalent' && !withEquivalents ? 'equivalent' : null;
    return {
      ladder,
      offer,
      before: previous && toComparable({ ...ladder, ...previous }, currency, rates),
      reason: counted ?? (offer === null ? 'noRate' : leftOut),
    };
  });
}

/** Our side of a comparison, for an order of any quantity. */
export interface OurSide {
  readonly pricesAt: (quantity: number) => OurPrices;
  /** What a piece costs the customer beside its unit price; null: charges are not known. */
  readonly chargesAt: (quantity: number) => Big | null;
}

/**
 * Our ladder with its charges.
 *
 * @param charges null: they cannot be converted, and there is no all-in price
 */
export function ourSide(
  slabs: readonly PriceSlab[],
  charges: readonly Charge[] | null,
  moq: number,
): OurSide {
  const priced = pricedSlabs(slabs);
  // Charges of an order do not depend on the price, nor on whether the ladder begins below it.
  const nothing = pricedSlabs([{ minQty: 1, unitPrice: '0' }]);
  const orderOf = (quantity: number) => ({ quantity, moq, decoration: standardDecoration });
  return {
    pricesAt: (quantity) => ({
      unit: slabAt(priced, quantity)?.price ?? null,
      allIn: (charges && allInAt(priced, charges, orderOf(quantity))?.unit) ?? null,
    }),
    chargesAt: (quantity) => (charges && allInAt(nothing, charges, orderOf(quantity))?.unit) ?? null,
  };
}

/** Ours beside an offer at a quantity; null: there is none for so few pieces, or no rate. */
export function comparisonAt(
  { offer }: Pick<ScopedOffer, 'offer'>,
  quantity: number,
  basis: PriceBasis,
  ours: OurPrices,
): Comparison | null {
  return offer && compareAt(offer, quantity, basis, ours);
}

/** The quantities that prices are shown at: the standard ones and the minimum order, rising. */
export function shownQuantities(standard: readonly number[], moq: number, wanted: number): number[] {
  return [...new Set([...standard, moq, wanted])].toSorted((a, b) => a - b);
}
