/** Rows of a preview or a result in a dialog: plain cells, the heading stays while the rows scroll. */
export const plainTable = {
  width: '100%',
  fontSize: 'sm',
  borderCollapse: 'collapse',
  '& th': {
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    py: '1.5',
    pe: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    whiteSpace: 'nowrap',
  },
  '& td': {
    py: '1.5',
    pe: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
  },
  '& tr:last-of-type > td': { borderBottomWidth: '0' },
  '& td[data-kind=key]': { fontFamily: 'mono', fontSize: 'xs', whiteSpace: 'nowrap', pe: '6' },
  '& [data-kind=number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  // As narrow as what stands in it; the rest is for what explains it.
  '& [data-kind]': { width: '1%' },
} as const;

/** A table wider than the dialog is scrolled by itself, by keyboard too. */
export const tableFrame = {
  overflowX: 'auto',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  ps: '3',
} as const;
