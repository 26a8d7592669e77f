import type { PriceBasis } from '#entities/market/comparison.ts';
import type { MarketTerms } from '#entities/market/settingsRules.ts';
import type { ExchangeRates } from '#entities/pricing/exchange.ts';
import { marketSettings } from '#mocks/areas/market/seed/seedSettings.ts';
import { dollarRates } from '#mocks/areas/slabs/records/rates.ts';
import type { Market } from './marketTables.ts';
import type { MarketSettingsRecord } from './recordTypes.ts';

/** What the figures of the market follow, with the rates that hold under it. */
export interface Terms extends MarketTerms {
  readonly rates: ExchangeRates;
  /** What is compared where the charges of an offer are known. */
  readonly basis: PriceBasis;
  /** The same object for a currency under terms that compare its offers alike, whatever they count: quantity, basis and rate. */
  readonly comparing: (currency: string) => object;
}

/** By settings, so that they are the same object as long as nobody changes those. */
const known = new WeakMap<MarketTerms, Terms>();

/** An object of its own for each currency. */
function byCurrency(): Terms['comparing'] {
  const found = new Map<string, object>();
  return (currency) => {
    const one = found.get(currency) ?? {};
    found.set(currency, one);
    return one;
  };
}

/** The rates of the day, and the fixed ones in their place. */
function ratesUnder({ fixedRates }: MarketTerms): ExchangeRates {
  const fixed = Object.fromEntries(fixedRates.map(({ currency, rate }) => [currency, rate]));
  return { ...dollarRates, rates: { ...dollarRates.rates, ...fixed } };
}

function toTerms(settings: MarketTerms): Terms {
  const found = known.get(settings);
  if (found) return found;
  const terms = {
    ...settings,
    rates: ratesUnder(settings),
    basis: 'allIn' as const,
    comparing: byCurrency(),
  };
  known.set(settings, terms);
  return terms;
}

/** Terms that are tried out beside others: what those have compared is not compared again where it comes to the same. */
export function termsBeside(terms: Terms, settings: MarketTerms, basis: PriceBasis = terms.basis): Terms {
  const rates = ratesUnder(settings);
  const own = byCurrency();
  const isAlike = (currency: string): boolean =>
    basis === terms.basis &&
    settings.listQuantity === terms.listQuantity &&
    rates.rates[currency] === terms.rates.rates[currency];
  return {
    ...settings,
    rates,
    basis,
    comparing: (currency) => (isAlike(currency) ? terms.comparing(currency) : own(currency)),
  };
}

/** The settings of a market. */
export const settingsOf = ({ settings }: Market): MarketSettingsRecord =>
  settings.get(marketSettings.id) ?? marketSettings;

/** What the figures of a market follow now. */
export const termsOf = (market: Market): Terms => toTerms(settingsOf(market));
