const series = Array.from({ length: 10 }, (_, place) => `series.${place + 1}`);
const colors = [...series, 'fg.muted', 'bad'];

/** Dress of the drawing and of its legend: tokens only, one object for all. */
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
  '& .line[data-kind=ours]': { strokeWidth: '2.75' },
  '& .line[data-kind=cost]': { strokeDasharray: '7 4' },
  '& .line[data-kind=floor]': { strokeDasharray: '1.5 4', strokeWidth: '2', strokeLinecap: 'round' },
  '& :is(path, g)[data-counted=no]': { opacity: 0.55 },
  '& .line[data-counted=no]': { strokeDasharray: '3 3' },
  '& .mark': { fill: 'currentColor', stroke: 'bg.panel', strokeWidth: '1' },
  // The line leads to its name; a hue that draws well is not one that reads well.
  '& .name': { fill: 'fg', fontSize: '12px', fontWeight: 'medium' },
  '& .zone': { fill: 'caution', fillOpacity: 0.1 },
  '& .hatch': { stroke: 'caution', strokeWidth: '1', strokeOpacity: 0.45 },
  '& .here': { stroke: 'fg.muted', strokeDasharray: '2 3' },
} as const;
