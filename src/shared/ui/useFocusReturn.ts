import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: to what opened it, to the button of the menu it was chosen from, or, when
 * that is gone, to the heading of the page. A page that has come meanwhile keeps the focus where it put it.
 */
export function useFocusReturn(open: boolean): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = findOpener(document.activeElement);
  }, [open]);
  return () =>
    opener.current?.isConnected
      ? opener.current
      : (document.querySelector<HTMLElement>('main :focus') ??
        document.querySelector<HTMLElement>('main h1'));
}

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
