import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { ProductPriceHistory } from '#mocks/contract/types/types.gen.ts';
import { judgedOf } from './marketIndex.ts';
import { termsOf } from './marketTerms.ts';
import { competitorRef } from './matchRecords.ts';
import { oursOf, pointsOf, termsAt } from './priceHistory.ts';

const MAX_PAGES = 100;

/** The prices of all confirmed pages of a product and ours over time at a quantity. */
export function toProductPriceHistory(
  context: RequestContext,
  product: ProductRecord,
  { qty, from }: { readonly qty?: number | undefined; readonly from: string },
): ProductPriceHistory {
  const { catalogue, viewer } = context;
  const { market } = catalogue;
  const usual = termsOf(market);
  const quantity = qty ?? usual.listQuantity;
  const terms = termsAt(usual, quantity);
  const since = Date.parse(from);
  const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
  return {
    quantity,
    currency: 'USD',
    from: new Date(since).toISOString(),
    to: new Date(viewer.now).toISOString(),
    pages: judgedOf(market, product, ladder, viewer.now)
      .offers.slice(0, MAX_PAGES)
      .map(({ sighting: { listing, competitor, seenAt }, freshness, reason }) => ({
        matchId: listing.id,
        competitor: competitorRef(competitor),
        colorToken: competitor.colorToken,
        matchType: listing.matchType,
        freshness,
        notCountedBecause: reason,
        lastSeenAt: new Date(seenAt).toISOString(),
        points: pointsOf(context, listing, product, terms, since),
      })),
    ours: oursOf(context, product, quantity, since),
  };
}
