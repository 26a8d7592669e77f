import type { Series } from './series.ts';
import type { TimeSpan } from './timeAxis.ts';
import { valueRange, type ValueRange } from './valueAxis.ts';

/** A value at a moment, in milliseconds since 1970; null: there is none, which is a gap and never zero. */
export interface TimedValue {
  readonly at: number;
  readonly value: number | null;
}

/** A series over time. Its points rise. */
export interface TimeLine extends Omit<Series, 'textAt'> {
  readonly points: readonly TimedValue[];
}

/** All moments at which one of the lines has a point, rising. */
export function lineStops(lines: readonly TimeLine[]): number[] {
  return [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b);
}

/** The value of a line at a moment; where values hold, the latest one up to then. */
export function valueAt(points: readonly TimedValue[], moment: number, holds: boolean): number | null {
  const point = points[lastUpTo(points, moment)];
  return point !== undefined && (holds || point.at === moment) ? point.value : null;
}

/** Number of the last point up to a moment; -1: there is none. A search by halves, because it is asked for every pixel. */
function lastUpTo(points: readonly TimedValue[], moment: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.at ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The points of a span, and those beside it, up to which its line is drawn; the last value that holds reaches its end. */
export function pointsWithin(
  points: readonly TimedValue[],
  { from, to }: TimeSpan,
  holds: boolean,
): TimedValue[] {
  const first = Math.max(0, lastUpTo(points, from - 1));
  const within = points.slice(first, lastUpTo(points, to) + 2);
  const last = within.at(-1);
  return holds && last && last.at < to ? [...within, { at: to, value: last.value }] : within;
}

/** The points of a span, and where values hold the one before it, which holds within it. */
function pointsIn(
  points: readonly TimedValue[],
  { from, to }: TimeSpan,
  holds = false,
): readonly TimedValue[] {
  const first = holds ? Math.max(0, lastUpTo(points, from)) : lastUpTo(points, from - 1) + 1;
  return points.slice(first, lastUpTo(points, to) + 1);
}

/** What the values of a span reach over, and the reference with them; null where there is no value. */
export function linesRange(
  lines: readonly TimeLine[],
  span: TimeSpan,
  holds: boolean,
  reference: number | null,
): ValueRange | null {
  let [low, high] = [Infinity, -Infinity];
  // Without lists in between: this is asked for with every step of a slider.
  for (const { points } of lines)
    for (const { value } of pointsIn(points, span, holds)) {
      if (value === null) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  if (low > high) return null;
  return valueRange(reference === null ? [low, high] : [low, high, reference]);
}

/** Places of the marks of a line are so many points apart at least, so that they can be told apart. */
const MARKS = 8;

/**
 * The points of a span that are marked with the shape of their line: some of many, staggered so that lines that run
 * together are not marked at the same place; the last one; and each that stands alone between gaps, where no line is seen.
 */
export function markedPoints(points: readonly TimedValue[], span: TimeSpan, stagger: number): TimedValue[] {
  const inside = pointsIn(points, span);
  const count = inside.reduce((sum, { value }) => (value === null ? sum : sum + 1), 0);
  const every = Math.max(1, Math.ceil(count / MARKS));
  let number = -1;
  return inside.filter(({ value }, place) => {
    if (value === null) return false;
    number += 1;
    if (number % every === stagger % every || number === count - 1) return true;
    return (inside[place - 1]?.value ?? null) === null && (inside[place + 1]?.value ?? null) === null;
  });
}

/** The first and the last value of a span; null where there is none. */
export function lineEnds(
  points: readonly TimedValue[],
  span: TimeSpan,
): { readonly first: number; readonly last: number } | null {
  const inside = pointsIn(points, span);
  const first = inside.find(({ value }) => value !== null)?.value ?? null;
  const last = inside.findLast(({ value }) => value !== null)?.value ?? null;
  return first === null || last === null ? null : { first, last };
}
