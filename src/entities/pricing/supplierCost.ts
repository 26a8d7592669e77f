import type { Big } from 'big.js';
import { decimal, isPriceText } from './decimal.ts';
import { discountOf } from './discountCodes.ts';
import { slabAt } from './ladder.ts';
import type { CodeChart, SupplierBreak, SupplierCost } from './types.ts';

/** List price less the code's discount; null when price or code cannot be read. */
export function netCost({ listPrice, discountCode }: SupplierBreak, codes: CodeChart): Big | null {
  if (!isPriceText(listPrice)) return null;
  const list = decimal(listPrice);
  if (!discountCode) return list;
  const percent = discountOf(discountCode, codes);
  return percent === null ? null : list.times(100 - percent).div(100);
}

/**
 * What a piece costs us at a quantity: the deepest supplier break reached, or the last break where the supplier gives
 * us end-quantity pricing. Null when no break holds there (L7).
 */
export function costAt({ breaks, eqp, codes }: SupplierCost, quantity: number): Big | null {
  const rising = breaks.toSorted((a, b) => a.minQty - b.minQty);
  const found = eqp ? rising.at(-1) : slabAt(rising, quantity);
  return found ? netCost(found, codes) : null;
}
