import type { ListingRecord, ScannedRecord, ScanRunRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { ScanFailureKind } from '#mocks/contract/types/types.gen.ts';
import { seedOf } from '#mocks/core/random.ts';
import { findSpecialDay, seedRuns, type SeededRun } from './seedScanRuns.ts';
import { isBreakingRun, readInRun, runAt } from './scanTimes.ts';
import type { MarketSeed } from './seedMarket.ts';

const MINUTE_MS = 60_000;

/** The runs of the weeks before the mock began, and what each found. */
export interface ScanHistory {
  readonly runs: ReadonlyMap<string, ScanRunRecord>;
  /** What was read in a run of the seed. */
  readonly scannedIn: (run: ScanRunRecord) => readonly ScannedRecord[];
  /** What became of one page in a run of the seed, without the others; undefined: the run did not have it. */
  readonly findScanned: (run: ScanRunRecord, listingId: string) => ScannedRecord | undefined;
}

/** Why a page is broken: most are not there any more. */
const brokenKind = (id: string): ScanFailureKind => (seedOf(id) % 10 < 7 ? 'notFound' : 'noPriceFound');

/** Now and then a page cannot be read for once, never in two runs that follow each other. */
function findHiccup(id: string, back: number): ScanFailureKind | null {
  const draw = seedOf(`${id} ${back}`);
  return back % 2 === 0 && draw % 25 === 0 ? (draw % 3 === 0 ? 'blocked' : 'timeout') : null;
}

/** What became of a page in a run, so that it agrees with when the page was last seen and what was read there. */
function scannedOf(
  listing: ListingRecord,
  { back, record, competitor, isRetry }: SeededRun,
  { now, changedAt }: { now: number; changedAt: ReadonlyMap<number, number> },
): ScannedRecord {
  const { id } = listing;
  const readMs = readInRun(competitor, id, back, now);
  const seenBack = runAt(competitor, Date.parse(listing.lastSeenAt), now);
  const number = isRetry ? undefined : changedAt.get(Math.floor(readMs / MINUTE_MS));
  const base = {
    listingId: id,
    failure: null,
    readAt: new Date(isRetry ? Date.parse(record.startedAt) : readMs).toISOString(),
    readingId: null,
    becomes: null,
  };
  const fail = (failure: ScanFailureKind): ScannedRecord => ({ ...base, outcome: 'failed', failure });
  const notRead: ScannedRecord = { ...base, outcome: 'notRead', readAt: null };
  if (seenBack > back) {
    if (listing.status !== 'broken') return notRead;
    return { ...fail(brokenKind(id)), becomes: isBreakingRun(seenBack, back) ? 'broken' : null };
  }
  if (number !== undefined) return { ...base, outcome: 'changed', readingId: `rdg-${id.slice(4)}-${number}` };
  if (seenBack < back && !isRetry) {
    const day = findSpecialDay(competitor, back);
    if (day?.failure) return fail(day.failure);
    if (day && readMs >= Date.parse(record.startedAt) + day.stopsAfter * MINUTE_MS) return notRead;
    const hiccup = findHiccup(id, back);
    if (hiccup !== null) return fail(hiccup);
  }
  return { ...base, outcome: 'unchanged' };
}

/** The runs of the seed. What they found is made when somebody asks for it. */
export function createScanHistory({ listings, readings, now }: MarketSeed): ScanHistory {
  const seeded = new Map(seedRuns(now).map((run) => [run.record.id, run]));
  const placesOf = new Map<string, number[]>();
  const placesById = new Map<string, number>();
  for (const [place, { id, competitorId, status }] of listings.entries()) {
    if (status === 'rejected') continue;
    placesById.set(id, place);
    const places = placesOf.get(competitorId);
    if (places) places.push(place);
    else placesOf.set(competitorId, [place]);
  }
  const known = new Map<string, readonly ScannedRecord[]>();
  const scanOne = (run: SeededRun, place: number): ScannedRecord | undefined => {
    const listing = listings[place];
    const since = Math.floor(Date.parse(run.record.startedAt) / MINUTE_MS);
    return listing && scannedOf(listing, run, { now, changedAt: readings.crawledSince(place, since) });
  };
  const scan = (run: SeededRun): ScannedRecord[] => {
    const all = (placesOf.get(run.competitor.id) ?? []).flatMap((place) => scanOne(run, place) ?? []);
    const order = ({ listingId }: ScannedRecord): number =>
      readInRun(run.competitor, listingId, run.back, now);
    return all.toSorted((a, b) => order(a) - order(b));
  };
  const scannedIn = ({ id, retryOf }: ScanRunRecord): readonly ScannedRecord[] => {
    const run = seeded.get(id);
    if (!run) return [];
    const first = retryOf === null ? undefined : seeded.get(retryOf);
    const failed = new Set(
      first && scannedIn(first.record).flatMap((page) => (page.outcome === 'failed' ? page.listingId : [])),
    );
    const found = known.get(id) ?? scan(run).filter(({ listingId }) => !first || failed.has(listingId));
    known.set(id, found);
    return found;
  };
  const findScanned = ({ id, retryOf }: ScanRunRecord, listingId: string): ScannedRecord | undefined => {
    const run = seeded.get(id);
    const first = retryOf === null ? undefined : seeded.get(retryOf);
    if (!run || (first && findScanned(first.record, listingId)?.outcome !== 'failed')) return undefined;
    const place = placesById.get(listingId);
    const isOfRun = place !== undefined && listings[place]?.competitorId === run.competitor.id;
    return isOfRun ? scanOne(run, place) : undefined;
  };
  return { runs: new Map([...seeded].map(([id, { record }]) => [id, record])), scannedIn, findScanned };
}
