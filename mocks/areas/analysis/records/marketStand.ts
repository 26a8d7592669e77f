import type { Big } from 'big.js';
import { priceIndex, type Comparison } from '#entities/market/comparison.ts';
import { standingAmong, type MarketStanding } from '#entities/market/standing.ts';
import { decimal } from '#entities/pricing/decimal.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { JudgedOffer } from '#mocks/areas/market/records/judgedOffers.ts';
import { isMatched } from '#mocks/areas/market/records/marketTables.ts';
import type { Scope } from './analysisScope.ts';
import { keptByProduct, offersAt, trackedNow, type TrackedNow } from './offersAt.ts';

/** How a product stands to the market at a moment, in a scope. */
export interface Stand {
  readonly offers: readonly JudgedOffer[];
  /** Of those that count, where our price is known on their basis. */
  readonly comparisons: readonly Comparison[];
  /** The number of those that count. */
  readonly counted: number;
  readonly index: Big | null;
  readonly standing: MarketStanding | null;
}

/** Whether an offer counts: one that is not asked for so few pieces does not. */
export const isCounted = ({ reason, comparison }: JudgedOffer): boolean =>
  reason === null && comparison !== null;

export const countedOf = (offers: readonly JudgedOffer[]): Comparison[] =>
  offers.flatMap((offer) => (isCounted(offer) && offer.comparison ? offer.comparison : []));

/** Sums up offers. */
function toStand(offers: readonly JudgedOffer[], tieTolerancePct: string): Stand {
  const counted = countedOf(offers);
  return {
    offers,
    comparisons: counted.filter(({ ours }) => ours !== null),
    counted: counted.length,
    index: priceIndex(counted),
    standing: standingAmong(counted, tieTolerancePct),
  };
}

const kept = keptByProduct<Stand>();

/** How a tracked product stands to the market at a moment. */
export function standAt(context: RequestContext, scope: Scope, tracked: TrackedNow, moment: number): Stand {
  const terms = scope.termsFor(tracked.product);
  const when = moment < context.viewer.now ? String(moment) : 'now';
  return kept(tracked.judged, terms, `${when} ${scope.pages}`, () => {
    const offers = offersAt(context, tracked, terms, moment);
    return toStand(
      offers.filter(({ sighting }) => scope.hasPage(sighting.listing)),
      terms.tieTolerancePct,
    );
  });
}

/** By the changes of the session, so that they end with them. */
const trackedBy = new WeakMap<object, { stamp: string; byScope: Map<string, readonly TrackedNow[]> }>();

/**
 * The tracked products of a scope: not archived, with a page in it that is confirmed or broken and whose prices are read.
 * The panels of a screen ask for the same ones within a second, and get the same list.
 */
export function trackedIn(context: RequestContext, scope: Scope): readonly TrackedNow[] {
  const { catalogue, viewer } = context;
  const { changes } = catalogue.market.session;
  const stamp = `${catalogue.stamp()} ${Math.floor(viewer.now / 1000)}`;
  const before = trackedBy.get(changes);
  const now = before?.stamp === stamp ? before : { stamp, byScope: new Map<string, readonly TrackedNow[]>() };
  trackedBy.set(changes, now);
  const question = `${scope.pages} ${scope.products}`;
  const tracked = now.byScope.get(question) ?? findTracked(context, scope);
  now.byScope.set(question, tracked);
  return tracked;
}

function findTracked(context: RequestContext, scope: Scope): TrackedNow[] {
  const { market, products } = context.catalogue;
  const isRead = new Set(
    market.competitors
      .all()
      .filter((one) => one.status === 'active' && one.archivedAt === null && scope.hasCompetitor(one))
      .map(({ id }) => id),
  );
  const ids = new Set<string>();
  for (const page of market.listings.all()) {
    if (isMatched(page) && isRead.has(page.competitorId) && scope.hasPage(page)) ids.add(page.productId);
  }
  return [...ids].flatMap((id) => {
    const product = products.get(id);
    return product?.archivedAt === null && scope.hasProduct(product) ? trackedNow(context, product) : [];
  });
}

/** The mean of indexes, as the contract writes it. */
export function meanIndex(indexes: readonly (Big | null)[]): string | null {
  const known = indexes.filter((index) => index !== null);
  if (known.length === 0) return null;
  return known
    .reduce((sum, index) => sum.plus(index), decimal(0))
    .div(known.length)
    .toFixed(2);
}
