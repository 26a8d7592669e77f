import { toTenths, type PlotArea } from './plotArea.ts';

interface ReferenceLineProps {
  area: PlotArea;
  y: number;
  /** What it stands for. */
  text: string;
}

const ABOVE = 5;
const BELOW = 14;

/** A value that all others are compared with: a line over the whole width, with what it stands for. */
export function ReferenceLine({ area: { left, right, top }, y, text }: ReferenceLineProps) {
  const isAtTop = y - top < BELOW;
  return (
    <>
      <path className="reference" d={`M${left} ${toTenths(y)}H${right}`} />
      <text className="reference-name" x={left + 6} y={toTenths(isAtTop ? y + BELOW : y - ABOVE)}>
        {text}
      </text>
    </>
  );
}
