import type { PermissionNode } from '#mocks/contract/types/types.gen.ts';
import { grantedNodeIds, type PeopleTables } from '#mocks/core/people.ts';
import { childNodes } from '#mocks/core/permissionNodes.ts';

/** The whole tree, parents before their children, siblings in their order. */
export function listNodes(tables: PeopleTables): PermissionNode[] {
  const all = tables.nodes.all();
  const grants = tables.roles.all().map((role) => new Set(grantedNodeIds(tables, role)));
  const listBelow = (parentId: string | null): PermissionNode[] =>
    childNodes(all, parentId).flatMap((node) => [
      { ...node, roleCount: grants.filter((ids) => ids.has(node.id)).length },
      ...listBelow(node.id),
    ]);
  return listBelow(null);
}
