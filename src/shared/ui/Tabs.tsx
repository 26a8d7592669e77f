import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import type { TabChoice } from './tabIds.ts';
import { TabPanel } from './TabPanel.tsx';
import { TabStrip } from './TabStrip.tsx';

/**
 * Tabs and the panel of the open one. Which one is open is the caller's to keep, as a rule in the address, so that a
 * link leads to it.
 */
export function Tabs<Id extends string>({ children, ...choice }: TabChoice<Id> & { children: ReactNode }) {
  const base = useId();
  return (
    <>
      <TabStrip base={base} {...choice} />
      <TabPanel base={base} value={choice.value}>
        <chakra.div pt="4">{children}</chakra.div>
      </TabPanel>
    </>
  );
}
