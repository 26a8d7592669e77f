import { scaleLinear } from 'd3-scale';
import { bubbleRadius, placeNames, textWidth } from './bubbleRules.ts';
import { ticksApart, toTenths } from './plotArea.ts';
import { PlotFrame } from './PlotFrame.tsx';
import { SeriesMarks } from './SeriesMarks.tsx';
import { placeValues, valueRange } from './valueAxis.ts';

/** Something with two measures and a size. */
export interface Bubble {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Its area stands for it. */
  readonly size: number;
  /** Token of its colour: `series.1` to `series.10`. */
  readonly color: string;
  /** Number of the shape in it (`markShape`). */
  readonly mark: number;
  /** What it says, in words. */
  readonly text: string;
}

/** A measure of the plot. */
export interface BubbleAxis {
  readonly name: string;
  readonly textOf: (value: number) => string;
}

interface BubblePlotProps {
  bubbles: readonly Bubble[];
  x: BubbleAxis;
  y: BubbleAxis;
  width: number;
  label: string;
  description: string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const X_TICKS = 6;
const CHARACTER = 7;
const BETWEEN_TICKS = 10;
/** Bubbles are this large where there is room for it. */
const LARGEST = 30;
const PER_WIDTH = 24;

/** Bubbles over two axes, the large ones behind the small ones. */
export function BubblePlot(props: BubblePlotProps) {
  const { bubbles, x: across, y: up, width, label, description, chosen, onChoose } = props;
  const flat = { low: 0, high: 1 };
  const rangeX = valueRange(bubbles.map(({ x }) => x)) ?? flat;
  const rangeY = valueRange(bubbles.map(({ y }) => y)) ?? flat;
  const greatest = Math.min(LARGEST, width / PER_WIDTH);
  // A bubble at the edge is whole.
  const options = { hasName: true, hasEnds: false, inset: greatest };
  const { area, y, yTicks } = placeValues(rangeY, width, up.textOf, options);
  const x = scaleLinear([rangeX.low, rangeX.high], [area.left + greatest, area.right - greatest]);
  const xTicks = x.ticks(X_TICKS).map((value) => ({ at: x(value), text: across.textOf(value) }));
  const apart = Math.max(0, ...xTicks.map(({ text }) => text.length)) * CHARACTER + BETWEEN_TICKS;
  const largest = Math.max(0, ...bubbles.map(({ size }) => size));
  const placed = bubbles
    .map((bubble) => ({
      bubble,
      id: bubble.id,
      x: x(bubble.x),
      y: y(bubble.y),
      r: bubbleRadius(bubble.size, largest, greatest),
      nameWidth: textWidth(bubble.name),
    }))
    .toSorted((a, b) => b.r - a.r);
  const names = placeNames(placed, area);
  return (
    <PlotFrame
      area={area}
      label={label}
      description={description}
      xTicks={ticksApart(xTicks, apart)}
      yTicks={yTicks}
      xName={across.name}
      yName={up.name}
      clipped={null}
    >
      {placed.map(({ bubble, id, x: left, y: top, r }) => (
        <g
          key={id}
          data-color={bubble.color}
          data-chosen={id === chosen}
          onPointerEnter={() => onChoose(id)}
          onPointerLeave={() => onChoose(null)}
        >
          <circle className="bubble" cx={toTenths(left)} cy={toTenths(top)} r={toTenths(r)} />
          <SeriesMarks
            series={{ mark: bubble.mark, color: bubble.color, note: null }}
            points={[{ x: left, y: top }]}
          />
        </g>
      ))}
      {bubbles.map(({ id, name }) => {
        const place = names.get(id);
        return (
          place && (
            <text key={id} className="bubble-name" x={toTenths(place.x)} y={toTenths(place.y)}>
              {name}
            </text>
          )
        );
      })}
    </PlotFrame>
  );
}
