/** Lines of a short list on the start page: what it is, and when. */
export const workList = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& > li:first-of-type': { borderTopWidth: '0', pt: '0' },
  '& > li > :first-of-type': { flex: '1 1 12rem', minW: '0', overflowWrap: 'anywhere', fontWeight: 'medium' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& time, & small': { fontSize: 'sm', color: 'fg.muted' },
} as const;
