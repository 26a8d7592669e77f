import type { PriceSlab } from '#api/generated/types.gen.ts';
import { settledPrice } from './ladderNumbers.ts';

/** The quantities at which two ladders begin a break, rising; what is no quantity has no place among them. */
function quantitiesOf(mine: readonly PriceSlab[], theirs: readonly PriceSlab[]): number[] {
  const all = [...mine, ...theirs].map(({ minQty }) => minQty).filter((quantity) => !Number.isNaN(quantity));
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/**
 * A ladder of both: the breaks named in `kept` as they are in mine, the others as in theirs. A break that one side does
 * not have is gone where that side was chosen.
 */
export function mixedLadder(
  mine: readonly PriceSlab[],
  theirs: readonly PriceSlab[],
  kept: readonly string[],
): PriceSlab[] {
  return quantitiesOf(mine, theirs).flatMap((quantity) => {
    const side = kept.includes(String(quantity)) ? mine : theirs;
    return side.find(({ minQty }) => minQty === quantity) ?? [];
  });
}

/** A quantity at which two people have different breaks; null: that side has none there. */
export interface BreakConflict {
  readonly quantity: number;
  readonly theirs: PriceSlab | null;
  readonly mine: PriceSlab | null;
  /** The other one left this break as both found it, so mine can stand without overwriting anything. */
  readonly isOnlyMine: boolean;
}

/** Where two ladders differ that were begun on the same one, by price or by discount code. */
export function breakConflicts(
  base: readonly PriceSlab[],
  mine: readonly PriceSlab[],
  theirs: readonly PriceSlab[],
): BreakConflict[] {
  const at = (slabs: readonly PriceSlab[], quantity: number): PriceSlab | null =>
    slabs.find(({ minQty }) => minQty === quantity) ?? null;
  return quantitiesOf(mine, theirs)
    .map((quantity) => ({
      quantity,
      theirs: at(theirs, quantity),
      mine: at(mine, quantity),
      isOnlyMine: isSame(at(base, quantity), at(theirs, quantity)),
    }))
    .filter((found) => !isSame(found.mine, found.theirs));
}

function isSame(one: PriceSlab | null, other: PriceSlab | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    settledPrice(one.unitPrice) === settledPrice(other.unitPrice) &&
    (one.discountCode ?? '') === (other.discountCode ?? '')
  );
}
