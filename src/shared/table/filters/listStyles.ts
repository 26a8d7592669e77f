/** Lists of boxes in a filter. */
export const listStyles = {
  display: 'grid',
  gap: '1',
  fontSize: 'md',
  '& ul': { display: 'grid' },
  '& li': { minW: 0 },
  '& li > div': { display: 'flex', alignItems: 'flex-start' },
  '& li > div > button': { mt: '0.5' },
  // The box and the button beside it are far enough apart for a finger (2.5.8).
  '& li > div > label': { ps: '1.5' },
  '& ul ul': { ps: '5' },
  '& p': { color: 'fg.muted', fontSize: 'sm', _notEmpty: { py: '1' }, _empty: { display: 'none' } },
  '& small': {
    float: 'inline-end',
    ps: '2',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
