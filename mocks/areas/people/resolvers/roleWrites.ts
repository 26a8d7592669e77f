import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import {
  differingNodeIds,
  findNameProblem,
  findNodeProblems,
  hasHolder,
  lastHolderProblem,
  missingOwnRight,
} from '#mocks/areas/people/records/roleGuards.ts';
import { accountsWithRole, logRole, toRole } from '#mocks/areas/people/records/roleRecords.ts';
import { changeMember } from '#mocks/areas/people/records/memberWriting.ts';
import type { RoleInput } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import type { Db } from '#mocks/core/db.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { grantedNodeIds, peopleTables, roleOf } from '#mocks/core/people.ts';
import {
  notFound,
  unknownReference,
  unprocessable,
  versionConflict,
  wrongState,
} from '#mocks/core/problems.ts';
import type { RoleRecord } from '#mocks/core/roles.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { contextOf } from './teamCalls.ts';

const SYSTEM_ROLE_MESSAGE = 'A system role cannot be changed or deleted.';

/** Makes a role as it was asked for, or says why not. */
function createRole(call: SignedInCall, { name, description, nodeIds }: RoleInput) {
  const { db, me } = call;
  const tables = peopleTables(db.people);
  const nameProblem = findNameProblem(tables, name);
  const problems = [...(nameProblem ? [nameProblem] : []), ...findNodeProblems(tables, nodeIds)];
  if (problems.length > 0) return unprocessable(...problems);
  const refusal = missingOwnRight(tables, me, nodeIds);
  if (refusal) return refusal;
  const record = tables.roles.put({
    id: catalogueOf(db.catalogue).nextId('rol'),
    name: name.trim(),
    description,
    nodeIds: [...new Set(nodeIds)],
    isSystem: false,
    version: 1,
    updatedAt: new Date().toISOString(),
    updatedBy: actorOf(me.account),
  });
  logRole(call, null, record);
  return { status: 201, body: toRole(db, record), ...locationOf(`/roles/${record.id}`) } as const;
}

/** The role that members get instead: none for a role without members. */
function findReplacement(
  db: Db,
  record: RoleRecord,
  replacementRoleId: string | undefined,
): { role: RoleRecord | null } | ReturnType<typeof unprocessable> {
  const field = 'replacementRoleId';
  if (replacementRoleId === undefined) {
    if (accountsWithRole(db, record.id).length === 0) return { role: null };
    const message = 'Choose the role that the members get instead';
    return unprocessable({ field, code: 'required', message });
  }
  const role = peopleTables(db.people).roles.get(replacementRoleId);
  return role && role.id !== record.id
    ? { role }
    : unprocessable(unknownReference(field, 'There is no such role'));
}

export const roleWrites = {
  createRole: (call) => missingPermission(call.me, permissions.rolesEdit) ?? createRole(call, call.body),

  duplicateRole: (call) => {
    const { db, me, path, body } = call;
    const refusal = missingPermission(me, permissions.rolesEdit);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const original = tables.roles.get(path.roleId);
    if (!original) return notFound();
    const nodeIds = grantedNodeIds(tables, original);
    return createRole(call, { name: body.name, description: original.description, nodeIds });
  },

  updateRole: (call) => {
    const { db, me, path, body } = call;
    const refusal = missingPermission(me, permissions.rolesEdit);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const record = tables.roles.get(path.roleId);
    if (!record) return notFound();
    const current = toRole(db, record);
    if (record.isSystem) return wrongState(current, SYSTEM_ROLE_MESSAGE);
    if (record.version !== body.version) return versionConflict(current, record.updatedBy?.name);
    const nameProblem = findNameProblem(tables, body.name, record.id);
    const problems = [...(nameProblem ? [nameProblem] : []), ...findNodeProblems(tables, body.nodeIds)];
    if (problems.length > 0) return unprocessable(...problems);
    const foreignRight = missingOwnRight(tables, me, differingNodeIds(current, body.nodeIds));
    if (foreignRight) return foreignRight;
    const after: RoleRecord = {
      ...record,
      name: body.name.trim(),
      description: body.description,
      nodeIds: [...new Set(body.nodeIds)],
      version: record.version + 1,
      updatedAt: new Date().toISOString(),
      updatedBy: actorOf(me.account),
    };
    tables.roles.put(after);
    if (!hasHolder(db)) {
      tables.roles.put(record);
      return unprocessable(lastHolderProblem);
    }
    logRole(call, record, after);
    return { status: 200, body: toRole(db, after) };
  },

  deleteRole: (call) => {
    const { db, me, path, query } = call;
    const refusal = missingPermission(me, permissions.rolesEdit);
    if (refusal) return refusal;
    const tables = peopleTables(db.people);
    const record = tables.roles.get(path.roleId);
    if (!record) return notFound();
    const current = toRole(db, record);
    if (record.isSystem) return wrongState(current, SYSTEM_ROLE_MESSAGE);
    // So whoever deletes a role still may edit roles.
    if (roleOf(tables, me.account)?.id === record.id) {
      return wrongState(current, 'You have this role yourself. Ask somebody else to delete it.');
    }
    const found = findReplacement(db, record, query.replacementRoleId);
    if ('status' in found) return found;
    const replacement = found.role;
    const replacedIds = replacement ? grantedNodeIds(tables, replacement) : [];
    const foreignRight = missingOwnRight(tables, me, [...current.nodeIds, ...replacedIds]);
    if (foreignRight) return foreignRight;

    // Also deleted accounts: they come back with a role that is there.
    const members = Object.values(db.accounts).filter((one) => roleOf(tables, one)?.id === record.id);
    const context = contextOf(call);
    for (const account of members) {
      if (replacement) changeMember(context, account, { roleId: replacement.id });
      else account.profile.role = null;
    }
    tables.roles.remove(record.id);
    const change = { field: 'replacementRoleId', before: record.name, after: replacement?.name ?? null };
    logRole(call, record, null, replacement ? [change] : []);
    return { status: 200, body: { id: record.id } };
  },
} satisfies Partial<Area<'people'>>;
