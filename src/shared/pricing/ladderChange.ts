import { decimal, isPriceText } from './decimal.ts';
import { isQuantity } from './ladder.ts';
import { roundedPrice, type Rounding } from './rounding.ts';
import type { Slab } from './types.ts';

/**
 * Every price moved by some percent, up or down, and rounded. A price that is not one stays as it was typed.
 *
 * @param percent of the price: `5` makes it dearer, `-5` cheaper
 */
export function shifted<S extends Slab>(slabs: readonly S[], percent: number, rounding: Rounding): S[] {
  return slabs.map((slab) =>
    isPriceText(slab.unitPrice)
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

/**
 * First and last price stay; those between fall evenly with the logarithm of the quantity, as ladders of the trade
 * do. Unchanged when the quantities do not rise or a price is not one.
 */
export function smoothed<S extends Slab>(slabs: readonly S[], rounding: Rounding): S[] {
  const first = slabs.at(0);
  const last = slabs.at(-1);
  if (!first || !last || !isRising(slabs) || !slabs.every(({ unitPrice }) => isPriceText(unitPrice))) {
    return [...slabs];
  }
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
