import { readCurrency } from '#api/currency.ts';
import type { FxRates, PriceSlab, SlabLink, SlabSet } from '#api/generated/types.gen.ts';
import { setsAt, type LadderPlace } from '#features/slabs/editor/ladderPlace.ts';
import { decimal, isPriceText } from '#entities/pricing/decimal.ts';
import { inCurrency } from '#entities/pricing/exchange.ts';
import { isQuantity } from '#entities/pricing/ladder.ts';
import { roundedPrice } from '#entities/pricing/rounding.ts';

/** One currency of an owner and configuration: the ladder that holds, and the one that is being made. */
export interface CurrencyLadder {
  readonly currency: string;
  readonly live: SlabSet | null;
  readonly draft: SlabSet | null;
  /** What is shown of it: the price that holds, else what is scheduled or drafted. */
  readonly shown: SlabSet;
}

/** The ladders of one owner and configuration by currency, the product's own currency first. */
export function currencyLadders(
  sets: readonly SlabSet[],
  place: Omit<LadderPlace, 'currency'>,
  home: string,
): CurrencyLadder[] {
  const currencies = [...new Set(sets.map(({ currency }) => currency))].sort((a, b) =>
    a === home ? -1 : b === home ? 1 : a.localeCompare(b),
  );
  return currencies.flatMap((currency) => {
    const here = setsAt(sets, { ...place, currency });
    const inState = (state: SlabSet['state']): SlabSet | null =>
      here.find((set) => set.state === state) ?? null;
    const [live, draft] = [inState('live'), inState('draft')];
    const shown = live ?? inState('scheduled') ?? draft;
    return shown ? [{ currency, live, draft, shown }] : [];
  });
}

/**
 * A ladder in another currency by the rate of the day, rounded. Quantities are always copied with their prices: a
 * price without its quantity would be another ladder. Null: no rate is known, or a price is none.
 */
export function convertedSlabs(
  slabs: readonly PriceSlab[],
  from: string,
  to: string,
  rounding: SlabLink['rounding'],
  rates: FxRates | null,
): PriceSlab[] | null {
  const converted: PriceSlab[] = [];
  for (const { minQty, unitPrice } of slabs) {
    const price = isPriceText(unitPrice) ? inCurrency(unitPrice, from, to, rates) : null;
    if (price === null || !isQuantity(minQty)) return null;
    converted.push({ minQty, unitPrice: roundedPrice(decimal(price), rounding) });
  }
  return converted;
}

/** Currencies of the rates that have no ladder here yet, by their codes. */
export function missingCurrencies(ladders: readonly CurrencyLadder[], rates: FxRates | null): string[] {
  if (!rates) return [];
  const has = new Set(ladders.map(({ currency }) => currency));
  return [rates.base, ...Object.keys(rates.rates)].filter((currency) => !has.has(currency)).sort();
}

/** The currency that is typed for a new ladder, and what is wrong with it; null: nothing. */
export function newCurrency(
  text: string,
  taken: readonly string[],
): { currency: string; wrong: 'missing' | 'unknown' | 'exists' | null } {
  const currency = readCurrency(text);
  if (currency === null) return { currency: '', wrong: text.trim() === '' ? 'missing' : 'unknown' };
  return { currency, wrong: taken.includes(currency) ? 'exists' : null };
}

/** Quantities of any of the ladders, rising. */
export function allQuantities(ladders: readonly CurrencyLadder[]): number[] {
  const all = ladders.flatMap(({ shown }) => shown.slabs.map(({ minQty }) => minQty));
  return [...new Set(all)].sort((a, b) => a - b);
}

/** A quantity of two ladders with the price that each begins there; null: it has no break there. */
export interface RateRow {
  readonly minQty: number;
  readonly now: string | null;
  readonly wanted: string | null;
  /** By how many percent the price would move; null: one of them is missing. */
  readonly sharePct: string | null;
}

/** A ladder beside the one that it would be by the rate of the day, quantity by quantity. */
export function rateRows(now: readonly PriceSlab[], wanted: readonly PriceSlab[]): RateRow[] {
  const quantities = [...now, ...wanted]
    .map(({ minQty }) => minQty)
    .filter((quantity) => isQuantity(quantity));
  const priceAt = (slabs: readonly PriceSlab[], quantity: number): string | null => {
    const price = slabs.find(({ minQty }) => minQty === quantity)?.unitPrice;
    return price !== undefined && isPriceText(price) ? price : null;
  };
  return [...new Set(quantities)]
    .sort((a, b) => a - b)
    .map((minQty) => {
      const [is, willBe] = [priceAt(now, minQty), priceAt(wanted, minQty)];
      const known = is !== null && willBe !== null && !decimal(is).eq(0);
      const sharePct = known ? decimal(willBe).minus(is).times(100).div(is).toFixed(2) : null;
      return { minQty, now: is, wanted: willBe, sharePct };
    });
}
