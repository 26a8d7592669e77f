import { decimal, isPriceText } from './decimal.ts';
import type { PricedSlab, Slab } from './types.ts';

/** Rows a ladder may have (L1). */
export const MAX_SLABS = 10;

/** The largest quantity the contract takes. */
const MAX_QUANTITY = 999_999_999;

/**
 * Up to which quantity each slab holds: one less than the next slab begins, null for the last one. Only `minQty` is
 * kept, so a ladder has neither gap nor overlap. NaN where the next slab has no quantity yet.
 */
export function maxQuantities(slabs: readonly Slab[]): (number | null)[] {
  return slabs.map((_, at) => {
    const next = slabs[at + 1];
    return next ? next.minQty - 1 : null;
  });
}

/** The slabs as numbers, by rising quantity; those whose quantity or price is not usable are left out. */
export function pricedSlabs(slabs: readonly Slab[]): PricedSlab[] {
  return slabs
    .filter(({ minQty, unitPrice }) => isQuantity(minQty) && isPriceText(unitPrice))
    .map(({ minQty, unitPrice }) => ({ minQty, price: decimal(unitPrice) }))
    .sort((a, b) => a.minQty - b.minQty);
}

/** The slab that holds at a quantity, the deepest one reached; null below the first. */
export function slabAt<S extends { readonly minQty: number }>(
  slabs: readonly S[],
  quantity: number,
): S | null {
  return slabs.findLast(({ minQty }) => minQty <= quantity) ?? null;
}

/** A number of pieces as the contract takes it: whole, from one to `MAX_QUANTITY`. NaN and Infinity are none. */
export function isQuantity(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}
