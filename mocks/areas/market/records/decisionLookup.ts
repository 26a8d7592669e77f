import { isMatched, type Market } from './marketTables.ts';
import type { DecisionsRecord } from './recordTypes.ts';

/** What was decided of a product; before anybody decides it is an empty record of version 1. */
export function decisionsOf({ decisions }: Market, productId: string): DecisionsRecord {
  return (
    decisions.get(productId) ?? {
      id: productId,
      items: [],
      version: 1,
      updatedAt: '2025-09-01T08:00:00.000Z',
    }
  );
}

/** Whether runs leave out the pages of a competitor for a product, as somebody decided. */
export const isLeftOut = (
  market: Market,
  { productId, competitorId }: { productId: string; competitorId: string },
): boolean =>
  decisionsOf(market, productId).items.some(
    (one) => one.competitorId === competitorId && one.decision === 'notScanned',
  );

/** Whether somebody confirmed a page of a competitor for a product. */
export function hasMatch(market: Market, productId: string, competitorId: string): boolean {
  return market
    .listingsOf(productId)
    .some((listing) => listing.competitorId === competitorId && isMatched(listing));
}
