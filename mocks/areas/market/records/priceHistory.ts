import { toMoneyText } from '#entities/pricing/decimal.ts';
import { slabAt } from '#entities/pricing/ladder.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type {
  FailedRead,
  OurPriceChange,
  PriceHistory,
  PriceHistoryPoint,
} from '#mocks/contract/types/types.gen.ts';
import { judgeSighting, ourPricesOf, type JudgedOffer } from './judgedOffers.ts';
import { termsBeside, termsOf, type Terms } from './marketTerms.ts';
import { laddersOf, startOf } from './ownChanges.ts';
import type { ListingRecord } from './recordTypes.ts';

const MAX_POINTS = 2000;
const MAX_OURS = 500;
const MAX_FAILED = 1000;

/** What is asked about a page: at a quantity, from a moment on. */
interface Asked {
  readonly qty?: number | undefined;
  readonly from: string;
}

/** The prices of a page and ours over time at a quantity, each reading judged as lists judge the latest one. */
export function toPriceHistory(
  context: RequestContext,
  listing: ListingRecord,
  { qty, from }: Asked,
): PriceHistory {
  const { catalogue, viewer } = context;
  const { market } = catalogue;
  const usual = termsOf(market);
  const quantity = qty ?? usual.listQuantity;
  const terms = termsAt(usual, quantity);
  const since = Date.parse(from);
  const product = catalogue.products.get(listing.productId);
  return {
    quantity,
    standardQuantities: [...usual.standardQuantities],
    currency: 'USD',
    from: new Date(since).toISOString(),
    to: new Date(viewer.now).toISOString(),
    lastSeenAt: new Date(market.seenAtOf(listing)).toISOString(),
    points: product ? pointsOf(context, listing, product, terms, since) : [],
    ours: product
      ? oursOf(context, product, quantity, since).map(({ at, unitPrice }) => ({ at, unitPrice }))
      : [],
    failedReads: failedReadsOf(context, listing, since).slice(-MAX_FAILED),
  };
}

/** The settings of the market with another quantity at which is compared. */
export const termsAt = (usual: Terms, quantity: number): Terms =>
  quantity === usual.listQuantity ? usual : termsBeside(usual, { ...usual, listQuantity: quantity });

/** What was read since a moment, and before it what held then, unless the page was not seen since; the latest of many. */
export function pointsOf(
  { catalogue, viewer }: RequestContext,
  listing: ListingRecord,
  product: ProductRecord,
  terms: Terms,
  since: number,
): PriceHistoryPoint[] {
  const { market } = catalogue;
  const competitor = market.competitors.get(listing.competitorId);
  if (!competitor) return [];
  const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
  const ours = ourPricesOf(product, ladder, terms);
  const all = market.readingsOf(listing);
  const held = all.findLastIndex(({ capturedAt, isAnomaly }) => !isAnomaly && Date.parse(capturedAt) < since);
  const seenAt = market.seenAtOf(listing);
  return all
    .filter(({ capturedAt }, place) => Date.parse(capturedAt) >= since || (place === held && seenAt >= since))
    .map((reading) => {
      const judged = judgeSighting({ listing, competitor, reading, seenAt }, ours, viewer.now, terms);
      const { capturedAt, method, isAnomaly } = reading;
      return { at: capturedAt, method, isAnomaly, isSuspicious: judged.isSuspicious, ...pricesOf(judged) };
    })
    .slice(-MAX_POINTS);
}

function pricesOf({ comparison }: JudgedOffer): Pick<PriceHistoryPoint, 'unitPrice' | 'allInUnit'> {
  if (!comparison) return { unitPrice: null, allInUnit: null };
  const { unit, basis, theirs } = comparison;
  return { unitPrice: toMoneyText(unit), allInUnit: basis === 'allIn' ? toMoneyText(theirs) : null };
}

/** Our prices since a moment, and before it the one that held then; null from where a ladder ended without a next one. */
export function oursOf(
  { catalogue, viewer }: RequestContext,
  product: ProductRecord,
  quantity: number,
  since: number,
): OurPriceChange[] {
  const ladders = laddersOf(catalogue, product);
  const points = ladders.flatMap((ladder, place) => {
    const next = ladders[place + 1];
    const end = ladder.effectiveTo === null ? Infinity : Date.parse(ladder.effectiveTo);
    const unitPrice = slabAt(ladder.slabs, quantity)?.unitPrice ?? null;
    const isFollowed = next !== undefined && startOf(next) <= end;
    return [
      { at: startOf(ladder), unitPrice, changedBy: ladder.updatedBy },
      ...(end === Infinity || isFollowed ? [] : [{ at: end, unitPrice: null, changedBy: null }]),
    ];
  });
  const past = points.filter(({ at }) => at <= viewer.now);
  const held = past.findLastIndex(({ at }) => at < since);
  return past
    .slice(Math.max(0, held))
    .slice(-MAX_OURS)
    .map((point) => ({ ...point, at: new Date(point.at).toISOString() }));
}

/** Scans since a moment that could not read a page. */
function failedReadsOf(
  { catalogue: { market } }: RequestContext,
  { id, competitorId }: ListingRecord,
  since: number,
): FailedRead[] {
  return market.scanRuns
    .all()
    .filter((run) => run.competitorId === competitorId)
    .flatMap((run) => {
      const scanned = market.findScanned(run, id);
      if (!scanned || scanned.failure === null || scanned.readAt === null) return [];
      return Date.parse(scanned.readAt) >= since ? [{ at: scanned.readAt, failure: scanned.failure }] : [];
    })
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
