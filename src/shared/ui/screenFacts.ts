import { createContext, useContext } from 'react';

export interface Crumb {
  label: string;
  /** Absent where there is nothing to go to: a group, and the page itself. */
  to?: string;
}

/** What the table of screens says of the page that is open; the shell provides it. */
export interface ScreenFacts {
  title: string;
  /** From the first page down to this one, itself included. */
  crumbs: readonly Crumb[];
}

export const ScreenFactsContext = createContext<ScreenFacts>({ title: '', crumbs: [] });

export function useScreenFacts(): ScreenFacts {
  return useContext(ScreenFactsContext);
}
