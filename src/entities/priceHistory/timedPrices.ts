import type { Series } from '#shared/chart/series.ts';

/** A price from a moment on, in milliseconds since 1970; prices become pixels, so plain numbers will do. */
export interface TimedPrice {
  readonly at: number;
  /** Null: there is none. */
  readonly price: number | null;
}

/** A part of a history as its chart draws it. */
export interface HistorySeries extends Series {
  /** Corners of its line; none for what is marks alone. */
  readonly corners: readonly TimedPrice[];
  /** A mark without a price stands on the axis. */
  readonly marks: readonly TimedPrice[];
}

/** Something that happened at a moment, with what the reply says of it. */
export type Moment<T> = T & { readonly time: number };

/** What a reply says happened, with its moments as numbers. */
export function toMoments<T extends { readonly at: string }>(items: readonly T[]): Moment<T>[] {
  return items.map((item) => ({ ...item, time: Date.parse(item.at) }));
}

/** An amount of a reply as a number to draw. */
export const toPrice = (amount: string | null): number | null => (amount === null ? null : Number(amount));

/** What holds at a moment: the latest one up to then. */
export function holdingAt<T extends { readonly time: number }>(
  items: readonly T[],
  moment: number,
): T | undefined {
  return items.findLast(({ time }) => time <= moment);
}

/** The corners of a line of prices within the axis; the last price is drawn up to the end. */
export function lineCorners(
  items: readonly Moment<{ unitPrice: string | null }>[],
  { from, until }: { readonly from: number; readonly until: number },
): TimedPrice[] {
  const last = holdingAt(items, until);
  if (!last) return [];
  const corners = items
    .filter(({ time }) => time <= until)
    .map(({ time, unitPrice }) => ({ at: Math.max(from, time), price: toPrice(unitPrice) }));
  return [...corners, { at: until, price: toPrice(last.unitPrice) }];
}

/** Moments within an axis, rising, each once, with both of its ends. */
export function stopsWithin(
  times: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  return [...new Set([from, ...times, to])]
    .filter((time) => time >= from && time <= to)
    .toSorted((a, b) => a - b);
}
