import { fits } from '#shared/table/filters/choiceRules.ts';

/** One node of a tree, as lists give it: flat, with its parent. */
export interface TreeNode {
  id: string;
  parentId: string | null;
  label: string;
  /** Behind the label, such as a count. */
  note?: string;
}

/** The children of each node in the order given; roots under null, also those whose parent is not there. */
export type Children = ReadonlyMap<string | null, readonly TreeNode[]>;

export function childrenOf(nodes: readonly TreeNode[]): Children {
  const ids = new Set(nodes.map(({ id }) => id));
  const children = new Map<string | null, TreeNode[]>();
  for (const node of nodes) {
    const parent = node.parentId !== null && ids.has(node.parentId) ? node.parentId : null;
    children.set(parent, [...(children.get(parent) ?? []), node]);
  }
  return children;
}

/** The way up from a node, the nearest first. A circle ends it. */
export function above(nodes: readonly TreeNode[], id: string): string[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  const way: string[] = [];
  for (let at = parents.get(id) ?? null; at !== null && parents.has(at); at = parents.get(at) ?? null) {
    if (at === id || way.includes(at)) break;
    way.push(at);
  }
  return way;
}

/** `on`: chosen itself or by a node above it, since a choice means all that is below; `some`: something below is. */
export function stateOf(
  nodes: readonly TreeNode[],
  chosen: readonly string[],
  id: string,
): 'on' | 'some' | 'off' {
  if ([id, ...above(nodes, id)].some((each) => chosen.includes(each))) return 'on';
  return chosen.some((each) => above(nodes, each).includes(id)) ? 'some' : 'off';
}

/**
 * Ticks a node, which then stands for all below it; or unticks it. Where a node above was ticked, its other branches stay
 * ticked in its place.
 */
export function toggled(nodes: readonly TreeNode[], chosen: readonly string[], id: string): string[] {
  const without = chosen.filter((each) => each !== id && !above(nodes, each).includes(id));
  if (stateOf(nodes, chosen, id) !== 'on') return [...without, id];
  const way = above(nodes, id);
  const top = way.findLastIndex((each) => chosen.includes(each));
  if (top < 0) return without;
  const path = way.slice(0, top + 1);
  const children = childrenOf(nodes);
  const beside = path.flatMap((parent) => (children.get(parent) ?? []).map((child) => child.id));
  const kept = without.filter((each) => !path.includes(each));
  return [...new Set([...kept, ...beside.filter((each) => each !== id && !path.includes(each))])];
}

/** The nodes that fit a query, with all above them, so that they are found where they are. */
export function foundIn(nodes: readonly TreeNode[], query: string): ReadonlySet<string> {
  const hits = nodes.filter(({ label }) => fits(label, query)).map(({ id }) => id);
  return new Set(hits.flatMap((id) => [id, ...above(nodes, id)]));
}
