import { unprocessable } from '#mocks/core/problems.ts';
import { inCurrency, withoutRate, type ExchangeRates } from '#entities/pricing/exchange.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';

/** What a US dollar is worth today, by currency, where the settings of the market fix nothing else. */
export const dollarRates = { base: 'USD', rates: { EUR: '0.8624', GBP: '0.7601', CAD: '1.4012' } } as const;

/** The refusal of what cannot be converted; undefined: it can. */
export function findMissingRate(
  field: string,
  from: string,
  to: string,
  rates: ExchangeRates,
): ReturnType<typeof unprocessable> | undefined {
  const missing = withoutRate([from], to, rates);
  if (missing.length === 0) return undefined;
  return unprocessable({
    field,
    code: 'no_exchange_rate',
    message: `No exchange rate for ${missing.join(', ')}`,
  });
}

/**
 * Costs and charges of a product for checking a ladder in another currency. Without a rate costs are left out,
 * which L7 says; charges are null, so that no total leaves them out unsaid.
 */
export function productInCurrency(
  product: ProductRecord,
  currency: string,
  rates: ExchangeRates,
): { costs: ProductRecord['costs']; charges: ProductRecord['charges'] | null } {
  if (currency === 'USD') return product;
  const charges = product.charges.flatMap((charge) => {
    const price = inCurrency(charge.price, 'USD', currency, rates);
    return price === null ? [] : [{ ...charge, price }];
  });
  return {
    costs: product.costs.flatMap((cost) => {
      const listPrice = inCurrency(cost.listPrice, 'USD', currency, rates);
      return listPrice === null ? [] : [{ ...cost, listPrice }];
    }),
    charges: charges.length < product.charges.length ? null : charges,
  };
}
