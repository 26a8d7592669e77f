import { useEffect, type RefObject } from 'react';

/**
 * Says of a box that scrolls sideways, by `data-before` and `data-after`, at which of its ends there is more. The value
 * `column` of the latter: a column of its table sticks there.
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const end = element.querySelector('tbody > tr > :last-child');
      const sticks = end !== null && getComputedStyle(end).position === 'sticky';
      element.toggleAttribute('data-before', scrollLeft > 1);
      if (scrollLeft + clientWidth >= scrollWidth - 1) element.removeAttribute('data-after');
      else element.setAttribute('data-after', sticks ? 'column' : '');
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
}
