import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState, type ReactNode } from 'react';
import { chartStyles } from './chartStyles.ts';

/** Drawn before anything is measured, and where nothing can be. */
const UNMEASURED = 720;

interface ChartFrameProps {
  /** Plot, legend and reader, for a width in pixels. */
  children: (width: number) => ReactNode;
}

/** The place of a drawing and of what explains it. It is drawn in pixels, so that its words stay readable at any width. */
export function ChartFrame({ children }: ChartFrameProps) {
  const [width, setWidth] = useState(UNMEASURED);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <chakra.div ref={ref} css={chartStyles}>
      {children(width)}
    </chakra.div>
  );
}
