/** A long word is parted rather than cut off. */
const words = { minW: 0, hyphens: 'auto', overflowWrap: 'anywhere' } as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  position: 'relative',
  minH: '9',
  rounded: 'l2',
  color: 'fg.muted',
  lineHeight: '1.3',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  _hover: { bg: 'var(--bar-hover)', color: 'fg' },
  // Inside, so that the list that scrolls does not cut it off.
  _focusVisible: { outlineOffset: '-2px' },
  '& svg': { flexShrink: 0 },
  '& span': words,
} as const;

/** The accent bar; drawn as a border, which stays in forced colours. */
const bar = {
  content: '""',
  position: 'absolute',
  insetBlock: '2',
  insetInlineStart: 0,
  borderInlineStart: '3px solid {colors.accent}',
  borderRadius: 'l1',
} as const;

const current = {
  bg: 'accent.subtle',
  color: 'fg',
  fontWeight: 'medium',
  '& svg': { color: 'accent', '@media (forced-colors: active)': { color: 'inherit' } },
  _before: bar,
} as const;

const label = {
  fontSize: '0.6875rem',
  fontWeight: 'semibold',
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  textAlign: 'start',
  color: 'fg.subtle',
} as const;

const folder = {
  ...label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  position: 'relative',
  w: 'full',
  minH: '7',
  py: '1',
  ps: '3',
  pe: '2.5',
  rounded: 'l2',
  cursor: 'pointer',
  _hover: { color: 'fg' },
  _focusVisible: { outlineOffset: '-2px' },
  '& span': words,
  '& svg': { flexShrink: 0, transitionProperty: 'transform', transitionDuration: 'fast' },
  '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
  // Folded up, the area still says that one is in it.
  '&[aria-current]': { color: 'fg', _before: bar },
} as const;

/** Side of a square that an icon fills in the sidebar of icons (A12). */
const square = 'calc({sizes.sidebarSm} - 1.0625rem)';

/**
 * The sidebar that widens when pointed at: everything stays where it is, so that what is pointed at stays under the
 * pointer. Words keep their lines and only come to sight; rows are as high as icons need (A12).
 */
const widening = {
  '& h2 button': { overflow: 'hidden' },
  '& section + section': { mt: '1.5' },
  '& h2 button > span': { flexShrink: 0, w: '11.5rem' },
  '& a': { minH: '11', overflow: 'hidden' },
  '& a > span': { flexShrink: 0, w: '10.75rem' },
  '& span, & h2 svg': { transitionProperty: 'opacity', transitionDuration: 'fast' },
} as const;

const narrow = {
  '& a, & h2 button': { w: square },
  '& span, & h2 svg': { opacity: 0 },
  // In the place of its label, an area has a line.
  '& h2 button::after': {
    content: '""',
    position: 'absolute',
    insetInline: '3',
    borderTop: '1px solid {colors.border.strong}',
  },
} as const;

export const styles = {
  pt: '1',
  '& section + section': { mt: '3' },
  '& h2': { px: '2', pb: '0.5' },
  '& h2 button': folder,
  '& ul': { px: '2', display: 'grid', gap: '0.5' },
  '& a': { ...link, px: '3.5', py: '1' },
  '& a[aria-current]': current,
  'html[data-sidebar-size=md] &': {
    '& h2, & ul': { px: '1' },
    // Room for a long word: no small capitals.
    '& h2 button': { ps: '2', pe: '1.5', gap: '1', letterSpacing: 'normal', textTransform: 'none' },
    '& a': { fontSize: 'sm', ps: '2', pe: '0', gap: '1.5' },
    '& a svg': { w: '4', h: '4' },
  },
  'html[data-sidebar-size=sm-hover] &': widening,
  '[data-narrow] &': narrow,
} as const;

export const condensedStyles = {
  '& section + section': { borderTop: '1px solid var(--bar-line)', mt: '2', pt: '2' },
  '& h2': { srOnly: true },
  '& ul': { px: '2', display: 'grid', gap: '1' },
  // A12: 44 px targets where there is no word beside the icon.
  '& a': { ...link, justifyContent: 'center', minH: '11' },
  '& a[aria-current]': current,
} as const;
