import type { PriceSlab } from '#api/generated/types.gen.ts';

/** The quantities at which two ladders begin a break, rising; what is no quantity has no place among them. */
export function quantitiesOf(mine: readonly PriceSlab[], theirs: readonly PriceSlab[]): number[] {
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
