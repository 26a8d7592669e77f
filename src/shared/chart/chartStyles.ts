const colors = [...Array.from({ length: 10 }, (_, place) => `series.${place + 1}`), 'fg.muted', 'bad'];

/** How a drawing and its legend look: tokens only, one object for all of it. */
export const chartStyles = {
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
