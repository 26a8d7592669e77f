import { figureTable } from '#shared/ui/figureTable.ts';

const colors = Array.from({ length: 10 }, (_, place) => `series.${place + 1}`);

/** The price matrix: one style object on the table, plain cells inside of it. */
export const matrixStyles = {
  ...figureTable,
  ...Object.fromEntries(colors.map((token) => [`& [data-color="${token}"]`, { color: token }])),
  '& thead th': { ...figureTable['& thead th'], whiteSpace: 'normal', minW: '7.5rem', maxW: '11rem' },
  '& thead th *': { overflowWrap: 'anywhere' },
  '& thead th:first-of-type': { minW: '5rem' },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    bg: 'bg.panel',
    borderInlineEndWidth: '1px',
    borderInlineEndColor: 'border',
  },
  '& thead th:first-of-type, & tr[data-chosen=true] > th:first-of-type': { bg: 'bg.subtle' },
  '& tbody td': { verticalAlign: 'top' },
  '& tbody th': { verticalAlign: 'top', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  '& tr[data-chosen=true] > :is(th, td)': { bg: 'bg.subtle' },
  '& tr[data-chosen=true] > th': { fontWeight: 'semibold', boxShadow: 'inset 3px 0 0 {colors.accent}' },
  '& .ours .price': { color: 'accent' },
  '& .price': { display: 'block', fontWeight: 'semibold' },
  '& small': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  '& .who': { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg', fontWeight: 'semibold' },
  '& .dot': { flexShrink: 0, boxSize: '2', rounded: 'full', bg: 'currentColor' },
  '& .kind, & .reason': { display: 'block', fontSize: 'xs', color: 'fg' },
  '& .reason': { color: 'caution' },
  '& .none': { color: 'fg.muted' },
  '& .gap': { display: 'block', fontSize: 'xs', fontWeight: 'medium' },
  '& .gap[data-tone=dearer]': { color: 'caution' },
  '& .gap[data-tone=cheaper]': { color: 'good' },
  '& .gap[data-tone=quiet]': { color: 'fg.muted' },
  '& td[data-left-out=true] .price': { color: 'fg.muted', fontWeight: 'medium' },
  '& td[data-struck=true] .price': { textDecoration: 'line-through' },
  // An equivalent is another product: hatched, and the head says so.
  '& :is(td, th)[data-equivalent=true]': {
    backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 7px, {colors.border} 7px 8px)',
  },
} as const;
