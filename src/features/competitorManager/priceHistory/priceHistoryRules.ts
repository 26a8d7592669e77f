import type { PriceHistory, PriceHistoryPoint } from '#api/generated/types.gen.ts';
import { stopsWithin, toMoments, toPrice, type Moment } from '#entities/priceHistory/timedPrices.ts';
import { valueRange, type ValueRange } from '#shared/chart/valueAxis.ts';
import { toDayStart } from '#shared/i18n/periods.ts';

/** Periods up to now, by the days they reach back. */
export const historyDays = { month: 30, quarter: 90, year: 365, twoYears: 730 } as const;
export type HistoryPeriod = keyof typeof historyDays;
export const historyPeriods = ['month', 'quarter', 'year', 'twoYears'] as const satisfies HistoryPeriod[];

/** When a period begins: at the reader's midnight, so that one reply serves all day. */
export function toHistoryStart(period: HistoryPeriod, now: number, zone: string): string {
  return toDayStart(historyDays[period], now, zone);
}

/** A history as it is drawn: two lines of prices, and what is marked on them. */
export interface HistoryLines {
  readonly from: number;
  readonly to: number;
  /** Readings that count, which the line steps through. */
  readonly theirs: readonly Moment<PriceHistoryPoint>[];
  /** Up to when their latest price is known to hold. */
  readonly theirsUntil: number;
  readonly ours: readonly Moment<PriceHistory['ours'][number]>[];
  readonly anomalies: readonly Moment<PriceHistoryPoint>[];
  readonly failedReads: readonly Moment<PriceHistory['failedReads'][number]>[];
}

/** @param isFresh whether the latest price of the page still counts as that of today */
export function historyLines(history: PriceHistory, isFresh: boolean): HistoryLines {
  const points = toMoments(history.points);
  const to = Date.parse(history.to);
  return {
    from: Date.parse(history.from),
    to,
    theirs: points.filter(({ isAnomaly }) => !isAnomaly),
    theirsUntil: isFresh ? to : Math.min(to, Date.parse(history.lastSeenAt)),
    ours: toMoments(history.ours),
    anomalies: points.filter(({ isAnomaly }) => isAnomaly),
    failedReads: toMoments(history.failedReads),
  };
}

/** What the price axis reaches over, with room around; null where there is no price at all. */
export function priceRange(lines: HistoryLines): ValueRange | null {
  const pricesOf = (items: readonly { unitPrice: string | null }[]): number[] =>
    items.flatMap(({ unitPrice }) => toPrice(unitPrice) ?? []);
  const counted = [...pricesOf(lines.theirs), ...pricesOf(lines.ours)];
  // A price that was misread does not stretch the axis, unless there is nothing else.
  return valueRange(counted.length > 0 ? counted : pricesOf(lines.anomalies));
}

/** The moments of the axis at which something happened, rising, with both of its ends. */
export function historyStops({ from, to, theirs, ours, anomalies, failedReads }: HistoryLines): number[] {
  const times = [theirs, ours, anomalies, failedReads].flatMap((items) => items.map(({ time }) => time));
  return stopsWithin(times, { from, to });
}
