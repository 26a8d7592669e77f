import { beforeEach, describe, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { at } from '#mocks/contract/homes.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { askAs, askAsAdmin, AUDITOR, auditorIds, changeOf, idsOf } from '#tests/support/roles.ts';

beforeEach(() => resetSession());

const db = () => dbOf(new Request('http://localhost/api'));

describe('reading roles', () => {
  test('the role of the contract’s example is that of the mock', async () => {
    const { updatedAt, ...role } = examples.role;
    expect(updatedAt).toContain('T');
    expect((await askAsAdmin('GET /roles/rol-8')).body).toMatchObject(role);
  });

  test('roles are listed by name, with counts of members, menu entries and actions', async () => {
    const reply = await askAsAdmin('GET /roles');
    const names = itemsIn(reply).map((role) => at(role, 'name'));
    expect(names).toEqual(names.toSorted());
    expect(itemsIn(reply)[1]).toMatchObject({
      isSystem: true,
      memberCount: 1,
      menuEntryCount: 18,
      actionCount: 28,
    });
  });

  test('who has none of the pages that name roles reads none', async () => {
    const reply = await askAs('service@backroom.test', 'GET /roles');
    expect(reply).toMatchObject({ status: 403, body: { node: 'Roles' } });
  });

  test('two roles are compared by what only one of them grants', async () => {
    const { body } = await askAsAdmin('GET /roles/compare?a=rol-2&b=rol-3');
    expect(body).toEqual(examples.roleComparison);
    expect((await askAsAdmin('GET /roles/compare?a=rol-2&b=rol-0')).status).toBe(404);
  });

  test('the matrix has each node with its level and the roles that grant it', async () => {
    const { body } = await askAsAdmin('GET /roles/matrix');
    const rows = at(body, 'rows');
    expect(Array.isArray(rows) ? rows[43] : undefined).toEqual({
      nodeId: 'nod-44',
      title: 'Roles: Edit',
      type: 'action',
      depth: 3,
      roleIds: ['rol-1'],
    });
  });

  test('the previewed menu is the one that members get', async () => {
    const preview = await askAsAdmin('GET /roles/rol-8/menu-preview');
    const menu = await askAs(AUDITOR, 'GET /node/userMenu');
    expect(at(preview.body, 'items')).toEqual(at(menu.body, 'data'));
  });

  test('members of a role are those who have it and are not deleted', async () => {
    const { body } = await askAsAdmin('GET /roles/rol-8/members');
    expect(body).toEqual(examples.roleMembers);
    const auditor = Object.values(db().accounts).find(({ email }) => email === AUDITOR);
    if (auditor) auditor.profile.is_deleted = 'Y';
    expect((await askAsAdmin('GET /roles/rol-8/members')).body).toMatchObject({ items: [], total: 0 });
  });
});

describe('writing roles', () => {
  test('a change of a role is what its members may do at their next call', async () => {
    const token = await tokenOf(AUDITOR);
    expect((await ask('GET /roles', { token })).status).toBe(200);
    const kept = auditorIds.filter(
      (id) => ![...idsOf('Roles', 'Permission Nodes', 'Team', 'Admin')].includes(id),
    );
    expect((await askAsAdmin('PUT /roles/rol-8', changeOf(kept))).status).toBe(200);
    expect(await ask('GET /roles', { token })).toMatchObject({ status: 403, body: { node: 'Roles' } });
  });

  test('the profile of a member has the new name of a role that was renamed', async () => {
    await askAsAdmin('PUT /roles/rol-8', changeOf(auditorIds, 1, ' Reviewer '));
    for (const call of ['GET /logged-in-user', 'GET /auth/me'])
      expect((await askAs(AUDITOR, call)).body).toMatchObject({ role: { id: 'rol-8', name: 'Reviewer' } });
  });

  test.each(['auditor', '  AUDITOR '])('a second role named %j is refused', async (name) => {
    const expected = { status: 422, body: { errors: [{ field: 'name', code: 'taken' }] } };
    const input = { name, description: '', nodeIds: [] };
    expect(await askAsAdmin('POST /roles', input)).toMatchObject(expected);
    expect(await askAsAdmin('POST /roles/rol-3/duplicate', { name })).toMatchObject(expected);
    expect(await askAsAdmin('PUT /roles/rol-3', changeOf([], 1, name))).toMatchObject(expected);
  });

  test('a node without its parent, and one that is not there, are refused', async () => {
    const nodeIds = [...idsOf('Home', 'Competitor Dashboard'), 'nod-0'];
    const errors = [
      { field: 'nodeIds.1', code: 'parent_missing' },
      { field: 'nodeIds.2', code: 'unknown' },
    ];
    const input = { name: 'Odd', description: '', nodeIds };
    expect(await askAsAdmin('POST /roles', input)).toMatchObject({ status: 422, body: { errors } });
    expect(await askAsAdmin('PUT /roles/rol-8', changeOf(nodeIds))).toMatchObject({ body: { errors } });
  });

  test('a change on an old version is refused with the role as it is now', async () => {
    await askAsAdmin('PUT /roles/rol-8', changeOf(auditorIds));
    const reply = await askAsAdmin('PUT /roles/rol-8', changeOf([]));
    const detail = 'Helen Okafor changed this in the meantime.';
    const current = { version: 2, nodeIds: auditorIds, updatedBy: { name: 'Helen Okafor' } };
    expect(reply).toMatchObject({ status: 409, body: { code: 'version_conflict', detail, current } });
  });

  test('a system role is neither changed nor deleted', async () => {
    const refusal = { status: 409, body: { code: 'wrong_state', current: { name: 'Administrator' } } };
    expect(await askAsAdmin('PUT /roles/rol-1', changeOf([]))).toMatchObject(refusal);
    expect(await askAsAdmin('DELETE /roles/rol-1?replacementRoleId=rol-8')).toMatchObject(refusal);
  });

  test('a copy has what the original grants, no members and is no system role', async () => {
    const reply = await askAsAdmin('POST /roles/rol-1/duplicate', { name: 'Second in command' });
    expect(reply.headers.get('location')).toBe(`/api/roles/${textIn(reply, 'id')}`);
    expect(reply).toMatchObject({
      status: 201,
      body: { memberCount: 0, isSystem: false, menuEntryCount: 18, actionCount: 28 },
    });
  });

  test('who lacks Roles: Edit writes nothing', async () => {
    for (const [call, body] of [
      ['POST /roles', examples.roleInput],
      ['PUT /roles/rol-3', changeOf([])],
      ['POST /roles/rol-3/duplicate', { name: 'Copy' }],
      ['DELETE /roles/rol-3?replacementRoleId=rol-2', undefined],
    ] as const)
      expect(await askAs(AUDITOR, call, body)).toMatchObject({ status: 403, body: { node: 'Roles: Edit' } });
  });

  test('what was done to roles is in the log, with each permission that was given or taken', async () => {
    await askAsAdmin('PUT /roles/rol-8', {
      ...changeOf([
        ...auditorIds.filter((id) => id !== idsOf('View Costs')[0]),
        ...idsOf('Documents: Upload'),
      ]),
      description: examples.role.description,
    });
    const reply = await askAsAdmin('GET /activity-log?entityType=role');
    expect(itemsIn(reply)[0]).toMatchObject({
      action: 'update',
      entityLabel: 'Auditor',
      changes: [
        { field: 'nodeIds', before: null, after: 'Documents: Upload' },
        { field: 'nodeIds', before: 'View Costs', after: null },
      ],
    });
  });
});

test('a role says who changed it last', async () => {
  const reply = await askAsAdmin('PUT /roles/rol-8', changeOf(auditorIds));
  expect(reply).toMatchObject({ body: { version: 2, updatedBy: { id: 'u-1001', name: 'Helen Okafor' } } });
});
