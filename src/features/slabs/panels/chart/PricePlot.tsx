import { memo, useId, type PointerEvent } from 'react';
import type { Zone } from '#entities/pricing/cheaperToBuyMore.ts';
import type { ChartBasis, ChartLine } from './chartLines.ts';
import {
  chartQuantities,
  linePieces,
  priceTicks,
  quantityAt,
  quantityShare,
  quantityTicks,
  spreadLabels,
  type ChartDomain,
} from './chartScale.ts';
import { markOf } from '#shared/chart/marks.ts';

interface PricePlotProps {
  lines: readonly ChartLine[];
  domain: ChartDomain;
  basis: ChartBasis;
  zones: readonly Zone[];
  width: number;
  /** What the drawing says, for people who do not see it. */
  label: string;
  quantityAxis: string;
  nameOf: (line: ChartLine) => string;
  quantityText: (quantity: number) => string;
  priceText: (price: number) => string;
  /** The quantity that is looked at. */
  here: number | null;
  onLook: (quantity: number) => void;
}

const height = 280;
const top = 10;
const bottom = 40;
/** Names stand at the ends of the lines where there is room for them; else in the legend below. */
const NAMES_FROM = 620;
const nameRoom = 150;
const LABEL = 15;

/** Price ladders as steps over a logarithmic axis of quantities; the zones are shaded behind them. */
export const PricePlot = memo(function PricePlot(props: PricePlotProps) {
  const { lines, domain, basis, zones, width, label, nameOf, quantityText, priceText, here, onLook } = props;
  const hatch = useId();
  const clip = useId();
  const ticks = priceTicks(domain, 5);
  const left = 12 + Math.max(...ticks.map((tick) => priceText(tick).length), 4) * 7;
  const right = width >= NAMES_FROM ? nameRoom : 12;
  const plot = Math.max(80, width - left - right);
  const x = (quantity: number): number => left + quantityShare(quantity, domain) * plot;
  const y = (price: number): number =>
    top + (1 - (price - domain.low) / (domain.high - domain.low)) * (height - top - bottom);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const path = (line: ChartLine): string =>
    linePieces(line, domain, basis)
      .map((piece) => piece.map(({ quantity, price }) => `${round(x(quantity))} ${round(y(price))}`))
      .map((points) => `M${points.join('L')}`)
      .join('');

  const drawn = lines.toReversed();
  const named = lines.flatMap((line) => {
    const end = line.at(domain.to)?.toNumber();
    return end === undefined || end > domain.high || end < domain.low ? [] : [{ line, y: y(end) }];
  });
  const places = spreadLabels(
    named.map((one) => one.y),
    LABEL,
    height - bottom,
  );

  const look = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onLook(quantityAt((event.clientX - box.left - left) / plot, domain));
  };

  return (
    <svg
      className="plot"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onPointerMove={look}
      onPointerDown={look}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="hatch" d="M0 0V6" />
        </pattern>
        <clipPath id={clip}>
          <rect x={left} y={0} width={plot} height={height - bottom} />
        </clipPath>
      </defs>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="grid" d={`M${left} ${round(y(tick))}H${left + plot}`} />
          <text className="tick" x={left - 8} y={round(y(tick)) + 4} textAnchor="end">
            {priceText(tick)}
          </text>
        </g>
      ))}
      {quantityTicks(chartQuantities(lines), domain, plot, 44).map((quantity) => (
        <g key={quantity}>
          <path className="grid" d={`M${round(x(quantity))} ${height - bottom}v5`} />
          <text className="tick" x={round(x(quantity))} y={height - bottom + 18} textAnchor="middle">
            {quantityText(quantity)}
          </text>
        </g>
      ))}
      <text className="axis" x={left + plot} y={height - 6} textAnchor="end">
        {props.quantityAxis}
      </text>
      {zones.map(({ from, to }) => {
        const box = { x: x(from), y: top, width: x(to + 1) - x(from), height: height - top - bottom };
        return (
          <g key={from}>
            <rect className="zone" {...box} />
            <rect fill={`url(#${hatch})`} {...box} />
          </g>
        );
      })}
      <g clipPath={`url(#${clip})`}>
        {drawn.map((line) => (
          <path
            key={line.id}
            className="line"
            data-kind={line.kind}
            data-color={line.color}
            data-counted={line.notCounted ? 'no' : 'yes'}
            d={path(line)}
          />
        ))}
        {here !== null && <path className="here" d={`M${round(x(here))} ${top}V${height - bottom}`} />}
      </g>
      {lines
        .filter(({ kind }) => kind === 'ours' || kind === 'competitor')
        .map((line, place) => (
          <g key={line.id} data-color={line.color} data-counted={line.notCounted ? 'no' : 'yes'}>
            {line.breaks.map((quantity) => {
              const price = line.at(quantity)?.toNumber();
              return price === undefined || quantity < domain.from || price > domain.high ? null : (
                <path
                  key={quantity}
                  className="mark"
                  d={markOf(place)}
                  transform={`translate(${round(x(quantity))} ${round(y(price))})`}
                />
              );
            })}
          </g>
        ))}
      {width >= NAMES_FROM &&
        named.map(({ line }, place) => (
          <text key={line.id} className="name" x={left + plot + 8} y={round((places[place] ?? 0) + 4)}>
            {shortened(nameOf(line))}
          </text>
        ))}
    </svg>
  );
});

/** A name that has room at the end of its line; the legend has all of it. */
function shortened(name: string): string {
  return name.length > 22 ? `${name.slice(0, 21).trimEnd()}…` : name;
}
