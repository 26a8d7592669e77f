import type { OurPrices } from '#entities/market/comparison.ts';
import type { ChangedProduct, MarketChange } from '#entities/market/marketChange.ts';
import { rankAmong } from '#entities/market/marketPosition.ts';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { lineageOf } from '#mocks/areas/catalogue/records/rows.ts';
import type { Db } from '#mocks/core/db.ts';
import { listStockChanges } from './availabilityChanges.ts';
import { judgeSighting, ourPricesOf, type JudgedOffer } from './judgedOffers.ts';
import { isCompared, isMatched } from './marketTables.ts';
import { termsOf, type Terms } from './marketTerms.ts';
import { listOwnChanges } from './ownChanges.ts';
import type { ListingRecord } from './recordTypes.ts';

/** A product as an alert asks of it. */
function changedProduct(
  catalogue: Catalogue,
  { id, categoryId, supplierId, isKvi }: ProductRecord,
): ChangedProduct {
  return { id, supplierId, isKvi, categoryIds: lineageOf(catalogue, categoryId).map((one) => one.id) };
}

/** What a page asked from a moment on, judged as it would have been then. */
interface Asked extends Pick<JudgedOffer, 'comparison' | 'reason'> {
  readonly at: number;
}

interface Page {
  readonly listing: ListingRecord;
  /** The oldest first. */
  readonly asked: readonly Asked[];
}

function toPage({ market }: Catalogue, listing: ListingRecord, ours: OurPrices): Page | null {
  const competitor = market.competitors.get(listing.competitorId);
  if (!competitor || !isCompared(competitor) || !isMatched(listing)) return null;
  const asked = market
    .readingsOf(listing)
    .filter(({ isAnomaly }) => !isAnomaly)
    .map((reading) => {
      const at = Date.parse(reading.capturedAt);
      const { comparison, reason } = judgeSighting(
        { listing, competitor, reading, seenAt: at },
        ours,
        at,
        termsOf(market),
      );
      return { at, comparison, reason };
    });
  return { listing, asked };
}

function listPriceChanges({ listing, asked }: Page, product: ChangedProduct, since: number): MarketChange[] {
  const { id: matchId, competitorId } = listing;
  return asked.flatMap(({ at, comparison }, place) => {
    if (at < since || !comparison) return [];
    const before = asked[place - 1]?.comparison;
    return {
      ...{ what: 'theirPrice', product, competitorId, matchId, at },
      before: before ? toMoneyText(before.unit) : null,
      after: toMoneyText(comparison.unit),
    };
  });
}

/** Our rank at a moment among the offers that were counted then. */
function rankAt(pages: readonly Page[], moment: number, tolerancePct: string): string | null {
  const offers = pages.flatMap(({ asked }) => {
    const offer = asked.findLast(({ at }) => at <= moment);
    return offer?.reason === null && offer.comparison ? offer.comparison : [];
  });
  return rankAmong(offers, tolerancePct)?.toString() ?? null;
}

function listRankChanges(
  pages: readonly Page[],
  product: ChangedProduct,
  since: number,
  { tieTolerancePct }: Terms,
): MarketChange[] {
  const moments = new Set(
    pages.flatMap(({ asked }) => asked.map(({ at }) => at).filter((at) => at >= since)),
  );
  return [...moments].flatMap((at) => {
    const before = rankAt(pages, at - 1, tieTolerancePct);
    const after = rankAt(pages, at, tieTolerancePct);
    if (after === null || before === after) return [];
    return { what: 'rank', product, competitorId: null, matchId: null, at, before, after };
  });
}

/** What readings since a moment changed, of one product. */
function listReadChanges(catalogue: Catalogue, product: ProductRecord, since: number): MarketChange[] {
  const { market, setsOf } = catalogue;
  const listings = market.listingsOf(product.id);
  if (!listings.some((listing) => market.countReadingsSince(listing, since) > 0)) return [];
  const ladder = liveSetOf(setsOf(product.id), product.id)?.slabs ?? [];
  const terms = termsOf(market);
  const ours = ourPricesOf(product, ladder, terms);
  const pages = listings.flatMap((listing) => toPage(catalogue, listing, ours) ?? []);
  const changed = changedProduct(catalogue, product);
  return [
    ...pages.flatMap((page) => listPriceChanges(page, changed, since)),
    ...(product.isKvi ? listRankChanges(pages, changed, since, terms) : []),
  ];
}

/** Pages whose stock changed since a moment, of one product. */
function listProductStock(catalogue: Catalogue, product: ProductRecord, since: number): MarketChange[] {
  const { market } = catalogue;
  const compared = market.listingsOf(product.id).filter((listing) => {
    const competitor = market.competitors.get(listing.competitorId);
    return competitor && isCompared(competitor) && isMatched(listing);
  });
  return listStockChanges(market, compared, () => changedProduct(catalogue, product), since);
}

/** Matches that broke, or were mended: in runs of the seed, and as the log of the session says it. */
function listStateChanges(db: Db, catalogue: Catalogue, since: number): MarketChange[] {
  const { market, products } = catalogue;
  const toChange = (listingId: string, at: number, after: 'confirmed' | 'broken'): MarketChange[] => {
    const listing = market.listings.get(listingId);
    const product = listing && products.get(listing.productId);
    if (!listing || !product || at < since) return [];
    const { id: matchId, competitorId } = listing;
    const before = after === 'broken' ? 'confirmed' : 'broken';
    const changed = changedProduct(catalogue, product);
    return [{ what: 'matchStatus', product: changed, competitorId, matchId, at, before, after }];
  };
  const ofRuns = market.scanRuns
    .all()
    .filter(({ jobId, startedAt, end }) => jobId === null && Date.parse(end?.at ?? startedAt) >= since)
    .flatMap((run) => market.scannedIn(run))
    .flatMap(({ listingId, readAt, becomes }) =>
      readAt !== null && becomes !== null ? toChange(listingId, Date.parse(readAt), becomes) : [],
    );
  const ofLog = db.activity.entries
    .filter(({ entityType, at }) => entityType === 'match' && Date.parse(at) >= since)
    .flatMap(({ entityId, at, changes }) =>
      changes.some(({ field, after }) => field === 'status' && after === 'broken')
        ? toChange(entityId, Date.parse(at), 'broken')
        : [],
    );
  return [...ofRuns, ...ofLog];
}

/** Everything that happened in the market since a moment, in milliseconds since 1970; in no order. */
export function listMarketChanges(db: Db, catalogue: Catalogue, since: number): MarketChange[] {
  const products = catalogue.products.all().filter(({ archivedAt }) => archivedAt === null);
  return [
    ...products.flatMap((product) => [
      ...listReadChanges(catalogue, product, since),
      ...listProductStock(catalogue, product, since),
    ]),
    ...products.flatMap((product) =>
      listOwnChanges(catalogue, product, since, () => changedProduct(catalogue, product)),
    ),
    ...listStateChanges(db, catalogue, since),
  ];
}
