import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { countFitting } from './countFitting.ts';

/** Between two entries of the bar, in px. */
export const BAR_GAP = 4;

/**
 * How many of the entries fit into the bar.
 * @param room the place they have
 * @param ruler holds all of them as they would stand, unseen, and "More" behind them
 */
export function useFittingCount(
  count: number,
  room: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
): number {
  const [shown, setShown] = useState(count);

  useLayoutEffect(() => {
    const place = room.current;
    const measured = ruler.current;
    if (!place || !measured) return;
    const measure = (): void => {
      const widths = [...measured.children].map((entry) => entry.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      // Before the browser paints, so that no entry is seen to leave.
      flushSync(() => setShown(countFitting(widths, more, place.getBoundingClientRect().width, BAR_GAP)));
    };
    // Language, font, size and window: whatever changes a width is seen here.
    const observer = new ResizeObserver(measure);
    for (const each of [place, ...measured.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [count, room, ruler]);

  return Math.min(shown, count);
}
