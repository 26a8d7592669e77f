/** How the hits stand. */
export const resultBarStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& > label': { fontSize: 'sm', color: 'fg.muted' },
  '& > [role=group]': {
    display: 'inline-flex',
    p: '0.5',
    bg: 'bg.subtle',
    rounded: 'l2',
    borderWidth: '1px',
    borderColor: 'border',
  },
  '& > [role=group] > button': {
    h: '7',
    px: '3',
    rounded: 'l1',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': {
      bg: 'bg.panel',
      color: 'accent',
      boxShadow: '0 0 0 1px {colors.border}',
      '@media (forced-colors: active)': { textDecoration: 'underline' },
    },
  },
} as const;
