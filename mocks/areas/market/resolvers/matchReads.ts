import { normalizeListingUrl } from '#entities/market/listingUrl.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { findCompetitorOf, findProduct } from '#mocks/areas/market/records/listingPlace.ts';
import { findListings } from '#mocks/areas/market/records/matchList.ts';
import { competitorRef, matchRef, toMatch, toReading } from '#mocks/areas/market/records/matchRecords.ts';
import { missingMatchPermission } from '#mocks/areas/market/records/matchWriting.ts';
import { readNewPage } from '#mocks/areas/market/records/pageRead.ts';
import { toPriceHistory } from '#mocks/areas/market/records/priceHistory.ts';
import { toProductPriceHistory } from '#mocks/areas/market/records/productPriceHistory.ts';
import { bySureness, findToReview, toReviewItem } from '#mocks/areas/market/records/reviewQueue.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { notFound, unknownReference, unprocessable } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

const MAX_ELSEWHERE = 10;

export const matchReads = {
  listMatches: (call) => {
    const refusal = missingMatchPermission(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { items, ...page } = pageOf(findListings(context, call.query), call.query);
    return { status: 200, body: { items: items.map((listing) => toMatch(context, listing)), ...page } };
  },

  getMatch: (call) => {
    const refusal = missingMatchPermission(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const listing = context.catalogue.market.listings.get(call.path.matchId);
    return listing ? { status: 200, body: toMatch(context, listing) } : notFound();
  },

  listReviewItems: (call) => {
    const refusal = missingMatchPermission(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { after, limit = 10 } = call.query;
    const last = after === undefined ? undefined : context.catalogue.market.listings.get(after);
    if (after !== undefined && !last)
      return unprocessable(unknownReference('after', 'There is no such match'));
    const found = findToReview(context, call.query);
    const next = last ? found.filter((listing) => bySureness(last, listing) < 0) : found;
    return {
      status: 200,
      body: {
        items: next.slice(0, limit).map((listing) => toReviewItem(context, listing)),
        waiting: found.length,
      },
    };
  },

  listReadings: (call) => {
    const refusal = missingMatchPermission(call.me);
    if (refusal) return refusal;
    const { market } = requestContext(call).catalogue;
    const listing = market.listings.get(call.path.matchId);
    if (!listing) return notFound();
    const { items, ...page } = pageOf(market.readingsOf(listing).toReversed(), call.query);
    return { status: 200, body: { items: items.map(toReading), ...page } };
  },

  getReading: (call) => {
    const refusal = missingMatchPermission(call.me);
    if (refusal) return refusal;
    const { market } = requestContext(call).catalogue;
    const listing = market.listings.get(call.path.matchId);
    const reading = listing && market.readingsOf(listing).find(({ id }) => id === call.path.readingId);
    return reading ? { status: 200, body: toReading(reading) } : notFound();
  },

  getPriceHistory: (call) => {
    const refusal = missingMatchPermission(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const listing = context.catalogue.market.listings.get(call.path.matchId);
    return listing ? { status: 200, body: toPriceHistory(context, listing, call.query) } : notFound();
  },

  getProductPriceHistory: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorDashboard);
    if (refusal) return refusal;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: toProductPriceHistory(context, product, call.query) } : notFound();
  },

  inspectMatchUrl: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorManagerEdit);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const { market } = catalogue;
    const product = findProduct(catalogue, call.body.productId);
    if (!product) return unprocessable(unknownReference('productId', 'There is no such product'));
    const url = normalizeListingUrl(call.body.url);
    if (url === null)
      return unprocessable({ field: 'url', code: 'invalid', message: 'is no address of a page' });
    const competitor = findCompetitorOf(market, url);
    const ofUrl = market.listings.all().filter((listing) => listing.url === url);
    const own = ofUrl.find(({ productId }) => productId === product.id);
    const isRejected = own?.status === 'rejected';
    const elsewhere = ofUrl.filter(
      ({ productId, status }) => productId !== product.id && status !== 'rejected',
    );
    return {
      status: 200,
      body: {
        normalizedUrl: url,
        competitor: competitor ? competitorRef(competitor) : null,
        page: competitor ? readNewPage(catalogue, product, competitor, url) : null,
        duplicate: own && !isRejected ? matchRef(catalogue, own) : null,
        blacklisted: own && isRejected ? matchRef(catalogue, own) : null,
        elsewhere: elsewhere.slice(0, MAX_ELSEWHERE).map((listing) => matchRef(catalogue, listing)),
      },
    };
  },
} satisfies Partial<Area<'matches'>>;
