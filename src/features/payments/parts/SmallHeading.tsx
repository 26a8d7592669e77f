import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';

/** The heading of a part of a drawer or a panel. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h3" fontSize="md" mb="2">
      {children}
    </Heading>
  );
}
