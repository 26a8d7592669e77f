import type { ScopeTexts } from './scopeFilters.ts';
import { LONGEST_DAYS, toScopeQuery } from './scopeFilters.ts';

const DAY_MS = 86_400_000;

/** Periods up to now that can be chosen at once, in days. */
export const usualDays = [1, 7, 30, 90] as const;
const DAYS_WITHOUT = 30;

/** A period of days of its own (UTC), the first and the last one included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** How long the period is, and its days where it is one of its own. */
export function readPeriod(
  texts: ScopeTexts,
  now: number,
): { days: number; range: DayRange; isUsual: boolean } {
  const { days = DAYS_WITHOUT, until } = toScopeQuery(texts);
  const end = until === undefined ? now : Date.parse(until);
  const first = until === undefined ? Date.parse(dayOf(now)) - days * DAY_MS : end - (days - 1) * DAY_MS;
  return {
    days,
    range: { from: dayOf(first), to: dayOf(end) },
    isUsual: until === undefined && usualDays.some((usual) => usual === days),
  };
}

/** Why days are no period; null: they are one. */
export function findRangeProblem(
  { from, to }: DayRange,
  now: number,
): 'missing' | 'order' | 'future' | 'long' | null {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(first) || Number.isNaN(last)) return 'missing';
  if (last < first) return 'order';
  if (last > now) return 'future';
  return (last - first) / DAY_MS >= LONGEST_DAYS ? 'long' : null;
}

/** The scope's texts for a period up to now. */
export const usualPeriod = (days: number): Pick<ScopeTexts, 'days' | 'until'> => ({
  days: days === DAYS_WITHOUT ? '' : String(days),
  until: '',
});

/** The scope's texts for days of its own. */
export const ownPeriod = ({ from, to }: DayRange): Pick<ScopeTexts, 'days' | 'until'> => ({
  days: String(Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1),
  until: to,
});
