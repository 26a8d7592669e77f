import { wholePart } from './decimal.ts';
import type { PricedSlab } from './types.ts';

/** Quantities of one slab at which the next slab's first quantity costs less in all (L8). */
export interface Zone {
  /** Place of the slab in the ladder. */
  readonly row: number;
  readonly from: number;
  readonly to: number;
  /** The quantity to buy instead. */
  readonly buy: number;
}

/** The cheaper-to-buy-more zones of a ladder whose quantities rise. */
export function cheaperZones(slabs: readonly PricedSlab[]): Zone[] {
  return slabs.flatMap((slab, row) => {
    const next = slabs[row + 1];
    if (!next || slab.price.eq(0)) return [];
    // The last quantity that does not cost more than the next slab's first quantity does.
    const last = wholePart(next.price.times(next.minQty).div(slab.price));
    const from = Math.max(slab.minQty, last + 1);
    const to = next.minQty - 1;
    return from <= to ? [{ row, from, to, buy: next.minQty }] : [];
  });
}
