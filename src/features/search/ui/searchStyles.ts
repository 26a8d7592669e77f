/** How the hits stand. */
const resultBarStyles = {
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

/** The parts of the screen, styled by the element around them: they change with each letter that is typed. */
export const searchStyles = {
  '& > [data-head]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '3' },
  '& [data-columns]': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: '6',
    rowGap: '3',
    pt: '4',
  },
  '& [data-columns] > aside': { minW: 0 },
  '& [data-columns] > :only-child': { gridColumn: '1 / -1' },
  '& [data-results]': { display: 'flex', flexDirection: 'column', gap: '3', minW: 0 },
  '& [data-results] > [role=alert]:empty': { display: 'none' },
  '& [data-results] > [data-note]': { fontSize: 'sm', color: 'fg.muted' },
  '& [data-bar]': resultBarStyles,
} as const;
