import type { Charge, CostSheet, FxRates, MarketLadder } from '#api/generated/types.gen.ts';
import { toComparable, type ComparableOffer } from '#entities/market/offer.ts';
import { inCurrency } from '#entities/pricing/exchange.ts';
import type { SupplierCost } from '#entities/pricing/types.ts';

/** What the goods cost, in the ladder's currency. Breaks without a rate are left out, as the server does. */
export function costIn(costs: CostSheet, currency: string, rates: FxRates | null): SupplierCost | null {
  const breaks = costs.breaks.flatMap((each) => {
    const listPrice = inCurrency(each.listPrice, costs.currency, currency, rates);
    return listPrice === null ? [] : [{ ...each, listPrice }];
  });
  return breaks.length === 0 ? null : { breaks, eqp: costs.eqp, codes: costs.discountCodes };
}

/** Charges in the ladder's currency; null: without a rate, so that no total is told that leaves them out. */
export function chargesIn(
  charges: readonly Charge[],
  from: string,
  currency: string,
  rates: FxRates | null,
): Charge[] | null {
  const turned = charges.flatMap((charge) => {
    const price = inCurrency(charge.price, from, currency, rates);
    const repeatPrice =
      charge.repeatPrice === null ? null : inCurrency(charge.repeatPrice, from, currency, rates);
    return price === null ? [] : [{ ...charge, price, repeatPrice }];
  });
  return turned.length < charges.length ? null : turned;
}

/** A competitor's ladder as the server sends it, and what it says of one of our pieces. */
export interface MarketOffer {
  readonly ladder: MarketLadder;
  readonly offer: ComparableOffer;
}

/** Competitors' offers in the ladder's currency; one without a rate cannot be compared and is left out. */
export function offersIn(
  market: readonly MarketLadder[],
  currency: string,
  rates: FxRates | null,
): MarketOffer[] {
  return market.flatMap((ladder) => {
    const offer = toComparable(ladder, currency, rates);
    return offer ? [{ ladder, offer }] : [];
  });
}
