import { BREAKPOINT_LAYOUT, BREAKPOINT_SIDEBAR, BREAKPOINT_SIDEBAR_BEHAVIOUR } from './constants.ts';

/**
 * D27: the widths at which something on screen changes, in px. Styles and script take their queries from here, so that
 * they never disagree about a fraction of a pixel (E126); a style sheet, which cannot, is held to them by a test.
 */
export const widths = {
  layout: BREAKPOINT_LAYOUT,
  sidebar: BREAKPOINT_SIDEBAR,
  behaviour: BREAKPOINT_SIDEBAR_BEHAVIOUR,
  /** Too narrow for a table of four columns: a row is a card. */
  cards: 640,
  /** The sample chart beside the sign-in shrinks, and its words do not. */
  smallSample: 1100,
  sample: 1320,
  /** The ladder's grid beside the menu keeps its last columns in sight. */
  closeGrid: 1440,
  /** Room for all columns of a list beside the menu; on other screens the last ones are chosen in "Columns". */
  wideList: 1664,
} as const;

const under = (px: number): string => `(max-width: ${px - 0.02}px)`;
const over = (px: number): string => `(min-width: ${px}px)`;

export const below = {
  layout: under(widths.layout),
  sidebar: under(widths.sidebar),
  behaviour: under(widths.behaviour),
  cards: under(widths.cards),
  smallSample: under(widths.smallSample),
  sample: under(widths.sample),
  closeGrid: under(widths.closeGrid),
} as const;

export const atLeast = {
  sidebar: over(widths.sidebar),
  wideList: over(widths.wideList),
} as const;

/** A phone that lies on its side, or a window at 400 %: what stays in sight elsewhere scrolls with the rest. */
export const shortWindow = '(max-height: 479.98px)';
export const tallWindow = '(min-height: 480px)';
