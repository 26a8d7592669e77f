import { useState, type PointerEvent } from 'react';
import type { PlotArea } from './plotArea.ts';

interface PlotBrushProps {
  area: PlotArea;
  /** Somebody drew over a part of the horizontal axis, in pixels. */
  onBrush: (from: number, to: number) => void;
}

/** A drag that is shorter is a press. */
const SHORTEST = 8;

interface Drag {
  readonly from: number;
  readonly to: number;
}

/**
 * Chooses a part of a plot by drawing over it with a mouse or a pen; a finger reads, as it does in the other charts. While
 * it is drawn nothing but its own rectangle changes.
 */
export function PlotBrush({ area: { left, right, top, bottom }, onBrush }: PlotBrushProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const place = ({ clientX, currentTarget }: PointerEvent<SVGRectElement>): number => {
    const origin = currentTarget.ownerSVGElement?.getBoundingClientRect().left ?? 0;
    return Math.min(right, Math.max(left, clientX - origin));
  };
  const begin = (event: PointerEvent<SVGRectElement>): void => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: place(event), to: place(event) });
  };
  const draw = (event: PointerEvent<SVGRectElement>): void => {
    if (!drag) return;
    event.stopPropagation();
    setDrag({ ...drag, to: place(event) });
  };
  const end = (): void => {
    if (!drag) return;
    setDrag(null);
    const [from, to] = [Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)];
    if (to - from >= SHORTEST) onBrush(from, to);
  };
  return (
    <g data-picture="none">
      {drag && (
        <rect
          className="brushed"
          x={Math.min(drag.from, drag.to)}
          y={top}
          width={Math.abs(drag.to - drag.from)}
          height={bottom - top}
        />
      )}
      <rect
        className="brush"
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
      />
    </g>
  );
}
