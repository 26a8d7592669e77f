import type { Charge, Decoration } from './types.ts';

/** The order that a charge is asked for. */
export interface ChargedOrder {
  readonly quantity: number;
  readonly decoration: Decoration;
}

/** Units of a charge in an order: those that it has, those that cost nothing extra, and those that are asked for. */
export interface ChargeUnits {
  readonly has: number;
  readonly included: number;
  readonly charged: number;
}

/**
 * The one rule by which charges are counted, as `Charge` of the contract says it. `Color` is each colour at each
 * location, because each is made ready and printed by itself; `Location` is each location, `Order` is one, `Piece` is
 * each piece. A run charge is asked for each piece anyway, and has one unit per `Piece`. Included units are deducted.
 */
export function chargeUnits(
  { type, per, includedUnits }: Pick<Charge, 'type' | 'per' | 'includedUnits'>,
  { quantity, decoration: { colors, locations } }: ChargedOrder,
): ChargeUnits {
  const counts = {
    Order: 1,
    Color: colors * locations,
    Location: locations,
    Piece: type === 'Run' ? 1 : quantity,
  };
  const has = counts[per];
  const included = Math.min(has, includedUnits);
  return { has, included, charged: has - included };
}
