import type { Series } from './series.ts';

interface SeriesLineProps {
  series: Series;
  /** Path, as `stepPath` and `curvePath` make it. */
  path: string;
}

/** The line of a series, in the plot and in the legend. */
export function SeriesLine({ series, path }: SeriesLineProps) {
  return (
    <path
      className="line"
      data-color={series.color}
      data-stroke={series.stroke}
      data-faint={series.note !== null}
      d={path}
    />
  );
}
