import type { Big } from 'big.js';

/** A price or an amount in one currency, as the contract writes it: decimal text with up to four decimals (D12). */
export type MoneyText = string;

/**
 * One quantity break: from `minQty` pieces on, a piece costs `unitPrice`. A ladder that is being typed holds whatever
 * stands in its cells: `minQty` may be NaN, Infinity or a fraction, `unitPrice` any text. Every function of this folder
 * that takes slabs answers for such a ladder too, and throws for none.
 */
export interface Slab {
  readonly minQty: number;
  readonly unitPrice: MoneyText;
}

/** A slab whose price is a number already; only well-formed slabs become one. */
export interface PricedSlab {
  readonly minQty: number;
  readonly price: Big;
}

/** What a supplier asks of us from a quantity on, before any discount. */
export interface SupplierBreak {
  readonly minQty: number;
  readonly listPrice: MoneyText;
  /** Letter of the supplier's chart; none: the list price is net. */
  readonly discountCode?: string | null;
}

/** Percent by code letter, one chart per supplier: there is no standard of the trade. */
export type CodeChart = Readonly<Record<string, number>>;

export interface SupplierCost {
  readonly breaks: readonly SupplierBreak[];
  /** End-quantity pricing: the last break's price at any quantity. */
  readonly eqp: boolean;
  readonly codes: CodeChart;
}

/** A charge beside the unit price (PromoStandards: Setup, Run, Order). */
export interface Charge {
  readonly type: 'Setup' | 'Run' | 'Order';
  readonly per: 'Order' | 'Color' | 'Location' | 'Piece';
  readonly price: MoneyText;
  /** Asked only below the minimum order quantity (LTM). */
  readonly appliesLtm: boolean;
  /** Units that cost nothing extra: one colour, one location. */
  readonly includedUnits: number;
}

/** How the goods are decorated; the standard is one colour at one location. */
export interface Decoration {
  readonly colors: number;
  readonly locations: number;
}
