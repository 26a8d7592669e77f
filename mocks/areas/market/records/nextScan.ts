import { isCompared, type Market } from './marketTables.ts';
import type { CompetitorRecord } from './recordTypes.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const intervalDays = { daily: 1, weekly: 7 } as const;

/** When the pages of a competitor are read next by themselves; null: they are not. */
export function nextScanAt({ scanRuns }: Market, competitor: CompetitorRecord, now: number): string | null {
  const { id, scanFrequency } = competitor;
  if (scanFrequency === 'manual' || !isCompared(competitor)) return null;
  const starts = scanRuns
    .all()
    .flatMap((run) => (run.competitorId === id && run.trigger !== 'retry' ? Date.parse(run.startedAt) : []));
  const due = Math.max(...starts) + intervalDays[scanFrequency] * DAY_MS;
  const nextHour = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  return new Date(due > now ? due : nextHour).toISOString();
}
