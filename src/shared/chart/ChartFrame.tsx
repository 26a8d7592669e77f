import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState, type ReactNode } from 'react';

const colors = [...Array.from({ length: 10 }, (_, place) => `series.${place + 1}`), 'fg.muted', 'bad'];

/** How a drawing and its legend look: tokens only, one object for all of it. */
const chartStyles = {
  position: 'relative',
  fontSize: 'xs',
  '& svg': { display: 'block', width: '100%', overflow: 'visible' },
  '& svg.plot': { touchAction: 'pan-y' },
  ...Object.fromEntries(colors.map((token) => [`& [data-color="${token}"]`, { color: token }])),
  '& .grid': { stroke: 'border' },
  '& .tick': { fill: 'fg.muted', fontSize: '12px', fontVariantNumeric: 'tabular-nums' },
  '& .axis': { fill: 'fg.muted', fontSize: '12px' },
  '& .line': { fill: 'none', stroke: 'currentColor', strokeWidth: '1.75', strokeLinejoin: 'round' },
  '& .line[data-stroke=bold]': { strokeWidth: '2.75' },
  '& .line[data-stroke=dashed]': { strokeDasharray: '7 4' },
  '& .line[data-stroke=dotted]': { strokeDasharray: '1.5 4', strokeWidth: '2', strokeLinecap: 'round' },
  '& .line[data-stroke=none]': { stroke: 'none' },
  '& [data-faint=true]': { opacity: 0.55 },
  '& .line[data-faint=true]': { strokeDasharray: '3 3' },
  '& .mark': { fill: 'currentColor', stroke: 'bg.panel', strokeWidth: '1' },
  // The line leads to its name; a hue that draws well is not one that reads well.
  '& .name': { fill: 'fg', fontSize: '12px', fontWeight: 'medium' },
  '& .band': { fill: 'caution', fillOpacity: 0.1 },
  '& .hatch': { stroke: 'caution', strokeWidth: '1', strokeOpacity: 0.45 },
  '& .here': { stroke: 'fg.muted', strokeDasharray: '2 3' },
  // A drawing keeps its colours where all others are the reader's own: strokes and shapes tell its lines apart.
  '@media (forced-colors: active)': {
    '& [data-color]': { color: 'CanvasText' },
    '& :is(.tick, .axis, .name)': { fill: 'CanvasText' },
    '& .mark': { stroke: 'Canvas' },
    '& :is(.grid, .hatch)': { stroke: 'GrayText' },
    '& .here': { stroke: 'CanvasText' },
  },
  '@media print': { breakInside: 'avoid' },
} as const;

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
