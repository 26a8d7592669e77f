import { beforeEach, describe, expect, test } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { codesIn, memberByEmail, patchMember } from '#tests/support/team.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { furtherMembers, namedMembers } from '#mocks/core/seedMembers.ts';

const ADMIN = 'admin@backroom.test';
const SERVICE = 'service@backroom.test';
const AUDITOR = 'auditor@backroom.test';

const list = async (query: string) =>
  itemsIn(await ask(`GET /team?pageSize=100${query}`, { token: await tokenOf(ADMIN) }));

beforeEach(() => resetSession());

describe('the list of the team', () => {
  test('has the accounts that are not deleted, and the deleted ones when they are asked for', async () => {
    const [members, deleted] = [await list(''), await list('&archived=true')];
    expect(members).toHaveLength(15);
    expect(members.map(({ email }) => email)).toEqual(
      expect.arrayContaining([ADMIN, 'inactive@backroom.test']),
    );
    expect(deleted.map(({ email }) => email)).toEqual(['deleted@backroom.test']);
  });

  test.each([
    ['&roleId=rol-1', [ADMIN]],
    ['&status=inactive', ['elena.papadaki@backroom.test', 'inactive@backroom.test']],
    ['&idleDays=30', ['greg.holloway@backroom.test', 'nadia.petrova@backroom.test']],
    ['&idleDays=90', ['nadia.petrova@backroom.test']],
    ['&q=okafor', [ADMIN]],
  ])('with %s has %j', async (query, emails) => {
    const found = await list(query);
    expect(found.map(({ email }) => email)).toEqual(emails);
  });

  test('with and without a second factor has every member once', async () => {
    const [withMfa, without] = [await list('&mfa=true'), await list('&mfa=false')];
    expect(withMfa.length).toBeGreaterThan(0);
    expect(withMfa.length + without.length).toBe(15);
  });

  test('is not shown to somebody without the permission', async () => {
    const reply = await ask('GET /team', { token: await tokenOf(SERVICE) });
    expect(reply).toMatchObject({ status: 403, body: { node: 'Team' } });
  });

  test('has 45 members in the large data', () => {
    const now = Date.now();
    const all = [...namedMembers(now), ...furtherMembers(now, true)];
    expect(all.filter(({ membership }) => membership.archivedAt === null)).toHaveLength(45);
    expect(new Set(all.map(({ profile }) => profile.username)).size).toBe(all.length);
  });

  test('says the last sign-in of somebody who signs in', async () => {
    const before = await memberByEmail(SERVICE);
    await tokenOf(SERVICE);
    const after = await memberByEmail(SERVICE);
    expect(String(after['lastLoginAt']) > String(before['lastLoginAt'])).toBe(true);
    expect(after['version']).toBe(before['version']);
  });
});

describe('a change of a member', () => {
  test('of the role counts from the next call on', async () => {
    const token = await tokenOf(SERVICE);
    expect(await ask('GET /suppliers', { token })).toMatchObject({ status: 200 });
    expect(await ask('GET /team', { token })).toMatchObject({ status: 403 });
    const reply = await patchMember(SERVICE, { roleId: 'rol-8' });
    expect(reply).toMatchObject({
      status: 200,
      body: { role: { id: 'rol-8', name: 'Auditor' }, version: 2 },
    });
    expect(await ask('GET /team', { token })).toMatchObject({ status: 200 });
  });

  test('that deactivates kills the tokens at once, and nobody signs in to the panel as that member', async () => {
    const token = await tokenOf(SERVICE);
    expect(await patchMember(SERVICE, { is_active: 'N' })).toMatchObject({ body: { status: 'inactive' } });
    const again = await tokenOf(SERVICE);
    for (const each of [token, again])
      expect(await ask('GET /suppliers', { token: each })).toMatchObject({
        status: 401,
        body: { status: 0, code: 'account_inactive' },
      });
    expect(await ask('GET /logged-in-user', { token })).toMatchObject({
      status: 200,
      body: { status: 0, code: 'account_inactive' },
    });
    expect(await ask('GET /logged-in-user', { token: again })).toMatchObject({ body: { is_active: 'N' } });
  });

  test('of the e-mail is where the member signs in from then on', async () => {
    await patchMember(SERVICE, { email: 'daniel@example.com' });
    expect(await tokenOf('daniel@example.com')).toMatch(/^tok_/);
  });

  test('on an old version is refused with the member as it is now', async () => {
    const { id } = await memberByEmail(SERVICE);
    await patchMember(SERVICE, { first_name: 'Dan' });
    const reply = await ask(`PATCH /team/${id}`, {
      token: await tokenOf(ADMIN),
      body: { version: 1, last_name: 'M' },
    });
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { first_name: 'Dan' } },
    });
  });

  test('that the person makes in the own account raises the version', async () => {
    await ask('PATCH /account', { token: await tokenOf(SERVICE), body: { first_name: 'Danny' } });
    expect(await memberByEmail(SERVICE)).toMatchObject({ first_name: 'Danny', version: 2 });
  });

  test('is in the history of the member, for who may see the team or the whole log', async () => {
    const { id } = await memberByEmail(SERVICE);
    const path = `GET /activity-log?entityType=member&entityId=${id}`;
    expect(await ask(path, { token: await tokenOf(SERVICE) })).toMatchObject({
      status: 403,
      body: { node: 'Team' },
    });
    await patchMember(SERVICE, { roleId: 'rol-6' });
    const reply = await ask(path, { token: await tokenOf(AUDITOR) });
    expect(itemsIn(reply)).toMatchObject([
      {
        action: 'update',
        entityLabel: 'Daniel Moreau',
        changes: [{ field: 'role', before: 'Customer Service', after: 'Accounts' }],
      },
    ]);
  });
});

describe('a member who is deleted', () => {
  test('is signed out, leaves the list, and can be restored', async () => {
    const token = await tokenOf(SERVICE);
    const admin = await tokenOf(ADMIN);
    const { id, version } = await memberByEmail(SERVICE);
    expect(await ask(`DELETE /team/${id}?version=${String(version)}`, { token: admin })).toMatchObject({
      status: 200,
    });
    const deleted = { status: 401, body: { code: 'account_deleted' } };
    expect(await ask('GET /suppliers', { token })).toMatchObject(deleted);
    expect((await list('')).map(({ email }) => email)).not.toContain(SERVICE);
    expect(await patchMember(SERVICE, { first_name: 'X' })).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect(await ask(`POST /team/${id}/restore`, { token: admin })).toMatchObject({
      body: { archivedAt: null, is_deleted: 'N', status: 'active' },
    });
    expect(await ask('GET /suppliers', { token: await tokenOf(SERVICE) })).toMatchObject({ status: 200 });
    expect((await ask('GET /suppliers', { token })).body).toEqual({ status: 0, msg: 'Please sign in' });
  });

  test('leaves the saved views to the inheritor, under another name where there is one of that name', async () => {
    const body = {
      ...{ screen: 'skumanager.products', name: 'Mugs', query: 'q=mug', columns: [], density: 'normal' },
      ...{ scope: 'personal', isDefault: true },
    };
    const inheritor = await memberByEmail('merchandiser@backroom.test');
    for (const email of [SERVICE, 'merchandiser@backroom.test'])
      await ask('POST /views', { token: await tokenOf(email), body });
    const { id, version } = await memberByEmail(SERVICE);
    const path = `DELETE /team/${id}?version=${String(version)}&inheritorId=`;
    const token = await tokenOf(ADMIN);
    expect(codesIn(await ask(path + id, { token }))).toEqual({ inheritorId: 'unknown' });
    expect(await ask(path + inheritor.id, { token })).toMatchObject({ status: 200 });
    const views = await ask('GET /views?screen=skumanager.products', {
      token: await tokenOf('merchandiser@backroom.test'),
    });
    expect(itemsIn(views)).toMatchObject([
      { name: 'Mugs', mine: true, isDefault: true },
      { name: 'Mugs (Daniel Moreau)', mine: true, isDefault: false },
    ]);
  });

  test('leaves the alerts to the inheritor, and the place among those whom rules notify', async () => {
    const token = await tokenOf(ADMIN);
    const analyst = await memberByEmail('pricing.analyst@backroom.test');
    const inheritor = await memberByEmail('merchandiser@backroom.test');
    const [alert] = itemsIn(await ask('GET /alerts', { token }));
    const body = { alertIds: [alert?.['id']], memberId: analyst.id };
    await ask('POST /alerts/assign', { token, body });
    const path = `DELETE /team/${analyst.id}?version=${String(analyst.version)}&inheritorId=${inheritor.id}`;
    expect(await ask(path, { token })).toMatchObject({ status: 200 });
    expect(itemsIn(await ask('GET /alerts', { token }))[0]).toMatchObject({
      assignee: { id: inheritor.id },
    });
    expect((await ask('GET /alert-rules/alr-1', { token })).body).toMatchObject({
      recipients: [{ id: 'u-1002' }, { id: inheritor.id }],
    });
    const logged = async (kind: string) =>
      itemsIn(await ask(`GET /activity-log?entityType=${kind}`, { token }));
    expect(await logged('alertRule')).toHaveLength(6);
    expect((await logged('alert'))[0]).toMatchObject({
      changes: [{ field: 'assignee', before: 'Priya Raman' }],
    });
  });
});

test('odd people of the tests are no members', async () => {
  await tokenOf('menu-empty@backroom.test');
  expect((await list('')).map(({ email }) => email)).not.toContain('menu-empty@backroom.test');
});
