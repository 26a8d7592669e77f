import { toTenths } from './plotArea.ts';
import type { PlotPoint } from './plotPaths.ts';
import type { Series } from './series.ts';

/** Shapes that tell series apart where colour does not: around a place, about 7 px wide. */
const shapes = [
  'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  'M-3-3H3V3H-3Z',
  'M0-3.8L3.6 2.8H-3.6Z',
  'M0-4L4 0L0 4L-4 0Z',
  'M0 3.8L3.6-2.8H-3.6Z',
  'M-3.4-1.2H-1.2V-3.4H1.2V-1.2H3.4V1.2H1.2V3.4H-1.2V1.2H-3.4Z',
] as const;

/** The shape of a number; after the last the first comes again. */
function markShape(number: number): string {
  return shapes[number % shapes.length] ?? shapes[0];
}

interface SeriesMarksProps {
  series: Pick<Series, 'mark' | 'color' | 'note'>;
  points: readonly PlotPoint[];
}

/** The points of a series in its shape; nothing where it has none. */
export function SeriesMarks({ series, points }: SeriesMarksProps) {
  const { mark } = series;
  if (mark === null) return null;
  return (
    <g data-color={series.color} data-faint={series.note !== null}>
      {points.map(({ x, y }, place) =>
        y === null ? null : (
          <path
            // Two points can stand at the same place.
            key={place}
            className="mark"
            d={markShape(mark)}
            transform={`translate(${toTenths(x)} ${toTenths(y)})`}
          />
        ),
      )}
    </g>
  );
}
