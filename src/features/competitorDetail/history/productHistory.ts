import type { ProductPriceHistory } from '#api/generated/types.gen.ts';
import {
  lineCorners,
  stopsWithin,
  toMoments,
  toPrice,
  type Moment,
  type TimedPrice,
} from '#entities/priceHistory/timedPrices.ts';
import { valueRange } from '#shared/chart/valueAxis.ts';

type Page = ProductPriceHistory['pages'][number];
type OurChange = ProductPriceHistory['ours'][number];

/** A page as it is drawn. */
export interface PageLine {
  readonly page: Page;
  /** Readings that count, which the line steps through. */
  readonly points: readonly Moment<Page['points'][number]>[];
  /** Up to when its latest price is known to hold; from there on nothing is drawn. */
  readonly until: number;
  readonly corners: readonly TimedPrice[];
}

/** The history of a product as it is drawn. */
export interface ProductHistory {
  readonly from: number;
  readonly to: number;
  readonly pages: readonly PageLine[];
  readonly ours: readonly Moment<OurChange>[];
  readonly ourCorners: readonly TimedPrice[];
  /** Changes of ours within the axis. */
  readonly ourMarks: readonly TimedPrice[];
}

/** The history with its lines. The axis begins where something is known, if that is later than what was asked for. */
export function productHistory(history: ProductPriceHistory): ProductHistory {
  const to = Date.parse(history.to);
  const ours = toMoments(history.ours);
  const pages = history.pages.map((page) => ({
    page,
    points: toMoments(page.points).filter(({ isAnomaly }) => !isAnomaly),
    until: page.freshness === 'fresh' ? to : Math.min(to, Date.parse(page.lastSeenAt)),
  }));
  const times = [...ours, ...pages.flatMap(({ points }) => points)].map(({ time }) => time);
  const from = Math.min(to, Math.max(Date.parse(history.from), Math.min(to, ...times)));
  return {
    from,
    to,
    pages: pages.map((line) => ({ ...line, corners: lineCorners(line.points, { from, until: line.until }) })),
    ours,
    ourCorners: lineCorners(ours, { from, until: to }),
    ourMarks: ours
      .filter(({ time, unitPrice }) => time >= from && unitPrice !== null)
      .map(({ time, unitPrice }) => ({ at: time, price: toPrice(unitPrice) })),
  };
}

/** What the price axis reaches over; a suspicious price stretches it only where there is nothing else. */
export function historySpan({ pages, ours }: ProductHistory) {
  const pricesOf = (points: readonly { unitPrice: string | null }[]): number[] =>
    points.flatMap(({ unitPrice }) => toPrice(unitPrice) ?? []);
  const all = pages.flatMap(({ points }) => points);
  const trusted = [...pricesOf(all.filter(({ isSuspicious }) => !isSuspicious)), ...pricesOf(ours)];
  return valueRange(trusted.length > 0 ? trusted : pricesOf(all));
}

/** The moments of the axis at which a price changed, rising, with both of its ends. */
export function productStops({ from, to, pages, ours }: ProductHistory): number[] {
  const times = [...ours, ...pages.flatMap(({ points }) => points)].map(({ time }) => time);
  return stopsWithin([...times, ...pages.map(({ until }) => until)], { from, to });
}
