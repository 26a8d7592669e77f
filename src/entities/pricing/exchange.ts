import { decimal, isPriceText, toMoneyText } from './decimal.ts';
import type { MoneyText } from './types.ts';

/** What one unit of the base is in other currencies. */
export interface ExchangeRates {
  readonly base: string;
  readonly rates: Readonly<Record<string, string>>;
}

/** What one unit of the base is in a currency; null: there is no rate that anything can be converted by. */
function findRate({ base, rates }: ExchangeRates, currency: string): string | null {
  if (currency === base) return '1';
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  return rate === undefined || !/^\d+(\.\d+)?$/.test(rate) || decimal(rate).eq(0) ? null : rate;
}

/** An amount in another currency by the rates of the day, with four decimals; null: no rate is known. */
export function inCurrency(
  amount: MoneyText,
  from: string,
  to: string,
  rates: ExchangeRates | null,
): MoneyText | null {
  if (!isPriceText(amount)) return null;
  if (from === to) return amount;
  const [ours, theirs] = rates ? [findRate(rates, from), findRate(rates, to)] : [null, null];
  if (ours === null || theirs === null) return null;
  return toMoneyText(decimal(amount).times(theirs).div(ours));
}

/**
 * The currencies without a rate that keep amounts from being converted. None where nothing is to be converted, and none
 * before the rates are known.
 */
export function withoutRate(from: readonly string[], to: string, rates: ExchangeRates | null): string[] {
  if (!rates) return [];
  const needed = from.filter((currency) => currency !== to).flatMap((currency) => [currency, to]);
  return [...new Set(needed)].filter((currency) => findRate(rates, currency) === null);
}
