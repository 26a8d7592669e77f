import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { Competitor } from '#mocks/contract/types/types.gen.ts';
import { sightingFreshness, type JudgedOffer } from './judgedOffers.ts';
import { judgedOf } from './marketIndex.ts';
import { isMatched } from './marketTables.ts';
import { termsOf } from './marketTerms.ts';
import type { CompetitorRecord, ListingRecord } from './recordTypes.ts';

const WEEK_MS = 7 * 86_400_000;

type Figures = Pick<
  Competitor,
  'matches' | 'suggested' | 'counted' | 'coveragePct' | 'freshPct' | 'changes7d' | 'onlyOffers' | 'lastScanAt'
>;

/** What is counted of all competitors at a moment. */
interface MarketStanding {
  /** Products that a competitor has a confirmed page of. */
  readonly trackedCount: number;
  /** Products with a counted offer of the competitor. */
  readonly countedBy: ReadonlyMap<string, number>;
  /** Products whose only counted offers are the competitor's. */
  readonly aloneBy: ReadonlyMap<string, number>;
  /** Pages by competitor. */
  readonly listingsBy: ReadonlyMap<string, readonly ListingRecord[]>;
}

const percent = (part: number, whole: number): string | null =>
  whole === 0 ? null : ((part / whole) * 100).toFixed(2);

function competitorsCounted(offers: readonly JudgedOffer[]): Set<string> {
  return new Set(
    offers.filter(({ reason }) => reason === null).map(({ sighting }) => sighting.competitor.id),
  );
}

/** Looks at every watched product once: how many of them each competitor is counted for, and for how many alone. */
export function standingOf(catalogue: Catalogue, now: number): MarketStanding {
  const { market, products } = catalogue;
  const listingsBy = new Map<string, ListingRecord[]>();
  for (const listing of market.listings.all()) {
    const known = listingsBy.get(listing.competitorId);
    if (known) known.push(listing);
    else listingsBy.set(listing.competitorId, [listing]);
  }
  const tracked = new Set(
    [...listingsBy].flatMap(([id, listings]) =>
      market.competitors.get(id)?.archivedAt === null
        ? listings.filter(isMatched).map(({ productId }) => productId)
        : [],
    ),
  );
  const countedBy = new Map<string, number>();
  const aloneBy = new Map<string, number>();
  const addOne = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  let trackedCount = 0;
  for (const productId of tracked) {
    const product = products.get(productId);
    if (product?.archivedAt !== null) continue;
    trackedCount += 1;
    const ladder = liveSetOf(catalogue.setsOf(productId), productId)?.slabs ?? [];
    const counted = competitorsCounted(judgedOf(market, product, ladder, now).offers);
    for (const id of counted) {
      addOne(countedBy, id);
      if (counted.size === 1) addOne(aloneBy, id);
    }
  }
  return { trackedCount, countedBy, aloneBy, listingsBy };
}

/** What is known of the prices of a competitor now. */
export function figuresOf(
  { market }: Catalogue,
  { trackedCount, countedBy, aloneBy, listingsBy }: MarketStanding,
  competitor: CompetitorRecord,
  now: number,
): Figures {
  const terms = termsOf(market);
  const listings = listingsBy.get(competitor.id) ?? [];
  const matched = listings.filter(isMatched);
  const fresh = matched.filter(
    (listing) => sightingFreshness({ competitor, seenAt: market.seenAtOf(listing) }, now, terms) === 'fresh',
  );
  const counted = countedBy.get(competitor.id) ?? 0;
  return {
    matches: matched.length,
    suggested: listings.filter(({ status }) => status === 'suggested').length,
    counted,
    coveragePct: percent(counted, trackedCount),
    freshPct: percent(fresh.length, matched.length),
    changes7d: matched.reduce((sum, listing) => sum + market.countReadingsSince(listing, now - WEEK_MS), 0),
    onlyOffers: aloneBy.get(competitor.id) ?? 0,
    lastScanAt: listings.reduce<string | null>(
      (latest, { lastSeenAt }) => (latest !== null && latest > lastSeenAt ? latest : lastSeenAt),
      null,
    ),
  };
}
