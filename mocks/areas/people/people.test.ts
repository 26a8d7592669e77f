import { beforeEach, expect, test } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { revokePermission } from '#tests/support/slabStates.ts';

beforeEach(() => resetSession());

test('the nodes of the contract’s example are those of the mock', async () => {
  const { body } = await ask('GET /permission-nodes', { token: await tokenOf('admin@backroom.test') });
  expect(body).toMatchObject({ items: expect.arrayContaining(examples.permissionNodes.items) });
});

test('who may see none of the pages about permissions learns no node', async () => {
  const reply = await ask('GET /permission-nodes', { token: await tokenOf('service@backroom.test') });
  expect(reply).toMatchObject({ status: 403, body: { node: 'Permission Nodes' } });
});

test('what a role loses, its members can neither see nor do at their next call', async () => {
  const token = await tokenOf('pricing.manager@backroom.test');
  const pause = () => ask('PATCH /suppliers/sup-none', { token, body: { version: 1, status: 'paused' } });
  expect((await pause()).status).toBe(404);
  revokePermission('SKU Manager: Edit');
  expect(JSON.stringify((await ask('GET /node/userMenu', { token })).body)).not.toContain(
    'SKU Manager: Edit',
  );
  expect(await pause()).toMatchObject({ status: 403, body: { node: 'SKU Manager: Edit' } });
});
