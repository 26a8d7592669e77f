/** How boxes with a label look inside the element that has these styles. */
export const tickBoxStyles = {
  '& label[data-tick]': {
    display: 'flex',
    flex: 1,
    minW: 0,
    alignItems: 'flex-start',
    gap: '2',
    py: '1.5',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& label[data-tick] > input': {
    flexShrink: 0,
    boxSize: '4',
    mt: '0.125rem',
    accentColor: '{colors.accent}',
    cursor: 'pointer',
  },
  '& label[data-tick] > span': { flex: 1, minW: 0 },
} as const;
