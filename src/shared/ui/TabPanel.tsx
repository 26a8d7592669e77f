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
    <div
      role="tabpanel"
      id={panelId(base)}
      aria-labelledby={tabId(base, value)}
      tabIndex={0}
      style={{ outlineOffset: '-2px' }}
    >
      {children}
    </div>
  );
}
