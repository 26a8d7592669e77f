import type { LayoutSettings } from '#shared/lib/storageKeys.ts';

/** Measures of the small drawing, in units of its own. */
export const PICTURE_HEIGHT = 60;
export const TOP_BAR_HEIGHT = 9;

const sideWidth = { lg: 26, md: 19, sm: 10, 'sm-hover': 10 } as const;

export interface Frame {
  width: number;
  /** Width of the icon rail, and of the sidebar or the column beside it; 0: there is none. */
  rail: number;
  side: number;
  /** Where the sidebar stands. */
  sideX: number;
  sideY: number;
  sideH: number;
  /** Where the content begins. */
  left: number;
  top: number;
}

/** Where the parts of the panel stand with these settings, in a drawing of this width. */
export function computeFrame(settings: LayoutSettings, width: number): Frame {
  const { layoutType, sidebarSize, sidebarView } = settings;
  if (layoutType === 'horizontal') {
    return { width, rail: 0, side: 0, sideX: 0, sideY: 0, sideH: 0, left: 0, top: TOP_BAR_HEIGHT * 2 };
  }
  const rail = layoutType === 'twocolumn' ? 9 : 0;
  const side = rail > 0 && sidebarSize === 'sm' ? 0 : sideWidth[sidebarSize];
  const gap = sidebarView === 'detached' ? 3 : 0;
  return {
    width,
    rail,
    side,
    sideX: rail + gap,
    sideY: gap,
    sideH: PICTURE_HEIGHT - gap * 2,
    left: rail + gap + side,
    top: TOP_BAR_HEIGHT,
  };
}
