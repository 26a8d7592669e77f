import { memo } from 'react';
import { toTenths } from './plotArea.ts';
import { curvePath } from './plotPaths.ts';
import { sparkHeight, sparkPoints, sparkWidth } from './sparkPoints.ts';

interface SparklineProps {
  /** Values in the distance of equal times; null: there is none, which is a gap. Keep the array: it is what is compared. */
  values: readonly (number | null)[];
  /** What the line says: "from 96 to 103". */
  label: string;
}

/** A small line in a row or on a tile, in the colour of the text around it; its last value is marked. */
export const Sparkline = memo(function Sparkline({ values, label }: SparklineProps) {
  const points = sparkPoints(values);
  const last = points.findLast(({ y }) => y !== null);
  return (
    <svg
      width={sparkWidth}
      height={sparkHeight}
      viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
      role="img"
      aria-label={label}
    >
      <path
        d={curvePath(points)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        // A value alone between two gaps is a dot.
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {last && <circle cx={toTenths(last.x)} cy={toTenths(last.y ?? 0)} r="2.5" fill="currentColor" />}
    </svg>
  );
});
