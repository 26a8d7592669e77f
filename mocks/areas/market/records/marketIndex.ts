import type { Big } from 'big.js';
import { priceIndex } from '#entities/market/comparison.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { touchedIn } from '#mocks/core/table.ts';
import { holdsUntil, judgeSighting, ourPricesOf, type JudgedOffer, type OurLadder } from './judgedOffers.ts';
import type { MarketChanges } from './marketState.ts';
import { isCompared, isMatched, type Market } from './marketTables.ts';
import { termsOf, type Terms } from './marketTerms.ts';

/** What is offered of a product beside our ladder, judged. */
export interface JudgedOffers {
  /** Those of confirmed pages, of competitors that are compared. */
  readonly offers: readonly JudgedOffer[];
  /** Ours beside the mean of the counted offers, × 100; null without any. */
  readonly index: Big | null;
  /** The same, rounded. */
  readonly priceIndex: number | null;
}

/** The same, with the pages that are no offers. */
export interface JudgedProduct extends JudgedOffers {
  /** By their ids; pages where nothing was read are not among them. */
  readonly byListing: ReadonlyMap<string, JudgedOffer>;
}

interface Kept extends JudgedProduct {
  readonly ladder: OurLadder;
  readonly charges: ProductRecord['charges'];
  readonly moq: number;
  /** The moments between which it is true. */
  readonly from: number;
  readonly until: number;
}

/** What is kept of a mock session: offers by product, and how far it has read what the session changed. */
interface Index {
  readonly products: Map<string, Kept>;
  /** Products of the pages that were put or removed. */
  readonly productsOf: Map<string, string>;
  /** What all of it was judged under. */
  terms: Terms;
  listings: number;
  competitors: number;
  readings: number;
}

/** By the changes of the session, so that it ends with them. */
const indexes = new WeakMap<MarketChanges, Index>();

function emptyIndex(changes: MarketChanges, terms: Terms): Index {
  return {
    products: new Map(),
    productsOf: new Map(),
    terms,
    listings: touchedIn(changes.listings).length,
    competitors: touchedIn(changes.competitors).length,
    readings: changes.readings.length,
  };
}

/** Forgets what the session has changed since: the products of pages and readings, all for a competitor or other terms. */
function forgetChanged(index: Index, { changes, findSeeded }: Market['session'], terms: Terms): void {
  const listings = touchedIn(changes.listings);
  const competitors = touchedIn(changes.competitors);
  const { readings } = changes;
  const hasForgotten =
    competitors.length > index.competitors || readings.length < index.readings || terms !== index.terms;
  if (hasForgotten) index.products.clear();
  const ofReadings = readings.slice(index.readings).map(({ listingId }) => listingId);
  for (const id of [...listings.slice(index.listings), ...ofReadings]) {
    const before = index.productsOf.get(id) ?? findSeeded(id)?.listing.productId;
    const after = changes.listings.put[id]?.productId ?? findSeeded(id)?.listing.productId;
    if (before !== undefined) index.products.delete(before);
    if (after === undefined) continue;
    index.products.delete(after);
    index.productsOf.set(id, after);
  }
  index.terms = terms;
  index.listings = listings.length;
  index.competitors = competitors.length;
  index.readings = readings.length;
}

function withIndex(offers: readonly JudgedOffer[]): JudgedOffers {
  const counted = offers.flatMap(({ reason, comparison }) =>
    reason === null && comparison ? comparison : [],
  );
  const index = priceIndex(counted);
  return { offers, index, priceIndex: index?.round().toNumber() ?? null };
}

/** Judges offers again that were judged under other terms, and keeps nothing; the same ones where nothing is another. */
export function judgeAgain(
  judged: JudgedOffers,
  terms: Terms,
  product: ProductRecord,
  ladder: OurLadder,
  now: number,
): JudgedOffers {
  if (judged.offers.length === 0) return judged;
  const ours = ourPricesOf(product, ladder, terms);
  const pairs = judged.offers.map((before) => ({
    before,
    after: judgeSighting(before.sighting, ours, now, terms),
  }));
  const isSame = pairs.every(
    ({ before, after }) => before.reason === after.reason && before.comparison === after.comparison,
  );
  return isSame ? judged : withIndex(pairs.map(({ after }) => after));
}

function judge(terms: Terms, market: Market, product: ProductRecord, ladder: OurLadder, now: number): Kept {
  const byListing = new Map<string, JudgedOffer>();
  const listings = market.listingsOf(product.id);
  const ours = listings.length === 0 ? null : ourPricesOf(product, ladder, terms);
  let until = Infinity;
  for (const listing of listings) {
    const sighting = market.findSighting(listing);
    if (!sighting || !ours) continue;
    byListing.set(listing.id, judgeSighting(sighting, ours, now, terms));
    until = Math.min(until, holdsUntil(sighting, now, terms));
  }
  const offers = [...byListing.values()].filter(
    ({ sighting: { listing, competitor } }) => isMatched(listing) && isCompared(competitor),
  );
  return {
    byListing,
    ...withIndex(offers),
    ladder,
    charges: product.charges,
    moq: product.moq,
    from: now,
    until,
  };
}

/**
 * Looks up the offers for a product, which are judged once: again when a page of it, a reading, a competitor, our ladder or
 * charges are another, the settings are, or when one has become older than a limit.
 */
export function judgedOf(
  market: Market,
  product: ProductRecord,
  ladder: OurLadder,
  now: number,
): JudgedProduct {
  const { session } = market;
  const terms = termsOf(market);
  const index = indexes.get(session.changes) ?? emptyIndex(session.changes, terms);
  indexes.set(session.changes, index);
  forgetChanged(index, session, terms);
  const kept = index.products.get(product.id);
  const isTrue =
    kept?.ladder === ladder &&
    kept.charges === product.charges &&
    kept.moq === product.moq &&
    kept.from <= now &&
    now <= kept.until;
  if (isTrue) return kept;
  const judged = judge(terms, market, product, ladder, now);
  index.products.set(product.id, judged);
  return judged;
}
