import {
  BREAKPOINT_LAYOUT,
  BREAKPOINT_SIDEBAR,
  BREAKPOINT_SIDEBAR_BEHAVIOUR,
} from '#shared/lib/constants.ts';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';

type SidebarSize = LayoutSettings['sidebarSize'];

/** D27: style and script read one query each, so that they never disagree about a fraction of a pixel (E126). */
export const below = {
  layout: under(BREAKPOINT_LAYOUT),
  sidebar: under(BREAKPOINT_SIDEBAR),
  behaviour: under(BREAKPOINT_SIDEBAR_BEHAVIOUR),
} as const;

export type Below = Readonly<Record<keyof typeof below, boolean>>;

/** What is on screen: the settings, and what the width makes of them. */
export interface LayoutView {
  settings: LayoutSettings;
  layout: LayoutSettings['layoutType'];
  sidebarSize: SidebarSize;
  /** The sidebar is a drawer that the top bar opens. */
  drawer: boolean;
}

/**
 * @param flipped the person has turned the sidebar over for now, at a width where the choice is not remembered
 */
export function layoutView(settings: LayoutSettings, width: Below, flipped: boolean): LayoutView {
  const usual = width.sidebar ? 'sm' : settings.sidebarSize;
  return {
    settings,
    // D27: below 767 px vertical, from there on the remembered choice.
    layout: width.layout ? 'vertical' : settings.layoutType,
    sidebarSize: width.layout ? 'lg' : flipped ? turned(usual, settings) : usual,
    drawer: width.layout,
  };
}

/** The other size of the toggle: icons, or the wide size the person last had. */
export function turned(size: SidebarSize, wide: Pick<LayoutSettings, 'sidebarSize'>): SidebarSize {
  if (!isCondensed(size)) return 'sm';
  return isCondensed(wide.sidebarSize) ? 'lg' : wide.sidebarSize;
}

export function isCondensed(size: SidebarSize): boolean {
  return size === 'sm' || size === 'sm-hover';
}

/** D26: one attribute of the root element for each setting. */
export function layoutAttributes({ settings, layout, sidebarSize }: LayoutView): Record<string, string> {
  return {
    'data-layout': layout,
    'data-layout-width': settings.layoutWidth,
    'data-layout-position': settings.position,
    'data-topbar': settings.topbar,
    'data-sidebar': settings.sidebarColor,
    'data-sidebar-size': sidebarSize,
    'data-sidebar-view': settings.sidebarView,
    'data-mode': settings.mode,
  };
}

function under(px: number): string {
  return `(max-width: ${px - 0.02}px)`;
}
