import type { PlotPoint } from './plotPaths.ts';

export const sparkWidth = 80;
export const sparkHeight = 24;
/** Room for the mark at the end. */
const EDGE = 3;

/** The points of a small line in pixels: over the whole width and height, and in the middle where nothing changes. */
export function sparkPoints(values: readonly (number | null)[]): PlotPoint[] {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const step = values.length > 1 ? (sparkWidth - 2 * EDGE) / (values.length - 1) : 0;
  const share = (value: number): number => (high === low ? 0.5 : (value - low) / (high - low));
  return values.map((value, place) => ({
    x: EDGE + place * step,
    y: value === null ? null : sparkHeight - EDGE - share(value) * (sparkHeight - 2 * EDGE),
  }));
}
