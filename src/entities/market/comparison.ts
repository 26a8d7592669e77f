import type { Big } from 'big.js';
import { decimal } from '#entities/pricing/decimal.ts';
import { offerPricesAt, type ComparableOffer } from './offer.ts';

/** What is compared: the price of a piece, or what a piece costs with all charges of the order. */
export type PriceBasis = 'unit' | 'allIn';

/** Our prices at a quantity; null: not known. */
export type OurPrices = Readonly<Record<PriceBasis, Big | null>>;

/** Ours beside the offer of a competitor at a quantity, on one basis. */
export interface Comparison {
  readonly basis: PriceBasis;
  readonly theirs: Big;
  /** Null: not known on this basis. */
  readonly ours: Big | null;
  /** Their unit price, whatever the basis. */
  readonly unit: Big;
}

/**
 * Compares an offer on its own basis: all-in where its charges are known, else unit against unit, so that an all-in price
 * never stands against a unit price. Null: there is no offer for so few pieces.
 *
 * @param wanted `unit` compares by unit price even where the charges are known
 */
export function compareAt(
  offer: ComparableOffer,
  quantity: number,
  wanted: PriceBasis,
  ours: OurPrices,
): Comparison | null {
  const prices = offerPricesAt(offer, quantity);
  if (!prices) return null;
  const { unit, allIn } = prices;
  return wanted === 'allIn' && allIn
    ? { basis: 'allIn', theirs: allIn, ours: ours.allIn, unit }
    : { basis: 'unit', theirs: unit, ours: ours.unit, unit };
}

/** How much dearer we are, in percent of their price; below zero we are cheaper. Null: a price is not known or zero. */
export function gapPct({ ours, theirs }: Pick<Comparison, 'ours' | 'theirs'>): Big | null {
  return ours === null || theirs.eq(0) ? null : ours.minus(theirs).times(100).div(theirs);
}

/**
 * Whether their price is further from ours, either way, than so many percent of ours. Null: ours is not known, or zero.
 * It multiplies, because a division with 24 places takes longer than all else that is asked of a price.
 */
export function isFurtherThan(
  { ours, theirs }: Pick<Comparison, 'ours' | 'theirs'>,
  percent: number,
): boolean | null {
  if (ours === null || ours.eq(0)) return null;
  return theirs.minus(ours).abs().times(100).gt(ours.times(percent));
}

/** Sorts the offer that we are dearest against to the front; without prices of ours the lowest unit price. */
export function byWidestGap(one: Comparison, other: Comparison): number {
  const [gap, otherGap] = [gapPct(one), gapPct(other)];
  return gap && otherGap ? otherGap.cmp(gap) : one.unit.cmp(other.unit);
}

/**
 * The price index: ours / market × 100, below 100 we are cheaper. The market is the mean of the offers given, which are the
 * counted ones at a quantity (ADR 50). Each stands beside our price on its own basis, so both sides are summed: where all
 * are on one basis, that is our price beside their mean. Null: there is nothing to compare.
 */
export function priceIndex(comparisons: readonly Comparison[]): Big | null {
  const pairs = comparisons.flatMap(({ ours, theirs }) => (ours === null ? [] : { ours, theirs }));
  const [sumOfOurs, sumOfTheirs] = [
    sum(pairs.map(({ ours }) => ours)),
    sum(pairs.map(({ theirs }) => theirs)),
  ];
  return sumOfTheirs.eq(0) ? null : sumOfOurs.times(100).div(sumOfTheirs);
}

function sum(amounts: readonly Big[]): Big {
  return amounts.reduce((total, amount) => total.plus(amount), decimal(0));
}
