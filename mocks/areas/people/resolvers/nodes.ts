import { listNodes } from '#mocks/areas/people/records/nodeTree.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import { peopleTables } from '#mocks/core/people.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** Who may see one of the three pages about permissions may see the nodes. */
const pages = [permissions.permissionNodes, permissions.roles, permissions.team] as const;

export const nodes = {
  listPermissionNodes: ({ db, me }) => {
    const refusal = pages.some((page) => hasPermission(me, page))
      ? undefined
      : missingPermission(me, permissions.permissionNodes);
    return refusal ?? { status: 200, body: { items: listNodes(peopleTables(db.people)) } };
  },
} satisfies Partial<Area<'people'>>;
