import type { PermissionNode } from '#mocks/contract/types/types.gen.ts';
import type { PeopleTables } from '#mocks/core/people.ts';
import { childNodes } from '#mocks/core/permissionNodes.ts';

/** The whole tree, parents before their children, siblings in their order. */
export function listNodes({ nodes, roles }: PeopleTables): PermissionNode[] {
  const all = nodes.all();
  const grants = roles.all().map(({ nodeIds }) => new Set(nodeIds));
  const listBelow = (parentId: string | null): PermissionNode[] =>
    childNodes(all, parentId).flatMap((node) => [
      { ...node, roleCount: grants.filter((ids) => ids.has(node.id)).length },
      ...listBelow(node.id),
    ]);
  return listBelow(null);
}
