import { useEffect } from 'react';
import { openModal } from '#shared/lib/isModalOpen.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
const UNREACHABLE = ':disabled, [tabindex="-1"], [hidden], [hidden] *, [inert] *, [aria-hidden=true] *';

/** Ancestors of an element up to the page or the dialog it is in, each with the place it has in it. */
type FocusPosition = readonly { parent: Element; at: number }[];

function readPosition(element: Element, page: Element): FocusPosition {
  const place = [];
  for (let child = element; child !== page && child.parentElement; child = child.parentElement) {
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
function findNextFocusable(place: FocusPosition): HTMLElement | null {
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

/** A menu goes whenever something is chosen; its button is what one comes back to. */
function findMenuButton(element: Element | null): Element | null {
  const name = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return name ? document.getElementById(name) : null;
}

/**
 * What has the focus may leave the page or the drawer by what it does: a saved photo, an ended sign-in, a restored draft, a
 * removed line. The focus goes to what stands in its place then, never to the body. What leaves with its dialog is not for
 * this: who closes gives the focus back.
 */
export function FocusKeeper() {
  useEffect(() => {
    const page = document.querySelector('main');
    if (!page) return;
    let last: { element: Element; root: Element; place: FocusPosition } | null = null;
    const remember = (focused: Element | null): void => {
      const element = findMenuButton(focused) ?? focused;
      const root = element?.closest('[aria-modal=true]') ?? page;
      if (element && root.contains(element)) last = { element, root, place: readPosition(element, root) };
    };
    const isLost = (): boolean =>
      last !== null &&
      !last.element.isConnected &&
      document.activeElement === document.body &&
      last.root === (openModal() ?? page);
    const onFocus = ({ target }: FocusEvent): void => remember(target instanceof Element ? target : null);
    // A click beside the element takes the focus away on purpose.
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && last?.root.contains(target) && !last.element.contains(target))
        last = null;
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      // Deferred, so that code that moves the focus on purpose goes first.
      setTimeout(() => {
        if (last && isLost()) findNextFocusable(last.place)?.focus({ preventScroll: true });
      });
    });
    remember(document.activeElement);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
  return null;
}
