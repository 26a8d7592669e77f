import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import type { FieldChange, Role, RoleMember } from '#mocks/contract/types/types.gen.ts';
import { actorOf, isUsable, type Account } from '#mocks/core/accounts.ts';
import type { Db } from '#mocks/core/db.ts';
import { grantedNodeIds, peopleTables, roleOf, type PeopleTables } from '#mocks/core/people.ts';
import type { RoleRecord } from '#mocks/core/roles.ts';
import type { SignedInCall } from '#mocks/areas/catalogue/records/context.ts';

/** People who have a role, by name; deleted ones have none. */
export function accountsWithRole(db: Db, roleId: string): Account[] {
  const tables = peopleTables(db.people);
  return Object.values(db.accounts)
    .filter((account) => account.profile.is_deleted === 'N' && roleOf(tables, account)?.id === roleId)
    .toSorted((a, b) => actorOf(a).name.localeCompare(actorOf(b).name));
}

export function toMember(account: Account): RoleMember {
  const { username, email } = account;
  return { ...actorOf(account), username, email, status: isUsable(account) ? 'active' : 'inactive' };
}

export function toRole(db: Db, record: RoleRecord): Role {
  const tables = peopleTables(db.people);
  const nodeIds = grantedNodeIds(tables, record);
  const actionCount = nodeIds.filter((id) => tables.nodes.get(id)?.type === 'action').length;
  return {
    ...record,
    nodeIds,
    memberCount: accountsWithRole(db, record.id).length,
    menuEntryCount: nodeIds.length - actionCount,
    actionCount,
  };
}

export function listByName(tables: PeopleTables): RoleRecord[] {
  return tables.roles.all().toSorted((a, b) => a.name.localeCompare(b.name));
}

/** What one grants that the other does not, by title: how the log says it. */
function grantChanges(tables: PeopleTables, before: RoleRecord | null, after: RoleRecord): FieldChange[] {
  const titleOf = (id: string): string => tables.nodes.get(id)?.title ?? id;
  const beforeIds = new Set(before?.nodeIds);
  const afterIds = new Set(after.nodeIds);
  const granted = after.nodeIds.filter((id) => !beforeIds.has(id));
  const withdrawn = (before?.nodeIds ?? []).filter((id) => !afterIds.has(id));
  return [
    ...granted.map((id) => ({ field: 'nodeIds', before: null, after: titleOf(id) })),
    ...withdrawn.map((id) => ({ field: 'nodeIds', before: titleOf(id), after: null })),
  ];
}

/** Name, description and grants that a change made of a role. */
function roleChanges(tables: PeopleTables, before: RoleRecord | null, after: RoleRecord): FieldChange[] {
  const fields = (['name', 'description'] as const).flatMap((field) => {
    const change = { field, before: before?.[field] ?? null, after: after[field] };
    return change.before === change.after ? [] : [change];
  });
  return [...fields, ...grantChanges(tables, before, after)];
}

/** Writes down what was done to a role; null: it was not there, or is not any more. */
export function logRole(
  call: SignedInCall,
  before: RoleRecord | null,
  after: RoleRecord | null,
  changes: FieldChange[] = [],
): void {
  const role = after ?? before;
  if (!role) return;
  logActivity(call.db, authorOf(call), {
    action: before && after ? 'update' : after ? 'create' : 'delete',
    ...{ entityType: 'role', entityId: role.id, entityLabel: role.name },
    changes: after ? roleChanges(peopleTables(call.db.people), before, after) : changes,
    undo: { kind: 'role', before, after },
  });
}
