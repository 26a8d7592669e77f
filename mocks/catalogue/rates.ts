import { decimal, toMoneyText } from '#shared/pricing/decimal.ts';
import type { ProductRecord } from './records.ts';

/** What a US dollar is worth today, by currency. */
export const usdRates: Readonly<Record<string, string>> = { EUR: '0.8624', GBP: '0.7601', CAD: '1.4012' };

/** An amount of US dollars in another currency; null: nobody knows the rate. */
function inCurrency(dollars: string, currency: string): string | null {
  if (currency === 'USD') return dollars;
  const rate = Object.hasOwn(usdRates, currency) ? usdRates[currency] : undefined;
  return rate === undefined ? null : toMoneyText(decimal(dollars).times(rate));
}

/** Costs and charges of a product as a ladder in another currency is judged by them; unknown ones are left out. */
export function productIn(
  product: ProductRecord,
  currency: string,
): Pick<ProductRecord, 'costs' | 'charges'> {
  if (currency === 'USD') return product;
  return {
    costs: product.costs.flatMap((cost) => {
      const listPrice = inCurrency(cost.listPrice, currency);
      return listPrice === null ? [] : [{ ...cost, listPrice }];
    }),
    charges: product.charges.flatMap((charge) => {
      const price = inCurrency(charge.price, currency);
      return price === null ? [] : [{ ...charge, price }];
    }),
  };
}
