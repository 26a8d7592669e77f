import { useLayoutEffect, type RefObject } from 'react';

/** Between what stays at the top and what comes below it. */
const GAP = 12;

/**
 * A11: what gets the focus is never left below the header that stays in sight, however many lines that has. Said of
 * the root alone and not by a variable, which would give every element its styles anew.
 */
export function useScrollPadding(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { position, top } = getComputedStyle(element);
      style.scrollPaddingTop =
        position === 'sticky' ? `${Number.parseFloat(top) + element.offsetHeight + GAP}px` : '';
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, [header]);
}
