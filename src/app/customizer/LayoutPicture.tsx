import { chakra } from '@chakra-ui/react/styled-system';
import { fixedSettings } from '#app/shell/layout/layoutRules.ts';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';
import { PictureBars } from './PictureBars.tsx';
import { computeFrame, PICTURE_HEIGHT, type Frame } from './pictureFrame.ts';
import { createBrush, type Brush } from './picturePaint.tsx';

interface LayoutPictureProps {
  settings: LayoutSettings;
  /** Drawn as it looks after scrolling down. */
  scrolled?: boolean;
}

const full = 96;
const margin = 14;

/** The panel in small, as these settings make it. */
export function LayoutPicture({ settings, scrolled = false }: LayoutPictureProps) {
  const shown = { ...settings, ...fixedSettings[settings.layoutType] };
  const { ground, word } = createBrush(shown.mode === 'dark');
  const boxed = shown.layoutWidth === 'boxed';
  const width = boxed ? full - 2 * margin : full;
  const frame = computeFrame(shown, width);
  const up = scrolled ? 14 : 0;
  return (
    <chakra.svg viewBox={`0 0 ${full} ${PICTURE_HEIGHT}`} aria-hidden css={plain}>
      {boxed && ground('border', { x: 0, y: 0, w: full, h: PICTURE_HEIGHT })}
      <svg
        x={boxed ? margin : 0}
        width={width}
        height={PICTURE_HEIGHT}
        viewBox={`0 0 ${width} ${PICTURE_HEIGHT}`}
      >
        {ground('bg', { x: 0, y: 0, w: width, h: PICTURE_HEIGHT })}
        <g transform={`translate(0 ${-up})`}>{drawContent(frame, { ground, word })}</g>
        <g transform={`translate(0 ${shown.position === 'scrollable' ? -up : 0})`}>
          <PictureBars settings={shown} frame={frame} />
        </g>
      </svg>
      {scrolled && word({ x: full - 4, y: 20, w: 2.5, h: 18 }, 'border.strong')}
    </chakra.svg>
  );
}

/** A heading and some cards. */
function drawContent({ width, left, top }: Frame, { ground, word }: Brush) {
  const w = width - left - 10;
  const x = left + 5;
  return [
    word({ x, y: top + 5, w: w * 0.4, h: 3 }, 'fg.muted'),
    ...[12, 33, 54].flatMap((down) => {
      const y = top + down;
      return [
        ground('border', { x, y, w, h: 18, r: 2 }),
        ground('bg.panel', { x: x + 0.75, y: y + 0.75, w: w - 1.5, h: 16.5, r: 1.5 }),
        word({ x: x + 4, y: y + 5, w: w * 0.5, h: 2 }),
        word({ x: x + 4, y: y + 10, w: w * 0.7, h: 2 }),
      ];
    }),
  ];
}

// Without colours of its own the drawing keeps its edges and words.
const plain = {
  display: 'block',
  '@media (forced-colors: active)': {
    '& [data-part=ground]': { fill: 'Canvas', stroke: 'CanvasText' },
    '& [data-part=word]': { fill: 'CanvasText' },
  },
} as const;
