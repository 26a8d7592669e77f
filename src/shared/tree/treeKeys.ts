import { folded } from '#shared/table/filters/choiceRules.ts';
import type { TreeNode } from './treeRules.ts';

/** A node that is shown, in the order from top to bottom. */
export interface TreeRow {
  readonly id: string;
  readonly label: string;
  readonly parentId: string | null;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** What a key does: the focus goes to a row, or a row is opened or closed. */
export type TreeMove = { readonly focus: string } | { readonly turn: string; readonly open: boolean };

/** The rows that are shown of a tree: roots, and what is below open ones. */
export function visibleRows(
  childrenOf: (id: string | null) => readonly TreeNode[],
  isOpen: (id: string) => boolean,
  parentId: string | null = null,
): TreeRow[] {
  return childrenOf(parentId).flatMap(({ id, label }) => {
    const hasChildren = childrenOf(id).length > 0;
    const row = { id, label, parentId, hasChildren, isOpen: hasChildren && isOpen(id) };
    return row.isOpen ? [row, ...visibleRows(childrenOf, isOpen, id)] : [row];
  });
}

/** What a key does at a row, as WAI-ARIA's pattern of a tree has it. Null: it is none of its keys, or leads nowhere. */
export function keyMove(rows: readonly TreeRow[], id: string, key: string): TreeMove | null {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return null;
  const focus = (target: string | null | undefined): TreeMove | null =>
    target === null || target === undefined || target === id ? null : { focus: target };
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1]?.id);
    case 'ArrowUp':
      return focus(rows[at - 1]?.id);
    case 'Home':
      return focus(rows.at(0)?.id);
    case 'End':
      return focus(rows.at(-1)?.id);
    case 'ArrowRight':
      if (!row.hasChildren) return null;
      return row.isOpen ? focus(rows[at + 1]?.id) : { turn: id, open: true };
    case 'ArrowLeft':
      return row.isOpen ? { turn: id, open: false } : focus(row.parentId);
    default:
      return null;
  }
}

/** The next row from one on whose label begins with what was typed; several letters may mean the row itself. */
export function typedRow(rows: readonly TreeRow[], id: string, input: string): string | null {
  const at = rows.findIndex((row) => row.id === id);
  const start = input.length > 1 ? at : at + 1;
  const inOrder = [...rows.slice(Math.max(0, start)), ...rows.slice(0, Math.max(0, start))];
  return inOrder.find(({ label }) => folded(label).startsWith(folded(input)))?.id ?? null;
}
