import type { CompetitorRecord, ScanRunRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { ScanFailureKind } from '#mocks/contract/types/types.gen.ts';
import { competitors } from './seedCompetitors.ts';
import { countRuns, RUN_MINUTES, runStart } from './scanTimes.ts';

const MINUTE_MS = 60_000;
/** How long after a run somebody had its failed pages read again. */
const RETRY_AFTER_MS = 3 * 60 * MINUTE_MS;

const mateo = { id: 'u-1002', name: 'Mateo Herrera' };
const priya = { id: 'u-1003', name: 'Priya Raman' };

/** A run of the seed, and how many runs before the last one it was. */
export interface SeededRun {
  readonly record: ScanRunRecord;
  readonly competitor: CompetitorRecord;
  readonly back: number;
  readonly isRetry: boolean;
}

interface SpecialDay {
  readonly competitorId: string;
  readonly back: number;
  readonly state: 'done' | 'failed' | 'stopped';
  /** Why no page could be read. */
  readonly failure: ScanFailureKind | null;
  /** Minutes after which the run was ended. */
  readonly stopsAfter: number;
  readonly isRetried: boolean;
}

/** A day with a new layout that nobody could read, one on which a site refused us, and one on which a run was stopped. */
const specialDays: readonly SpecialDay[] = [
  {
    competitorId: 'cmp-2',
    back: 12,
    state: 'done',
    failure: 'noPriceFound',
    stopsAfter: RUN_MINUTES,
    isRetried: false,
  },
  {
    competitorId: 'cmp-3',
    back: 20,
    state: 'failed',
    failure: 'blocked',
    stopsAfter: RUN_MINUTES,
    isRetried: true,
  },
  {
    competitorId: 'cmp-1',
    back: 33,
    state: 'stopped',
    failure: null,
    stopsAfter: RUN_MINUTES / 2,
    isRetried: false,
  },
];

export const findSpecialDay = ({ id }: CompetitorRecord, back: number): SpecialDay | undefined =>
  specialDays.find((day) => day.competitorId === id && day.back === back);

/** A run with, where somebody had its failed pages read again, the second one. */
function seedRun(competitor: CompetitorRecord, back: number, now: number): SeededRun[] {
  const day = findSpecialDay(competitor, back);
  const start = runStart(competitor, back, now);
  const isByHand = competitor.scanFrequency === 'manual';
  const id = `scn-${competitor.id.slice(4)}-${countRuns(competitor) - back}`;
  const at = (ms: number): string => new Date(ms).toISOString();
  const run: ScanRunRecord = {
    id,
    competitorId: competitor.id,
    trigger: isByHand ? 'manual' : 'schedule',
    retryOf: null,
    jobId: null,
    startedAt: at(start),
    startedBy: isByHand ? mateo : null,
    end: { state: day?.state ?? 'done', at: at(start + RUN_MINUTES * MINUTE_MS) },
    listingIds: null,
    read: [],
  };
  const seeded = { record: run, competitor, back, isRetry: false };
  if (!day?.isRetried) return [seeded];
  const record: ScanRunRecord = {
    ...run,
    id: `${id}-again`,
    trigger: 'retry',
    retryOf: id,
    startedAt: at(start + RETRY_AFTER_MS),
    startedBy: priya,
    end: { state: 'done', at: at(start + RETRY_AFTER_MS + MINUTE_MS) },
  };
  return [seeded, { ...seeded, record, isRetry: true }];
}

/** The runs of all competitors, the oldest first of each. */
export function seedRuns(now: number): SeededRun[] {
  return competitors.flatMap((competitor) =>
    Array.from({ length: countRuns(competitor) }, (_, at) =>
      seedRun(competitor, countRuns(competitor) - 1 - at, now),
    ).flat(),
  );
}
