import { byWidestGap, compareAt, gapPct, type PriceBasis } from '#entities/market/comparison.ts';
import { decimal, isPriceText, toMoneyText } from '#entities/pricing/decimal.ts';
import type { MarketOffer } from '#entities/ladders/ladderCurrency.ts';

/** The offer of a competitor that our price is compared with. */
export interface LowestOffer {
  readonly name: string;
  /** On its basis. */
  readonly price: string;
  readonly basis: PriceBasis;
  /** How much dearer we are, in percent of it with one decimal; below zero we are cheaper. Null: we have no price. */
  readonly gapPct: string | null;
  readonly capturedAt: string;
  readonly isEquivalent: boolean;
}

/**
 * The offer that we are dearest against. Only counted offers are compared, each on its own basis. Null: nobody offers so
 * few pieces.
 *
 * @param wanted `unit` compares all by unit price
 * @param ours our prices of the break as text; null: not known
 */
export function lowestAt(
  market: readonly MarketOffer[],
  quantity: number,
  wanted: PriceBasis,
  ours: Readonly<Record<PriceBasis, string | null>>,
): LowestOffer | null {
  const known = { unit: toNumber(ours.unit), allIn: toNumber(ours.allIn) };
  const [lowest] = market
    .flatMap(({ ladder, offer }) => {
      const comparison = ladder.counted ? compareAt(offer, quantity, wanted, known) : null;
      return comparison ? [{ ladder, ...comparison }] : [];
    })
    .toSorted(byWidestGap);
  if (!lowest) return null;
  const { ladder, basis, theirs } = lowest;
  return {
    name: ladder.name,
    price: toMoneyText(theirs),
    basis,
    gapPct: gapPct(lowest)?.toFixed(1) ?? null,
    capturedAt: ladder.capturedAt,
    isEquivalent: ladder.matchType === 'equivalent',
  };
}

function toNumber(price: string | null) {
  return price !== null && isPriceText(price) ? decimal(price) : null;
}
