import { memo } from 'react';
import type { PriceBasis } from '#entities/market/comparison.ts';
import type { Zone } from '#entities/pricing/cheaperToBuyMore.ts';
import { Bands } from '#shared/chart/Bands.tsx';
import { EndLabels } from '#shared/chart/EndLabels.tsx';
import { ticksApart } from '#shared/chart/plotArea.ts';
import { PlotFrame } from '#shared/chart/PlotFrame.tsx';
import { curvePath, stepPath } from '#shared/chart/plotPaths.ts';
import { SeriesLine } from '#shared/chart/SeriesLine.tsx';
import { SeriesMarks } from '#shared/chart/SeriesMarks.tsx';
import { placeValues } from '#shared/chart/valueAxis.ts';
import {
  chartQuantities,
  linePoints,
  quantityAt,
  quantityScale,
  type ChartDomain,
  type ChartPoint,
} from './chartScale.ts';
import type { PriceSeries } from './usePriceSeries.ts';

interface PricePlotProps {
  series: readonly PriceSeries[];
  domain: ChartDomain;
  basis: PriceBasis;
  zones: readonly Zone[];
  width: number;
  /** What the drawing says, for people who do not see it. */
  label: string;
  quantityAxis: string;
  quantityText: (quantity: number) => string;
  priceText: (price: number) => string;
  /** The quantity that is read. */
  at: number | null;
  onRead: (quantity: number) => void;
}

const QUANTITIES_APART = 44;

/** Price ladders as steps over a logarithmic axis of quantities; the zones are shaded behind them. */
export const PricePlot = memo(function PricePlot(props: PricePlotProps) {
  const { series, domain, basis, zones, width, label, quantityText, priceText, at, onRead } = props;
  const { area, y, yTicks } = placeValues(domain, width, priceText);
  const x = quantityScale(domain).range([area.left, area.right]);

  const pathOf = basis === 'unit' ? stepPath : curvePath;
  const placed = ({ quantity, price }: ChartPoint) => ({
    x: x(quantity),
    y: price === null ? null : y(price),
  });
  const marksOf = ({ breaks, at: priceAt }: PriceSeries) =>
    breaks
      .filter((quantity) => quantity >= domain.from)
      .map((quantity) => ({ quantity, price: priceAt(quantity)?.toNumber() ?? null }))
      .filter(({ price }) => price !== null && price <= domain.high)
      .map(placed);
  const ends = series.flatMap(({ id, name, at: priceAt }) => {
    const end = priceAt(domain.to)?.toNumber();
    return end === undefined || end > domain.high || end < domain.low ? [] : [{ id, name, y: y(end) }];
  });

  return (
    <PlotFrame
      area={area}
      label={label}
      xTicks={ticksApart(
        chartQuantities(series).map((quantity) => ({ at: x(quantity), text: quantityText(quantity) })),
        QUANTITIES_APART,
      )}
      yTicks={yTicks}
      xName={props.quantityAxis}
      at={at === null ? null : x(at)}
      onPoint={(place) => onRead(quantityAt(place, x))}
      clipped={
        <>
          <Bands area={area} bands={zones.map(({ from, to }) => ({ from: x(from), to: x(to + 1) }))} />
          {series.toReversed().map((one) => (
            <SeriesLine key={one.id} series={one} path={pathOf(linePoints(one, domain, basis).map(placed))} />
          ))}
        </>
      }
    >
      {series.map((one) => (
        <SeriesMarks key={one.id} series={one} points={marksOf(one)} />
      ))}
      <EndLabels area={area} ends={ends} />
    </PlotFrame>
  );
});
