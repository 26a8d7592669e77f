import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';

/** What is paid beside how it is paid; one below the other where there is no room. */
export function TwoPanels({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      gap="4"
      alignItems="start"
    >
      {children}
    </Grid>
  );
}
