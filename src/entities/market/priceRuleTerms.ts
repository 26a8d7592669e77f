import type { Big } from 'big.js';
import type { Rounding } from '#entities/pricing/rounding.ts';
import type { MoneyText, Slab } from '#entities/pricing/types.ts';
import type { ComparableOffer } from './offer.ts';

export type StrategyKind = 'matchLowest' | 'belowLowest' | 'belowAverage' | 'stayWithin' | 'hold';

/** Where our price is to be beside the market. */
export interface PriceStrategy {
  readonly kind: StrategyKind;
  /** How far below, or how far away either way; null with `matchLowest` and `hold`. */
  readonly amount: string | null;
  /** Whether the amount is in percent of the market's price, or in our currency for a piece. */
  readonly unit: 'percent' | 'money';
}

/** What decides a price. The amount and the largest change are decimal text. */
export interface PriceRuleTerms {
  readonly strategy: PriceStrategy;
  /** Quantities at which prices are compared; none: where each slab of ours begins. */
  readonly quantities: readonly number[];
  /** The least gross profit in percent; null: that of the category alone. */
  readonly minGpPct: number | null;
  /** The largest change of a price in percent, either way; null: any. */
  readonly maxChangePct: string | null;
  readonly rounding: Rounding;
}

/** A product as a price rule sees it. */
export interface RuledProduct {
  readonly slabs: readonly Slab[];
  /** Those that are counted, in our currency. */
  readonly offers: readonly ComparableOffer[];
  /** What a piece costs the customer beside its unit price, for an order of a quantity. */
  readonly chargesAt: (quantity: number) => Big;
  /** What a piece costs us at a quantity; null: nobody knows. */
  readonly costAt: (quantity: number) => Big | null;
  /** The least gross profit of its category in percent; zero: any. */
  readonly minGpPct: Big;
}

/**
 * Why a price stays as it is: the rule holds it, no offer is counted there, a floor is set and the cost is not known, the
 * floor or the largest change leaves no better price, or it would be dearer for more pieces.
 */
export type BlockedReason = 'hold' | 'noOffers' | 'noCost' | 'floor' | 'maxChange' | 'ladder';

/** What a rule makes of a slab. */
export interface SuggestedSlab {
  readonly minQty: number;
  /** Where it was compared; null: the rule names no quantity within the slab. */
  readonly quantity: number | null;
  readonly current: MoneyText;
  /** The price that the strategy alone would ask. */
  readonly target: MoneyText | null;
  /** Null: the price stays. */
  readonly suggested: MoneyText | null;
  /** What kept the suggestion from the target. */
  readonly limitedBy: 'floor' | 'maxChange' | null;
  readonly blockedBy: BlockedReason | null;
}
