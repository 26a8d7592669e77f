import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const cell = {
  px: '3',
  textAlign: 'start',
  borderBottomWidth: '1px',
  borderColor: 'border',
  _first: { ps: '4' },
  _last: { pe: '4' },
} as const;

/** For `Table.Root native`: plain cells, styled from the root. */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: '100%',
      fontSize: 'sm',
      fontVariantNumeric: 'lining-nums tabular-nums',
      borderCollapse: 'collapse',
    },
    columnHeader: {
      ...cell,
      h: '9',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      bg: 'bg.subtle',
    },
    cell,
    row: {},
    caption: { fontSize: 'xs', color: 'fg.muted', textAlign: 'start', px: '3', py: '2' },
  },
  variants: { size: { sm: { cell: { h: '8', py: '1' } }, md: { cell: { h: '10', py: '1.5' } } } },
  defaultVariants: { size: 'md' },
});
