/** Tables of figures in a panel: plain cells, figures to the right. */
export const figureTable = {
  // Words for screen readers are positioned: without this they would widen the page, not this box.
  position: 'relative',
  overflowX: 'auto',
  fontSize: 'sm',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& caption': { textAlign: 'start', fontSize: 'xs', color: 'fg.muted', pb: '2' },
  '& th, & td': { px: '2.5', py: '1.5', textAlign: 'start', verticalAlign: 'middle', whiteSpace: 'nowrap' },
  '& thead th': {
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'medium',
    fontSize: 'xs',
    verticalAlign: 'bottom',
  },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
  '& tbody th': { fontWeight: 'medium' },
  '& .num': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .wrap': { whiteSpace: 'normal', minW: '8rem' },
  // No element inherits how its words break.
  '& .wrap, & .wrap *': { overflowWrap: 'anywhere' },
  '& .quiet': { color: 'fg.muted' },
} as const;
