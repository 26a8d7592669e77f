import { markShape } from './marks.ts';
import { toTenths } from './plotArea.ts';
import type { PlotPoint } from './plotPaths.ts';
import type { Series } from './series.ts';

interface SeriesMarksProps {
  series: Series;
  points: readonly PlotPoint[];
}

/** The points of a series in its shape; nothing where it has none. */
export function SeriesMarks({ series, points }: SeriesMarksProps) {
  const { mark } = series;
  if (mark === null) return null;
  return (
    <g data-color={series.color} data-faint={series.note !== null}>
      {points.map(({ x, y }) =>
        y === null ? null : (
          <path
            key={x}
            className="mark"
            d={markShape(mark)}
            transform={`translate(${toTenths(x)} ${toTenths(y)})`}
          />
        ),
      )}
    </g>
  );
}
