import { toMoneyText } from '#entities/pricing/decimal.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { categoryRef, mediaOf } from '#mocks/areas/catalogue/records/rows.ts';
import type { ListReviewItemsData, ReviewedProduct, ReviewItem } from '#mocks/contract/types/types.gen.ts';
import { siteCategoryOf } from './categoryMappings.ts';
import { ourPricesOf } from './judgedOffers.ts';
import { termsOf } from './marketTerms.ts';
import { isCompared } from './marketTables.ts';
import { findListings } from './matchList.ts';
import { toMatch } from './matchRecords.ts';
import type { ListingRecord } from './recordTypes.ts';

type Filters = NonNullable<ListReviewItemsData['query']>;
type ReviewQuery = { [Name in keyof Filters]?: Filters[Name] | undefined };

/** Suggestions that wait for somebody, the surest first; equally sure ones by their ids, so that none is met twice. */
export function findToReview(context: RequestContext, query: ReviewQuery): ListingRecord[] {
  const { catalogue } = context;
  const { competitorId, categoryId, confidenceMin, confidenceMax, suspicious } = query;
  const filters = { competitorId, categoryId, confidenceMin, confidenceMax, suspicious };
  return findListings(context, { ...filters, status: ['suggested'], sort: [] })
    .filter((listing) => {
      const competitor = catalogue.market.competitors.get(listing.competitorId);
      const isOffered = catalogue.products.get(listing.productId)?.archivedAt === null;
      return isOffered && competitor !== undefined && isCompared(competitor);
    })
    .toSorted(bySureness);
}

export function bySureness(one: ListingRecord, other: ListingRecord): number {
  return other.confidence - one.confidence || (one.id < other.id ? -1 : Number(one.id > other.id));
}

function reviewedProduct({ catalogue }: RequestContext, productId: string): ReviewedProduct {
  const product = catalogue.products.get(productId);
  if (!product) throw new Error(`There is no product ${productId}.`);
  const { unit, allIn } = ourPricesOf(
    product,
    liveSetOf(catalogue.setsOf(productId), productId)?.slabs ?? [],
    termsOf(catalogue.market),
  );
  return {
    id: product.id,
    code: product.sku,
    name: product.name,
    category: categoryRef(catalogue, product.categoryId),
    supplierNumber: product.productId,
    brand: product.brand,
    lineName: product.lineName,
    imageUrl: mediaOf(product)[0]?.url ?? null,
    moq: product.moq,
    unitPrice: unit && toMoneyText(unit),
    allInUnit: allIn && toMoneyText(allIn),
  };
}

/** A suggestion beside our product. */
export const toReviewItem = (context: RequestContext, listing: ListingRecord): ReviewItem => ({
  ...toMatch(context, listing),
  ...siteCategoryOf(context.catalogue, listing),
  ours: reviewedProduct(context, listing.productId),
});
