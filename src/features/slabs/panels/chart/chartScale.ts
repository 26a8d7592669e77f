import { scaleLog, type ScaleContinuousNumeric } from 'd3-scale';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { valueRange, type ValueRange } from '#shared/chart/valueAxis.ts';
import type { ChartLine } from './chartLines.ts';

/** A place in the plot: prices become pixels, not money, so plain numbers will do. Null: there is no price. */
export interface ChartPoint {
  readonly quantity: number;
  readonly price: number | null;
}

export interface ChartDomain extends ValueRange {
  readonly from: number;
  readonly to: number;
}

/** The last step has no end; it is drawn as long as to this many times its first quantity. */
const BEYOND = 1.8;
/** Places of a curve between two breaks. */
const SAMPLES = 14;

/** Quantities at which one of the lines changes, rising. */
export function chartQuantities(lines: readonly ChartLine[], others: readonly number[] = []): number[] {
  const from = firstQuantity(lines);
  return [...new Set([...lines.flatMap(({ breaks }) => breaks), ...others])]
    .filter((quantity) => quantity >= from)
    .sort((a, b) => a - b);
}

/** Where our ladder begins, else where any line does. */
function firstQuantity(lines: readonly ChartLine[]): number {
  const ours = lines.find(({ kind }) => kind === 'ours');
  return ours?.breaks[0] ?? Math.min(...lines.map(({ breaks }) => breaks[0] ?? Infinity));
}

/**
 * What the axes reach over: from our first quantity to beyond the last break, and all prices between. A suspicious
 * match does not stretch the axis; its line is cut off instead. Null when there is nothing to draw.
 */
export function chartDomain(lines: readonly ChartLine[], basis: PriceBasis): ChartDomain | null {
  const quantities = chartQuantities(lines);
  const [from, last] = [quantities.at(0), quantities.at(-1)];
  if (from === undefined || last === undefined) return null;
  const to = Math.ceil(last * BEYOND);
  const trusted = lines.filter(({ notCounted }) => notCounted !== 'suspicious');
  const prices = trusted
    .flatMap((line) => linePoints(line, { from, to }, basis))
    .flatMap(({ price }) => price ?? []);
  const range = valueRange(prices);
  return range && { from, to, ...range };
}

/**
 * The points of a line up to the end of the axis. A unit price holds until the next point. An all-in price falls between
 * two breaks too, because charges are shared by more pieces.
 */
export function linePoints(
  { breaks, at }: Pick<ChartLine, 'breaks' | 'at'>,
  { from, to }: Pick<ChartDomain, 'from' | 'to'>,
  basis: PriceBasis,
): ChartPoint[] {
  const priceAt = (quantity: number): number | null => at(quantity)?.toNumber() ?? null;
  const starts = [from, ...breaks.filter((quantity) => quantity > from && quantity < to)];
  if (basis === 'unit') return [...starts, to].map((quantity) => ({ quantity, price: priceAt(quantity) }));
  return starts.flatMap((start, place) => curveBetween(start, starts[place + 1] ?? to, priceAt));
}

function curveBetween(
  start: number,
  end: number,
  priceAt: (quantity: number) => number | null,
): ChartPoint[] {
  if (priceAt(start) === null) return [{ quantity: start, price: null }];
  const quantities = Array.from({ length: SAMPLES }, (_, place) =>
    Math.round(start * ((end - 1) / start) ** (place / (SAMPLES - 1))),
  );
  const points = [...new Set(quantities)].map((quantity) => ({ quantity, price: priceAt(quantity) }));
  // The last piece of the step stands where the next one begins.
  return [...points, { quantity: end, price: points.at(-1)?.price ?? null }];
}

type Scale = ScaleContinuousNumeric<number, number>;

/** The axis of quantities, a logarithmic one. Whoever draws gives it its pixels. */
export function quantityScale({ from, to }: Pick<ChartDomain, 'from' | 'to'>): Scale {
  return scaleLog([from, to], [0, 1]);
}

/** The quantity at a place of the axis; whole, and never outside. */
export function quantityAt(place: number, scale: Scale): number {
  const [from = 1, to = from] = scale.domain();
  return Math.min(to, Math.max(from, Math.round(scale.invert(place))));
}
