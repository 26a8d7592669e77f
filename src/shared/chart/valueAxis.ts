import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { plotArea, type PlotArea, type PlotOptions, type Tick } from './plotArea.ts';

/** What an axis of values reaches over. */
export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

/** The range of values with room around them; null where there is no value. It reaches below zero only where a value does. */
export function valueRange(values: readonly number[]): ValueRange | null {
  if (values.length === 0) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.08, Math.abs(high) * 0.02, 0.01);
  return { low: low < 0 ? low - room : Math.max(0, low - room), high: high + room };
}

interface ValuePlace {
  readonly area: PlotArea;
  /** Pixels of a value. */
  readonly y: ScaleLinear<number, number>;
  readonly yTicks: Tick[];
}

const TICKS = 5;

/**
 * Divides a picture of a width by what its vertical axis says, and puts about five round values on it.
 *
 * @param options.inset pixels between the range and the edges of the plot, for what is drawn around its places
 */
export function placeValues(
  { low, high }: ValueRange,
  width: number,
  textOf: (value: number) => string,
  options: PlotOptions & { readonly inset?: number } = {},
): ValuePlace {
  const y = scaleLinear([low, high], [0, 1]);
  const values = y.ticks(TICKS);
  const area = plotArea(width, values.map(textOf), options);
  const { inset = 0 } = options;
  y.range([area.bottom - inset, area.top + inset]);
  return { area, y, yTicks: values.map((value) => ({ at: y(value), text: textOf(value) })) };
}
