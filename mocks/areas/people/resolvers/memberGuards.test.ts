import { beforeEach, describe, expect, test } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { codesIn, grantTitles, memberByEmail, patchMember } from '#tests/support/team.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';

const ADMIN = 'admin@backroom.test';
const SERVICE = 'service@backroom.test';
const AUDITOR = 'auditor@backroom.test';

/** Lets customer service edit the team, with all that it needs for it. */
const letServiceEditTeam = (): void => grantTitles('rol-7', ['Admin', 'Team', 'Team: Edit']);

beforeEach(() => resetSession());

describe('the server refuses', () => {
  test('another role or state of one’s own account', async () => {
    expect(codesIn(await patchMember(ADMIN, { roleId: 'rol-2', is_active: 'N' }))).toEqual({
      roleId: 'own_account',
      is_active: 'own_account',
    });
  });

  test('to delete oneself', async () => {
    const { id, version } = await memberByEmail(ADMIN);
    const reply = await ask(`DELETE /team/${id}?version=${String(version)}`, { token: await tokenOf(ADMIN) });
    expect(reply).toMatchObject({ status: 409, body: { code: 'own_account', current: { email: ADMIN } } });
  });

  test('to take away the last administrator, by any change', async () => {
    letServiceEditTeam();
    expect(codesIn(await patchMember(ADMIN, { is_active: 'N' }, SERVICE))).toEqual({
      is_active: 'last_administrator',
    });
    expect(codesIn(await patchMember(ADMIN, { roleId: 'rol-7' }, SERVICE))).toEqual({
      roleId: 'last_administrator',
    });
    const { id, version } = await memberByEmail(ADMIN);
    const reply = await ask(`DELETE /team/${id}?version=${String(version)}`, {
      token: await tokenOf(SERVICE),
    });
    expect(reply).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
  });

  test('to change somebody with more rights, and a role with more rights', async () => {
    letServiceEditTeam();
    const reply = await patchMember(AUDITOR, { first_name: 'X' }, SERVICE);
    expect(reply).toMatchObject({ status: 403, body: { node: 'Competitor Analysis' } });
    expect(codesIn(await patchMember('greg.holloway@backroom.test', { roleId: 'rol-8' }, SERVICE))).toEqual({
      roleId: 'not_grantable',
    });
    expect(await patchMember('greg.holloway@backroom.test', { first_name: 'G' }, SERVICE)).toMatchObject({
      status: 200,
    });
  });

  test('to end the sign-ins of somebody with more rights', async () => {
    letServiceEditTeam();
    const auditor = await tokenOf(AUDITOR);
    const { id } = await memberByEmail(AUDITOR);
    const token = await tokenOf(SERVICE);
    const [signIn] = itemsIn(await ask(`GET /team/${id}/sign-ins`, { token }));
    for (const path of ['sign-ins', `sign-ins/${String(signIn?.['id'])}`])
      expect(await ask(`DELETE /team/${id}/${path}`, { token })).toMatchObject({
        status: 403,
        body: { node: 'Competitor Analysis' },
      });
    expect((await ask('GET /team', { token: auditor })).status).toBe(200);
  });

  test('an e-mail that somebody has, a deleted member included', async () => {
    for (const email of ['ADMIN@backroom.test', 'deleted@backroom.test'])
      expect(codesIn(await patchMember(SERVICE, { email }))).toEqual({ email: 'taken' });
  });

  test('to activate somebody who is invited', async () => {
    expect(codesIn(await patchMember('mei.tanaka@backroom.test', { is_active: 'Y' }))).toEqual({
      is_active: 'invited',
    });
  });

  test('to change anything without the permission', async () => {
    const token = await tokenOf(AUDITOR);
    const { id } = await memberByEmail(SERVICE);
    for (const call of [
      `POST /team/${id}/restore`,
      `POST /team/${id}/reset-link`,
      `DELETE /team/${id}/sign-ins`,
    ])
      expect(await ask(call, { token })).toMatchObject({ status: 403, body: { node: 'Team: Edit' } });
  });
});

test('the roles that can be given name what the caller lacks for the others', async () => {
  letServiceEditTeam();
  const items = itemsIn(await ask('GET /team/grantable-roles', { token: await tokenOf(SERVICE) }));
  const grantable = items.filter(({ lacking }) => Array.isArray(lacking) && lacking.length === 0);
  expect(items).toHaveLength(8);
  expect(grantable.map(({ name }) => name)).toEqual(['Customer Service']);
});

test('a system role that can be given has the permissions of nodes that are new', async () => {
  const token = await tokenOf(ADMIN);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = { title: 'Samples', type: 'page', parentId: null };
  expect(await ask('POST /permission-nodes', { token, headers, body })).toMatchObject({ status: 201 });
  const roles = itemsIn(await ask('GET /team/grantable-roles', { token }));
  expect(roles.filter(({ titles }) => Array.isArray(titles) && titles.includes('Samples'))).toMatchObject([
    { name: 'Administrator', lacking: [] },
  ]);
});
