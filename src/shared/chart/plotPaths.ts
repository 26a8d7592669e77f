import { curveLinear, curveStepAfter, line, type CurveFactory } from 'd3-shape';

/** A point of a plot in pixels; null: there is no value. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number | null;
}

/** Path of values that change from point to point; it is broken where there is none. */
export function curvePath(points: readonly PlotPoint[]): string {
  return drawPath(points, curveLinear);
}

/** Path of values that hold until the next point, such as prices; it is broken where there is none. */
export function stepPath(points: readonly PlotPoint[]): string {
  // A missing value ends the one before it, which d3 would not draw up to there.
  const held = points.flatMap((point, place) => {
    const before = points[place - 1]?.y ?? null;
    return point.y === null && before !== null ? [{ x: point.x, y: before }, point] : [point];
  });
  return drawPath(held, curveStepAfter);
}

function drawPath(points: readonly PlotPoint[], curve: CurveFactory): string {
  const path = line<PlotPoint>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0)
    .curve(curve)
    .digits(1);
  return path(points) ?? '';
}
