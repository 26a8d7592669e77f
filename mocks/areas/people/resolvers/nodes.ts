import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import {
  findPlacementProblem,
  isTitleTaken,
  listNodes,
  renumber,
  toPermissionNode,
} from '#mocks/areas/people/records/nodeTree.ts';
import { findForeignTitle } from '#mocks/areas/people/records/nodeGuards.ts';
import { logRole } from '#mocks/areas/people/records/roleRecords.ts';
import type { SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { Problem } from '#mocks/contract/types/types.gen.ts';
import { actorOf, isUsable } from '#mocks/core/accounts.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf, sorted } from '#mocks/core/pages.ts';
import { menuOfAccount, peopleTables, roleOf, titlesOf } from '#mocks/core/people.ts';
import { childNodes, type NodeRecord } from '#mocks/core/permissionNodes.ts';
import { notFound, takenResponse, unprocessable, versionConflict, wrongState } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** Who may see one of the three pages about permissions may see the nodes. */
const pages = [permissions.permissionNodes, permissions.roles, permissions.team] as const;

export function missingNodeRead(me: SignedIn): { status: 403; body: Problem } | undefined {
  return pages.some((page) => hasPermission(me, page))
    ? undefined
    : missingPermission(me, permissions.permissionNodes);
}

/** The refusal of a change that gives or takes a permission which the caller lacks. */
export function refuseForeignTitle(
  { db, me }: SignedInCall,
  before: NodeRecord,
  after: NodeRecord | null,
): { status: 403; body: Problem } | undefined {
  const title = findForeignTitle(peopleTables(db.people), me, before, after);
  return title === undefined ? undefined : { status: 403, body: { ...examples.forbidden, node: title } };
}

/** Writes to the activity log what was done to a node; without the node that is left, that it was deleted. */
export function logNode(call: SignedInCall, before: NodeRecord | null, after: NodeRecord | null): void {
  const node = after ?? before;
  if (!node) return;
  const tables = peopleTables(call.db.people);
  const withParent = (record: NodeRecord): object => ({
    ...record,
    parent: record.parentId === null ? null : (tables.nodes.get(record.parentId)?.title ?? null),
  });
  logActivity(call.db, authorOf(call), {
    action: before && after ? 'update' : after ? 'create' : 'delete',
    ...{ entityType: 'permissionNode', entityId: node.id, entityLabel: node.title },
    changes: after
      ? fieldChanges(before ? withParent(before) : {}, withParent(after), [
          'title',
          'type',
          'parent',
          'position',
          'route',
          'description',
        ])
      : [],
    undo: { kind: 'permissionNode', before, after },
  });
}

export const nodes = {
  listPermissionNodes: ({ db, me }) =>
    missingNodeRead(me) ?? { status: 200, body: { items: listNodes(peopleTables(db.people)) } },

  createPermissionNode: (call) => {
    const { db, me, body } = call;
    const refusal = missingPermission(me, permissions.permissionNodesEdit);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const { parentId, type, route = null, description = '' } = body;
    const title = body.title.trim();
    if (isTitleTaken(tables, title)) return takenResponse('title');
    const problem = findPlacementProblem(tables, parentId);
    if (problem) return unprocessable(problem);
    const node = tables.nodes.put({
      ...{ id: catalogueOf(db.catalogue).nextId('nod'), title, type, parentId, route, description },
      ...{ position: childNodes(tables.nodes.all(), parentId).length + 1, isSystem: false, version: 1 },
    });
    logNode(call, null, node);
    const { headers } = locationOf(`/permission-nodes/${node.id}`);
    return { status: 201, body: toPermissionNode(tables, node), headers };
  },

  movePermissionNode: (call) => {
    const { db, me, body } = call;
    const refusal = missingPermission(me, permissions.permissionNodesEdit);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const { id, parentId, position, version } = body;
    const node = tables.nodes.get(id);
    if (!node || (parentId !== null && !tables.nodes.get(parentId))) return notFound();
    if (node.version !== version) return versionConflict(toPermissionNode(tables, node));
    if (node.isSystem) {
      return wrongState(toPermissionNode(tables, node), 'The panel needs this node where it is.');
    }
    const problem = findPlacementProblem(tables, parentId, id);
    if (problem) return unprocessable(problem);
    const foreign = refuseForeignTitle(call, node, { ...node, parentId });
    if (foreign) return foreign;
    const siblings = childNodes(tables.nodes.all(), parentId).filter((one) => one.id !== id);
    const place = Math.min(position, siblings.length + 1);
    const moved = tables.nodes.put({ ...node, parentId, position: place, version: version + 1 });
    renumber(tables, siblings.toSpliced(place - 1, 0, moved));
    renumber(tables, childNodes(tables.nodes.all(), node.parentId));
    logNode(call, node, moved);
    return { status: 200, body: { items: listNodes(tables) } };
  },

  updatePermissionNode: (call) => {
    const { db, me, body, path } = call;
    const refusal = missingPermission(me, permissions.permissionNodesEdit);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const node = tables.nodes.get(path.nodeId);
    if (!node) return notFound();
    if (node.version !== body.version) return versionConflict(toPermissionNode(tables, node));
    const { title = node.title, ...rest } = body;
    const after = { ...node, ...rest, title: title.trim(), version: node.version + 1 };
    if (node.isSystem && (after.title !== node.title || after.type !== node.type)) {
      return wrongState(toPermissionNode(tables, node), 'The panel needs this node as it is.');
    }
    if (isTitleTaken(tables, title, node.id)) return takenResponse('title');
    if (after.type === 'action' && childNodes(tables.nodes.all(), node.id).length > 0) {
      const message = 'An action has nothing below it';
      return unprocessable({ field: 'type', code: 'has_children', message });
    }
    const foreign = refuseForeignTitle(call, node, after);
    if (foreign) return foreign;
    tables.nodes.put(after);
    logNode(call, node, after);
    return { status: 200, body: toPermissionNode(tables, after) };
  },

  deletePermissionNode: (call) => {
    const { db, me, query, path } = call;
    const refusal = missingPermission(me, permissions.permissionNodesEdit);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const node = tables.nodes.get(path.nodeId);
    if (!node) return notFound();
    const current = toPermissionNode(tables, node);
    if (node.version !== query.version) return versionConflict(current);
    if (node.isSystem) return wrongState(current, 'The panel cannot be administered without this node.');
    if (childNodes(tables.nodes.all(), node.id).length > 0) {
      return wrongState(current, 'Move or delete the nodes below this one first.');
    }
    const foreign = refuseForeignTitle(call, node, null);
    if (foreign) return foreign;
    const granting = current.roles.filter(({ isSystem }) => !isSystem).map(({ id }) => id);
    const confirmed = new Set(query.removeFrom);
    if (granting.length !== confirmed.size || granting.some((id) => !confirmed.has(id))) {
      const detail = `${granting.length} roles grant this node, and not those that were named.`;
      return wrongState(current, detail);
    }
    const stamp = { updatedAt: new Date().toISOString(), updatedBy: actorOf(me.account) };
    for (const role of tables.roles.all()) {
      if (!role.nodeIds.includes(node.id)) continue;
      const nodeIds = role.nodeIds.filter((id) => id !== node.id);
      // The node is still there for the log to name it.
      logRole(call, role, tables.roles.put({ ...role, ...stamp, nodeIds, version: role.version + 1 }));
    }
    tables.nodes.remove(node.id);
    renumber(tables, childNodes(tables.nodes.all(), node.parentId));
    logNode(call, node, null);
    return { status: 200, body: { id: node.id } };
  },

  listNodeHolders: ({ db, me, path, query }) => {
    const refusal = missingNodeRead(me);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const node = tables.nodes.get(path.nodeId);
    if (!node) return notFound();
    const holders = Object.values(db.accounts).flatMap((account) => {
      const role = roleOf(tables, account);
      const titles = titlesOf(menuOfAccount(tables, account).data ?? []);
      if (!role || !isUsable(account) || !titles.includes(node.title)) return [];
      const { id, name, isSystem } = role;
      return { ...actorOf(account), email: account.email, role: { id, name, isSystem } };
    });
    const inOrder = sorted(holders, ['name'], { name: ({ name }) => name });
    return { status: 200, body: pageOf(inOrder, query) };
  },
} satisfies Partial<Area<'people'>>;
