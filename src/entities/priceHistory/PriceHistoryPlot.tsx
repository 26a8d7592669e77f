import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Bands } from '#shared/chart/Bands.tsx';
import { EndLabels } from '#shared/chart/EndLabels.tsx';
import { PlotFrame } from '#shared/chart/PlotFrame.tsx';
import { stepPath } from '#shared/chart/plotPaths.ts';
import { SeriesLine } from '#shared/chart/SeriesLine.tsx';
import { SeriesMarks } from '#shared/chart/SeriesMarks.tsx';
import { placeTime, snapToStop } from '#shared/chart/timeAxis.ts';
import { placeValues, type ValueRange } from '#shared/chart/valueAxis.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useFormatChoice } from '#shared/i18n/useFormatChoice.ts';
import type { HistorySeries, TimedPrice } from './timedPrices.ts';

interface PriceHistoryPlotProps {
  series: readonly HistorySeries[];
  from: number;
  to: number;
  prices: ValueRange;
  /** From when on the page was not read; null: it is read. */
  notReadSince: number | null;
  stops: readonly number[];
  width: number;
  /** What the drawing says, for people who do not see it. */
  label: string;
  currency: string;
  timeAxis: string;
  /** The moment that is read. */
  at: number | null;
  onRead: (moment: number) => void;
}

/** So many pixels beside a stop the pointer means it. */
const REACH = 8;
/** Marks without a price stand so far above the axis. */
const ABOVE_AXIS = 7;

/** Prices as steps over an axis of time: each holds until the next one. */
export const PriceHistoryPlot = memo(function PriceHistoryPlot(props: PriceHistoryPlotProps) {
  const { series, from, to, prices, notReadSince, stops, width, label, currency, at, onRead } = props;
  const format = useFormat();
  const { i18n } = useTranslation();
  const { zone } = useFormatChoice();
  const priceText = (price: number): string => format.money(price.toFixed(2), currency, { decimals: 2 });
  const { area, y, yTicks } = placeValues(prices, width, priceText);
  const { x, xTicks } = placeTime({ from, to }, area, { lng: i18n.language, zone });
  const cornerAt = ({ at: moment, price }: TimedPrice) => ({
    x: x(moment),
    y: price === null ? null : y(price),
  });
  // What lies beyond the axis is marked at its edge; the reader says how much it was.
  const markAt = ({ at: moment, price }: TimedPrice) => ({
    x: x(moment),
    y: price === null ? area.bottom - ABOVE_AXIS : Math.min(area.bottom, Math.max(area.top, y(price))),
  });
  const markedAlone = series.flatMap(({ corners, marks }) =>
    corners.length > 0 ? [] : marks.map(({ at: moment }) => moment),
  );
  const ends = series.flatMap(({ id, name, corners }) => {
    const end = corners.at(-1)?.price ?? null;
    return end === null ? [] : [{ id, name, y: y(end) }];
  });

  return (
    <PlotFrame
      area={area}
      label={label}
      xTicks={xTicks}
      yTicks={yTicks}
      xName={props.timeAxis}
      at={at === null ? null : x(at)}
      onPoint={(place) => {
        const reach = x.invert(REACH) - x.invert(0);
        const axis = { from, to, reach };
        // A mark is meant before the reading beside it, of which it would be a pixel away.
        onRead(snapToStop(snapToStop(x.invert(place), markedAlone, axis), stops, axis));
      }}
      clipped={
        <>
          {notReadSince !== null && <Bands area={area} bands={[{ from: x(notReadSince), to: x(to) }]} />}
          {series.map((one) => (
            <SeriesLine key={one.id} series={one} path={stepPath(one.corners.map(cornerAt))} />
          ))}
        </>
      }
    >
      {series.map((one) => (
        <SeriesMarks key={one.id} series={one} points={one.marks.map(markAt)} />
      ))}
      <EndLabels area={area} ends={ends} />
    </PlotFrame>
  );
});
