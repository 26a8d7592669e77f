import { isCondensed } from '#app/shell/layout/layoutRules.ts';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';
import { PICTURE_HEIGHT, TOP_BAR_HEIGHT, type Frame } from './pictureFrame.ts';
import { createBarBrush, createBrush, type BarBrush } from './picturePaint.tsx';

interface PictureBarsProps {
  settings: LayoutSettings;
  frame: Frame;
}

/** Top bar and menu of the small drawing. */
export function PictureBars({ settings, frame }: PictureBarsProps) {
  const night = settings.mode === 'dark';
  const top = createBarBrush(settings.topbar === 'dark', night);
  const side = createBarBrush(settings.sidebarColor === 'dark', night);
  const { width, rail, left: x } = frame;
  return (
    <>
      {top.ground({ x, y: 0, w: width - x, h: TOP_BAR_HEIGHT })}
      {top.line({ x, y: TOP_BAR_HEIGHT - 0.75, w: width - x, h: 0.75 })}
      {top.word({ x: x + 5, y: 3.5, w: 10, h: 2 })}
      {top.word({ x: width - 12, y: 3.5, w: 7, h: 2 })}
      {settings.layoutType === 'horizontal' && drawMenuBar(settings, width)}
      {rail > 0 && drawRail(side, rail)}
      {frame.side > 0 && drawSidebar(settings, frame, side)}
      {settings.sidebarSize === 'sm-hover' && settings.layoutType === 'vertical' && (
        <path
          d={`M${x} ${frame.sideY + 1}h15v${frame.sideH - 2}h-15`}
          fill="none"
          stroke="currentColor"
          strokeDasharray="3 2"
        />
      )}
    </>
  );
}

/** The bar of menus below the top bar. */
function drawMenuBar({ mode, sidebarSize }: LayoutSettings, width: number) {
  const { ground, word } = createBrush(mode === 'dark');
  const w = isCondensed(sidebarSize) ? 4 : sidebarSize === 'md' ? 8 : 11;
  return [
    ground('bg.panel', { x: 0, y: TOP_BAR_HEIGHT, w: width, h: TOP_BAR_HEIGHT }),
    ground('border', { x: 0, y: TOP_BAR_HEIGHT * 2 - 0.75, w: width, h: 0.75 }),
    ...[0, 1, 2].map((at) => word({ x: 5 + at * (w + 5), y: TOP_BAR_HEIGHT + 3, w, h: 2 })),
  ];
}

function drawRail(side: BarBrush, rail: number) {
  return [
    side.ground({ x: 0, y: 0, w: rail, h: PICTURE_HEIGHT }),
    ...[4, 12, 20].map((y) => side.word({ x: 2.5, y, w: 4, h: 3 })),
    side.line({ x: rail - 0.75, y: 0, w: 0.75, h: PICTURE_HEIGHT }),
  ];
}

function drawSidebar({ sidebarSize, sidebarView }: LayoutSettings, frame: Frame, side: BarBrush) {
  const { side: w, sideX, sideY, sideH } = frame;
  const icons = isCondensed(sidebarSize);
  const detached = sidebarView === 'detached';
  return [
    ...(detached ? [side.line({ x: sideX, y: sideY, w, h: sideH, r: 3 })] : []),
    side.ground(
      detached
        ? { x: sideX + 0.75, y: sideY + 0.75, w: w - 1.5, h: sideH - 1.5, r: 2.25 }
        : { x: sideX, y: sideY, w, h: sideH },
    ),
    ...[0, 1, 2, 3].map((row) => {
      const place = { x: sideX + 3, y: TOP_BAR_HEIGHT + 2 + row * 7 };
      return side.word(
        icons ? { ...place, w: 4, h: 3 } : { ...place, w: (w - 6) * (row % 2 ? 0.7 : 1), h: 2 },
      );
    }),
    ...(detached ? [] : [side.line({ x: sideX + w - 0.75, y: 0, w: 0.75, h: sideH })]),
  ];
}
