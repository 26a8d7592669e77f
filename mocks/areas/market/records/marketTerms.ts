import type { MarketTerms } from '#entities/market/settingsRules.ts';
import type { ExchangeRates } from '#entities/pricing/exchange.ts';
import { marketSettings } from '#mocks/areas/market/seed/seedSettings.ts';
import { dollarRates } from '#mocks/areas/slabs/records/rates.ts';
import type { Market } from './marketTables.ts';
import type { MarketSettingsRecord } from './recordTypes.ts';

/** What the figures of the market follow, with the rates that hold under it. */
export interface Terms extends MarketTerms {
  readonly rates: ExchangeRates;
  /** The same object under terms by which offers are compared alike, whatever they count: quantity and rates. */
  readonly comparing: object;
}

/** By settings, so that they are the same object as long as nobody changes those. */
const known = new WeakMap<MarketTerms, Terms>();

/** The rates of the day, and the fixed ones in their place. */
function ratesUnder({ fixedRates }: MarketTerms): ExchangeRates {
  const fixed = Object.fromEntries(fixedRates.map(({ currency, rate }) => [currency, rate]));
  return { ...dollarRates, rates: { ...dollarRates.rates, ...fixed } };
}

function toTerms(settings: MarketTerms): Terms {
  const found = known.get(settings);
  if (found) return found;
  const terms = { ...settings, rates: ratesUnder(settings), comparing: {} };
  known.set(settings, terms);
  return terms;
}

/** Terms that are tried out beside others: what those have compared is not compared again where it comes to the same. */
export function termsBeside(terms: Terms, settings: MarketTerms): Terms {
  const rates = ratesUnder(settings);
  const isAlike =
    settings.listQuantity === terms.listQuantity && JSON.stringify(rates) === JSON.stringify(terms.rates);
  return { ...settings, rates, comparing: isAlike ? terms.comparing : {} };
}

/** The settings of a market. */
export const settingsOf = ({ settings }: Market): MarketSettingsRecord =>
  settings.get(marketSettings.id) ?? marketSettings;

/** What the figures of a market follow now. */
export const termsOf = (market: Market): Terms => toTerms(settingsOf(market));
