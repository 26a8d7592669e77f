import { gapPct, type Comparison } from '#entities/market/comparison.ts';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import { offerPricesAt, toComparable } from '#entities/market/offer.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { productRef } from '#mocks/areas/catalogue/records/rows.ts';
import type { Match, MatchComparison, MatchRef, NamedRef, Reading } from '#mocks/contract/types/types.gen.ts';
import { sightingFreshness, type JudgedOffer } from './judgedOffers.ts';
import { judgedOf } from './marketIndex.ts';
import { isCompared, type Sighting } from './marketTables.ts';
import { termsOf, type Terms } from './marketTerms.ts';
import type { CompetitorRecord, ListingRecord, ReadingRecord } from './recordTypes.ts';

export const competitorRef = ({ id, domain, name }: CompetitorRecord): NamedRef => ({
  id,
  code: domain,
  name,
});

/** A product by its id, also where nobody knows it any more. */
export function productRefOf({ products }: Catalogue, id: string): NamedRef {
  const product = products.get(id);
  return product ? productRef(product) : { id, code: id, name: id };
}

export function matchRef(catalogue: Catalogue, { id, status, productId, version }: ListingRecord): MatchRef {
  return { id, status, product: productRefOf(catalogue, productId), version };
}

export function toReading({ listingId, breaks, ...reading }: ReadingRecord): Reading {
  return {
    ...reading,
    matchId: listingId,
    breaks: breaks.map(({ minQty, unitPrice }) => ({ minQty, unitPrice })),
  };
}

/** What was read from a page beside our price; undefined: nothing was read there. */
export function judgeListing(
  { catalogue, viewer }: RequestContext,
  listing: ListingRecord,
): JudgedOffer | undefined {
  const product = catalogue.products.get(listing.productId);
  if (!product) return undefined;
  const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
  return judgedOf(catalogue.market, product, ladder, viewer.now).byListing.get(listing.id);
}

function toComparison(
  comparison: Comparison,
  { listing, competitor, reading }: Sighting,
  { rates, listQuantity }: Terms,
): MatchComparison {
  const { packFactor } = listing;
  const { includes, taxIncluded, taxPct } = competitor;
  const offer = toComparable({ ...reading, packFactor, includes, taxIncluded, taxPct }, 'USD', rates);
  const allIn = offer && offerPricesAt(offer, listQuantity)?.allIn;
  return {
    quantity: listQuantity,
    currency: 'USD',
    basis: comparison.basis,
    unitPrice: toMoneyText(comparison.unit),
    allInUnit: allIn ? toMoneyText(allIn) : null,
    ours: comparison.ours && toMoneyText(comparison.ours),
    gapPct: gapPct(comparison)?.toFixed(2) ?? null,
  };
}

/** A page as the contract shows a match. */
export function toMatch(context: RequestContext, listing: ListingRecord): Match {
  const { catalogue, viewer } = context;
  const { productId, competitorId, reasons, lastSeenAt } = listing;
  const competitor = catalogue.market.competitors.get(competitorId);
  if (!competitor) throw new Error(`There is no competitor ${competitorId}.`);
  const terms = termsOf(catalogue.market);
  const judged = judgeListing(context, listing);
  const seenAt = judged?.sighting.seenAt ?? Date.parse(lastSeenAt);
  const reason = !isCompared(competitor) ? 'paused' : judged ? judged.reason : 'noReading';
  return {
    id: listing.id,
    url: listing.url,
    listingTitle: listing.listingTitle,
    listingSku: listing.listingSku,
    imageUrl: listing.imageUrl,
    matchType: listing.matchType,
    confidence: listing.confidence,
    packFactor: listing.packFactor,
    availability: listing.availability,
    status: listing.status,
    source: listing.source,
    decidedBy: listing.decidedBy,
    decidedAt: listing.decidedAt,
    rejectReason: listing.rejectReason,
    failedReads: listing.failedReads,
    version: listing.version,
    updatedAt: listing.updatedAt,
    updatedBy: listing.updatedBy,
    product: productRefOf(catalogue, productId),
    competitor: competitorRef(competitor),
    colorToken: competitor.colorToken,
    reasons: reasons.map((signal) => ({ ...signal })),
    lastSeenAt: new Date(seenAt).toISOString(),
    reading: judged ? toReading(judged.sighting.reading) : null,
    freshness: sightingFreshness({ competitor, seenAt }, viewer.now, terms),
    suspicious: judged?.isSuspicious ?? listing.packFactor === null,
    counted: reason === null,
    notCountedBecause: reason,
    comparison: judged?.comparison ? toComparison(judged.comparison, judged.sighting, terms) : null,
  };
}
