import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { exampleLink } from '#mocks/core/db.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';

beforeEach(() => resetSession());
afterEach(() => vi.useRealTimers());

describe('registering', () => {
  test('makes an account that is not active yet', async () => {
    expect(await ask('POST /users/register', { body: examples.registration })).toMatchObject({
      status: 200,
      body: { message: 'Registration successful' },
    });
    const { email, password, username } = examples.registration;
    const token = await tokenOf(email, undefined, password);
    expect((await ask('GET /logged-in-user', { token })).body).toMatchObject({
      username,
      email,
      is_active: 'N',
    });
  });

  test('refuses an e-mail or a user name that is taken', async () => {
    const email = await ask('POST /users/register', { body: examples.registrationTaken });
    expect(email).toMatchObject({ status: 409, body: examples.registrationConflict });
    const body = { ...examples.registration, username: 'helen.okafor' };
    expect(await ask('POST /users/register', { body })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'username', code: 'taken' }] },
    });
  });

  test('reports every field that is wrong', async () => {
    const reply = await ask('POST /users/register', {
      body: { username: ' ', email: 'nobody', password: '12345' },
    });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'username', code: 'invalid' },
          { field: 'email', code: 'invalid' },
          { field: 'password', code: 'too_short', message: 'must have at least 6 characters' },
        ],
      },
    });
    const empty = await ask('POST /users/register', { body: {} });
    expect(empty.body).toMatchObject({
      errors: [{ field: 'username' }, { field: 'email' }, { field: 'password', code: 'required' }],
    });
  });
});

describe('a forgotten password', () => {
  const requestReset = (email: string) => ask('POST /auth/forgot-password', { body: { email } });
  const readLinkId = async () => {
    const outbox = JSON.stringify((await ask('GET /__outbox')).body);
    return /reset-password\/([0-9a-f]{32})/.exec(outbox)?.[1] ?? '';
  };
  const resetPassword = (id: string, password = 'tulip-field') =>
    ask(`POST /auth/reset-password/${id}`, { body: { password } });

  test('T24 gets the same answer and no mail for an unknown e-mail', async () => {
    const unknown = await requestReset('nobody@backroom.test');
    expect((await ask('GET /__outbox')).body).toEqual([]);
    const knownReply = await requestReset('auditor@backroom.test');
    expect([unknown.status, unknown.body]).toEqual([knownReply.status, knownReply.body]);
    expect((await ask('GET /__outbox')).body).toMatchObject([{ to: 'auditor@backroom.test' }]);
  });

  test('sends no mail to a disabled account', async () => {
    await requestReset('inactive@backroom.test');
    expect((await ask('GET /__outbox')).body).toEqual([]);
  });

  test('has a link that works once, sets the password and ends every sign-in', async () => {
    const token = await tokenOf('auditor@backroom.test');
    await requestReset('auditor@backroom.test');
    const id = await readLinkId();
    expect((await resetPassword(id)).body).toEqual(examples.passwordReset);
    expect((await ask('GET /logged-in-user', { token })).body).toEqual(examples.loginNeeded);
    await expect(tokenOf('auditor@backroom.test', undefined, 'tulip-field')).resolves.toMatch(/^tok_/);
    expect(await resetPassword(id)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  });

  test('shows by the link its account without using it up, and whether it has ended', async () => {
    const readLink = (id: string) => ask(`GET /auth/reset-password/${id}`);
    await requestReset('auditor@backroom.test');
    const id = await readLinkId();
    const live = { status: 200, body: { email: 'auditor@backroom.test' } };
    expect(await readLink(id)).toMatchObject(live);
    expect(await readLink(id)).toMatchObject(live);
    expect((await resetPassword(id)).status).toBe(200);
    expect(await readLink(id)).toMatchObject({ status: 410, body: examples.linkExpired });
    expect((await readLink('__proto__')).status).toBe(410);
  });

  test('works by the link of the contract’s examples from the start, once, and again when it is asked for', async () => {
    const { id, email } = exampleLink;
    expect(await ask(`GET /auth/reset-password/${id}`)).toMatchObject({ status: 200, body: { email } });
    expect((await resetPassword(id)).status).toBe(200);
    expect((await resetPassword(id)).status).toBe(410);
    await requestReset(email);
    expect((await resetPassword(id)).status).toBe(200);
  });

  test('gets the same answer for an unknown link and one older than an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await requestReset('auditor@backroom.test');
    const id = await readLinkId();
    vi.setSystemTime(Date.now() + 60 * 60 * 1000 + 1);
    const [expired, unknown] = [await resetPassword(id), await resetPassword('nothing')];
    expect([expired.status, expired.body]).toEqual([410, examples.linkExpired]);
    expect([unknown.status, unknown.body]).toEqual([expired.status, expired.body]);
    expect((await resetPassword('__proto__')).status).toBe(410);
  });
});
