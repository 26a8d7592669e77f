import { permissions } from './permissions.ts';
import type { PermissionNode } from './permissionMap.ts';

/** A page a person may open, with the actions allowed on it. `key` is its place: a title may occur twice (E99). */
export interface PermissionItem {
  key: string;
  title: string;
  /** Pages below this one. */
  children: PermissionItem[];
  /** Titles of the actions allowed on this page (D24: they arrive below their page). */
  actions: string[];
}

/**
 * The nodes of a person as a tree of pages, each with its actions.
 * @param label the visible text of a title; the search looks at it and at the title itself
 * @param query keeps matching nodes, all that is below them, and the way to them
 */
export function buildPermissionTree(
  permissionNodes: readonly PermissionNode[],
  label: (title: string) => string = (title) => title,
  query = '',
): PermissionItem[] {
  const needle = foldCase(query.trim());
  const matches = (title: string) =>
    foldCase(title).includes(needle) || foldCase(label(title)).includes(needle);
  return buildItems(permissionNodes, '', needle === '' ? null : matches);
}

/** How many pages and how many actions a tree holds. */
export function countPermissions(items: readonly PermissionItem[]): { pages: number; actions: number } {
  const total = { pages: 0, actions: 0 };
  for (const item of items) {
    const below = countPermissions(item.children);
    total.pages += 1 + below.pages;
    total.actions += item.actions.length + below.actions;
  }
  return total;
}

/** True when a title names an action of a page and not a page (D24). */
export function isActionTitle(title: string): boolean {
  return title.includes(': ') || title === permissions.viewCosts;
}

function buildItems(
  list: readonly PermissionNode[],
  parent: string,
  matches: ((title: string) => boolean) | null,
): PermissionItem[] {
  return list.flatMap((node, index) => {
    const key = `${parent}${index}`;
    const whole = matches === null || matches(node.title);
    const actions = node.child
      .filter((child) => isAction(child) && (whole || matches(child.title)))
      .map((child) => child.title);
    const pages = node.child.filter((child) => !isAction(child));
    const children = buildItems(pages, `${key}.`, whole ? null : matches);
    return whole || actions.length > 0 || children.length > 0
      ? [{ key, title: node.title, children, actions }]
      : [];
  });
}

function isAction({ title, child }: PermissionNode): boolean {
  return child.length === 0 && isActionTitle(title);
}

function foldCase(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase();
}
