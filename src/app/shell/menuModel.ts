import {
  menuGroups,
  screens,
  type MenuGroup,
  type MenuIcon,
  type MenuList,
  type Screen,
} from '#app/screens.ts';
import { nodes, type NodeTitle } from '#session/nodes.ts';
import { menuFor, type MenuEntry } from '#session/permissionMap.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';

/** An entry of the menu, or a group that holds some. */
export interface MenuItem extends MenuEntry<MenuItem> {
  readonly id: string;
  readonly titleKey: MenuKey;
  readonly icon: MenuIcon | null;
  readonly children?: readonly MenuItem[];
}

const rows: readonly Screen[] = screens;

/** D24: two areas are permission nodes themselves; the other groups only order the list. */
const groupNodes: Partial<Record<MenuGroup, NodeTitle>> = {
  competitorAnalysis: nodes.competitorAnalysis,
  admin: nodes.admin,
};

/** One list of the sidebar (D23) as its groups, before any permission is asked. All layouts draw from this. */
function menuTree(list: MenuList, table: readonly Screen[] = rows): MenuItem[] {
  return menuGroups.map(({ id, titleKey }) => ({
    id,
    titleKey,
    icon: null,
    node: groupNodes[id] ?? null,
    path: null,
    children: table
      .flatMap(({ menu, ...row }) => (menu?.list === list && menu.group === id ? [{ ...row, ...menu }] : []))
      .sort((a, b) => a.order - b.order),
  }));
}

/** What the person may see of it (spec §6). */
export function allowedMenu(
  titles: ReadonlySet<string>,
  list: MenuList = 'main',
  table: readonly Screen[] = rows,
): MenuItem[] {
  return menuFor(menuTree(list, table), titles);
}

/** The group a screen stands in, for the breadcrumb; null where the group says nothing of its own. */
export function groupTitle(screen: Screen): MenuKey | null {
  const group = screen.menu?.group;
  if (!group || group === 'overview') return null;
  return menuGroups.find(({ id }) => id === group)?.titleKey ?? null;
}
