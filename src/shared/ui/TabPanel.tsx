import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { panelId, tabId } from './tabIds.ts';

interface TabPanelProps {
  base: string;
  /** The open tab. */
  value: string;
  children: ReactNode;
}

/** What belongs to the open tab of a `TabStrip`. */
export function TabPanel({ base, value, children }: TabPanelProps) {
  return (
    <chakra.div
      role="tabpanel"
      id={panelId(base)}
      aria-labelledby={tabId(base, value)}
      tabIndex={0}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      {children}
    </chakra.div>
  );
}
