import { scaleUtc } from 'd3-scale';
import { momentAt } from '#shared/i18n/momentAt.ts';
import { wallTime } from '#shared/i18n/zonedTime.ts';

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
export function timeTicks(
  { from, to }: { readonly from: number; readonly to: number },
  zone: string,
  wanted: number,
): TimeTick[] {
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

/** The stop next to a place, when the pointer is near enough to mean it; else the place itself, within the axis. */
export function snapToStop(
  place: number,
  stops: readonly number[],
  { from, to, reach }: { readonly from: number; readonly to: number; readonly reach: number },
): number {
  const within = Math.min(to, Math.max(from, place));
  const [nearest] = stops.toSorted((a, b) => Math.abs(a - within) - Math.abs(b - within));
  return nearest !== undefined && Math.abs(nearest - within) <= reach ? nearest : within;
}
