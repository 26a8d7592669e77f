import type { CostSheet, PriceSlab } from '#api/generated/types.gen.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { discountOf } from '#entities/pricing/discountCodes.ts';
import { pricedSlabs, slabAt } from '#entities/pricing/ladder.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { MoneyText, SupplierCost } from '#entities/pricing/types.ts';

/** A break of the supplier's list beside what we ask at its quantity. */
export interface CostRow {
  readonly minQty: number;
  readonly listPrice: MoneyText;
  readonly discountCode: string | null;
  /** Percent; null: no code, or one that the supplier's chart does not know. */
  readonly discount: number | null;
  readonly net: MoneyText | null;
  /** What it was at our last publishing; null: the same, or not known. */
  readonly netBefore: MoneyText | null;
  /** By how many percent it has risen since; null: it has not changed. */
  readonly risePct: string | null;
  /** Ours at the quantity, in the ladder's currency; null: the ladder has no price there. */
  readonly ourPrice: MoneyText | null;
  readonly gpPct: string | null;
  /** With end-quantity pricing only the last break is what we pay. */
  readonly applies: boolean;
}

/** @param cost the same costs in the ladder's currency */
export function costRows(
  { breaks, discountCodes, eqp }: CostSheet,
  cost: SupplierCost | null,
  slabs: readonly PriceSlab[],
): CostRow[] {
  const priced = pricedSlabs(slabs);
  const rising = breaks.toSorted((a, b) => a.minQty - b.minQty);
  return rising.map(({ minQty, listPrice, discountCode, net, netBefore }, row) => {
    const sell = slabAt(priced, minQty)?.price ?? null;
    const ours = cost && costAt(cost, minQty);
    return {
      minQty,
      listPrice,
      discountCode,
      discount: discountCode === null ? null : discountOf(discountCode, discountCodes),
      net,
      netBefore,
      risePct: net === null || netBefore === null ? null : risePct(netBefore, net),
      ourPrice: sell && toMoneyText(sell),
      gpPct: (sell && ours && gpPct(sell, ours)?.toFixed(2)) ?? null,
      applies: !eqp || row === rising.length - 1,
    };
  });
}

function risePct(before: MoneyText, now: MoneyText): string | null {
  const was = decimal(before);
  return was.eq(0) ? null : decimal(now).minus(was).times(100).div(was).toFixed(1);
}

/** How a GP % stands to the floor and the target: the colour is never alone, the word says it too. */
export function gpStanding(
  gp: string | null,
  { minGpPct, targetGpPct }: Pick<CostSheet, 'minGpPct' | 'targetGpPct'>,
): 'underFloor' | 'belowTarget' | 'onTarget' | null {
  if (gp === null) return null;
  if (decimal(gp).lt(minGpPct)) return 'underFloor';
  return decimal(gp).lt(targetGpPct) ? 'belowTarget' : 'onTarget';
}

/** The chart of codes by letter; those that this product's breaks use come with a mark. */
export function codeChart({
  discountCodes,
  breaks,
}: CostSheet): { letter: string; percent: number; isUsed: boolean }[] {
  const used = new Set(breaks.map(({ discountCode }) => discountCode?.toUpperCase()));
  return Object.entries(discountCodes)
    .map(([letter, percent]) => ({ letter, percent, isUsed: used.has(letter.toUpperCase()) }))
    .sort((a, b) => a.letter.localeCompare(b.letter));
}
