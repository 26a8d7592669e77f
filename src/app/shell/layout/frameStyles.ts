import { below } from '#shared/lib/mediaQueries.ts';

/** Beside a boxed frame: the window's ground. */
export const ground = { 'html[data-layout-width=boxed] &': { bg: 'bg.subtle' } } as const;

const box = {
  // Where the page begins to stick: below what stays at the top.
  '--page-top': 'sizes.topbar',
  display: 'flex',
  minH: '100dvh',
  position: 'relative',
  'html[data-layout-width=boxed] &': {
    maxW: 'boxed',
    mx: 'auto',
    bg: 'bg',
    boxShadow: '0 0 0 1px {colors.border}',
  },
} as const;

/** The frame around menu and page. */
export const frameStyles = {
  vertical: box,
  horizontal: { ...box, '--page-top': 'calc({sizes.topbar} + {sizes.menubar})' },
  twocolumn: box,
} as const;

/** The place of the two columns, kept while they are on their way. */
export const columnsSlot = {
  '--columns': 'calc({sizes.sidebarSm} + {sizes.menuColumn})',
  'html[data-sidebar-size=md] &': { '--columns': 'calc({sizes.sidebarSm} + {sizes.sidebarMd})' },
  'html[data-sidebar-size^=sm] &': { '--columns': 'sizes.sidebarSm' },
  w: 'var(--columns)',
  flexShrink: 0,
  // Below 992 px an opened column lies over the page and does not move it.
  [`@media ${below.sidebar}`]: { w: 'sidebarSm' },
} as const;

/** The place of the menu bar below the top bar; its menus lie above the page's header and below those of the top bar. */
export const barSlot = {
  position: 'sticky',
  top: '{sizes.topbar}',
  zIndex: 'calc({zIndex.bar} - 1)',
  h: 'menubar',
  flexShrink: 0,
  bg: 'bg.panel',
  borderBottom: '1px solid {colors.border}',
  transitionProperty: 'box-shadow',
  transitionDuration: 'fast',
  '[data-scrolled] &': { boxShadow: 'bar' },
  'html[data-layout-position=scrollable] &': { position: 'relative', top: 0 },
} as const;
