import { BAR_GAP } from './useFittingCount.ts';

/** The room that the entries have. */
export const place = { position: 'relative', flex: '1', minW: 0, h: '100%' } as const;

const face = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  position: 'relative',
  h: '9',
  px: '3',
  rounded: 'l2',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  '& > svg': { flexShrink: 0 },
  '& > span + svg': { ms: '-1' },
  '&[data-current]': { fontWeight: 'medium' },
  // D26: the sizes of the menu. Compact: words only, smaller; icon view: no words, 44 px wide (A12).
  'html[data-sidebar-size=md] &': { px: '2', fontSize: 'sm', '& > svg:has(+ span)': { display: 'none' } },
  'html[data-sidebar-size=sm] &': {
    justifyContent: 'center',
    minW: '11',
    '& > span': { srOnly: true },
    '& > span + svg': { display: 'none' },
  },
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: `${BAR_GAP}px`,
  h: '100%',
  '& > li': { position: 'relative', flexShrink: 0 },
} as const;

export const list = {
  ...row,
  // The first word begins where the page's do.
  'html[data-sidebar-size=md] &': { ms: '1' },
  '& > li > :is(a, button)': {
    ...face,
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-expanded=true]': { bg: 'bg.subtle', color: 'fg' },
    '&[data-current]': { color: 'fg', fontWeight: 'medium', '& > svg:has(+ span)': { color: 'accent' } },
    // The accent line at the bottom of the bar; drawn as a border, which stays in forced colours.
    '&[data-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '2',
      bottom: '-1.5',
      borderBottom: '3px solid {colors.accent}',
    },
  },
} as const;

/** All entries as they would stand, for measuring. */
export const measures = {
  ...row,
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  w: 0,
  h: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  '& > li > span': face,
} as const;
