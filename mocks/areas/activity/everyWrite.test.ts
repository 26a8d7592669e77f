import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { operations } from '#mocks/contract/operations.gen.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { logActivity, MASK, nobody } from '#mocks/areas/activity/log.ts';
import { resetSession, saveSessions } from '#mocks/core/mockSessions.ts';
import { projectText } from '#tests/architecture/projectFiles.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { isLogged } from '#tests/contract/model/statedOfRecords.ts';
import { apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { ask, type MockReply } from '#tests/support/askMock.ts';
import { preparedWrites } from '#tests/support/everyWrite.ts';
import { exampleRequest } from '#tests/support/exampleRequest.ts';

/** Signing out by address changes something although it is a `GET`. */
const writes = Object.entries(operations)
  .filter(([id, { method }]) => method !== 'GET' || id === 'logoutUser')
  .map(([id]) => id);

const contract = readContract(projectText('openapi.yaml'));

/** Those of which the contract says that they leave no entry. */
const unlogged = contract.operations.filter((one) => !isLogged(contract, one)).map(({ id }) => id);

const countEntries = (): number => saveSessions()['']?.activity.entries.length ?? 0;

beforeEach(() => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks as the contract's example does, on the version that a conflict names. */
async function askByExample({ token }: ApiClient, id: string): Promise<MockReply> {
  const { call, asked } = exampleRequest(id);
  const reply = await ask(call, { ...asked, token });
  const current = isRecord(reply.body) ? reply.body['current'] : undefined;
  if (reply.status !== 409 || !isRecord(current)) return reply;
  const version = Number(current['version']);
  const body = isRecord(asked.body) ? { body: { ...asked.body, version } } : {};
  return ask(call.replace(/version=\d+/, `version=${version}`), { ...asked, ...body, token });
}

test.each(writes)(
  '%s leaves an entry in the activity log, or the contract says that it leaves none',
  async (id) => {
    const client = await apiClient();
    const write = (await preparedWrites[id]?.(client)) ?? (() => askByExample(client, id));
    const before = countEntries();
    const reply = await write();
    expect(reply).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
    if (unlogged.includes(id)) expect(countEntries()).toBe(before);
    else expect(countEntries()).toBeGreaterThan(before);
  },
);

test('a failed sign-in leaves an entry with the address that was tried', async () => {
  await ask('POST /users/authenticate', { body: { email: 'admin@backroom.test', password: 'wrong' } });
  await ask('POST /users/authenticate', { body: { email: 'who@backroom.test', password: 'wrong' } });
  expect(saveSessions()['']?.activity.entries).toMatchObject([
    { action: 'loginFailed', entityId: 'u-1001', actor: { id: 'nobody', name: 'admin@backroom.test' } },
    { action: 'loginFailed', entityId: 'nobody', actor: { id: 'nobody', name: 'who@backroom.test' } },
  ]);
});

test('an entry says where the call came from, and all entries of one call have its id', async () => {
  const client = await apiClient();
  await (
    await preparedWrites['deleteCategory']?.(client)
  )?.();
  const entries = (saveSessions()['']?.activity.entries ?? []).filter(({ action }) => action !== 'login');
  expect(entries.length).toBeGreaterThan(1);
  expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(1);
  expect(entries[0]).toMatchObject({ ip: '127.0.0.1', source: 'call' });
});

test('no entry holds a password, and what looks like a secret is masked', async () => {
  const client = await apiClient();
  await (
    await preparedWrites['changePassword']?.(client)
  )?.();
  const activity = saveSessions()['']?.activity;
  expect(activity?.entries.at(-1)).toMatchObject({ action: 'passwordChange', changes: [] });
  expect(JSON.stringify(activity)).not.toMatch(/opensesame|"backroom"/);
  if (!activity) throw new Error('nobody signed in');
  const author = { actor: nobody(''), ip: null, source: 'system', requestId: null } as const;
  const entity = { entityType: 'account', entityId: 'u-1', entityLabel: 'Endpoint' } as const;
  const changes = [{ field: 'apiKey', before: null, after: 'sk_live_1' }];
  const entry = logActivity({ activity }, author, { action: 'update', ...entity, changes });
  expect(entry.changes).toEqual([{ field: 'apiKey', before: null, after: MASK }]);
});
