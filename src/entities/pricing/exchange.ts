import type { Big } from 'big.js';
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

/** The rates of two currencies; null: one of them has none. */
function findRates(from: string, to: string, rates: ExchangeRates | null): [string, string] | null {
  const [ours, theirs] = rates ? [findRate(rates, from), findRate(rates, to)] : [null, null];
  return ours === null || theirs === null ? null : [ours, theirs];
}

// Thousands of prices are converted at the same rates, and a division takes longer than the rest.
const knownRates = new WeakMap<ExchangeRates, Map<string, Big | null>>();

/** What one unit of a currency is in another one, for amounts that are rounded later; null: no rate is known. */
export function exchangeRate(from: string, to: string, rates: ExchangeRates | null): Big | null {
  if (from === to) return decimal(1);
  if (rates === null) return null;
  const known = knownRates.get(rates) ?? new Map<string, Big | null>();
  knownRates.set(rates, known);
  const key = `${from} ${to}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const found = findRates(from, to, rates);
  const rate = found && decimal(found[1]).div(found[0]);
  known.set(key, rate);
  return rate;
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
  const found = findRates(from, to, rates);
  return found && toMoneyText(decimal(amount).times(found[1]).div(found[0]));
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
