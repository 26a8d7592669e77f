import type { Big } from 'big.js';
import { decimal, isPriceText } from '#entities/pricing/decimal.ts';
import { exchangeRate, type ExchangeRates } from '#entities/pricing/exchange.ts';
import { isQuantity, pricedSlabs, slabAt } from '#entities/pricing/ladder.ts';
import type { MoneyText, PricedSlab, Slab } from '#entities/pricing/types.ts';

/** An offer as the page of a competitor shows it, under the competitor's own conventions. */
export interface Offer {
  readonly currency: string;
  /** Our pieces in one unit of the competitor; null: nobody has set it, and it is read as one. */
  readonly packFactor: number | null;
  /** Quantities and prices of the competitor's units. */
  readonly breaks: readonly Slab[];
  /** Once an order; null: not known. */
  readonly setupCharge: MoneyText | null;
  /** For the first color, for each unit; null: not known. */
  readonly runCharge: MoneyText | null;
  /** What the prices hold already. */
  readonly includes: { readonly setup: boolean; readonly oneColor: boolean };
  /** Whether all amounts hold a tax of `taxPct` percent. */
  readonly taxIncluded: boolean;
  readonly taxPct: number;
}

/** The same offer for one of our pieces, without tax, in our currency, with one color at one location. */
export interface ComparableOffer {
  /** By rising quantity of our pieces. */
  readonly slabs: readonly PricedSlab[];
  /** Once an order; null: not known. */
  readonly setup: Big | null;
  /** For each piece; null: not known. */
  readonly run: Big | null;
}

/** What a piece costs at a quantity. */
export interface OfferPrices {
  readonly unit: Big;
  /** unit price + run + set-up / quantity, without shipping; null: one of the charges is not known. */
  readonly allIn: Big | null;
}

/**
 * Reads an offer under its own conventions. Null: a currency has no rate, or the pack factor or the tax is none. A charge
 * that is included is zero, also where the page names it for further colors.
 */
export function toComparable(
  offer: Offer,
  currency: string,
  rates: ExchangeRates | null,
): ComparableOffer | null {
  const { includes, taxIncluded, taxPct, packFactor } = offer;
  const rate = exchangeRate(offer.currency, currency, rates);
  const pieces = packFactor ?? 1;
  if (!rate || !(pieces > 0) || !(taxPct >= 0)) return null;
  // A division with 24 places takes longer than all the rest: most offers have neither tax nor packs.
  const toNet = (amount: Big): Big => {
    const gross = amount.times(rate);
    return taxIncluded && taxPct > 0 ? gross.times(100).div(decimal(100).plus(taxPct)) : gross;
  };
  const toPiece = (amount: Big): Big => (pieces === 1 ? amount : amount.div(pieces));
  const toCharge = (text: MoneyText | null, isIncluded: boolean): Big | null => {
    if (isIncluded) return decimal(0);
    return text === null || !isPriceText(text) ? null : toNet(decimal(text));
  };
  const run = toCharge(offer.runCharge, includes.oneColor);
  return {
    slabs: pricedSlabs(offer.breaks).map(({ minQty, price }) => ({
      // Part of a unit is not sold. 10 × 1.1 is 11, and 11.000000000000002 in binary.
      minQty: Math.ceil(decimal(minQty).times(pieces).toNumber()),
      price: toPiece(toNet(price)),
    })),
    setup: toCharge(offer.setupCharge, includes.setup),
    run: run && toPiece(run),
  };
}

/** The prices of an offer at a quantity; null: it is none, or less than the competitor sells. */
export function offerPricesAt({ slabs, setup, run }: ComparableOffer, quantity: number): OfferPrices | null {
  const unit = isQuantity(quantity) ? slabAt(slabs, quantity)?.price : undefined;
  if (!unit) return null;
  return { unit, allIn: setup && run && unit.plus(run).plus(setup.div(quantity)) };
}
