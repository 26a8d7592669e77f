import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { lineageOf } from '#mocks/areas/catalogue/records/rows.ts';
import type { ListMatchesData } from '#mocks/contract/types/types.gen.ts';
import { sorted, type FieldOf, type SortKeys } from '#mocks/core/pages.ts';
import { judgeListing, productRefOf } from './matchRecords.ts';
import type { ListingRecord } from './recordTypes.ts';

type Query = NonNullable<ListMatchesData['query']>;
type MatchQuery = { [Name in keyof Query]?: Query[Name] | undefined };

function sortKeysOf({
  catalogue,
}: RequestContext): SortKeys<ListingRecord, FieldOf<NonNullable<Query['sort']>>> {
  const { competitors, findSighting } = catalogue.market;
  return {
    competitor: ({ competitorId }) => competitors.get(competitorId)?.name ?? null,
    product: ({ productId }) => productRefOf(catalogue, productId).name,
    listingTitle: ({ listingTitle }) => listingTitle,
    status: ({ status }) => status,
    confidence: ({ confidence }) => confidence,
    lastSeenAt: (listing) => findSighting(listing)?.seenAt ?? Date.parse(listing.lastSeenAt),
    decidedAt: ({ decidedAt }) => decidedAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  };
}

function isFound({ catalogue }: RequestContext, listing: ListingRecord, q: string): boolean {
  const { code, name } = productRefOf(catalogue, listing.productId);
  const competitor = catalogue.market.competitors.get(listing.competitorId)?.name ?? '';
  return containsWords(q, listing.listingTitle, listing.listingSku, listing.url, code, name, competitor);
}

function isInCategory(catalogue: Catalogue, { productId }: ListingRecord, ids: readonly string[]): boolean {
  const product = catalogue.products.get(productId);
  return product !== undefined && lineageOf(catalogue, product.categoryId).some(({ id }) => ids.includes(id));
}

/** The pages that a query finds, in its order. */
export function findListings(context: RequestContext, query: MatchQuery): ListingRecord[] {
  const { q, productId, competitorId, categoryId, status, confidenceMin, confidenceMax, suspicious } = query;
  const { catalogue } = context;
  const { market } = catalogue;
  const isSuspicious = (listing: ListingRecord): boolean =>
    judgeListing(context, listing)?.isSuspicious ?? listing.packFactor === null;
  const listings = productId === undefined ? market.listings.all() : market.listingsOf(productId);
  const found = listings.filter(
    (listing) =>
      (!competitorId || competitorId.includes(listing.competitorId)) &&
      (!categoryId || isInCategory(catalogue, listing, categoryId)) &&
      (!status || status.includes(listing.status)) &&
      (confidenceMin === undefined || listing.confidence >= confidenceMin) &&
      (confidenceMax === undefined || listing.confidence <= confidenceMax) &&
      (!q || isFound(context, listing, q)) &&
      (suspicious === undefined || isSuspicious(listing) === suspicious),
  );
  return sorted(found, query.sort ?? ['competitor', 'product'], sortKeysOf(context));
}
