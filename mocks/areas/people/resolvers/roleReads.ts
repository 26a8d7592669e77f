import type { RoleMatrixRow } from '#mocks/contract/types/types.gen.ts';
import { listNodes } from '#mocks/areas/people/records/nodeTree.ts';
import { accountsWithRole, listByName, toMember, toRole } from '#mocks/areas/people/records/roleRecords.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { grantedNodeIds, menuOfRole, peopleTables } from '#mocks/core/people.ts';
import { notFound } from '#mocks/core/problems.ts';
import type { RoleRecord } from '#mocks/core/roles.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** The pages that name roles. */
const pages = [permissions.roles, permissions.permissionNodes, permissions.team] as const;

const nameOf = ({ id, name }: RoleRecord): { id: string; name: string } => ({ id, name });

export const roleReads = {
  listRoles: ({ db, me }) => {
    const refusal = pages.some((page) => hasPermission(me, page))
      ? undefined
      : missingPermission(me, permissions.roles);
    if (refusal) return refusal;
    const items = listByName(peopleTables(db.people)).map((record) => toRole(db, record));
    return { status: 200, body: { items } };
  },

  getRole: ({ db, me, path }) => {
    const refusal = missingPermission(me, permissions.roles);
    if (refusal) return refusal;
    const record = peopleTables(db.people).roles.get(path.roleId);
    return record ? { status: 200, body: toRole(db, record) } : notFound();
  },

  compareRoles: ({ db, me, query }) => {
    const refusal = missingPermission(me, permissions.roles);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const [a, b] = [tables.roles.get(query.a), tables.roles.get(query.b)];
    if (!a || !b) return notFound();
    const [idsOfA, idsOfB] = [grantedNodeIds(tables, a), grantedNodeIds(tables, b)];
    const [inA, inB] = [new Set(idsOfA), new Set(idsOfB)];
    const body = {
      a: nameOf(a),
      b: nameOf(b),
      onlyInA: idsOfA.filter((id) => !inB.has(id)),
      onlyInB: idsOfB.filter((id) => !inA.has(id)),
      inBoth: idsOfA.filter((id) => inB.has(id)),
    };
    return { status: 200, body };
  },

  getRoleMatrix: ({ db, me }) => {
    const refusal = missingPermission(me, permissions.roles);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const roles = listByName(tables);
    const grants = roles.map((role) => ({ id: role.id, ids: new Set(grantedNodeIds(tables, role)) }));
    const depths = new Map<string | null, number>([[null, 0]]);
    const rows = listNodes(tables).map(({ id, title, type, parentId }): RoleMatrixRow => {
      const depth = (depths.get(parentId) ?? 0) + 1;
      depths.set(id, depth);
      const roleIds = grants.flatMap((role) => (role.ids.has(id) ? role.id : []));
      return { nodeId: id, title, type, depth, roleIds };
    });
    return { status: 200, body: { roles: roles.map(nameOf), rows } };
  },

  listRoleMembers: ({ db, me, path, query }) => {
    const refusal = missingPermission(me, permissions.roles);
    if (refusal) return refusal;
    if (!peopleTables(db.people).roles.get(path.roleId)) return notFound();
    return { status: 200, body: pageOf(accountsWithRole(db, path.roleId).map(toMember), query) };
  },

  previewRoleMenu: ({ db, me, path }) => {
    const refusal = missingPermission(me, permissions.roles);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const record = tables.roles.get(path.roleId);
    return record ? { status: 200, body: { items: menuOfRole(tables, record) } } : notFound();
  },
} satisfies Partial<Area<'people'>>;
