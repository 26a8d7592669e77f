import type { Big } from 'big.js';
import type { MarketLadder } from '#api/generated/types.gen.ts';
import { offerAllIn } from '#entities/pricing/allInUnit.ts';
import { decimal, isPriceText, toMoneyText } from '#entities/pricing/decimal.ts';
import { isQuantity, pricedSlabs, slabAt } from '#entities/pricing/ladder.ts';

/** What is compared: the price of a piece, or what a piece costs with all charges of the order. */
export type GapBasis = 'unit' | 'allIn';

/** Our prices of a break; null: not known. */
export type OurPrices = Readonly<Record<GapBasis, string | null>>;

/** The offer of a competitor that our price is compared with. */
export interface LowestOffer {
  readonly name: string;
  /** On its basis. */
  readonly price: string;
  readonly basis: GapBasis;
  /** How much dearer we are, in percent of it with one decimal; below zero we are cheaper. Null: we have no price. */
  readonly gapPct: string | null;
  readonly capturedAt: string;
  readonly isEquivalent: boolean;
}

interface Candidate {
  readonly offer: LowestOffer;
  readonly gap: Big | null;
  readonly unit: Big;
}

/**
 * The offer that we are dearest against. Each is compared on its own basis, all-in where its set-up charge is known and
 * unit against unit where it is not, so that an all-in price never stands against a unit price. Only counted offers are
 * compared: fresh, in stock and not suspicious. Null: nobody offers so few pieces.
 *
 * @param wanted `unit` compares all by unit price
 */
export function lowestAt(
  market: readonly MarketLadder[],
  quantity: number,
  wanted: GapBasis,
  ours: OurPrices,
): LowestOffer | null {
  const offers = isQuantity(quantity)
    ? market.flatMap((ladder) => offerOf(ladder, quantity, wanted, ours) ?? [])
    : [];
  return offers.toSorted(byGap)[0]?.offer ?? null;
}

function offerOf(
  ladder: MarketLadder,
  quantity: number,
  wanted: GapBasis,
  ours: OurPrices,
): Candidate | null {
  const unit = ladder.counted ? slabAt(pricedSlabs(ladder.breaks), quantity)?.price : undefined;
  if (!unit) return null;
  const allIn = wanted === 'allIn' ? offerAllIn(unit, ladder, quantity) : null;
  const basis = allIn ? 'allIn' : 'unit';
  const price = allIn ?? unit;
  const mine = ours[basis];
  const gap =
    mine !== null && isPriceText(mine) && !price.eq(0)
      ? decimal(mine).minus(price).times(100).div(price)
      : null;
  const offer = {
    name: ladder.name,
    price: toMoneyText(price),
    basis,
    gapPct: gap?.toFixed(1) ?? null,
    capturedAt: ladder.capturedAt,
    isEquivalent: ladder.matchType === 'equivalent',
  } as const;
  return { offer, gap, unit };
}

/** The widest gap first; without prices of ours the lowest unit price. */
function byGap(one: Candidate, other: Candidate): number {
  if (one.gap && other.gap) return other.gap.cmp(one.gap);
  return one.unit.cmp(other.unit);
}
