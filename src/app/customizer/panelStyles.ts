import { below, tallWindow } from '#shared/lib/mediaQueries.ts';

/** Where there is too little height for a list between head and foot, all of it scrolls. */
const roomy = `@media ${tallWindow}`;

const floating = {
  position: 'fixed',
  // Below every dialog, which may open over it.
  zIndex: 'calc({zIndex.overlay} - 2)',
  bg: 'bg.panel',
  color: 'fg',
  border: '1px solid {colors.border}',
  boxShadow: 'float',
  animationName: 'fade-in, rise',
  animationDuration: 'moderate',
} as const;

/** A card at the right, below the top bar; on a phone a sheet at the bottom, with the page to be seen above it. */
export const panelStyles = {
  ...floating,
  insetInlineEnd: '3',
  insetBlock: 'calc({sizes.topbar} + {spacing.2}) {spacing.3}',
  w: '22rem',
  rounded: 'l3',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [roomy]: { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
  '& > header': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    ps: '4',
    pe: '2.5',
    pt: '3',
    pb: '3',
    borderBottom: '1px solid {colors.border}',
  },
  '& h2': { fontSize: 'lg', fontWeight: 'semibold', lineHeight: '2rem' },
  '& p': { fontSize: 'xs', color: 'fg.muted' },
  '& > div': {
    display: 'grid',
    gap: '5',
    px: '4',
    py: '4',
    [roomy]: { flex: 1, minH: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  },
  '& h3': { fontSize: 'sm', fontWeight: 'semibold', mb: '2' },
  '& section > p': { mt: '2' },
  '& > footer': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '2',
    px: '4',
    py: '3',
    borderTop: '1px solid {colors.border}',
  },
  '& [role=status]': {
    gridColumn: '1 / -1',
    color: 'fg', // Always there, so that a text in it is announced; empty, it takes no room.
    _empty: { mb: '-2' },
  },
  [`@media ${below.layout}`]: {
    insetInline: 0,
    insetBlock: 'auto 0',
    w: 'auto',
    h: '62dvh',
    roundedBottom: 0,
    '& > header': { py: '2' },
    '& > header p': { display: 'none' },
    '& > footer': { py: '2' },
    // The end of the page can be scrolled above the sheet, and what has the focus comes into view there.
    'body:has(&)': { pb: '62dvh' },
    'html:has(&)': { scrollPaddingBottom: '62dvh' },
  },
} as const;

export const previewBarStyles = {
  ...floating,
  insetInline: 0,
  bottom: '4',
  mx: 'auto',
  w: 'fit-content',
  maxW: 'calc(100vw - {spacing.6})',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  p: '2',
  rounded: 'l3',
  'body:has(&)': { pb: '16' },
  'html:has(&)': { scrollPaddingBottom: '16' },
} as const;
