import { decimal, isPriceText } from '#entities/pricing/decimal.ts';
import { isQuantity, MAX_SLABS } from '#entities/pricing/ladder.ts';
import { priceForGp, priceForMarkup } from '#entities/pricing/margin.ts';
import { roundedPrice, type Rounding } from '#entities/pricing/rounding.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { Slab, SupplierCost } from '#entities/pricing/types.ts';

/** Percentages that can be typed to get a price. */
export type Margin = 'gp' | 'markup';

/** Percent as one types it, up to four figures before the dot and two behind. */
const percentText = /^(\d{1,4}(\.\d{0,2})?|\.\d{1,2})$/;

/** A percentage as it was typed; null: it is none, or not one above 0 and below 100. */
export function percentOf(text: string): number | null {
  const percent = percentText.test(text) ? Number(text) : 0;
  return percent > 0 && percent < 100 ? percent : null;
}

/** The price that leaves a margin at a quantity, rounded; null: no cost is known there, or no price reaches it. */
export function priceForMargin(
  margin: Margin,
  text: string,
  quantity: number,
  cost: SupplierCost | null,
  rounding: Rounding,
): string | null {
  const ours = cost && costAt(cost, quantity);
  if (!ours || !percentText.test(text)) return null;
  const percent = decimal(text.startsWith('.') ? `0${text}` : text.replace(/\.$/, ''));
  const price = margin === 'gp' ? priceForGp(ours, percent) : priceForMarkup(ours, percent);
  return price === null ? null : roundedPrice(decimal(price), rounding);
}

/** What a break that is added at the end begins with: the supplier's next quantity, else twice the last. */
export function nextQuantity(slabs: readonly Slab[], moq: number, cost: SupplierCost | null): number {
  const last = slabs.at(-1)?.minQty;
  if (last === undefined || !isQuantity(last)) return moq;
  const theirs = cost?.breaks.map(({ minQty }) => minQty).filter((quantity) => quantity > last) ?? [];
  return theirs.length > 0 ? Math.min(...theirs) : last * 2;
}

/**
 * Our ladder on the supplier's quantities, from the minimum order on: our own price where we have a break there, else the price that leaves the
 * target GP %. Breaks without a cost have no price yet.
 */
export function onSupplierBreaks(
  slabs: readonly Slab[],
  cost: SupplierCost,
  targetGpPct: number,
  moq: number,
  rounding: Rounding,
): Slab[] {
  const theirs = cost.breaks.map(({ minQty }) => minQty).toSorted((a, b) => a - b);
  const quantities = [moq, ...new Set(theirs.filter((quantity) => quantity > moq))].slice(0, MAX_SLABS);
  return quantities.map((minQty) => {
    const own = slabs.find((slab) => slab.minQty === minQty);
    if (own && isPriceText(own.unitPrice)) return own;
    return {
      minQty,
      unitPrice: priceForMargin('gp', String(targetGpPct), minQty, cost, rounding) ?? '',
    };
  });
}
