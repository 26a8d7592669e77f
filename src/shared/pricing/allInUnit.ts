import type { Big } from 'big.js';
import { decimal } from './decimal.ts';
import { slabAt } from './ladder.ts';
import type { Charge, Decoration, PricedSlab } from './types.ts';

/** One colour at one location, unless the product says otherwise. */
export const standardDecoration: Decoration = { colors: 1, locations: 1 };

/** Quantities at which prices are compared, beside the product's own minimum. */
export const standardQuantities = [100, 250, 500, 1000] as const;

/** What an order of one quantity costs, and what that makes of a piece. */
export interface AllIn {
  readonly unitPrice: Big;
  /** Per piece, for decorating it. */
  readonly run: Big;
  /** Once an order. */
  readonly setup: Big;
  readonly order: Big;
  readonly total: Big;
  /** unit price + run + (setup + order) / quantity */
  readonly unit: Big;
}

interface Order {
  readonly quantity: number;
  /** Minimum order quantity: below it the less-than-minimum charges apply. */
  readonly moq: number;
  readonly decoration: Decoration;
}

/** Units a charge is asked for: what the decoration has of them, less those that are included. */
function units({ per, includedUnits }: Charge, { quantity, decoration }: Order): number {
  const counts = { Order: 1, Color: decoration.colors, Location: decoration.locations, Piece: quantity };
  return Math.max(0, counts[per] - includedUnits);
}

function sumOf(type: Charge['type'], charges: readonly Charge[], order: Order): Big {
  return charges
    .filter((charge) => charge.type === type && (!charge.appliesLtm || order.quantity < order.moq))
    .reduce((sum, charge) => sum.plus(decimal(charge.price).times(units(charge, order))), decimal(0));
}

/**
 * The all-in unit price at a quantity. A run charge is asked for each piece: `per` says how many units a piece has,
 * and `Piece` or `Order` is one. Null when the ladder has no price there.
 */
export function allInAt(
  slabs: readonly PricedSlab[],
  charges: readonly Charge[],
  order: Order,
): AllIn | null {
  const slab = slabAt(slabs, order.quantity);
  if (!slab) return null;
  const run = sumOf('Run', charges.map(onePiece), order);
  const setup = sumOf('Setup', charges, order);
  const once = sumOf('Order', charges, order);
  const total = slab.price.plus(run).times(order.quantity).plus(setup).plus(once);
  return { unitPrice: slab.price, run, setup, order: once, total, unit: total.div(order.quantity) };
}

/** A run charge per piece is one unit of each piece, not of all of them. */
function onePiece(charge: Charge): Charge {
  return charge.per === 'Piece' ? { ...charge, per: 'Order' } : charge;
}
