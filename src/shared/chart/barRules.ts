import { scaleBand } from 'd3-scale';

/** A bar of a chart: how many there are of something. */
export interface Bar {
  readonly id: string;
  /** Under the bar. */
  readonly label: string;
  readonly value: number;
  /** Above the bar. */
  readonly valueText: string;
  /** All of it in words, as a link or button is named: "from −5 % to 0 %: 41 products". */
  readonly name: string;
  readonly tone: 'good' | 'bad' | 'neutral';
  /** An address in the panel, where the bar leads. */
  readonly href?: string;
  /** What the bar does, where it leads nowhere. */
  readonly onChoose?: () => void;
}

/** Where a bar stands, in pixels. */
export interface BarPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly middle: number;
}

/** An empty bar is seen, and told apart from one that is not there. */
const BASE = 2;
const WIDEST = 56;

interface BarSpace {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Pixels of a value. */
  readonly y: (value: number) => number;
}

/** Places bars beside each other over a width, none wider than looks like a bar. */
export function placeBars(values: readonly number[], { left, right, bottom, y }: BarSpace): BarPlace[] {
  const bands = scaleBand(values.keys(), [left, right]).paddingInner(0.18).paddingOuter(0.1);
  const width = Math.min(WIDEST, bands.bandwidth());
  return values.map((value, place) => {
    const middle = (bands(place) ?? left) + bands.bandwidth() / 2;
    const top = Math.min(y(value), bottom - BASE);
    return { x: middle - width / 2, y: top, width, height: bottom - top, middle };
  });
}

/**
 * The place between bars: 2 is between the second and the third, 2.5 in the middle of the third; within the plot.
 */
export function placeBetween(
  place: number,
  count: number,
  { left, right }: Pick<BarSpace, 'left' | 'right'>,
): number {
  const step = count === 0 ? 0 : (right - left) / count;
  return Math.min(right, Math.max(left, left + place * step));
}

/** Counts have whole ticks. */
export function wholeTicks(ticks: readonly number[]): number[] {
  return ticks.filter((tick) => Number.isInteger(tick));
}
