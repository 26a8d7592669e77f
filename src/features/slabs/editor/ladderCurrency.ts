import type { Charge, CostSheet, FxRates, MarketLadder } from '#api/generated/types.gen.ts';
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

/** Competitors' ladders in the ladder's currency; one without a rate cannot be compared and is left out. */
export function marketIn(
  market: readonly MarketLadder[],
  currency: string,
  rates: FxRates | null,
): MarketLadder[] {
  return market.flatMap((ladder) => {
    const turned = (amount: string): string | null => inCurrency(amount, ladder.currency, currency, rates);
    const breaks = ladder.breaks.flatMap((each) => {
      const unitPrice = turned(each.unitPrice);
      return unitPrice === null ? [] : [{ ...each, unitPrice }];
    });
    if (breaks.length < ladder.breaks.length) return [];
    const setupCharge = ladder.setupCharge === null ? null : turned(ladder.setupCharge);
    const runCharge = ladder.runCharge === null ? null : turned(ladder.runCharge);
    return [{ ...ladder, currency, breaks, setupCharge, runCharge }];
  });
}
