import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import type { Permission } from '#session/permissions.ts';
import { newIdempotencyKey } from '#tests/support/apiClient.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { askAs, AUDITOR, idsOf } from '#tests/support/roles.ts';
import { grantTitles, invite, memberByEmail } from '#tests/support/team.ts';

const ADMIN = 'admin@backroom.test';
const SERVICE = 'service@backroom.test';

beforeEach(() => {
  resetSession();
  // Customer service may edit nodes, and neither sees costs nor refunds.
  grantTitles('rol-7', [
    'Admin',
    'Permission Nodes',
    'Permission Nodes: Edit',
    'Activity Log',
    'Activity Log: Undo',
  ]);
});

async function send(as: string, call: string, body?: object): Promise<MockReply> {
  const headers = { 'Idempotency-Key': newIdempotencyKey() };
  return ask(call, { token: await tokenOf(as), headers, ...(body ? { body } : {}) });
}

async function nodeOf(title: string): Promise<Record<string, unknown>> {
  const node = itemsIn(await askAs(ADMIN, 'GET /permission-nodes')).find((one) => one['title'] === title);
  if (!node) throw new Error(`There is no node ${title}.`);
  return node;
}

async function change(as: string, title: string, fields: object): Promise<MockReply> {
  const { id, version } = await nodeOf(title);
  return send(as, `PATCH /permission-nodes/${String(id)}`, { version, ...fields });
}

async function move(as: string, title: string, below: Permission | null): Promise<MockReply> {
  const { id, version } = await nodeOf(title);
  const parentId = below === null ? null : idsOf(below)[0];
  return send(as, 'POST /permission-nodes/move', { id, version, parentId, position: 1 });
}

const refusal = (node: string) => ({ status: 403, body: { code: 'forbidden', node } });

describe('whoever lacks a permission does not get it by its node', () => {
  test('neither renames the node of others nor gives its title to one of his own', async () => {
    expect(await change(SERVICE, 'View Costs', { title: 'Costs' })).toMatchObject(refusal('View Costs'));
    expect((await change(ADMIN, 'View Costs', { title: 'Costs' })).status).toBe(200);
    expect(await change(SERVICE, 'Search', { title: 'View Costs' })).toMatchObject(refusal('View Costs'));
    const menu = await askAs(SERVICE, 'GET /node/userMenu');
    expect(JSON.stringify(menu.body)).not.toContain('View Costs');
  });

  test('deletes no node that others have, and moves none', async () => {
    const { id, version } = await nodeOf('View Costs');
    const roles = ['rol-2', 'rol-3', 'rol-4', 'rol-6', 'rol-8'].map((role) => `removeFrom=${role}`).join('&');
    const call = `DELETE /permission-nodes/${String(id)}?version=${String(version)}&${roles}`;
    expect(await send(SERVICE, call)).toMatchObject(refusal('View Costs'));
    expect(await move(SERVICE, 'View Costs', 'Search')).toMatchObject(refusal('View Costs'));
    // What stands below moves with it.
    expect(await move(SERVICE, 'SKU Manager', 'Search')).toMatchObject({ status: 403 });
  });

  test('imports no tree that moves it, and undoes no renaming of it', async () => {
    const nodes = [{ title: 'View Costs', type: 'action', parent: 'Search' }];
    const plan = await send(SERVICE, 'POST /permission-nodes/sync/preview', { nodes });
    const apply = `POST /permission-nodes/sync/${textIn(plan, 'syncId')}/apply`;
    expect(await send(SERVICE, apply)).toMatchObject(refusal('View Costs'));
    expect(await nodeOf('View Costs')).toMatchObject({ parentId: idsOf('SKU Manager')[0] });

    await change(ADMIN, 'View Costs', { title: 'Costs' });
    const [entry] = itemsIn(await askAs(ADMIN, 'GET /activity-log?entityType=permissionNode'));
    const call = `POST /activity-log/${String(entry?.['id'])}/undo/preview`;
    expect(await send(SERVICE, call)).toMatchObject({ body: { blocked: [{ reason: 'notAllowed' }] } });
    expect(await send(ADMIN, call)).toMatchObject({ body: { undoableCount: 1 } });
  });

  test('still edits what nobody is granted, and what changes no right', async () => {
    expect((await change(SERVICE, 'View Costs', { description: 'Costs of suppliers' })).status).toBe(200);
    expect((await change(SERVICE, 'Search', { title: 'Find' })).status).toBe(200);
    const made = { title: 'Samples', type: 'page', parentId: null };
    expect((await send(SERVICE, 'POST /permission-nodes', made)).status).toBe(201);
    expect((await change(SERVICE, 'Samples', { title: 'Specimens' })).status).toBe(200);
  });
});

test('whoever lacks a right of somebody who is invited does not revoke the invitation', async () => {
  grantTitles('rol-7', ['Team', 'Team: Edit']);
  await invite([{ email: 'new@backroom.test', roleId: 'rol-8' }]);
  const { id } = await memberByEmail('new@backroom.test');
  const call = `DELETE /invitations/${id}`;
  expect(await send(SERVICE, call)).toMatchObject({ status: 403, body: { node: 'Competitor Analysis' } });
  expect(await send(AUDITOR, call)).toMatchObject({ status: 403, body: { node: 'Team: Edit' } });
  expect((await send(ADMIN, call)).status).toBe(200);
});
