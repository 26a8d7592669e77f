import { figureTable } from '#shared/ui/figureTable.ts';

/** The ladder that is tried: figures, and cells that are typed into. */
export const whatIfStyles = {
  ...figureTable,
  // A sentence under a field leaves the figures of its row in one line.
  '& tbody :is(th, td)': { verticalAlign: 'baseline' },
  '& td.cell': { position: 'relative', p: '0', minW: '5.5rem' },
  '& td.cell input': {
    display: 'block',
    w: '100%',
    minH: '9',
    px: '2.5',
    textAlign: 'end',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg',
    bg: 'transparent',
    borderWidth: '1px',
    borderColor: 'border.strong',
    rounded: 'l1',
    _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '-2px' },
    _readOnly: { borderColor: 'transparent' },
  },
  '& td.main input': { fontWeight: 'semibold' },
  '& td.cell input[aria-invalid=true]': { borderColor: 'bad', color: 'bad' },
  // Under its field and not over the rows below: there it would be cut off at the end of the table.
  '& :is(.removed, .wrong)': {
    display: 'block',
    maxW: '11rem',
    px: '2.5',
    py: '1',
    fontSize: 'xs',
    lineHeight: 'short',
    whiteSpace: 'normal',
    _empty: { display: 'none' },
    '& > span': { display: 'block' },
  },
  '& .removed': { color: 'caution' },
  '& :is(.wrong, [aria-invalid=true] + .removed)': { color: 'bad' },
  '& .notes': { color: 'caution', fontSize: 'xs' },
} as const;
