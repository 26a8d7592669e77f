import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: to what opened it, to the button of the menu it was chosen from, or, when
 * that is gone, to the heading of the page.
 */
export function useFocusReturn(open: boolean): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = openerOf(document.activeElement);
  }, [open]);
  return () =>
    opener.current?.isConnected ? opener.current : document.querySelector<HTMLElement>('main h1');
}

function openerOf(active: Element | null): HTMLElement | null {
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  // A menu closes before the dialog does; it names its button.
  const button = active.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}
