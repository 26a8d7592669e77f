import { beforeEach, expect, test } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';

beforeEach(() => resetSession());

test('the nodes of the contract’s example are those of the mock', async () => {
  const { body } = await ask('GET /permission-nodes', { token: await tokenOf('admin@backroom.test') });
  expect(body).toMatchObject({ items: expect.arrayContaining(examples.permissionNodes.items) });
});

test('who may see none of the pages about permissions learns no node', async () => {
  const reply = await ask('GET /permission-nodes', { token: await tokenOf('service@backroom.test') });
  expect(reply).toMatchObject({ status: 403, body: { node: 'Permission Nodes' } });
});
