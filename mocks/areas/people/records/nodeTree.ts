import type { FieldProblem, PermissionNode } from '#mocks/contract/types/types.gen.ts';
import { grantedNodeIds, type PeopleTables } from '#mocks/core/people.ts';
import { childNodes, type NodeRecord } from '#mocks/core/permissionNodes.ts';

/** The most levels the tree may have. */
export const MAX_DEPTH = 4;

/** A node as the API shows it, with the roles that grant it. */
export function toPermissionNode(tables: PeopleTables, node: NodeRecord): PermissionNode {
  const granting = tables.roles.all().filter((role) => grantedNodeIds(tables, role).includes(node.id));
  return {
    ...node,
    roleCount: granting.length,
    roles: granting.map(({ id, name, isSystem }) => ({ id, name, isSystem })),
  };
}

/** The whole tree, parents before their children, siblings in their order. */
export function listNodes(tables: PeopleTables): PermissionNode[] {
  const all = tables.nodes.all();
  const listBelow = (parentId: string | null): PermissionNode[] =>
    childNodes(all, parentId).flatMap((node) => [toPermissionNode(tables, node), ...listBelow(node.id)]);
  return listBelow(null);
}

/** What two titles of the tree may not have in common: the title but for case and blanks around it. */
export function titleKey(title: string): string {
  return title.trim().normalize('NFC').toLowerCase();
}

export function isTitleTaken({ nodes }: PeopleTables, title: string, ownId?: string): boolean {
  return nodes.all().some((node) => node.id !== ownId && titleKey(node.title) === titleKey(title));
}

/** A node and all above it, itself first. */
function lineageOf(tables: PeopleTables, id: string | null): NodeRecord[] {
  const node = id === null ? undefined : tables.nodes.get(id);
  return node ? [node, ...lineageOf(tables, node.parentId)] : [];
}

/** How many levels a node and what is below it have. */
function countLevels(nodes: readonly NodeRecord[], id: string): number {
  return 1 + Math.max(0, ...childNodes(nodes, id).map((child) => countLevels(nodes, child.id)));
}

/** Why a node, or a new one, cannot stand below this parent; undefined: it can. */
export function findPlacementProblem(
  tables: PeopleTables,
  parentId: string | null,
  id?: string,
): FieldProblem | undefined {
  const lineage = lineageOf(tables, parentId);
  const [parent] = lineage;
  const refuse = (code: string, message: string): FieldProblem => ({ field: 'parentId', code, message });
  if (parentId !== null && !parent) return refuse('unknown', 'There is no such node');
  if (parent?.type === 'action') return refuse('below_action', 'Nothing can stand below an action');
  if (lineage.some((above) => above.id === id)) {
    return refuse('cycle', 'A node can’t be moved below itself');
  }
  const levels = id === undefined ? 1 : countLevels(tables.nodes.all(), id);
  return lineage.length + levels > MAX_DEPTH
    ? refuse('too_deep', 'The tree can be at most four levels deep')
    : undefined;
}

/** Numbers siblings from one. Those that only make room keep their version. */
export function renumber({ nodes }: PeopleTables, siblings: readonly NodeRecord[]): void {
  for (const [index, node] of siblings.entries()) {
    if (node.position !== index + 1) nodes.put({ ...node, position: index + 1 });
  }
}
