import type { ProductRecord, SlabRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { ReadingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { exact, total, type Amount } from './exact.ts';
import type { RawMarket, RawPage, RawProduct } from './rawMarket.ts';

/** What a piece costs: by itself, and with all charges of the order; null is not known. */
export interface Prices {
  readonly unit: Amount | null;
  readonly allIn: Amount | null;
}

/** The price of the deepest break that a quantity reaches. */
function priceAt(breaks: readonly { minQty: number; price: Amount }[], quantity: number): Amount | null {
  const reached = breaks.filter(({ minQty }) => minQty <= quantity);
  const deepest = Math.max(...reached.map(({ minQty }) => minQty));
  return reached.find(({ minQty }) => minQty === deepest)?.price ?? null;
}

/** Our ladder at a moment: decorated, in US dollars, begun last of those that hold or held, and not ended. */
export function ladderAt({ ladders }: RawProduct, moment: number): readonly SlabRecord[] {
  const begun = ladders
    .filter(({ state }) => state === 'live' || state === 'retired')
    .filter(({ configuration, currency }) => configuration === 'Decorated' && currency === 'USD')
    .map((set) => ({ set, from: Date.parse(set.effectiveFrom ?? set.createdAt) }))
    .filter(({ from }) => from <= moment)
    .toSorted((a, b) => a.from - b.from);
  const set = begun.at(-1)?.set;
  if (!set || (set.effectiveTo !== null && Date.parse(set.effectiveTo) <= moment)) return [];
  return set.slabs;
}

/** `Charge` of the contract, for one color at one location. */
function chargesOf(type: string, { charges, moq }: ProductRecord, quantity: number): Amount {
  return total(
    charges
      .filter((charge) => charge.type === type && (!charge.appliesLtm || quantity < moq))
      .map(({ per, price, includedUnits }) => {
        const units = per === 'Piece' && type !== 'Run' ? quantity : 1;
        return exact(price).times(Math.max(0, units - includedUnits));
      }),
  );
}

/** All-in unit at Q = unitPrice(Q) + run + (setup + order charges)/Q. */
export function ourPrices(product: ProductRecord, ladder: readonly SlabRecord[], quantity: number): Prices {
  const breaks = ladder.map(({ minQty, unitPrice }) => ({ minQty, price: exact(unitPrice) }));
  const unit = priceAt(breaks, quantity);
  if (!unit) return { unit: null, allIn: null };
  const once = chargesOf('Setup', product, quantity).plus(chargesOf('Order', product, quantity));
  return { unit, allIn: unit.plus(chargesOf('Run', product, quantity)).plus(once.div(quantity)) };
}

/** What a page asks for one of our pieces, without tax, in US dollars. Null: its currency has no rate. */
export function theirPrices(
  { rates }: RawMarket,
  { page, competitor }: RawPage,
  reading: ReadingRecord,
  quantity: number,
): Prices | null {
  const rate = rates[reading.currency];
  if (rate === undefined) return null;
  const pack = page.packFactor ?? 1;
  const tax = competitor.taxIncluded ? competitor.taxPct : 0;
  const net = (text: string): Amount => exact(text).div(rate).div(exact(100).plus(tax)).times(100);
  const breaks = reading.breaks.map(({ minQty, unitPrice }) => ({
    minQty: Math.ceil(exact(minQty).times(pack).toNumber()),
    price: net(unitPrice).div(pack),
  }));
  const unit = priceAt(breaks, quantity);
  const charge = (text: string | null, isIncluded: boolean): Amount | null => {
    if (isIncluded) return exact(0);
    return text === null ? null : net(text);
  };
  const setup = charge(reading.setupCharge, competitor.includes.setup);
  const run = charge(reading.runCharge, competitor.includes.oneColor);
  const isKnown = unit !== null && setup !== null && run !== null;
  return { unit, allIn: isKnown ? unit.plus(run.div(pack)).plus(setup.div(quantity)) : null };
}
