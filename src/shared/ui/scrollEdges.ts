const shade = 'color-mix(in srgb, {colors.fg} 16%, transparent), transparent';

/** Around a box with `useScrollEdges`: a shadow at the end at which its table goes on. */
export const scrollEdges = {
  position: 'relative',
  '&:has(> [data-after])::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '1px',
    insetInlineEnd: '1px',
    w: '2.5',
    zIndex: 1,
    pointerEvents: 'none',
    backgroundImage: `linear-gradient(to left, ${shade})`,
  },
  '&:has(> [data-after=column])::before': { insetInlineEnd: '2.5rem' },
  // Beside the column that stays at the start.
  '& > [data-before] :is(tbody th, td.key, thead [data-key])::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '100%',
    w: '2',
    pointerEvents: 'none',
    backgroundImage: `linear-gradient(to right, ${shade})`,
  },
} as const;
