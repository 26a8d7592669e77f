import { listAncestors, type Tree } from './treeRules.ts';

/** Where a node stands: below a parent, roots below null, and its place among its siblings, from 1. */
export interface TreePlace {
  readonly parentId: string | null;
  readonly position: number;
}

/** What the nodes of a tree allow. */
export interface TreeLimits {
  readonly maxDepth: number;
  /** Whether nothing can stand below a node. */
  isLeaf: (id: string) => boolean;
}

export type MoveProblem = 'circle' | 'tooDeep' | 'leaf';

/** What comes of a move: the place, and the new order of the siblings there; or why it cannot be. */
export type MoveResult =
  | { readonly problem: MoveProblem }
  | { readonly problem: null; readonly place: TreePlace; readonly order: readonly string[] };

const siblingsAt = ({ children }: Tree, parentId: string | null): string[] =>
  (children.get(parentId) ?? []).map(({ id }) => id);

/** The place of a node that is there. */
export function placeOf(tree: Tree, id: string): TreePlace {
  const parentId = tree.parents.get(id) ?? null;
  return { parentId, position: siblingsAt(tree, parentId).indexOf(id) + 1 };
}

function countLevels(tree: Tree, id: string): number {
  return 1 + Math.max(0, ...siblingsAt(tree, id).map((child) => countLevels(tree, child)));
}

/**
 * Decides a move, for the dialog, the keys and the drag alike. A position beyond the last one is the last. Null: the node is
 * there already, or is not in the tree.
 */
export function movedTo(tree: Tree, id: string, to: TreePlace, limits: TreeLimits): MoveResult | null {
  const { parentId } = to;
  if (!tree.parents.has(id) || (parentId !== null && !tree.parents.has(parentId))) return null;
  const above = parentId === null ? [] : [parentId, ...listAncestors(tree, parentId)];
  if (above.includes(id)) return { problem: 'circle' };
  if (parentId !== null && limits.isLeaf(parentId)) return { problem: 'leaf' };
  if (above.length + countLevels(tree, id) > limits.maxDepth) return { problem: 'tooDeep' };
  const others = siblingsAt(tree, parentId).filter((each) => each !== id);
  const position = Math.max(1, Math.min(to.position, others.length + 1));
  const now = placeOf(tree, id);
  if (now.parentId === parentId && now.position === position) return null;
  return { problem: null, place: { parentId, position }, order: others.toSpliced(position - 1, 0, id) };
}

/** Where Alt and an arrow move a node: up and down among its siblings, out behind its parent, into the sibling above it. */
export function placeByKey(tree: Tree, id: string, key: string): TreePlace | null {
  const { parentId, position } = placeOf(tree, id);
  const siblings = siblingsAt(tree, parentId);
  switch (key) {
    case 'ArrowUp':
      return position > 1 ? { parentId, position: position - 1 } : null;
    case 'ArrowDown':
      return position < siblings.length ? { parentId, position: position + 1 } : null;
    case 'ArrowLeft': {
      if (parentId === null) return null;
      const parent = placeOf(tree, parentId);
      return { ...parent, position: parent.position + 1 };
    }
    case 'ArrowRight': {
      const previous = siblings[position - 2];
      return previous === undefined
        ? null
        : { parentId: previous, position: siblingsAt(tree, previous).length + 1 };
    }
    default:
      return null;
  }
}

/** At which side of a row something is dropped, or into it. */
export type DropSide = 'before' | 'after' | 'into';

/** Where a node comes to stand that is dropped at a row. */
export function placeByDrop(tree: Tree, id: string, target: string, side: DropSide): TreePlace {
  if (side === 'into') return { parentId: target, position: siblingsAt(tree, target).length + 1 };
  const { parentId } = placeOf(tree, target);
  const others = siblingsAt(tree, parentId).filter((each) => each !== id);
  return { parentId, position: others.indexOf(target) + (side === 'before' ? 1 : 2) };
}
