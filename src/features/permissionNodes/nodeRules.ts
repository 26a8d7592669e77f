import * as z from 'zod/mini';
import type { NodeFileEntry, PermissionNode } from '#api/generated/types.gen.ts';
import { zNodeFile } from '#api/generated/zod/people.gen.ts';
import type { TreeLimits } from '#shared/tree/treeMoves.ts';
import { indexTree, listAncestors, type Tree } from '#shared/tree/treeRules.ts';
import { knownTitles } from './appNodes.ts';

/** The contract's limit of levels. */
const MAX_DEPTH = 4;

export function toTree(nodes: readonly PermissionNode[]): Tree {
  return indexTree(nodes.map(({ id, parentId, title }) => ({ id, parentId, label: title })));
}

/** What the tree allows: four levels, and nothing below an action. */
export function limitsOf(nodes: readonly PermissionNode[]): TreeLimits {
  const actions = new Set(nodes.flatMap(({ id, type }) => (type === 'action' ? id : [])));
  return { maxDepth: MAX_DEPTH, isLeaf: (id) => actions.has(id) };
}

/** Parents that a new node can have. */
export function possibleParents(nodes: readonly PermissionNode[]): PermissionNode[] {
  const tree = toTree(nodes);
  return nodes.filter(({ id, type }) => type !== 'action' && listAncestors(tree, id).length + 1 < MAX_DEPTH);
}

const titleKey = (title: string): string => title.trim().normalize('NFC').toLowerCase();

/** Whether another node has the title, but for case and blanks around it. */
export function isTitleTaken(nodes: readonly PermissionNode[], title: string, ownId?: string): boolean {
  return nodes.some((node) => node.id !== ownId && titleKey(node.title) === titleKey(title));
}

/** Why a node cannot be deleted or moved whoever asks; null: it can. */
export type NodeLock = 'system' | 'children' | null;
export const deleteLock = (nodes: readonly PermissionNode[], { id, isSystem }: PermissionNode): NodeLock => {
  if (isSystem) return 'system';
  return nodes.some(({ parentId }) => parentId === id) ? 'children' : null;
};

/** The roles that lose a node when it is deleted; system roles grant every node and are not asked about. */
export const losingRoles = ({ roles }: PermissionNode) => roles.filter(({ isSystem }) => !isSystem);

/** The menu entries that go or change when a node gets another title: its own, and those of pages below it. */
export function touchedEntries(nodes: readonly PermissionNode[], { id }: PermissionNode): string[] {
  const tree = toTree(nodes);
  return nodes
    .filter((node) => node.type !== 'action' && knownTitles.has(node.title))
    .filter((node) => node.id === id || listAncestors(tree, node.id).includes(id))
    .map(({ title }) => title);
}

/** The tree as a file, to be carried to another server. */
export function toNodeFile(nodes: readonly PermissionNode[]): { nodes: NodeFileEntry[] } {
  const titles = new Map(nodes.map(({ id, title }) => [id, title]));
  return {
    nodes: nodes.map(({ title, type, parentId, position, route, description }) => ({
      title,
      type,
      parent: parentId === null ? null : (titles.get(parentId) ?? null),
      position,
      route,
      description,
    })),
  };
}

/** What a file leaves out is left out of the request too. */
const toEntry = ({ position, route, description, ...entry }: ReadEntry): NodeFileEntry => ({
  ...entry,
  ...(position === undefined ? {} : { position }),
  ...(route === undefined ? {} : { route }),
  ...(description === undefined ? {} : { description }),
});
type ReadEntry = z.infer<typeof zNodeFile>['nodes'][number];

/** The nodes in the text of a file; null where it is none of ours. */
export function readNodeFile(text: string): NodeFileEntry[] | null {
  try {
    const { data } = z.safeParse(zNodeFile, JSON.parse(text));
    return data?.nodes.map(toEntry) ?? null;
  } catch {
    return null;
  }
}
