import type { MarketWriter } from './matchWriting.ts';
import type { ListingRecord } from './recordTypes.ts';

type NewListing = Pick<
  ListingRecord,
  | 'id'
  | 'productId'
  | 'competitorId'
  | 'url'
  | 'listingTitle'
  | 'matchType'
  | 'packFactor'
  | 'source'
  | 'lastSeenAt'
>;

/** Keeps a page that a person says is one of a product: it is confirmed. */
export function addListing(
  { catalogue, author, viewer }: MarketWriter,
  { id, ...listing }: NewListing,
): ListingRecord {
  const at = new Date(viewer.now).toISOString();
  return catalogue.market.listings.put({
    id,
    ...listing,
    mappingId: null,
    listingSku: null,
    imageUrl: null,
    status: 'confirmed',
    confidence: 1,
    reasons: [],
    availability: 'unknown',
    decidedBy: author.actor,
    decidedAt: at,
    rejectReason: null,
    failedReads: 0,
    anomalies: {},
    version: 1,
    updatedAt: at,
    updatedBy: author.actor,
  });
}
