import type { CompetitorRecord, ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { seedOf } from '#mocks/core/random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far back the runs of the seed go. */
const SCAN_HISTORY_DAYS = 60;
/** Beyond these days a price has expired. */
const EXPIRED_DAYS = 30;
/** Minutes in which a run reads its pages. */
export const RUN_MINUTES = 12;
/** So many failures in a row broke a match. */
const FAILURES_TO_BREAK = 3;

/** Days between two runs; those by hand are about every second week. */
const intervalDays = { daily: 1, weekly: 7, manual: 14 } as const;

type Scanned = Pick<CompetitorRecord, 'id' | 'scanFrequency'>;

const intervalOf = ({ scanFrequency }: Scanned): number => intervalDays[scanFrequency] * DAY_MS;

/** How long ago the last run began: each competitor has an hour of its own. */
const lastRunAgo = ({ id }: Scanned): number => (2 + ((Number(id.slice(4)) * 5) % 9)) * HOUR_MS;

/** How many runs of a competitor the seed has. */
export const countRuns = (competitor: Scanned): number =>
  Math.floor((SCAN_HISTORY_DAYS * DAY_MS - lastRunAgo(competitor)) / intervalOf(competitor)) + 1;

/** When a run began, in milliseconds since 1970. @param back runs before the last one */
export const runStart = (competitor: Scanned, back: number, now: number): number =>
  now - lastRunAgo(competitor) - back * intervalOf(competitor);

/** When a run read a page: each page has a place of its own in all runs. */
export const readInRun = (competitor: Scanned, listingId: string, back: number, now: number): number =>
  runStart(competitor, back, now) + (seedOf(listingId) % RUN_MINUTES) * MINUTE_MS;

/** The run that saw a page last. What was fresh, stale or expired stays so, and a broken page failed often enough since. */
export function backOfLastSeen(
  { status, lastSeenAt }: ListingRecord,
  competitor: CompetitorRecord,
  now: number,
): number {
  const age = now - Date.parse(lastSeenAt);
  const runs = (age - lastRunAgo(competitor)) / intervalOf(competitor);
  if (status === 'broken') return Math.max(FAILURES_TO_BREAK, Math.ceil(runs));
  return Math.max(0, age > EXPIRED_DAYS * DAY_MS ? Math.ceil(runs) : Math.floor(runs));
}

/** The run that was at work at a moment, or the one next to it. */
export const runAt = (competitor: Scanned, at: number, now: number): number =>
  Math.round((now - at - lastRunAgo(competitor)) / intervalOf(competitor));

/** The run that found a price of a day: the first one after it. Undefined: it is of before the runs. */
export function backOfReading(competitor: Scanned, at: number, now: number): number | undefined {
  const age = now - at;
  if (age > SCAN_HISTORY_DAYS * DAY_MS) return undefined;
  return Math.max(0, Math.floor((age - lastRunAgo(competitor)) / intervalOf(competitor)));
}

/** The failed reads after which a page that was seen in one run was broken. */
export const isBreakingRun = (lastSeenBack: number, back: number): boolean =>
  lastSeenBack - back === FAILURES_TO_BREAK;
