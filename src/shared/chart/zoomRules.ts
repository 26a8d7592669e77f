import type { TimeSpan } from './timeAxis.ts';

/** Number of the stop next to a place. */
export function nearestStop(stops: readonly number[], place: number): number {
  const after = stops.findIndex((stop) => stop >= place);
  if (after === -1) return Math.max(0, stops.length - 1);
  const [before, next] = [stops[after - 1], stops[after]];
  return before !== undefined && next !== undefined && place - before < next - place ? after - 1 : after;
}

/** The part between two places, from stop to stop; null where that is less than two stops, or all of them. */
export function brushedSpan(stops: readonly number[], one: number, other: number): TimeSpan | null {
  const first = nearestStop(stops, Math.min(one, other));
  const last = nearestStop(stops, Math.max(one, other));
  return first === last ? null : spanOf(stops, first, last);
}

/** The part after one of its ends was moved to a stop; the other end stays, and is never passed. */
export function movedSpan(
  stops: readonly number[],
  { from, to }: TimeSpan,
  end: keyof TimeSpan,
  stop: number,
): TimeSpan | null {
  const [first, last] = [nearestStop(stops, from), nearestStop(stops, to)];
  return end === 'from'
    ? spanOf(stops, Math.min(Math.max(0, stop), last - 1), last)
    : spanOf(stops, first, Math.max(Math.min(stop, stops.length - 1), first + 1));
}

function spanOf(stops: readonly number[], first: number, last: number): TimeSpan | null {
  const [from, to] = [stops[first], stops[last]];
  const isAll = first === 0 && last === stops.length - 1;
  return from === undefined || to === undefined || isAll ? null : { from, to };
}

/** The part that is shown: what was chosen, as far as there are stops in it; else all. */
export function shownSpan(stops: readonly number[], chosen: TimeSpan | null): TimeSpan {
  const all = { from: stops[0] ?? 0, to: stops.at(-1) ?? 0 };
  if (!chosen) return all;
  const inside = stops.filter((stop) => stop >= chosen.from && stop <= chosen.to);
  return inside.length < 2 ? all : { from: inside[0] ?? all.from, to: inside.at(-1) ?? all.to };
}
