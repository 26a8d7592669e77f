import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actorOf } from '#mocks/core/accounts.ts';
import { accountByEmail } from '#mocks/core/db.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { peopleTables } from '#mocks/core/people.ts';
import { apiClient, applyImport, finishJob, newIdempotencyKey, sendLines } from '#tests/support/apiClient.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { apply, preview } from '#tests/support/bulk.ts';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

const ADMIN = 'admin@backroom.test';
const SECOND = 'merchandiser@backroom.test';
const KEEPER = 'auditor@backroom.test';
/** Two administrators, and somebody who may do as much by a role that can be changed. */
const holders = [ADMIN, SECOND, KEEPER];

type Holder = { actor: string; target: string };
type Attempt = (holder: Holder) => Promise<unknown>;

const callAs = async (actor: string, call: string, body?: object) =>
  ask(call, {
    token: await tokenOf(actor),
    headers: { 'Idempotency-Key': newIdempotencyKey() },
    ...(body === undefined ? {} : { body }),
  });

/** What the mock holds: a caller may have lost the right to read it. */
const db = () => dbOf(new Request('http://localhost/'));
const peopleOf = () => peopleTables(db().people);

function memberOf(email: string): { id: string; version: number } {
  const account = accountByEmail(db(), email);
  if (!account) throw new Error(`no account ${email}`);
  return { id: actorOf(account).id, version: account.membership.version };
}

const changeMember = ({ actor, target }: Holder, change: object) => {
  const { id, version } = memberOf(target);
  return callAs(actor, `PATCH /team/${id}`, { version, ...change });
};

const changeAll = async ({ actor }: Holder, action: string, params: object) => {
  const ids = holders.map((email) => memberOf(email).id);
  const client = await apiClient(actor);
  const selection = { resource: 'members', action, params, selection: { ids } };
  const plan = await preview(client, selection);
  return plan.status === 200 ? finishJob(client, await apply(client, selection)) : plan;
};

const nodeOf = (title: string) => {
  const node = peopleOf()
    .nodes.all()
    .find((one) => one.title === title);
  if (!node) throw new Error(`no node ${title}`);
  return node;
};

const renameNode = ({ actor }: Holder, from: string, title: string) => {
  const { id, version } = nodeOf(from);
  return callAs(actor, `PATCH /permission-nodes/${id}`, { version, title });
};

const roleNamed = (name: string) =>
  peopleOf()
    .roles.all()
    .find((role) => role.name === name);

const emptyRole = async ({ actor }: Holder, name: string) => {
  const { id = 'rol-0', version = 1 } = roleNamed(name) ?? {};
  return callAs(actor, `PUT /roles/${id}`, { name, version, description: '', nodeIds: [] });
};

const deleteRole = async ({ actor }: Holder, name: string) =>
  callAs(actor, `DELETE /roles/${roleNamed(name)?.id ?? 'rol-0'}?replacementRoleId=rol-7`);

/** Every way to take the editing of roles from somebody. */
const attempts: Readonly<Record<string, Attempt>> = {
  'deactivating a member': (holder) => changeMember(holder, { is_active: 'N' }),
  'another role for a member': (holder) => changeMember(holder, { roleId: 'rol-7' }),
  'deleting a member': ({ actor, target }) => {
    const { id, version } = memberOf(target);
    return callAs(actor, `DELETE /team/${id}?version=${version}`);
  },
  'deactivating all members at once': (holder) => changeAll(holder, 'deactivate', {}),
  'another role for all members at once': (holder) => changeAll(holder, 'setRole', { roleId: 'rol-7' }),
  'an import that gives another role': async ({ actor, target }) => {
    const client = await apiClient(actor);
    const dryRun = await sendLines(client, 'team', ['Email,Role', `${target},Customer Service`]);
    return dryRun.status < 300 ? applyImport(client, dryRun) : dryRun;
  },
  'emptying the role of administrators': (holder) => emptyRole(holder, 'Administrator'),
  'emptying a role that may edit roles': (holder) => emptyRole(holder, 'Keeper'),
  'deleting the role of administrators': (holder) => deleteRole(holder, 'Administrator'),
  'deleting a role that may edit roles': (holder) => deleteRole(holder, 'Keeper'),
  'renaming the node of editing roles': (holder) => renameNode(holder, 'Roles: Edit', 'Roles: Change'),
  'renaming the node above it': (holder) => renameNode(holder, 'Roles', 'Groups'),
  'moving that node away': ({ actor }) => {
    const { id, version } = nodeOf('Roles: Edit');
    return callAs(actor, 'POST /permission-nodes/move', { id, version, parentId: null, position: 1 });
  },
  'deleting that node': ({ actor }) => {
    const { id, version } = nodeOf('Roles: Edit');
    return callAs(actor, `DELETE /permission-nodes/${id}?version=${version}`);
  },
  'undoing the latest change of a member': async ({ actor }) => {
    const client = await apiClient(actor);
    const found = await client.get('/activity-log?entityType=member');
    const [entry] = found.status === 200 ? itemsIn(found) : [];
    const path = `/activity-log/${String(entry?.['id'])}/undo`;
    const plan = await client.post(`${path}/preview`);
    if (plan.status !== 200) return plan;
    return client.post(`${path}/apply`, { version: numberIn(plan, 'version') });
  },
};

async function mayEditRoles(email: string): Promise<boolean> {
  const menu = await ask('GET /node/userMenu', { token: await tokenOf(email) });
  return JSON.stringify(menu.body).includes('"Roles: Edit"');
}

/** Begins anew with all rights for the three, as an administrator gives them. */
async function giveRights(): Promise<void> {
  resetSession();
  const nodeIds = peopleOf()
    .nodes.all()
    .map(({ id }) => id);
  const role = { name: 'Keeper', description: '', nodeIds };
  const roleId = textIn(await callAs(ADMIN, 'POST /roles', role), 'id');
  for (const [target, given] of [
    [SECOND, 'rol-1'],
    [KEEPER, roleId],
  ] as const)
    expect(await changeMember({ actor: ADMIN, target }, { roleId: given })).toMatchObject({ status: 200 });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const holderOfCall = fc.record({ actor: fc.constantFrom(...holders), target: fc.constantFrom(...holders) });
const step = fc.tuple(fc.constantFrom(...Object.keys(attempts)), holderOfCall);

test('somebody may edit roles after any sequence of calls that take it from members, roles and nodes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      await giveRights();
      for (const [name, holder] of steps) await attempts[name]?.(holder);
      const left = await Promise.all(holders.map(mayEditRoles));
      expect(left).toContain(true);
    }),
    { numRuns: 60 },
  );
});

test.each(Object.keys(attempts))('whoever is the last to edit roles stays it after %s', async (name) => {
  for (const last of [ADMIN, KEEPER]) {
    await giveRights();
    const holder = { actor: last, target: last };
    await changeAll(holder, 'deactivate', {});
    expect(await Promise.all(holders.map(mayEditRoles))).toEqual(holders.map((one) => one === last));
    await attempts[name]?.(holder);
    expect(await mayEditRoles(last)).toBe(true);
  }
});
