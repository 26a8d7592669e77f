import { createContext, useContext } from 'react';
import type { MenuKey } from '#shared/i18n/texts.ts';

/** An area of the main menu or an entry in it, as the menu itself shows it. */
export interface MenuPreviewEntry {
  readonly id: string;
  readonly titleKey: MenuKey;
  readonly children?: readonly MenuPreviewEntry[];
}

/** What the main menu shows to people with these permission titles. The shell, which knows the screens, provides it. */
type BuildMenu = (titles: ReadonlySet<string>) => readonly MenuPreviewEntry[];

export const MenuPreviewContext = createContext<BuildMenu>(() => []);

export const useMenuPreview = (): BuildMenu => useContext(MenuPreviewContext);
