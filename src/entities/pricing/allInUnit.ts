import type { Big } from 'big.js';
import { chargeUnits, type ChargedOrder } from './chargeUnits.ts';
import { decimal } from './decimal.ts';
import { isQuantity, slabAt } from './ladder.ts';
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

interface Order extends ChargedOrder {
  /** Minimum order quantity: below it the less-than-minimum charges apply. */
  readonly moq: number;
}

/** The charges of a type that an order is asked for: those for less than the minimum below it only. */
export function chargesOf<C extends Charge>(type: C['type'], charges: readonly C[], order: Order): C[] {
  return charges.filter(
    (charge) => charge.type === type && (!charge.appliesLtm || order.quantity < order.moq),
  );
}

function sumCharges(type: Charge['type'], charges: readonly Charge[], order: Order): Big {
  return chargesOf(type, charges, order).reduce(
    (sum, charge) => sum.plus(decimal(charge.price).times(chargeUnits(charge, order).charged)),
    decimal(0),
  );
}

/**
 * The all-in unit price at a quantity. A run charge is asked for each piece. Null when the ladder has no price there, or
 * the order is none: a quantity or a number of colours or locations that is not whole.
 */
export function allInAt(
  slabs: readonly PricedSlab[],
  charges: readonly Charge[],
  order: Order,
): AllIn | null {
  const slab = isOrder(order) ? slabAt(slabs, order.quantity) : null;
  if (!slab) return null;
  const run = sumCharges('Run', charges, order);
  const setup = sumCharges('Setup', charges, order);
  const once = sumCharges('Order', charges, order);
  const total = slab.price.plus(run).times(order.quantity).plus(setup).plus(once);
  return { unitPrice: slab.price, run, setup, order: once, total, unit: total.div(order.quantity) };
}

function isOrder({ quantity, decoration }: Order): boolean {
  const { colors, locations } = decoration;
  return isQuantity(quantity) && [colors, locations].every((count) => Number.isSafeInteger(count));
}
