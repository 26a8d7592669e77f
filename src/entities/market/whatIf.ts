import type { Big } from 'big.js';
import { decimal, isPriceText, toMoneyText } from '#entities/pricing/decimal.ts';
import { isQuantity } from '#entities/pricing/ladder.ts';
import { floorPrice, gpPct, isUnderFloor, priceForGp } from '#entities/pricing/margin.ts';
import type { MoneyText, Slab } from '#entities/pricing/types.ts';
import { compareAt, priceIndex, type PriceBasis } from './comparison.ts';
import { rankAmong } from './marketPosition.ts';
import type { ComparableOffer } from './offer.ts';

/** What a ladder that is tried stands beside, in its currency. */
export interface WhatIfMarket {
  /** Those that are compared. */
  readonly offers: readonly ComparableOffer[];
  /** `unit` compares all by unit price. */
  readonly basis: PriceBasis;
  /** What a piece costs the customer beside its unit price, for an order of a quantity; null: not known. */
  readonly chargesAt: (quantity: number) => Big | null;
  /** What a piece costs us at a quantity; null: nobody knows, or the person may not. */
  readonly costAt: (quantity: number) => Big | null;
  /** The least gross profit of the category in percent; null: any. */
  readonly minGpPct: number | null;
  /** As `rankAmong` takes it. */
  readonly tolerancePct: string;
}

/** What one price of a ladder that is tried would make of our position, for an order of its quantity. */
export interface WhatIfBreak {
  readonly minQty: number;
  /** 1 is the cheapest; null: no price, or nothing to compare it with. */
  readonly rank: number | null;
  /** How many the rank is among, ourselves included. */
  readonly of: number;
  /** Ours / market × 100 with one decimal; null as the rank. */
  readonly index: string | null;
  readonly allInUnit: MoneyText | null;
  /** Percent with two decimals; null without a price or a cost. */
  readonly gpPct: string | null;
  /** The lowest price that keeps the least gross profit; null without a cost or a least one. */
  readonly floorPrice: MoneyText | null;
  readonly isUnderFloor: boolean;
  /** A piece costs more than one of a smaller order. */
  readonly isRising: boolean;
}

/** What each price of a ladder would do, whatever is typed: what is no price has no position. */
export function whatIf(ladder: readonly Slab[], market: WhatIfMarket): readonly WhatIfBreak[] {
  const prices = ladder.map(({ unitPrice }) => (isPriceText(unitPrice) ? decimal(unitPrice) : null));
  return ladder.map(({ minQty }, at) => {
    const price = prices[at] ?? null;
    const before = prices.slice(0, at).findLast((each) => each !== null) ?? null;
    return {
      minQty,
      ...positionAt(minQty, price, market),
      ...marginAt(minQty, price, market),
      isRising: price !== null && before !== null && price.gt(before),
    };
  });
}

function positionAt(
  quantity: number,
  price: Big | null,
  { offers, basis, chargesAt, tolerancePct }: WhatIfMarket,
): Pick<WhatIfBreak, 'rank' | 'of' | 'index' | 'allInUnit'> {
  const charges = isQuantity(quantity) ? chargesAt(quantity) : null;
  const allIn = price && charges && price.plus(charges);
  const compared = offers
    .flatMap((offer) => compareAt(offer, quantity, basis, { unit: price, allIn }) ?? [])
    .filter(({ ours, theirs }) => ours !== null && !theirs.eq(0));
  return {
    rank: rankAmong(compared, tolerancePct),
    of: compared.length + 1,
    index: priceIndex(compared)?.toFixed(1) ?? null,
    allInUnit: allIn && toMoneyText(allIn),
  };
}

function marginAt(
  quantity: number,
  price: Big | null,
  { costAt, minGpPct }: WhatIfMarket,
): Pick<WhatIfBreak, 'gpPct' | 'floorPrice' | 'isUnderFloor'> {
  const cost = isQuantity(quantity) ? costAt(quantity) : null;
  const least = minGpPct === null ? null : decimal(minGpPct);
  return {
    gpPct: (price && cost && gpPct(price, cost)?.toFixed(2)) ?? null,
    floorPrice: cost && least && floorPrice(cost, least),
    isUnderFloor: price !== null && cost !== null && least !== null && isUnderFloor(price, cost, least),
  };
}

/** Why a percentage makes no price: no price reaches it, there is no cost to start from, or it has too many digits. */
export type TargetRefusal = 'tooHigh' | 'noCost' | 'tooPrecise' | 'tooLarge';

/** The price that a typed gross profit makes; neither: nothing is typed yet. */
export interface TargetPrice {
  readonly price: MoneyText | null;
  readonly refused: TargetRefusal | null;
}

const refuse = (refused: TargetRefusal): TargetPrice => ({ price: null, refused });

/** What a gross profit in percent, as it was typed, means for the price at a cost. */
export function priceForTarget(typed: string, cost: Big | null): TargetPrice {
  if (!/\d/.test(typed)) return { price: null, refused: null };
  if (!/^\d{0,9}(\.\d{0,2})?$/.test(typed)) return refuse('tooPrecise');
  const percent = decimal(Number(typed));
  if (percent.gte(100)) return refuse('tooHigh');
  if (cost === null) return refuse('noCost');
  const price = priceForGp(cost, percent);
  return price !== null && isPriceText(price) ? { price, refused: null } : refuse('tooLarge');
}
