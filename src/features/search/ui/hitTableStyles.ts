/** How cells of hits look, from around the table: the cells themselves are plain tags. */
export const hitTableStyles = {
  '& mark': {
    bg: 'caution.subtle',
    color: 'inherit',
    fontWeight: 'semibold',
    rounded: 'l1',
    px: '0.5',
    mx: '-0.5',
  },
  '& a[data-hit]': { color: 'accent', _hover: { textDecoration: 'underline' } },
  '& .code': { fontFamily: 'mono', fontSize: 'xs' },
  '& .faint': { color: 'fg.subtle' },
  '& .loss': { color: 'bad', whiteSpace: 'nowrap' },
  '& .stock.out': { color: 'bad', fontWeight: 'medium' },
  '& .stock.low': { color: 'caution', fontWeight: 'medium' },
  '& .stock.unknown': { color: 'fg.subtle' },
} as const;
