import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';

export interface ScreenLink {
  id: string;
  label: string;
  to: string;
  icon: LucideIcon | null;
}

export interface ScreenLinkGroup {
  id: string;
  label: string;
  links: readonly ScreenLink[];
}

/**
 * The screens that the person's role opens, as the menu has them (spec §6). The shell provides them from the table of
 * screens, so that a page can link to areas it may not import (R1).
 */
export const ScreenLinksContext = createContext<readonly ScreenLinkGroup[]>([]);

export function useScreenLinks(): readonly ScreenLinkGroup[] {
  return useContext(ScreenLinksContext);
}
