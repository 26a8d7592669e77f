import { menuGroups, screens, type MenuIcon, type Screen } from '#app/screens.ts';
import { filterMenu, type MenuEntry } from '#session/permissionMap.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';

/** An entry of the menu, or an area that holds some. */
export interface MenuItem extends MenuEntry<MenuItem> {
  readonly id: string;
  readonly titleKey: MenuKey;
  readonly icon: MenuIcon | null;
  readonly children?: readonly MenuItem[];
}

const rows: readonly Screen[] = screens;

/** D37: an entry is called by its label. */
const toMenuItem = ({ labelKey, titleKey, ...row }: Screen) => ({ ...row, titleKey: labelKey ?? titleKey });

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

/** The main menu as its areas, as far as the person may see it (spec §6). All layouts draw from this one model. */
export function buildMainMenu(titles: ReadonlySet<string>, table: readonly Screen[] = rows): MenuItem[] {
  const areas = menuGroups.map((group) => ({
    ...group,
    icon: null,
    path: null,
    children: table
      .map(toMenuItem)
      .flatMap(({ menu, ...row }) =>
        menu?.main?.group === group.id ? [{ ...row, icon: menu.icon, order: menu.main.order }] : [],
      )
      .sort(byOrder),
  }));
  return filterMenu<MenuItem>(areas, titles);
}

/** The alternate sidebar (D23): one list without areas, as far as the person may see it (spec §6). */
export function buildAlternateMenu(titles: ReadonlySet<string>, table: readonly Screen[] = rows): MenuItem[] {
  const entries = table
    .map(toMenuItem)
    .flatMap(({ menu, ...row }) =>
      menu?.alternate ? [{ ...row, icon: menu.icon, order: menu.alternate.order }] : [],
    )
    .sort(byOrder);
  return filterMenu<MenuItem>(entries, titles);
}

/** The area a screen stands in, for the breadcrumb; null where the area says nothing of its own. */
export function getGroupTitle(screen: Screen): MenuKey | null {
  const group = screen.menu?.main?.group;
  if (!group || group === 'overview') return null;
  return menuGroups.find(({ id }) => id === group)?.titleKey ?? null;
}
