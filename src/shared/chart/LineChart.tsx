import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import './chartsTexts.ts';
import { ChartZoom } from './ChartZoom.tsx';
import { LinePlot, type Reference } from './LinePlot.tsx';
import { SeriesChart } from './SeriesChart.tsx';
import type { TimeSpan } from './timeAxis.ts';
import { lineEnds, lineStops, linesRange, valueAt, type TimeLine } from './timeLines.ts';
import { brushedSpan, nearestStop, shownSpan } from './zoomRules.ts';

interface LineChartProps {
  /** Keep them, the reference and `valueText` the same from paint to paint: what is drawn hangs on their identity. */
  lines: readonly TimeLine[];
  /** What the chart shows. */
  caption: string;
  /** A value in words, for axis, reader and table. */
  valueText: (value: number) => string;
  /** A value that all others are compared with. */
  reference?: Reference;
  /** A value holds until the next one, and is drawn as a step. */
  holds?: boolean;
  /** Figures in place of the drawing. */
  isTable: boolean;
}

/** Series over time: as lines that are read by a slider and zoomed by drawing over a part, or as a table. */
export function LineChart(props: LineChartProps) {
  const { lines, caption, valueText, reference = null, holds = false, isTable } = props;
  const { t } = useTranslation('charts');
  const format = useFormat();
  const [chosen, setChosen] = useState<TimeSpan | null>(null);
  const [read, setRead] = useState<number | null>(null);

  const stops = useMemo(() => lineStops(lines), [lines]);
  const span = useMemo(() => shownSpan(stops, chosen), [stops, chosen]);
  // Whoever moves a slider sees it follow the hand; the drawing may come a frame later.
  const drawn = useDeferredValue(span);
  const range = useMemo(() => {
    const rangeOf = (of: TimeSpan) => linesRange(lines, of, holds, reference?.value ?? null);
    // A part that is one gap keeps the axis of all.
    return rangeOf(drawn) ?? rangeOf(shownSpan(stops, null));
  }, [lines, stops, drawn, holds, reference]);
  const places = useMemo(() => stops.filter((stop) => stop >= span.from && stop <= span.to), [stops, span]);
  const series = useMemo(
    () =>
      lines.map((line) => ({
        ...line,
        textAt: (moment: number): string => {
          const value = valueAt(line.points, moment, holds);
          return value === null ? NO_VALUE : valueText(value);
        },
      })),
    [lines, holds, valueText],
  );
  const description = useMemo(
    () =>
      [
        t('described', { from: format.date(drawn.from), to: format.date(drawn.to) }),
        ...lines.flatMap(({ name, points }) => {
          const ends = lineEnds(points, drawn);
          if (!ends) return t('describedGap', { name });
          return t('describedLine', { name, first: valueText(ends.first), last: valueText(ends.last) });
        }),
      ].join(' '),
    [lines, drawn, valueText, t, format],
  );
  const readNearest = useCallback(
    (moment: number) => setRead(places[nearestStop(places, moment)] ?? null),
    [places],
  );
  const brush = useCallback(
    (one: number, other: number) => {
      const next = brushedSpan(places, one, other);
      if (next) setChosen(next);
    },
    [places],
  );

  // A moment outside of what is shown is not read.
  const at = read !== null && read >= span.from && read <= span.to ? read : null;
  return (
    <div>
      <SeriesChart
        series={series}
        caption={caption}
        isTable={isTable}
        places={places}
        placeName={t('date')}
        placeText={format.date}
        readLabel={t('readAt')}
        at={at ?? span.to}
        atText={format.date(at ?? span.to)}
        onRead={setRead}
        bands={null}
        plot={(width) =>
          range && (
            <LinePlot
              series={series}
              span={drawn}
              range={range}
              reference={reference}
              holds={holds}
              width={width}
              label={caption}
              description={description}
              timeAxis={t('date')}
              valueText={valueText}
              at={at}
              onRead={readNearest}
              onBrush={brush}
            />
          )
        }
      />
      {stops.length > 2 && (
        <ChartZoom stops={stops} chosen={chosen} momentText={format.date} onZoom={setChosen} />
      )}
    </div>
  );
}
