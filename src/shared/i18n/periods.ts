import { momentAt } from './momentAt.ts';
import { wallTime } from './zonedTime.ts';

/** Periods up to now that lists are narrowed to. */
export const periods = ['today', 'week', 'month', 'quarter'] as const;
export type Period = (typeof periods)[number];

const daysBack = { today: 0, week: 6, month: 29, quarter: 89 } as const satisfies Record<Period, number>;

const DAY_MS = 86_400_000;

/** When a period begins, ISO 8601: at the reader's midnight, so that it is the same all day long. */
export function toPeriodStart(period: Period, now: number, zone: string): string {
  return toDayStart(daysBack[period], now, zone);
}

/** The midnight of the reader so many days before today, ISO 8601. */
export function toDayStart(days: number, now: number, zone: string): string {
  const [today = ''] = wallTime(now, zone).split('T');
  const first = new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  return new Date(momentAt(`${first}T00:00`, zone) ?? now).toISOString();
}
