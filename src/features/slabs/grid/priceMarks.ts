import { PRICE_JUMP_PCT } from '#shared/lib/constants.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { MoneyText, SupplierCost } from '#entities/pricing/types.ts';
import type { LadderDiffRow } from '#features/slabs/publish/ladderDiff.ts';

/** A price to look at again before it is published: it may be a slip of the hand. */
export interface PriceMark {
  readonly kind: 'rise' | 'fall' | 'belowCost';
  readonly minQty: number;
  /** The live price; below cost: the cost. */
  readonly against: MoneyText;
  readonly price: MoneyText;
  /** How far the price is from it, in percent of it, without a sign. */
  readonly percent: number;
}

/**
 * Prices that moved by more than `PRICE_JUMP_PCT` against the live one, and prices below cost. They warn and block
 * nothing: the server takes them, and whoever publishes says that they were checked.
 *
 * @param rows the live ladder beside the one that is to be
 * @param cost null: not known, or not this person's to know
 */
export function priceMarks(rows: readonly LadderDiffRow[], cost: SupplierCost | null): PriceMark[] {
  return rows.flatMap(({ minQty, before, after }) => {
    if (after === null) return [];
    const marks: PriceMark[] = [];
    const mark = (kind: PriceMark['kind'], against: MoneyText, percent: number): void => {
      marks.push({ kind, minQty, against, price: after, percent });
    };
    const moved = before === null ? null : shareOf(after, before);
    if (before !== null && moved?.abs().gt(PRICE_JUMP_PCT)) {
      mark(moved.gt(0) ? 'rise' : 'fall', before, moved.abs().toNumber());
    }
    const ours = cost && costAt(cost, minQty);
    if (ours && decimal(after).lt(ours)) {
      mark('belowCost', toMoneyText(ours), shareOf(after, toMoneyText(ours))?.abs().toNumber() ?? 0);
    }
    return marks;
  });
}

/** By how many percent a price is above another; null: the other is nothing. */
function shareOf(price: MoneyText, other: MoneyText) {
  return decimal(other).eq(0) ? null : decimal(price).minus(other).times(100).div(other);
}
