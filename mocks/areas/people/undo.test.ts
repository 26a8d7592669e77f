import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { permissions } from '#session/permissions.ts';
import { apiClient, finishJob, newIdempotencyKey, type ApiClient } from '#tests/support/apiClient.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
import { idsOf } from '#tests/support/roles.ts';
import { grantTitles, invite, memberByEmail, patchMember } from '#tests/support/team.ts';

const SERVICE = 'service@backroom.test';
const AUDITOR = 'auditor@backroom.test';
let admin: ApiClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  admin = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const send = (call: string, body?: object): Promise<MockReply> =>
  ask(call, {
    token: admin.token,
    headers: { 'Idempotency-Key': newIdempotencyKey() },
    ...(body === undefined ? {} : { body }),
  });

/** The id of the latest entry that a query finds. */
const latest = async (query: string): Promise<string> =>
  String(itemsIn(await admin.get(`/activity-log?${query}`))[0]?.['id']);

const previewUndo = (entry: string, client = admin): Promise<MockReply> =>
  client.post(`/activity-log/${entry}/undo/preview`);

async function undo(entry: string): Promise<MockReply> {
  const version = numberIn(await previewUndo(entry), 'version');
  return finishJob(admin, await admin.post(`/activity-log/${entry}/undo/apply`, { version }));
}

const roleOf = async (id: string) => recordIn(await admin.get(`/roles/${id}`));

async function changeRole(id: string, change: object): Promise<MockReply> {
  const { name, description, nodeIds, version } = await roleOf(id);
  return send(`PUT /roles/${id}`, { name, description, nodeIds, version, ...change });
}

const nodeOf = async (title: string) => {
  const node = itemsIn(await admin.get('/permission-nodes')).find((one) => one['title'] === title);
  if (!node) throw new Error(`no node ${title}`);
  return node;
};

describe('what was done to a member', () => {
  test('a role comes back, and the member may do again what it grants', async () => {
    await patchMember(SERVICE, { roleId: 'rol-6' });
    await undo(await latest('entityType=member'));
    expect(await memberByEmail(SERVICE)).toMatchObject({ role: { name: 'Customer Service' } });
    expect(await ask('GET /team', { token: await tokenOf(SERVICE) })).toMatchObject({ status: 403 });
  });

  test('a deleted member is there again, as active as before', async () => {
    const { id, version } = await memberByEmail(SERVICE);
    await send(`DELETE /team/${id}?version=${String(version)}`);
    await undo(await latest('entityType=member&action=delete'));
    expect(await memberByEmail(SERVICE)).toMatchObject({ archivedAt: null, status: 'active' });
  });

  test('undoing an activation signs the member out at once', async () => {
    await patchMember(SERVICE, { is_active: 'N' });
    await patchMember(SERVICE, { is_active: 'Y' });
    const token = await tokenOf(SERVICE);
    await undo(await latest('entityType=member'));
    expect(await ask('GET /account/sessions', { token })).toMatchObject({ status: 401 });
  });

  test('an invitation is taken back while nobody accepted it; it does not come again by undoing that', async () => {
    await invite([{ email: 'new@backroom.test', roleId: 'rol-6' }]);
    const entry = await latest('entityType=member&action=create');
    await undo(entry);
    await expect(memberByEmail('new@backroom.test')).rejects.toThrow('no member');
    const again = await latest('entityType=member&action=undo');
    expect((await previewUndo(again)).body).toMatchObject({
      undoableCount: 0,
      blocked: [{ reason: 'inUse' }],
    });
  });

  test('what somebody changed since stays', async () => {
    await patchMember(SERVICE, { roleId: 'rol-6' });
    const entry = await latest('entityType=member');
    await patchMember(SERVICE, { first_name: 'Dan' });
    expect((await previewUndo(entry)).body).toMatchObject({
      undoableCount: 0,
      blocked: [{ reason: 'changedSince', by: { name: 'Helen Okafor' } }],
    });
  });

  test('somebody who lacks a right of the member cannot undo it', async () => {
    grantTitles('rol-8', ['Team: Edit', 'Activity Log: Undo']);
    await patchMember(SERVICE, { first_name: 'Dan' });
    const entry = await latest('entityType=member');
    grantTitles('rol-7', ['Documents: Delete']);
    expect((await previewUndo(entry, await apiClient(AUDITOR))).body).toMatchObject({
      blocked: [{ reason: 'notAllowed' }],
    });
  });

  test('nobody undoes what makes the own account what it is', async () => {
    const other = await memberByEmail('pricing.manager@backroom.test');
    await patchMember('pricing.manager@backroom.test', { roleId: 'rol-1' });
    const entry = await latest(`entityType=member&entityId=${other.id}`);
    const promoted = await apiClient('pricing.manager@backroom.test');
    expect((await previewUndo(entry, promoted)).body).toMatchObject({ blocked: [{ reason: 'notAllowed' }] });
    expect((await previewUndo(entry)).body).toMatchObject({ undoableCount: 1 });
  });
});

describe('what was done to a role', () => {
  test('its grants come back, and with them what its members may do', async () => {
    const before = await roleOf('rol-7');
    await changeRole('rol-7', { nodeIds: [] });
    expect(await ask('GET /products', { token: await tokenOf(SERVICE) })).toMatchObject({ status: 403 });
    await undo(await latest('entityType=role'));
    expect(await roleOf('rol-7')).toMatchObject({ nodeIds: before['nodeIds'] });
    expect(await ask('GET /search/saved', { token: await tokenOf(SERVICE) })).toMatchObject({ status: 200 });
  });

  test('a new role goes again while nobody has it', async () => {
    const id = textIn(await send('POST /roles/rol-7/duplicate', { name: 'Trainee' }), 'id');
    const entry = await latest('entityType=role&action=create');
    await patchMember(SERVICE, { roleId: id });
    expect((await previewUndo(entry)).body).toMatchObject({ blocked: [{ reason: 'inUse' }] });
    await patchMember(SERVICE, { roleId: 'rol-7' });
    await undo(entry);
    expect(await admin.get(`/roles/${id}`)).toMatchObject({ status: 404 });
  });

  test('a deleted role comes back, and each member gets it back by an entry of the member', async () => {
    await send('DELETE /roles/rol-7?replacementRoleId=rol-8');
    const { id, version } = await memberByEmail(SERVICE);
    expect(version).toBe(2);
    await undo(await latest('entityType=role&action=delete'));
    await undo(await latest(`entityType=member&entityId=${id}`));
    expect(await memberByEmail(SERVICE)).toMatchObject({ role: { id: 'rol-7', name: 'Customer Service' } });
  });

  test('the last role by which somebody can edit roles keeps that', async () => {
    const { nodeIds } = await roleOf('rol-7');
    const added = [
      ...[permissions.admin, permissions.roles, permissions.rolesEdit],
      ...[permissions.activityLog, permissions.activityLogUndo],
    ];
    await changeRole('rol-7', { nodeIds: [...new Set([...[nodeIds].flat(), ...idsOf(...added)])] });
    const entry = await latest('entityType=role');
    const service = await apiClient(SERVICE);
    expect((await previewUndo(entry, service)).body).toMatchObject({ undoableCount: 1 });
    for (const account of Object.values(dbOf(new Request('http://localhost/')).accounts))
      if (account.email !== SERVICE) account.profile.is_active = 'N';
    expect((await previewUndo(entry, service)).body).toMatchObject({ blocked: [{ reason: 'notAllowed' }] });
  });

  test('a name that another role has by now stands in the way', async () => {
    await changeRole('rol-7', { name: 'Front desk' });
    const entry = await latest('entityType=role');
    await send('POST /roles/rol-8/duplicate', { name: 'customer service' });
    expect((await previewUndo(entry)).body).toMatchObject({ blocked: [{ reason: 'inUse' }] });
  });
});

describe('what was done to a permission node', () => {
  test('a moved node stands where it was, with its siblings around it', async () => {
    const before = itemsIn(await admin.get('/permission-nodes')).map(({ title }) => title);
    const { id, version } = await nodeOf('Documents');
    await send('POST /permission-nodes/move', { id, version, parentId: null, position: 1 });
    await undo(await latest('entityType=permissionNode'));
    expect(itemsIn(await admin.get('/permission-nodes')).map(({ title }) => title)).toEqual(before);
  });

  test('a deleted node comes back, and each role that granted it by an entry of the role', async () => {
    const node = await nodeOf('Documents: Delete');
    const roles = itemsIn({ status: 200, headers: new Headers(), body: node }, 'roles');
    const granting = roles.filter(({ isSystem }) => isSystem === false).map(({ id }) => String(id));
    const removeFrom = granting.length > 0 ? `&removeFrom=${granting.join(',')}` : '';
    await send(`DELETE /permission-nodes/${String(node['id'])}?version=1${removeFrom}`);
    await undo(await latest('entityType=permissionNode'));
    for (const id of granting) await undo(await latest(`entityType=role&entityId=${id}`));
    expect(await nodeOf('Documents: Delete')).toMatchObject({ roles: node['roles'] });
  });

  test('a title that was given anew stands in the way', async () => {
    const { id } = await nodeOf('Documents: Delete');
    await send(`PATCH /permission-nodes/${String(id)}`, { version: 1, title: 'Documents: Remove' });
    const entry = await latest('entityType=permissionNode');
    await send('POST /permission-nodes', { title: 'Documents: Delete', type: 'action', parentId: null });
    expect((await previewUndo(entry)).body).toMatchObject({ blocked: [{ reason: 'inUse' }] });
  });
});
