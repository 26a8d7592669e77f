/** Where a plot draws within its picture, in pixels. */
export interface PlotArea {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** There is room for the names of the series at their ends; else the legend alone has them. */
  readonly hasEndLabels: boolean;
}

const HEIGHT = 280;
const TOP = 10;
/** Ticks and name of the horizontal axis. */
const BELOW = 40;
/** Name of the vertical axis. */
const NAME = 16;
const MARGIN = 12;
const CHARACTER = 7;
const END_LABELS_FROM = 620;
const END_LABELS = 150;
const LEAST = 80;

export interface PlotOptions {
  /** The vertical axis is named, above it. */
  readonly hasName?: boolean;
  /** The series end at the right, and have names there. */
  readonly hasEnds?: boolean;
}

/** Divides a picture of a width, with room for what is written at the vertical axis. */
export function plotArea(
  width: number,
  valueTexts: readonly string[],
  { hasName = false, hasEnds = true }: PlotOptions = {},
): PlotArea {
  const hasEndLabels = hasEnds && width >= END_LABELS_FROM;
  const left = MARGIN + Math.max(...valueTexts.map(({ length }) => length), 4) * CHARACTER;
  const end = width - (hasEndLabels ? END_LABELS : MARGIN);
  return {
    width,
    height: HEIGHT,
    left,
    right: Math.max(left + LEAST, end),
    top: hasName ? TOP + NAME : TOP,
    bottom: HEIGHT - BELOW,
    hasEndLabels,
  };
}

/** A place on an axis with what is written there. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** Ticks that do not touch: from the first on, each one that stands far enough from the one before. */
export function ticksApart(ticks: readonly Tick[], apart: number): Tick[] {
  const kept: Tick[] = [];
  for (const tick of ticks) {
    const before = kept.at(-1);
    if (!before || tick.at - before.at >= apart) kept.push(tick);
  }
  return kept;
}

/** Moves labels apart that would cover each other, as little as need be, above the lowest place. */
export function spreadLabels(wanted: readonly number[], apart: number, lowest: number): number[] {
  const order = wanted.map((y, place) => ({ y, place })).sort((a, b) => a.y - b.y);
  let before = -Infinity;
  for (const label of order) {
    label.y = Math.max(label.y, before + apart);
    before = label.y;
  }
  let after = lowest + apart;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, after - apart);
    after = label.y;
  }
  return order.sort((a, b) => a.place - b.place).map(({ y }) => y);
}

/** Pixels as they are written into a drawing: to a tenth. */
export function toTenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
