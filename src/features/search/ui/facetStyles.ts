import { listStyles } from '#shared/table/filters/listStyles.ts';
import { smallButtonStyles } from '#shared/ui/smallButtonStyles.ts';

/** All facets, dressed from their panel: their values change with each letter that is typed. */
export const facetStyles = {
  display: 'grid',
  gap: '4',
  '& h2': { mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
  '& section': { minW: 0 },
  '& [data-values]': listStyles,
  // So high that half of a value shows that there are more.
  '& [data-values] > ul': {
    display: 'grid',
    maxH: '14.75rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& li > label[data-tick]': { py: '1' },
  '& [data-values] > [aria-expanded]': { ...smallButtonStyles, justifySelf: 'start' },
};
