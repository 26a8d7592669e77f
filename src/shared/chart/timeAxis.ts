import { scaleLinear, scaleUtc, type ScaleLinear } from 'd3-scale';
import { formatMonth, formatMonthDay } from '#shared/i18n/axisDates.ts';
import { momentAt } from '#shared/i18n/momentAt.ts';
import { wallTime } from '#shared/i18n/zonedTime.ts';
import { ticksApart, type PlotArea, type Tick } from './plotArea.ts';

/** A part of an axis of time, in milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** A place on an axis of time, in milliseconds since 1970. */
export interface TimeTick {
  readonly at: number;
  /** What is written there: a month where all ticks begin one, else a day. */
  readonly unit: 'month' | 'day';
}

const DAY_MS = 86_400_000;

/**
 * Days or months between two moments at which an axis has ticks, about as many as wanted: each begins at midnight in the
 * zone of the reader, where d3 knows the zone of the device and UTC only.
 */
export function timeTicks({ from, to }: TimeSpan, zone: string, wanted: number): TimeTick[] {
  const toWall = (moment: number): number => Date.parse(`${wallTime(moment, zone)}Z`);
  const days = scaleUtc([toWall(from), toWall(to)], [0, 1])
    .ticks(wanted)
    .filter((wall) => wall.getTime() % DAY_MS === 0);
  const unit = days.every((day) => day.getUTCDate() === 1) ? 'month' : 'day';
  return days.flatMap((day) => {
    const at = momentAt(day.toISOString().slice(0, 19), zone);
    return at === null || at < from || at > to ? [] : { at, unit };
  });
}

interface TimePlace {
  /** Pixels of a moment. */
  readonly x: ScaleLinear<number, number>;
  readonly xTicks: Tick[];
}

const PIXELS_PER_TICK = 80;
const CHARACTER = 6;
const BETWEEN_LABELS = 8;

/** Puts a span of time on the horizontal axis of a plot, with as many days or months as are readable there. */
export function placeTime(
  span: TimeSpan,
  { left, right }: Pick<PlotArea, 'left' | 'right'>,
  { lng, zone }: { readonly lng: string; readonly zone: string },
): TimePlace {
  const x = scaleLinear([span.from, span.to], [left, right]);
  const wanted = Math.max(3, Math.floor((right - left) / PIXELS_PER_TICK));
  const days = timeTicks(span, zone, wanted).map(({ at, unit }) => ({
    at: x(at),
    text: (unit === 'month' ? formatMonth : formatMonthDay)(at, lng, { timeZone: zone }),
  }));
  const apart = Math.max(0, ...days.map(({ text }) => text.length)) * CHARACTER + BETWEEN_LABELS;
  return { x, xTicks: ticksApart(days, apart) };
}

/** The stop next to a place, when the pointer is near enough to mean it; else the place itself, within the axis. */
export function snapToStop(
  place: number,
  stops: readonly number[],
  { from, to, reach }: TimeSpan & { readonly reach: number },
): number {
  const within = Math.min(to, Math.max(from, place));
  const [nearest] = stops.toSorted((a, b) => Math.abs(a - within) - Math.abs(b - within));
  return nearest !== undefined && Math.abs(nearest - within) <= reach ? nearest : within;
}
