import { useId, type PointerEvent, type ReactNode } from 'react';
import { toTenths, type PlotArea, type Tick } from './plotArea.ts';

interface PlotFrameProps {
  area: PlotArea;
  /** What the drawing says, for people who do not see it. */
  label: string;
  /** More of it, in sentences. */
  description?: string;
  /** A `group` where its parts are links or buttons, which nobody would find in an image. */
  role?: 'img' | 'group';
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  /** What the horizontal axis measures. */
  xName: string;
  /** What the vertical axis measures, where its ticks do not say it. */
  yName?: string;
  /** Drawn behind, and cut off where the area ends. */
  clipped: ReactNode;
  /** The place that is read, on the horizontal axis. */
  at?: number | null;
  /** Somebody points at a place of the horizontal axis. */
  onPoint?: (x: number) => void;
  /** Marks and labels, which may reach over the edge. */
  children: ReactNode;
}

/** Axes, grid lines and reading line of a plot, around what is drawn in it. All places are pixels. */
export function PlotFrame(props: PlotFrameProps) {
  const { area, label, description, role = 'img', xTicks, yTicks, xName, yName } = props;
  const { clipped, at = null, onPoint, children } = props;
  const { width, height, left, right, top, bottom } = area;
  const clip = useId();
  const described = useId();
  const point = (event: PointerEvent<SVGSVGElement>): void =>
    onPoint?.(event.clientX - event.currentTarget.getBoundingClientRect().left);
  return (
    <svg
      className="plot"
      viewBox={`0 0 ${width} ${height}`}
      role={role}
      aria-label={label}
      {...(description === undefined ? {} : { 'aria-describedby': described })}
      onPointerMove={point}
      onPointerDown={point}
    >
      {description !== undefined && <desc id={described}>{description}</desc>}
      <defs>
        <clipPath id={clip}>
          <rect x={left} y={0} width={right - left} height={bottom} />
        </clipPath>
      </defs>
      {yTicks.map((tick) => (
        <g key={tick.at}>
          <path className="grid" d={`M${left} ${toTenths(tick.at)}H${right}`} />
          <text className="tick" x={left - 8} y={toTenths(tick.at) + 4} textAnchor="end">
            {tick.text}
          </text>
        </g>
      ))}
      {xTicks.map((tick) => (
        <g key={tick.at}>
          <path className="grid" d={`M${toTenths(tick.at)} ${bottom}v5`} />
          <text className="tick" x={toTenths(tick.at)} y={bottom + 18} textAnchor="middle">
            {tick.text}
          </text>
        </g>
      ))}
      <text className="axis" x={right} y={height - 6} textAnchor="end">
        {xName}
      </text>
      {yName !== undefined && (
        <text className="axis" x={0} y={12}>
          {yName}
        </text>
      )}
      <g clipPath={`url(#${clip})`}>
        {clipped}
        {at !== null && <path className="here" data-picture="none" d={`M${toTenths(at)} ${top}V${bottom}`} />}
      </g>
      {children}
    </svg>
  );
}
