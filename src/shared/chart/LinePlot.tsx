import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatChoice } from '#shared/i18n/useFormatChoice.ts';
import { EndLabels } from './EndLabels.tsx';
import { PlotBrush } from './PlotBrush.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import { curvePath, stepPath } from './plotPaths.ts';
import { ReferenceLine } from './ReferenceLine.tsx';
import { SeriesLine } from './SeriesLine.tsx';
import { SeriesMarks } from './SeriesMarks.tsx';
import type { Series } from './series.ts';
import { placeTime, type TimeSpan } from './timeAxis.ts';
import { lineEnds, markedPoints, pointsWithin, type TimedValue, type TimeLine } from './timeLines.ts';
import { placeValues, type ValueRange } from './valueAxis.ts';

/** A value that all others are compared with. */
export interface Reference {
  readonly value: number;
  readonly text: string;
}

interface LinePlotProps {
  series: readonly (TimeLine & Series)[];
  span: TimeSpan;
  range: ValueRange;
  reference: Reference | null;
  /** A value holds until the next one. */
  holds: boolean;
  width: number;
  label: string;
  description: string;
  timeAxis: string;
  valueText: (value: number) => string;
  /** The moment that is read. */
  at: number | null;
  onRead: (moment: number) => void;
  onBrush: (from: number, to: number) => void;
}

/** Lines over an axis of time. Reading a moment draws none of them again. */
export const LinePlot = memo(function LinePlot(props: LinePlotProps) {
  const { series, span, range, reference, holds, width, valueText, at, onRead, onBrush } = props;
  const lng = useTranslation().i18n.language;
  const { zone } = useFormatChoice();
  const { area, y, yTicks } = useMemo(() => placeValues(range, width, valueText), [range, width, valueText]);
  const { x, xTicks } = useMemo(() => placeTime(span, area, { lng, zone }), [span, area, lng, zone]);

  const lines = useMemo(() => {
    const placed = (point: TimedValue) => ({
      x: x(point.at),
      y: point.value === null ? null : y(point.value),
    });
    const pathOf = holds ? stepPath : curvePath;
    return (
      <>
        {series.toReversed().map((one) => (
          <SeriesLine
            key={one.id}
            series={one}
            path={pathOf(pointsWithin(one.points, span, holds).map(placed))}
          />
        ))}
      </>
    );
  }, [series, span, holds, x, y]);

  const marks = useMemo(() => {
    const placed = (point: TimedValue) => ({
      x: x(point.at),
      y: point.value === null ? null : y(point.value),
    });
    const ends = series.flatMap(({ id, name, points }) => {
      const end = lineEnds(points, span)?.last;
      return end === undefined ? [] : [{ id, name, y: y(end) }];
    });
    return (
      <>
        {series.map((one, place) => (
          <SeriesMarks key={one.id} series={one} points={markedPoints(one.points, span, place).map(placed)} />
        ))}
        {reference && <ReferenceLine area={area} y={y(reference.value)} text={reference.text} />}
        <EndLabels area={area} ends={ends} />
      </>
    );
  }, [series, span, reference, area, x, y]);

  return (
    <PlotFrame
      area={area}
      label={props.label}
      description={props.description}
      xTicks={xTicks}
      yTicks={yTicks}
      xName={props.timeAxis}
      at={at === null ? null : x(at)}
      onPoint={(place) => onRead(x.invert(place))}
      clipped={lines}
    >
      {marks}
      <PlotBrush area={area} onBrush={(from, to) => onBrush(x.invert(from), x.invert(to))} />
    </PlotFrame>
  );
});
