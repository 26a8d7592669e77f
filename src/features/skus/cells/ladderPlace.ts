interface Rect {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
interface Size {
  width: number;
  height: number;
}

/** Room that is left to the anchor and to the edges of the window, in px. */
const GAP = 6;

/** Where something floats: below its anchor with the right edges in line, above it where there is no room below. */
export function ladderPlace(anchor: Rect, size: Size, window: Size): { top: number; left: number } {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - size.height;
  const top = below + size.height > window.height - GAP && above >= GAP ? above : below;
  const left = Math.min(anchor.right - size.width, window.width - size.width - GAP);
  return { top, left: Math.max(GAP, left) };
}
