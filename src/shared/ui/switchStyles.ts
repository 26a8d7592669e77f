/** A few choices in one row, of which one holds: links to views of a page, or buttons. */
export const switchStyles = {
  display: 'inline-flex',
  p: '0.5',
  bg: 'bg.subtle',
  rounded: 'l2',
  borderWidth: '1px',
  borderColor: 'border',
  '& > :is(a, button)': {
    display: 'inline-flex',
    alignItems: 'center',
    h: '7',
    px: '3',
    rounded: 'l1',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
  '& > :is([aria-current], [aria-pressed=true])': {
    bg: 'bg.panel',
    color: 'accent',
    boxShadow: '0 0 0 1px {colors.border}',
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
} as const;
