/** A circle in a plot, in pixels, with the width of its name. */
export interface BubblePlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly nameWidth: number;
}

/** Where a name begins, at its baseline. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 5;
const NAME_HEIGHT = 14;
/** From the top of a name to its baseline. */
const BASELINE = 11;

/**
 * Names beside their bubbles: to the right, the left, above or below, wherever first they cover neither a bubble nor
 * another name. One without a place is left out; the list under the plot has it. The largest are placed first.
 */
export function placeNames(bubbles: readonly BubblePlace[], within: Box): Map<string, NamePlace> {
  const taken: Box[] = bubbles.map(({ x, y, r }) => ({
    left: x - r,
    right: x + r,
    top: y - r,
    bottom: y + r,
  }));
  const places = new Map<string, NamePlace>();
  for (const bubble of bubbles.toSorted((a, b) => b.r - a.r)) {
    const box = nameBoxes(bubble).find(
      (one) => isInside(one, within) && !taken.some((other) => meet(one, other)),
    );
    if (!box) continue;
    taken.push(box);
    places.set(bubble.id, { x: box.left, y: box.top + BASELINE });
  }
  return places;
}

function nameBoxes({ x, y, r, nameWidth }: BubblePlace): Box[] {
  const at = (left: number, top: number): Box => ({
    left,
    right: left + nameWidth,
    top,
    bottom: top + NAME_HEIGHT,
  });
  return [
    at(x + r + GAP, y - NAME_HEIGHT / 2),
    at(x - r - GAP - nameWidth, y - NAME_HEIGHT / 2),
    at(x - nameWidth / 2, y - r - NAME_HEIGHT - 1),
    at(x - nameWidth / 2, y + r + 1),
  ];
}

const isInside = (box: Box, within: Box): boolean =>
  box.left >= within.left &&
  box.right <= within.right &&
  box.top >= within.top &&
  box.bottom <= within.bottom;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Radius of a bubble: its area, not its width, stands for its size. */
export function bubbleRadius(size: number, largest: number, greatest: number): number {
  return largest <= 0 ? SMALLEST : Math.max(SMALLEST, Math.sqrt(Math.max(0, size) / largest) * greatest);
}

/** A bubble can be pointed at, and its shape seen in it. */
const SMALLEST = 7;

const CHARACTER = 6.8;
/** Of Chinese, Japanese and Korean. */
const WIDE_CHARACTER = 12;
const wide = /[\u2E80-\uFFEF]/g;

/** How wide a name is, about: nothing is measured, because that would take a paint of its own. */
export function textWidth(text: string): number {
  const wides = text.match(wide)?.length ?? 0;
  return wides * WIDE_CHARACTER + (text.length - wides) * CHARACTER;
}
