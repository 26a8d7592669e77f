import type { PriceSlab, SlabLink, SlabSet } from '#api/generated/types.gen.ts';
import { isQuantity } from '#entities/pricing/ladder.ts';
import { changedBy, type ChangedBy } from '#shared/form/changedBy.ts';
import { normalizedPrice } from './ladderNumbers.ts';

/** The quantities at which two ladders begin a break, rising; what is no quantity has no place among them. */
function quantitiesOf(mine: readonly PriceSlab[], theirs: readonly PriceSlab[]): number[] {
  const all = [...mine, ...theirs].map(({ minQty }) => minQty).filter((quantity) => isQuantity(quantity));
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
  readonly changedBy: ChangedBy;
}

/**
 * Where two ladders differ that were begun on the same one, by price or by discount code, and who changed it. What both
 * left as it was, or changed alike, is not among them.
 */
export function breakConflicts(
  base: readonly PriceSlab[],
  mine: readonly PriceSlab[],
  theirs: readonly PriceSlab[],
): BreakConflict[] {
  const at = (slabs: readonly PriceSlab[], quantity: number): PriceSlab | null =>
    slabs.find(({ minQty }) => minQty === quantity) ?? null;
  return quantitiesOf(mine, theirs).flatMap((quantity) => {
    const sides = { theirs: at(theirs, quantity), mine: at(mine, quantity) };
    const who = changedBy(at(base, quantity), sides.mine, sides.theirs, isSame);
    return who === null ? [] : [{ quantity, ...sides, changedBy: who }];
  });
}

/** As much of a version as is typed. */
export type WrittenLadder = Pick<SlabSet, 'slabs' | 'link' | 'note'>;

/** Whether two versions say the same: what was sent and what the server has. */
export function isSameLadder(one: WrittenLadder, other: WrittenLadder): boolean {
  return (
    one.slabs.length === other.slabs.length &&
    breakConflicts([], one.slabs, other.slabs).length === 0 &&
    isSameLink(one.link, other.link) &&
    one.note.trim() === other.note.trim()
  );
}

export function isSameLink(one: SlabLink | null, other: SlabLink | null): boolean {
  return one?.currency === other?.currency && one?.rounding === other?.rounding;
}

function isSame(one: PriceSlab | null, other: PriceSlab | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    normalizedPrice(one.unitPrice) === normalizedPrice(other.unitPrice) &&
    (one.discountCode ?? '') === (other.discountCode ?? '')
  );
}
