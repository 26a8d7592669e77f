import { smallButtonStyles } from '#shared/ui/smallButtonStyles.ts';
import { tickBoxStyles } from './tickBoxStyles.ts';

/** Lists of boxes in a filter. */
export const listStyles = {
  ...tickBoxStyles,
  display: 'grid',
  gap: '1',
  fontSize: 'md',
  '& ul': { display: 'grid' },
  '& li': { minW: 0 },
  '& li > div': { display: 'flex', alignItems: 'flex-start' },
  // As wide as the gap before a leaf. Which branches are open is seen by what is below them.
  '& li > div > button': { ...smallButtonStyles, mt: '0.5', minW: '7', px: '0', _expanded: {} },
  '& li > div > [data-leaf]': { w: '7', flexShrink: 0 },
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
};
