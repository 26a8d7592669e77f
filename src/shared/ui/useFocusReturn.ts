import { useLayoutEffect, useRef } from 'react';
import { findNextFocusable, readPosition, type FocusPosition } from '#shared/lib/focusPosition.ts';

/**
 * Where the focus goes when a dialog closes: to what opened it, to the button of the menu it was chosen from, or, when
 * that is gone, to what stands in its place, and to the heading of the page when the page is another one. A page that has
 * come meanwhile keeps the focus where it put it.
 */
export function useFocusReturn(open: boolean): () => HTMLElement | null {
  const opener = useRef<{ element: HTMLElement; place: FocusPosition } | null>(null);
  useLayoutEffect(() => {
    const element = open ? findOpener(document.activeElement) : null;
    // The parts of the page change with the page.
    if (element)
      opener.current = { element, place: readPosition(element, document.body).filter(isInsidePage) };
  }, [open]);
  return () =>
    opener.current?.element.isConnected
      ? opener.current.element
      : (document.querySelector<HTMLElement>('main :focus') ??
        findNextFocusable(opener.current?.place ?? []) ??
        document.querySelector<HTMLElement>('main h1'));
}

const isInsidePage = ({ parent }: FocusPosition[number]): boolean =>
  parent.matches('main *, [aria-modal=true] *');

// A menu that closes leaves the focus to nobody for a moment; what had it last still names the menu's button.
let last: EventTarget | null = null;
document.addEventListener('focusin', ({ target }) => {
  last = target;
});

function findOpener(focused: Element | null): HTMLElement | null {
  const active = focused === document.body ? last : focused;
  if (!(active instanceof HTMLElement)) return null;
  // A menu closes before the dialog does; it names its button.
  const button = active.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}
