import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { codesIn, invite, mailedLink, memberByEmail, patchMember } from '#tests/support/team.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';

const ADMIN = 'admin@backroom.test';
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  resetSession();
  return () => vi.useRealTimers();
});

const password = (link: string, text = 'correct horse') =>
  ask(`POST /auth/reset-password/${link}`, { body: { password: text } });

describe('an invitation', () => {
  test('leaves a mail whose link sets a password and activates the account', async () => {
    const reply = await invite([{ email: 'ada@example.com', first_name: 'Ada', roleId: 'rol-7' }]);
    expect(reply).toMatchObject({
      status: 201,
      body: { items: [{ username: 'ada', status: 'invited', is_active: 'N', lastLoginAt: null }] },
    });
    expect(await password(mailedLink('ada@example.com'))).toMatchObject({ status: 200 });
    expect(await memberByEmail('ada@example.com')).toMatchObject({
      status: 'active',
      invitationExpiresAt: null,
    });
    const token = await tokenOf('ada@example.com', undefined, 'correct horse');
    expect(await ask('GET /suppliers', { token })).toMatchObject({ status: 200 });
  });

  test('works for seven days and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await invite([{ email: 'ada@example.com', roleId: 'rol-7' }]);
    vi.setSystemTime(Date.now() + 7 * DAY_MS - 1000);
    expect(await ask(`GET /auth/reset-password/${mailedLink('ada@example.com')}`)).toMatchObject({
      status: 200,
    });
    vi.setSystemTime(Date.now() + 2000);
    expect(await password(mailedLink('ada@example.com'))).toMatchObject({ status: 410 });
  });

  test('that is sent again makes the first link stop working', async () => {
    await invite([{ email: 'ada@example.com', roleId: 'rol-7' }]);
    const first = mailedLink('ada@example.com');
    const { id } = await memberByEmail('ada@example.com');
    const token = await tokenOf(ADMIN);
    expect(await ask(`POST /invitations/${id}/resend`, { token })).toMatchObject({ status: 200 });
    expect(await password(first)).toMatchObject({ status: 410 });
    expect(await password(mailedLink('ada@example.com'))).toMatchObject({ status: 200 });
    expect(await ask(`POST /invitations/${id}/resend`, { token })).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
  });

  test('that is revoked leaves no member and no working link', async () => {
    await invite([{ email: 'ada@example.com', roleId: 'rol-7' }]);
    const { id } = await memberByEmail('ada@example.com');
    const token = await tokenOf(ADMIN);
    expect(await ask(`DELETE /invitations/${id}`, { token })).toMatchObject({ status: 200 });
    expect(await ask(`GET /team/${id}`, { token })).toMatchObject({ status: 404 });
    expect(await password(mailedLink('ada@example.com'))).toMatchObject({ status: 410 });
  });

  test('of somebody who may not edit the team is refused', async () => {
    expect(
      await invite([{ email: 'ada@example.com', roleId: 'rol-7' }], 'auditor@backroom.test'),
    ).toMatchObject({
      status: 403,
      body: { node: 'Team: Edit' },
    });
  });
});

test('several people are invited together or not at all, with the reason at each refused line', async () => {
  const reply = await invite([
    { email: 'new@example.com', roleId: 'rol-7' },
    { email: 'Admin@backroom.test', roleId: 'rol-7' },
    { email: 'deleted@backroom.test', roleId: 'rol-7' },
    { email: 'NEW@example.com', roleId: 'rol-7' },
    { email: 'other@example.com', username: 'Helen.Okafor', roleId: 'rol-99' },
  ]);
  expect(reply.status).toBe(422);
  expect(codesIn(reply)).toEqual({
    'members.1.email': 'taken',
    'members.2.email': 'deleted_account',
    'members.3.email': 'twice',
    'members.4.username': 'taken',
    'members.4.roleId': 'unknown',
  });
  await expect(memberByEmail('new@example.com')).rejects.toThrow();
});

test('members without a user name get one of their e-mail that nobody has', async () => {
  const reply = await invite(
    ['kim@one.example', 'kim@two.example'].map((email) => ({ email, roleId: 'rol-7' })),
  );
  expect(itemsIn(reply).map(({ username }) => username)).toEqual(['kim', 'kim2']);
});

describe('how a member gets in', () => {
  test('a reset link goes to the member who can sign in, and to nobody else', async () => {
    const { id } = await memberByEmail('service@backroom.test');
    const token = await tokenOf(ADMIN);
    expect(await ask(`POST /team/${id}/reset-link`, { token })).toMatchObject({
      status: 200,
      body: { email: 'service@backroom.test' },
    });
    expect(await password(mailedLink('service@backroom.test'))).toMatchObject({ status: 200 });
    await patchMember('service@backroom.test', { is_active: 'N' });
    expect(await ask(`POST /team/${id}/reset-link`, { token })).toMatchObject({ status: 409 });
  });

  test('sign-ins are listed and ended one by one or all together, and their tokens are dead at once', async () => {
    const { id } = await memberByEmail('service@backroom.test');
    const token = await tokenOf(ADMIN);
    const own = await tokenOf('service@backroom.test');
    const items = itemsIn(await ask(`GET /team/${id}/sign-ins`, { token }));
    expect(items).toHaveLength(3);
    const path = `DELETE /team/${id}/sign-ins/${String(items[0]?.['id'])}`;
    expect(await ask(path, { token })).toMatchObject({ body: { ended: 1 } });
    expect(await ask('GET /suppliers', { token: own })).toMatchObject({ status: 401 });
    expect(await ask(path, { token })).toMatchObject({ status: 404 });
    expect(await ask(`DELETE /team/${id}/sign-ins`, { token })).toMatchObject({ body: { ended: 2 } });
  });

  test('ending all of one’s own sign-ins leaves the current one', async () => {
    const { id } = await memberByEmail(ADMIN);
    const token = await tokenOf(ADMIN);
    await ask(`DELETE /team/${id}/sign-ins`, { token });
    expect(itemsIn(await ask(`GET /team/${id}/sign-ins`, { token }))).toMatchObject([{ current: true }]);
  });

  test('the permissions of a member come with the role that grants them', async () => {
    const { id } = await memberByEmail('auditor@backroom.test');
    const items = itemsIn(await ask(`GET /team/${id}/permissions`, { token: await tokenOf(ADMIN) }));
    expect(items).toHaveLength(20);
    expect(items[0]).toEqual({ title: 'Home', viaRole: { id: 'rol-8', name: 'Auditor' } });
  });
});
