import { findMember } from '#mocks/areas/people/records/teamContext.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { endSignIns } from '#mocks/core/db.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { peopleTables, type PeopleTables } from '#mocks/core/people.ts';
import { rewriteQuery } from '#tests/contract/faultyServers/buildAnswers.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { queryOf } from '#tests/contract/faultyServers/unseen/rows.ts';
import {
  accountOf,
  answerPage,
  codesOf,
  idOf,
  listAll,
  replaceBody,
  signInOf,
} from '#tests/contract/faultyServers/unseen/tools.ts';
import { changeBody, listOf, pathPart, serve } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const DAY_MS = 86_400_000;

const tablesFor = ({ request }: Call): PeopleTables => peopleTables(dbOf(request).people);

const endOwnToo: Serve = async (call) => {
  const db = dbOf(call.request);
  const own = signInOf(call);
  const isOwn = findMember(db, pathPart(call, 1)) === accountOf(call);
  const response = await call.next();
  if (!response.ok || !isOwn) return response;
  const ended = endSignIns(db, ({ id }) => id === own?.id);
  return changeBody(response, (body) => ({ ...body, ended: Number(body['ended']) + ended }));
};

/** Looks at the time of the last sign-in alone. */
const listIdleOfAnyState: Serve = async (call) => {
  const response = await call.next();
  const days = queryOf(call).get('idleDays');
  if (!response.ok || days === null) return response;
  const members = await listAll(call, (query) => query.delete('idleDays'));
  const before = Date.now() - Number(days) * DAY_MS;
  const idle = members.filter(
    ({ lastLoginAt, createdAt }) => Date.parse(String(lastLoginAt ?? createdAt)) <= before,
  );
  return answerPage(response, idle);
};

const callDeletedTaken: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 422) return response;
  return replaceBody(response, (body) => ({
    ...body,
    errors: listOf(body['errors']).map((one) =>
      isRecord(one) && one['code'] === 'deleted_account' ? { ...one, code: 'taken' } : one,
    ),
  }));
};

const copyWithoutDescription: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 201) return response;
  const { roles } = tablesFor(call);
  const role = roles.get(await idOf(response));
  if (role) roles.put({ ...role, description: '' });
  return changeBody(response, (body) => ({ ...body, description: '' }));
};

/** One role that is named is taken as a confirmation for all. */
const removeFromAll: Serve = async (call) => {
  const response = await call.next();
  const { nodes, roles } = tablesFor(call);
  const id = pathPart(call, 1);
  const isRefused = response.status === 409 && (await codesOf(response)).includes('wrong_state');
  const isInUse = nodes.get(id)?.isSystem !== false || nodes.all().some(({ parentId }) => parentId === id);
  if (!isRefused || isInUse) return response;
  const granting = roles.all().filter(({ isSystem, nodeIds }) => !isSystem && nodeIds.includes(id));
  const named = queryOf(call).get('removeFrom')?.split(',') ?? [];
  const isGranting = (one: string): boolean => granting.some((role) => role.id === one);
  if (named.length === 0 || !named.every(isGranting)) return response;
  const all = granting.map((role) => role.id).join(',');
  return call.next(rewriteQuery(call, (query) => query.set('removeFrom', all)));
};

const inheritSharedViews: Serve = async (call) => {
  const { work, accounts } = dbOf(call.request);
  const member = Object.values(accounts).find(
    ({ profile }) => (profile.user_id ?? profile.username) === pathPart(call, 1),
  );
  const own = Object.values(structuredClone(work.views)).filter(
    ({ username, view }) => username === member?.username && view.scope === 'personal',
  );
  const response = await call.next();
  if (response.ok) for (const view of own) work.views[view.id] = view;
  return response;
};

/** The team, its roles and what they grant. */
export const people: readonly Variant[] = [
  {
    // endMemberSignIns: "Of one's own the current one stays."
    name: 'ending all sign-ins of oneself as a member ends the current one too',
    operations: ['authenticate', 'getLoggedInUser', 'listTeam', 'listMemberSignIns', 'endMemberSignIns'],
    start: () => serve('endMemberSignIns', endOwnToo),
  },
  {
    // IdleDays: "Active members who have not signed in for so many days".
    name: 'inactive and invited members are idle too',
    operations: ['listTeam', 'listRoles', 'inviteMembers', 'registerUser', 'updateMember'],
    start: () => serve('listTeam', listIdleOfAnyState),
  },
  {
    // inviteMembers: "`deleted_account` where a deleted one has the e-mail".
    name: 'inviting somebody who was deleted is refused as taken',
    operations: ['registerUser', 'listTeam', 'listRoles', 'inviteMembers', 'deleteMember'],
    start: () => serve('inviteMembers', callDeletedTaken),
  },
  {
    // duplicateRole: "The copy has the description and the nodes of the role".
    name: 'the copy of a role has no description',
    operations: ['listRoles', 'createRole', 'duplicateRole', 'getRole'],
    start: () => serve('duplicateRole', copyWithoutDescription),
  },
  {
    // deletePermissionNode: "When other roles grant it than those named it is `409` with `wrong_state`".
    name: 'a permission node is deleted when one of the roles that grant it is named',
    operations: [
      ...(['listPermissionNodes', 'createPermissionNode', 'listRoles', 'createRole'] as const),
      'deletePermissionNode',
    ],
    start: () => serve('deletePermissionNode', removeFromAll),
  },
  {
    // deleteMember: "With `inheritorId` another member gets the saved views".
    name: 'the personal views of a deleted member go to nobody',
    operations: [
      ...(['authenticate', 'registerUser', 'updateMember', 'listTeam', 'getLoggedInUser'] as const),
      ...(['createView', 'listViews', 'deleteMember', 'restoreMember'] as const),
    ],
    start: () => serve('deleteMember', inheritSharedViews),
  },
];
