import { switchStyles } from '#shared/ui/switchStyles.ts';

/** How the hits stand. */
const resultBarStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& > label': { fontSize: 'sm', color: 'fg.muted' },
  '& > [role=group]': switchStyles,
} as const;

/** The parts of the screen, styled by the element around them: they change with each letter that is typed. */
export const searchStyles = {
  '& > [data-head]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '3' },
  '& [data-columns]': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: '6',
    rowGap: '3',
    pt: '4',
  },
  '& [data-columns] > aside': { minW: 0 },
  '& [data-columns] > :only-child': { gridColumn: '1 / -1' },
  '& [data-results]': { display: 'flex', flexDirection: 'column', gap: '3', minW: 0 },
  '& [data-results] > [role=alert]:empty': { display: 'none' },
  '& [data-results] > [data-note]': { fontSize: 'sm', color: 'fg.muted' },
  '& [data-bar]': resultBarStyles,
} as const;
