import type { LayoutSettings } from '#shared/lib/storageKeys.ts';

type Layout = LayoutSettings['layoutType'];
type SidebarSize = LayoutSettings['sidebarSize'];

/** D27: which of the layout's widths the window is below. */
export type BelowWidth = Readonly<Record<'layout' | 'sidebar' | 'behaviour', boolean>>;

/**
 * What a layout has no choice of (spec §2, E130), with the value it has instead: the one that changes nothing. The
 * person's choice is kept and holds again in a layout that has it. The sidebar size is a choice in every layout; in
 * the horizontal one it is that of the bar's entries.
 */
export const fixedSettings: Readonly<Record<Layout, Partial<LayoutSettings>>> = {
  vertical: {},
  horizontal: { sidebarView: 'default', sidebarColor: 'light' },
  twocolumn: { layoutWidth: 'fluid', position: 'fixed', sidebarView: 'default' },
};

/** D26: the attribute of the root element for each setting. */
export const attributeNames = [
  ['layoutType', 'data-layout'],
  ['layoutWidth', 'data-layout-width'],
  ['position', 'data-layout-position'],
  ['topbar', 'data-topbar'],
  ['sidebarColor', 'data-sidebar'],
  ['sidebarSize', 'data-sidebar-size'],
  ['sidebarView', 'data-sidebar-view'],
  ['mode', 'data-mode'],
] as const;

/** What is on screen: the settings, and what the width and the layout make of them. */
export interface LayoutView {
  /** What the person has chosen. */
  settings: LayoutSettings;
  layout: Layout;
  sidebarSize: SidebarSize;
  /** The sidebar is a drawer that the top bar opens. */
  drawer: boolean;
  /** The sidebar was opened for now and lies over the page. */
  over: boolean;
  /** Whether the sidebar that widens when pointed at is kept wide; null where the sidebar is another one. */
  pinned: boolean | null;
}

/**
 * @param flipped the person has turned the sidebar over for now, at a width where the choice is not remembered
 * @param pinned the sidebar that widens when pointed at is kept wide; it then is as wide as the usual one
 */
export function toLayoutView(
  settings: LayoutSettings,
  width: BelowWidth,
  flipped: boolean,
  pinned = false,
): LayoutView {
  // D27: below 767 px vertical, from there on the remembered choice.
  const layout = width.layout ? 'vertical' : settings.layoutType;
  const chosen = toAvailableSize(layout, settings.sidebarSize);
  // spec §9: 992 px collapses the sidebar; the horizontal layout has none.
  const collapsed = width.sidebar && layout !== 'horizontal';
  const hovers = chosen === 'sm-hover' && !collapsed;
  const usual = collapsed ? 'sm' : hovers && pinned ? 'lg' : chosen;
  return {
    settings,
    layout,
    sidebarSize: width.layout ? 'lg' : flipped ? toggleSize(usual, settings) : usual,
    drawer: width.layout,
    over: flipped && collapsed && !width.layout,
    pinned: hovers ? pinned : null,
  };
}

/** E129: the sidebar that widens when pointed at is vertical only; elsewhere its size is lg, until vertical again. */
export function toAvailableSize(layout: Layout, size: SidebarSize): SidebarSize {
  return size === 'sm-hover' && layout !== 'vertical' ? 'lg' : size;
}

/** The other size of the toggle: icons, or the wide size the person last had. */
export function toggleSize(size: SidebarSize, wide: Pick<LayoutSettings, 'sidebarSize'>): SidebarSize {
  if (!isCondensed(size)) return 'sm';
  return isCondensed(wide.sidebarSize) ? 'lg' : wide.sidebarSize;
}

export function isCondensed(size: SidebarSize): boolean {
  return size === 'sm' || size === 'sm-hover';
}

/** D26: one attribute of the root element for each setting, with the value that holds in this layout. */
export function toAttributes({ settings, layout, sidebarSize }: LayoutView): Record<string, string> {
  const shown = { ...settings, ...fixedSettings[layout], layoutType: layout, sidebarSize };
  return Object.fromEntries(attributeNames.map(([setting, name]) => [name, shown[setting]]));
}
