import { findMember } from '#mocks/areas/people/records/teamContext.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { peopleTables, type PeopleTables } from '#mocks/core/people.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { changeRows, queryOf } from '#tests/contract/faultyServers/unseen/rows.ts';
import { accountOf, codesOf } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  itemsOf,
  listOf,
  pathPart,
  readPath,
  serve,
  type Fields,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const tablesFor = ({ request }: Call): PeopleTables => peopleTables(dbOf(request).people);

const callLatestCurrent = changeAnswer((body) => {
  const items = itemsOf(body);
  const latest = items.toSorted((a, b) => String(b['startedAt']).localeCompare(String(a['startedAt'])))[0];
  return { ...body, items: items.map((item) => ({ ...item, current: item === latest })) };
});

const leaveOutActions = changeAnswer((body, call) => {
  const { nodes } = tablesFor(call);
  const actions = new Set<unknown>(
    nodes.all().flatMap(({ title, type }) => (type === 'action' ? title : [])),
  );
  const withoutActions = (menu: unknown): Fields[] =>
    listOf(menu)
      .filter(isRecord)
      .filter(({ title }) => !actions.has(title))
      .map((node) => ({ ...node, ...('child' in node ? { child: withoutActions(node['child']) } : {}) }));
  return { ...body, items: withoutActions(body['items']) };
});

/** Takes everybody else for somebody who has not accepted yet. */
const revokeAnybody: Serve = async (call) => {
  const response = await call.next();
  const account = findMember(dbOf(call.request), pathPart(call, 1));
  const isRefused = response.status === 409 && (await codesOf(response)).includes('wrong_state');
  if (!isRefused || !account || account === accountOf(call) || account.profile.is_deleted === 'Y')
    return response;
  account.membership.invitationExpiresAt = new Date().toISOString();
  return call.next();
};

const keepEnd: Serve = async (call) => {
  const account = findMember(dbOf(call.request), pathPart(call, 1));
  const invitationExpiresAt = account?.membership.invitationExpiresAt ?? null;
  const response = await call.next();
  if (!response.ok || !account) return response;
  account.membership.invitationExpiresAt = invitationExpiresAt;
  return changeBody(response, (body) => ({ ...body, invitationExpiresAt }));
};

const listInactiveToo: Serve = async (call) => {
  const inactive = Object.values(dbOf(call.request).accounts).filter(
    ({ profile, membership }) =>
      profile.is_active === 'N' && profile.is_deleted === 'N' && membership.invitationExpiresAt === null,
  );
  for (const { profile } of inactive) profile.is_active = 'Y';
  const response = await call.next();
  for (const { profile } of inactive) profile.is_active = 'N';
  return response;
};

const restoreInactive: Serve = async (call) => {
  const id = pathPart(call, 1);
  const account = findMember(dbOf(call.request), id);
  const { is_deleted: isDeleted, is_active: isActive } = account?.profile ?? {};
  const response = await call.next();
  if (!response.ok || !account || isDeleted !== 'Y' || isActive !== 'Y') return response;
  account.profile.is_active = 'N';
  return readPath(call, `/team/${id}`);
};

const sortByRoleId = changeRows(
  (call) => /^-?role(,|$)/.test(queryOf(call).get('sort') ?? ''),
  (rows, call) => {
    const direction = queryOf(call).get('sort')?.startsWith('-') === true ? -1 : 1;
    const idOf = ({ role }: Fields): string | null => (isRecord(role) ? String(role['id']) : null);
    return rows.toSorted((a, b) => {
      const [first, second] = [idOf(a), idOf(b)];
      if (first === null || second === null) return Number(first === null) - Number(second === null);
      return direction * first.localeCompare(second);
    });
  },
);

/** Sign-ins, invitations and members. */
export const people: readonly Variant[] = [
  {
    // AccountSession.current: "Whether this is the sign-in of the token that asks."
    name: 'the current sign-in is the latest one of the person',
    operations: ['authenticate', 'listAccountSessions'],
    start: () => serve('listAccountSessions', callLatestCurrent),
  },
  {
    // previewRoleMenu: "What `GET /node/userMenu` tells the members of the role now."
    name: 'the menu of a role leaves out what can be done on its pages',
    operations: ['getUserMenu', 'previewRoleMenu'],
    start: () => serve('previewRoleMenu', leaveOutActions),
  },
  {
    // revokeInvitation: "A member who accepted the invitation is `409`."
    name: 'a member who accepted the invitation is revoked',
    operations: ['inviteMembers', 'revokeInvitation'],
    start: () => serve('revokeInvitation', revokeAnybody),
  },
  {
    // resendInvitation: "The member, with the new end of the invitation."
    name: 'an invitation that is sent again ends when the first one did',
    operations: ['inviteMembers', 'resendInvitation'],
    start: () => serve('resendInvitation', keepEnd),
  },
  {
    // listNodeHolders: "People whose account works".
    name: 'people whose account does not work hold permissions',
    operations: ['updateMember', 'listNodeHolders'],
    start: () => serve('listNodeHolders', listInactiveToo),
  },
  {
    // restoreMember: "The account is as it was: one that was active may sign in again."
    name: 'a restored member comes back inactive',
    operations: ['deleteMember', 'restoreMember'],
    start: () => serve('restoreMember', restoreInactive),
  },
  {
    // listTeam: "`role` sorts by the name that is shown."
    name: 'members that are sorted by role come by its id',
    operations: ['listTeam'],
    start: () => serve('listTeam', sortByRoleId),
  },
];
