import { decimal, isPriceText } from './decimal.ts';
import { isQuantity } from './ladder.ts';
import { roundedPrice, type Rounding } from './rounding.ts';
import type { Slab } from './types.ts';

/**
 * Every price moved by some percent, up or down, and rounded. What is no price stays as it was typed, and so does all
 * of it where the percentage is no number.
 *
 * @param percent of the price: `5` makes it dearer, `-5` cheaper
 */
export function shifted<S extends Slab>(slabs: readonly S[], percent: number, rounding: Rounding): S[] {
  return slabs.map((slab) =>
    Number.isFinite(percent) && isPriceText(slab.unitPrice)
      ? {
          ...slab,
          unitPrice: roundedPrice(
            decimal(slab.unitPrice).times(decimal(percent).plus(100)).div(100),
            rounding,
          ),
        }
      : slab,
  );
}

/** Every price rounded. */
export function rounded<S extends Slab>(slabs: readonly S[], rounding: Rounding): S[] {
  return shifted(slabs, 0, rounding);
}

/** Why a ladder cannot be smoothed: nothing stands between its ends, its quantities do not rise, or a price is none. */
export type SmoothRefusal = 'fewer' | 'quantities' | 'prices';

/** Why a ladder cannot be smoothed; null: it can. */
export function refusedSmoothing(slabs: readonly Slab[]): SmoothRefusal | null {
  if (slabs.length < 3) return 'fewer';
  if (!isRising(slabs)) return 'quantities';
  return slabs.every(({ unitPrice }) => isPriceText(unitPrice)) ? null : 'prices';
}

/**
 * First and last price stay; those between fall evenly with the logarithm of the quantity, as ladders of the trade
 * do. Unchanged where that cannot be done (`refusedSmoothing`).
 */
export function smoothed<S extends Slab>(slabs: readonly S[], rounding: Rounding): S[] {
  const first = slabs.at(0);
  const last = slabs.at(-1);
  if (!first || !last || refusedSmoothing(slabs) !== null) return [...slabs];
  const width = Math.log(last.minQty / first.minQty);
  const height = decimal(last.unitPrice).minus(first.unitPrice);
  return slabs.map((slab) => {
    if (slab === first || slab === last) return slab;
    // A share of the way, not an amount of money: nine places are finer than any price.
    const share = (Math.log(slab.minQty / first.minQty) / width).toFixed(9);
    return { ...slab, unitPrice: roundedPrice(height.times(share).plus(first.unitPrice), rounding) };
  });
}

function isRising(slabs: readonly Slab[]): boolean {
  return slabs.every(({ minQty }, at) => isQuantity(minQty) && minQty > (slabs[at - 1]?.minQty ?? 0));
}
