const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
const UNREACHABLE = ':disabled, [tabindex="-1"], [hidden], [hidden] *, [inert] *, [aria-hidden=true] *';

/** Ancestors of an element below a part of the page, each with the place it has in its parent. */
export type FocusPosition = readonly { parent: Element; at: number }[];

/** Where an element stands, to find what stands there when it is gone; up to and with the children of `root`. */
export function readPosition(element: Element, root: Element): FocusPosition {
  const place = [];
  for (let child = element; child !== root && child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    place.push({ parent, at: Array.from(parent.children).indexOf(child) });
  }
  return place;
}

function findFirstFocusable(element: Element): HTMLElement | undefined {
  return [element, ...element.querySelectorAll(FOCUSABLE)]
    .filter((found) => found instanceof HTMLElement)
    .find((found) => found.matches(FOCUSABLE) && !found.matches(UNREACHABLE));
}

/** What stands in the place now, what follows, or what stands before it; else the heading of that part of the page. */
export function findNextFocusable(place: FocusPosition): HTMLElement | null {
  for (const { parent, at } of place) {
    if (!parent.isConnected) continue;
    const children = Array.from(parent.children);
    for (const child of [...children.slice(at), ...children.slice(0, at).reverse()]) {
      const found = findFirstFocusable(child);
      if (found) return found;
    }
    const heading = parent.querySelector<HTMLElement>(':is(h1, h2, h3)');
    if (heading) {
      heading.tabIndex = -1;
      return heading;
    }
  }
  return null;
}
