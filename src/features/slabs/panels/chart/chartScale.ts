import type { ChartBasis, ChartLine } from './chartLines.ts';

/** A place in the plot: prices are pixels here, not money, so plain numbers will do. */
interface Point {
  readonly quantity: number;
  readonly price: number;
}

export interface ChartDomain {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
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
export function chartDomain(lines: readonly ChartLine[], basis: ChartBasis): ChartDomain | null {
  const quantities = chartQuantities(lines);
  const [from, last] = [quantities.at(0), quantities.at(-1)];
  if (from === undefined || last === undefined) return null;
  const to = Math.ceil(last * BEYOND);
  const trusted = lines.filter(({ notCounted }) => notCounted !== 'suspicious');
  const prices = trusted
    .flatMap((line) => linePieces(line, { from, to }, basis))
    .flat()
    .map(({ price }) => price);
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const room = Math.max((high - low) * 0.08, high * 0.02, 0.01);
  return { from, to, low: Math.max(0, low - room), high: high + room };
}

/**
 * A line as unbroken pieces of points: a price holds until the next break; a quantity without a price is a gap. An
 * all-in price falls between two breaks too, because charges are shared by more pieces.
 */
export function linePieces(
  { breaks, at }: Pick<ChartLine, 'breaks' | 'at'>,
  { from, to }: Pick<ChartDomain, 'from' | 'to'>,
  basis: ChartBasis,
): Point[][] {
  const inside = [from, ...breaks.filter((quantity) => quantity > from && quantity < to)];
  const pieces: Point[][] = [];
  let open: Point[] | null = null;
  for (const [place, start] of inside.entries()) {
    const end = inside[place + 1] ?? to;
    const step = stepBetween(start, end, at, basis);
    if (step.length === 0) open = null;
    else if (open) open.push(...step);
    else pieces.push((open = [...step]));
  }
  return pieces;
}

function stepBetween(start: number, end: number, at: ChartLine['at'], basis: ChartBasis): Point[] {
  const price = at(start)?.toNumber();
  if (price === undefined) return [];
  if (basis === 'unit') {
    return [
      { quantity: start, price },
      { quantity: end, price },
    ];
  }
  const places = Array.from({ length: SAMPLES }, (_, place) =>
    Math.round(start * ((end - 1) / start) ** (place / (SAMPLES - 1))),
  );
  const points = [...new Set(places)].map((quantity) => ({
    quantity,
    price: at(quantity)?.toNumber() ?? price,
  }));
  // The last piece of the step stands where the next one begins.
  return [...points, { quantity: end, price: points.at(-1)?.price ?? price }];
}

/** Place of a quantity on a logarithmic axis, 0 to 1. */
export function quantityShare(quantity: number, { from, to }: Pick<ChartDomain, 'from' | 'to'>): number {
  return Math.log(quantity / from) / Math.log(to / from);
}

/** The quantity at a place of the axis, 0 to 1; whole, and never outside. */
export function quantityAt(share: number, { from, to }: Pick<ChartDomain, 'from' | 'to'>): number {
  const inside = Math.min(1, Math.max(0, share));
  return Math.min(to, Math.max(from, Math.round(from * (to / from) ** inside)));
}

/** Round prices to write at the axis, rising: about `count` of them, 1, 2, 2.5 or 5 apart in some power of ten. */
export function priceTicks({ low, high }: Pick<ChartDomain, 'low' | 'high'>, count: number): number[] {
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) =>
    Number(((first + place) * step).toFixed(6)),
  );
}

/** Quantities to write at the axis: from the first on, each one that stands far enough from the one before. */
export function quantityTicks(
  quantities: readonly number[],
  domain: ChartDomain,
  width: number,
  apart: number,
): number[] {
  const kept: number[] = [];
  let end = -Infinity;
  for (const quantity of quantities) {
    const place = quantityShare(quantity, domain) * width;
    if (place - end < apart) continue;
    kept.push(quantity);
    end = place;
  }
  return kept;
}

/** Moves labels apart that would cover each other, as little as need be, within the height. */
export function spreadLabels(wanted: readonly number[], apart: number, height: number): number[] {
  const order = wanted.map((y, place) => ({ y, place })).sort((a, b) => a.y - b.y);
  let before = -Infinity;
  for (const label of order) {
    label.y = Math.max(label.y, before + apart);
    before = label.y;
  }
  let after = height + apart;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, after - apart);
    after = label.y;
  }
  return order.sort((a, b) => a.place - b.place).map(({ y }) => y);
}
