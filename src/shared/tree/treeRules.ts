import { fits } from '#shared/table/filters/choiceRules.ts';

/** One node of a tree, as lists give it: flat, with its parent. */
export interface TreeNode {
  id: string;
  parentId: string | null;
  label: string;
  /** Behind the label, such as a count. */
  note?: string;
}

/** A tree with its ways up and down. Siblings keep the order given; whose parent is not there is a root. */
export interface Tree {
  readonly nodes: readonly TreeNode[];
  readonly parents: ReadonlyMap<string, string | null>;
  /** By parent; roots under null. */
  readonly children: ReadonlyMap<string | null, readonly TreeNode[]>;
}

/** Whether a box is ticked, whether something below it is, or neither. */
export type CheckState = 'on' | 'some' | 'off';

/** Looks the ways of a flat tree up once. */
export function indexTree(nodes: readonly TreeNode[]): Tree {
  const ids = new Set(nodes.map(({ id }) => id));
  const parents = new Map<string, string | null>();
  const children = new Map<string | null, TreeNode[]>();
  for (const node of nodes) {
    const parent = node.parentId !== null && ids.has(node.parentId) ? node.parentId : null;
    parents.set(node.id, parent);
    const siblings = children.get(parent);
    if (siblings) siblings.push(node);
    else children.set(parent, [node]);
  }
  return { nodes, parents, children };
}

/** The nodes above one, the nearest first. A circle ends it. */
export function listAncestors({ parents }: Tree, id: string): string[] {
  const found: string[] = [];
  for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) {
    if (at === id || found.includes(at)) break;
    found.push(at);
  }
  return found;
}

/** `on`: chosen itself or by a node above it, since a choice means all that is below; `some`: something below is. */
export function getCheckState(tree: Tree, chosen: readonly string[], id: string): CheckState {
  if ([id, ...listAncestors(tree, id)].some((each) => chosen.includes(each))) return 'on';
  return chosen.some((each) => listAncestors(tree, each).includes(id)) ? 'some' : 'off';
}

/**
 * Ticks a node, which then stands for all below it; or unticks it. Where a node above was ticked, its other branches stay
 * ticked in its place.
 */
export function toggled(tree: Tree, chosen: readonly string[], id: string): string[] {
  const without = chosen.filter((each) => each !== id && !listAncestors(tree, each).includes(id));
  if (getCheckState(tree, chosen, id) !== 'on') return [...without, id];
  const above = listAncestors(tree, id);
  const top = above.findLastIndex((each) => chosen.includes(each));
  if (top < 0) return without;
  const path = above.slice(0, top + 1);
  const beside = path.flatMap((parent) => (tree.children.get(parent) ?? []).map((child) => child.id));
  const kept = without.filter((each) => !path.includes(each));
  return [...new Set([...kept, ...beside.filter((each) => each !== id && !path.includes(each))])];
}

/** The nodes that fit a query, with all above them, so that they are found where they are. */
export function foundWithAncestors(tree: Tree, query: string): ReadonlySet<string> {
  const hits = tree.nodes.filter(({ label }) => fits(label, query)).map(({ id }) => id);
  return new Set(hits.flatMap((id) => [id, ...listAncestors(tree, id)]));
}
