import { useId } from 'react';
import type { PlotArea } from './plotArea.ts';

interface BandsProps {
  area: PlotArea;
  bands: readonly { readonly from: number; readonly to: number }[];
}

/** Parts of the horizontal axis that are called to attention: shaded and hatched over the height of the plot. */
export function Bands({ area, bands }: BandsProps) {
  const hatch = useId();
  return (
    <>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="hatch" d="M0 0V6" />
        </pattern>
      </defs>
      {bands.map(({ from, to }) => {
        const box = { x: from, y: area.top, width: to - from, height: area.bottom - area.top };
        return (
          <g key={from}>
            <rect className="band" {...box} />
            <rect fill={`url(#${hatch})`} {...box} />
          </g>
        );
      })}
    </>
  );
}
