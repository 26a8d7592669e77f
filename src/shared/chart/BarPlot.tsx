import { scaleLinear } from 'd3-scale';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from '#shared/lib/Link.tsx';
import { placeBars, placeBetween, wholeTicks, type Bar, type BarPlace } from './barRules.ts';
import { plotArea, ticksApart, toTenths } from './plotArea.ts';
import { PlotFrame } from './PlotFrame.tsx';

/** A place among the bars that all are compared with. */
export interface BarReference {
  /** 2 is between the second and the third bar, 2.5 the middle of the third. */
  readonly at: number;
  readonly text: string;
}

interface BarPlotProps {
  bars: readonly Bar[];
  reference: BarReference | null;
  width: number;
  label: string;
  labelName: string;
  numberText: (value: number) => string;
}

const TICKS = 4;
const CHARACTER = 6.5;
const BETWEEN_LABELS = 6;
/** Above the highest bar there is room for what it says. */
const ROOM = 1.14;

const colors = { good: 'good', bad: 'bad', neutral: 'fg.muted' } as const;

/** Bars as they are drawn; each is a link or a button where it leads somewhere. */
export function BarPlot({ bars, reference, width, label, labelName, numberText }: BarPlotProps) {
  const stripes = useId();
  const y = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value)) * ROOM], [0, 1]);
  const ticks = wholeTicks(y.ticks(TICKS));
  const area = plotArea(width, ticks.map(numberText), { hasEnds: false });
  y.range([area.bottom, area.top]);
  const places = placeBars(
    bars.map(({ value }) => value),
    { ...area, y },
  );
  const labels = bars.map((bar, place) => ({ at: places[place]?.middle ?? 0, text: bar.label }));
  const apart = Math.max(0, ...labels.map(({ text }) => text.length)) * CHARACTER + BETWEEN_LABELS;
  const referenceX = reference && toTenths(placeBetween(reference.at, bars.length, area));
  return (
    <PlotFrame
      area={area}
      label={label}
      role="group"
      xTicks={ticksApart(labels, apart)}
      yTicks={ticks.map((tick) => ({ at: y(tick), text: numberText(tick) }))}
      xName={labelName}
      clipped={null}
    >
      <defs>
        <pattern
          id={stripes}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="bar-stripe" d="M0 0V6" />
        </pattern>
      </defs>
      {bars.map((bar, place) => {
        const box = places[place];
        return (
          box && (
            <BarFrame key={bar.id} bar={bar}>
              <BarShape bar={bar} box={box} top={area.top} stripes={`url(#${stripes})`} />
            </BarFrame>
          )
        );
      })}
      {reference && referenceX !== null && (
        <g aria-hidden>
          <path className="reference" d={`M${referenceX} ${area.top}V${area.bottom}`} />
          <text
            className="reference-name"
            x={referenceX < (area.left + area.right) / 2 ? referenceX + 6 : referenceX - 6}
            y={area.top + 8}
            textAnchor={referenceX < (area.left + area.right) / 2 ? 'start' : 'end'}
          >
            {reference.text}
          </text>
        </g>
      )}
    </PlotFrame>
  );
}

interface BarShapeProps {
  bar: Bar;
  box: BarPlace;
  top: number;
  /** Bad ones are striped, so that they are told apart without their colour. */
  stripes: string;
}

function BarShape({ bar: { tone, valueText }, box, top, stripes }: BarShapeProps) {
  const { x, y, width, height, middle } = box;
  const shape = { x: toTenths(x), y: toTenths(y), width: toTenths(width), height: toTenths(height) };
  return (
    <g data-color={colors[tone]}>
      <rect
        className="bar-hit"
        x={shape.x - 2}
        y={top}
        width={shape.width + 4}
        height={y + height - top}
        rx="3"
      />
      <rect className="bar" {...shape} />
      {tone === 'bad' && <rect fill={stripes} {...shape} />}
      <text className="bar-value" x={toTenths(middle)} y={toTenths(y - 6)} textAnchor="middle">
        {valueText}
      </text>
    </g>
  );
}

function BarFrame({ bar: { name, href, onChoose }, children }: { bar: Bar; children: ReactNode }) {
  if (href !== undefined)
    return (
      <Link to={href} aria-label={name}>
        {children}
      </Link>
    );
  if (!onChoose)
    return (
      <g role="img" aria-label={name}>
        {children}
      </g>
    );
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <g role="button" tabIndex={0} aria-label={name} onClick={onChoose} onKeyDown={press}>
      {children}
    </g>
  );
}
