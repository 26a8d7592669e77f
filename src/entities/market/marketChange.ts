import type { ScopedProduct } from './ruleScope.ts';

/** What an alert asks of a product. */
export interface ChangedProduct extends ScopedProduct {
  readonly id: string;
}

interface ChangeOf<What, Value> {
  readonly what: What;
  readonly product: ChangedProduct;
  /** Null: it is a change of ours. */
  readonly competitorId: string | null;
  readonly matchId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null: nothing was known before. */
  readonly before: Value | null;
  readonly after: Value;
}

/**
 * Something that became another value. Prices and costs are decimal text in our currency, for a piece; a rank is a whole
 * number as text, 1 is the cheapest; gross profit is in percent, with the least that the product may have.
 */
export type MarketChange =
  | ChangeOf<'theirPrice' | 'ourPrice' | 'cost' | 'rank', string>
  | ChangeOf<'availability', 'inStock' | 'backorder' | 'outOfStock' | 'unknown'>
  | ChangeOf<'matchStatus', 'suggested' | 'confirmed' | 'rejected' | 'broken'>
  | (ChangeOf<'gpPct', string> & { readonly floorPct: string });
