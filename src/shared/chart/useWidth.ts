import { useCallback, useState } from 'react';

/** Drawn before anything is measured, and where nothing can be. */
const UNMEASURED = 720;

/** Width of an element in pixels, as it is now: the chart draws in pixels, so that its words stay readable. */
export function useWidth(): { ref: (element: Element | null) => (() => void) | undefined; width: number } {
  const [width, setWidth] = useState(UNMEASURED);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.floor(entry?.contentRect.width ?? 0);
      if (now > 0) setWidth(now);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
