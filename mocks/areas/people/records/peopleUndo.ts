import type { UndoKind } from '#mocks/areas/activity/records/undoKind.ts';
import type { MemberState } from '#mocks/core/accounts.ts';
import type { Db } from '#mocks/core/db.ts';
import { peopleTables, roleOf } from '#mocks/core/people.ts';
import { childNodes, type NodeRecord } from '#mocks/core/permissionNodes.ts';
import type { RoleRecord } from '#mocks/core/roles.ts';
import type { Table } from '#mocks/core/table.ts';
import { permissions } from '#session/permissions.ts';
import { findEmailProblem, findRefusals, isLastAdministrator, titleAbove } from './memberGuards.ts';
import { memberStates } from './memberState.ts';
import { findForeignTitle } from './nodeGuards.ts';
import { findPlacementProblem, isTitleTaken, renumber } from './nodeTree.ts';
import {
  differingNodeIds,
  findNameProblem,
  findNodeProblems,
  hasHolder,
  missingOwnRight,
} from './roleGuards.ts';
import { findMember, teamContext } from './teamContext.ts';

/** Undoing a change of a member is a change of the member: what is refused there is refused here. */
export const memberUndo: UndoKind<MemberState> = {
  permission: permissions.teamEdit,
  table: memberStates,
  isBlocked: (db, now, next) => {
    const account = findMember(db, (next ?? now)?.id ?? '');
    // Somebody whose invitation was taken back is invited anew.
    if (!account) return true;
    return next !== null && findEmailProblem({ db }, 'email', next.email, account) !== undefined;
  },
  isAllowed: (db, username, now, next) => {
    const context = teamContext(db, username);
    const account = findMember(db, (next ?? now)?.id ?? '');
    if (!account) return true;
    if (titleAbove(context, account) !== undefined) return false;
    const isLocked = next === null || next.is_deleted === 'Y';
    if (isLocked && (account.username === username || isLastAdministrator(context, account))) return false;
    if (next === null) return true;
    const roleId = typeof next.role === 'object' ? next.role?.id : next.role;
    const change = { is_active: next.is_active, ...(roleId ? { roleId: String(roleId) } : {}) };
    return findRefusals(context, account, change).length === 0;
  },
};

/** Whether a role that is as it would be leaves somebody who can edit roles. */
function leavesHolder(db: Db, now: RoleRecord | null, next: RoleRecord | null): boolean {
  if (!now || !next) return true;
  const { roles } = peopleTables(db.people);
  const current = roles.get(now.id);
  if (!current) return true;
  roles.put({ ...current, nodeIds: next.nodeIds });
  const isHeld = hasHolder(db);
  roles.put(current);
  return isHeld;
}

export const roleUndo: UndoKind<RoleRecord> = {
  permission: permissions.rolesEdit,
  table: (db) => peopleTables(db.people).roles,
  isBlocked: (db, now, next) => {
    const tables = peopleTables(db.people);
    if (next === null)
      return Object.values(db.accounts).some((account) => roleOf(tables, account)?.id === now?.id);
    return (
      findNameProblem(tables, next.name, next.id) !== undefined ||
      findNodeProblems(tables, next.nodeIds).length > 0
    );
  },
  isAllowed: (db, username, now, next) => {
    const tables = peopleTables(db.people);
    const changed = differingNodeIds(now ?? { nodeIds: [] }, next?.nodeIds ?? []);
    return (
      missingOwnRight(tables, teamContext(db, username), changed) === undefined && leavesHolder(db, now, next)
    );
  },
};

/** Permission nodes whose siblings make room and close up, whatever is done to one. */
function placedNodes(db: Db): Pick<Table<NodeRecord>, 'get' | 'put' | 'remove'> {
  const tables = peopleTables(db.people);
  const { nodes } = tables;
  const closeUp = (parentId: string | null): void => {
    renumber(tables, childNodes(nodes.all(), parentId));
  };
  return {
    get: nodes.get,
    put: (node) => {
      const old = nodes.get(node.id);
      const siblings = childNodes(nodes.all(), node.parentId).filter(({ id }) => id !== node.id);
      const place = Math.min(node.position, siblings.length + 1);
      const placed = nodes.put({ ...node, position: place });
      renumber(tables, siblings.toSpliced(place - 1, 0, placed));
      if (old) closeUp(old.parentId);
      return placed;
    },
    remove: (id) => {
      const old = nodes.get(id);
      nodes.remove(id);
      if (old) closeUp(old.parentId);
    },
  };
}

export const nodeUndo: UndoKind<NodeRecord> = {
  permission: permissions.permissionNodesEdit,
  table: placedNodes,
  isBlocked: (db, now, next) => {
    const tables = peopleTables(db.people);
    const id = (next ?? now)?.id ?? '';
    const hasChildren = childNodes(tables.nodes.all(), id).length > 0;
    if (next === null) return hasChildren || tables.roles.all().some(({ nodeIds }) => nodeIds.includes(id));
    return (
      isTitleTaken(tables, next.title, id) ||
      findPlacementProblem(tables, next.parentId, id) !== undefined ||
      (next.type === 'action' && hasChildren)
    );
  },
  isAllowed: (db, username, now, next) => {
    const account = db.accounts[username];
    if (!now || !account) return true;
    const { tables, titles } = teamContext(db, username);
    return findForeignTitle(tables, { account, titles }, now, next) === undefined;
  },
};
