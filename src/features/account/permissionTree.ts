import { nodes } from '#session/nodes.ts';

/** A node of the user's menu as the server sends it (spec §3); anything may be missing in a bad reply. */
export interface TitledNode {
  title: string;
  child?: readonly TitledNode[] | null | undefined;
}

/** A node ready to show. `key` is its place in the tree, since a title may occur twice (E99). */
export interface PermissionItem {
  key: string;
  title: string;
  /** Pages and areas below this one. */
  children: PermissionItem[];
  /** Titles of the actions allowed on this page (D24: they arrive below their page). */
  actions: string[];
}

// E102: nodes may be nested without end, or in a circle.
const MAX_DEPTH = 20;

/**
 * The user's nodes as a tree of pages, each with the actions allowed on it.
 * @param label the visible text of a title; the search looks at it and at the title itself
 * @param query keeps matching nodes, all that is below them, and the way to them
 */
export function permissionTree(
  nodes: readonly TitledNode[],
  label: (title: string) => string,
  query = '',
): PermissionItem[] {
  const needle = fold(query.trim());
  const matches = (title: string) => fold(title).includes(needle) || fold(label(title)).includes(needle);
  return build(nodes, '', 0, needle === '' ? null : matches);
}

/** How many nodes the tree shows, actions included. */
export function countItems(items: readonly PermissionItem[]): number {
  return items.reduce((sum, item) => sum + 1 + item.actions.length + countItems(item.children), 0);
}

/** True when `title` names an action of a page and not a page (D24). */
export function isActionTitle(title: string): boolean {
  return title.includes(': ') || title === nodes.viewCosts;
}

function build(
  nodes: readonly TitledNode[],
  parent: string,
  depth: number,
  matches: ((title: string) => boolean) | null,
): PermissionItem[] {
  if (depth >= MAX_DEPTH) return [];
  return nodes.flatMap((node, index) => {
    if (node.title.trim() === '') return [];
    const key = `${parent}${index}`;
    const below = node.child ?? [];
    const whole = matches === null || matches(node.title);
    const inside = whole ? null : matches;
    const isAction = (child: TitledNode) => isActionTitle(child.title) && (child.child ?? []).length === 0;
    const actions = below
      .filter((child) => isAction(child) && (whole || matches(child.title)))
      .map((child) => child.title);
    const children = build(
      below.filter((child) => !isAction(child)),
      `${key}.`,
      depth + 1,
      inside,
    );
    return whole || actions.length > 0 || children.length > 0
      ? [{ key, title: node.title, children, actions }]
      : [];
  });
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase();
}
