import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type {
  ScanAdvice,
  ScanFailureKind,
  ScanFailures,
  ScannedPage,
  ScanRun,
} from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import type { Market } from './marketTables.ts';
import { competitorRef, productRefOf, toReading } from './matchRecords.ts';
import type { ListingRecord, ScannedRecord, ScanRunRecord } from './recordTypes.ts';

const advices: Readonly<Record<ScanFailureKind, ScanAdvice>> = {
  blocked: 'readLessOften',
  notFound: 'checkAddress',
  noPriceFound: 'typePrices',
  timeout: 'retryLater',
  siteDown: 'waitForSite',
};

const runStates = {
  queued: 'queued',
  running: 'running',
  done: 'done',
  doneWithErrors: 'done',
  failed: 'failed',
  cancelled: 'stopped',
} as const;

/** How far a run is, or how it ended and when. */
export function stateOfRun(db: Db, { end, jobId }: ScanRunRecord): Pick<ScanRun, 'state' | 'finishedAt'> {
  if (end) return { state: end.state, finishedAt: end.at };
  const job = jobId === null ? undefined : db.work.jobs[jobId]?.job;
  return { state: runStates[job?.state ?? 'done'], finishedAt: job?.finishedAt ?? null };
}

/** A run that goes on now. */
export const findRunning = (
  db: Db,
  { scanRuns }: Market,
  isAsked: (run: ScanRunRecord) => boolean,
): ScanRunRecord | undefined =>
  scanRuns.all().find((run) => isAsked(run) && stateOfRun(db, run).finishedAt === null);

function failuresOf(pages: readonly ScannedRecord[]): ScanFailures[] {
  const counts = new Map<ScanFailureKind, number>();
  for (const { failure } of pages) if (failure !== null) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => ({ kind, count, advice: advices[kind] }))
    .toSorted((a, b) => b.count - a.count);
}

/** A run as the contract shows it. */
export function toScanRun(db: Db, { market }: RequestContext['catalogue'], run: ScanRunRecord): ScanRun {
  const { id, competitorId, trigger, retryOf, jobId, startedAt, startedBy } = run;
  const competitor = market.competitors.get(competitorId);
  if (!competitor) throw new Error(`There is no competitor ${competitorId}.`);
  const pages = market.scannedIn(run);
  const count = (...outcomes: ScannedRecord['outcome'][]): number =>
    pages.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    id,
    competitor: competitorRef(competitor),
    ...stateOfRun(db, run),
    trigger,
    retryOf,
    jobId,
    startedAt,
    startedBy,
    pages: pages.length,
    read: count('unchanged', 'changed'),
    failed: count('failed'),
    changed: count('changed'),
    failures: failuresOf(pages),
  };
}

/** A page in a run as the contract shows it. */
export function toScannedPage(
  catalogue: RequestContext['catalogue'],
  listing: ListingRecord,
  { outcome, failure, readAt, readingId, becomes }: ScannedRecord,
): ScannedPage {
  const { market } = catalogue;
  const readings = readingId === null ? [] : market.readingsOf(listing);
  const at = readings.findIndex(({ id }) => id === readingId);
  const after = readings[at];
  const before = readings.slice(0, Math.max(0, at)).findLast(({ isAnomaly }) => !isAnomaly);
  return {
    id: listing.id,
    product: productRefOf(catalogue, listing.productId),
    url: listing.url,
    listingTitle: listing.listingTitle,
    outcome,
    failure,
    readAt,
    before: after && before ? toReading(before) : null,
    after: after ? toReading(after) : null,
    becomes,
  };
}
