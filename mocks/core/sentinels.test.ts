import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ask, tokenOf } from '#tests/support/askMock.ts';

import { examples } from '#mocks/contract/examples.gen.ts';
import { answerChecked } from '#mocks/adapters/checked.ts';
import { FAULT_HEADER } from './faults.ts';
import { resetSession } from './mockSessions.ts';
import { faultIn } from './sentinels.ts';

beforeEach(() => resetSession());
afterEach(() => vi.useRealTimers());

const signIn = (name: string) =>
  ask('POST /users/authenticate', { body: { email: `fault-${name}@backroom.test`, password: 'x' } });

describe('a value in a request that asks for a failure', () => {
  test.each([
    ['an e-mail', 'fault-500@backroom.test', '500'],
    ['a word', 'fault-html', 'html'],
    ['with blanks around it, in capitals', '  FAULT-502 ', '502'],
    ['a name with a dash', 'fault-status0-text', 'status0-text'],
    ['a file', new File([], 'fault-503.png'), '503'],
    ['deep inside', { rows: [{ name: 'fault-409' }] }, '409'],
    ['an unknown failure', 'fault-unknown', undefined],
    ['part of a sentence', 'no fault-500 here', undefined],
    ['somebody else', 'fault-500@elsewhere.test', undefined],
    ['what every object has', 'fault-constructor', undefined],
  ])('is recognised or ignored as %s', (_where, value, fault) => {
    expect(faultIn(value)).toBe(fault);
  });

  test.each([
    ['500', 500, 'application/json; charset=utf-8'],
    ['502', 502, 'text/html; charset=utf-8'],
    ['503', 503, 'application/problem+json'],
    ['429', 429, 'application/problem+json'],
    ['409', 409, 'application/problem+json'],
    ['500-html', 500, 'text/html; charset=utf-8'],
    ['html', 200, 'text/html; charset=utf-8'],
    ['text', 200, 'text/plain; charset=utf-8'],
    ['untyped', 200, null],
    ['binary', 200, 'application/octet-stream'],
    ['truncated', 200, 'application/json; charset=utf-8'],
    ['empty', 200, 'application/json; charset=utf-8'],
    ['204', 204, null],
    ['401-bare', 401, null],
    ['redirect', 302, null],
  ])('fault-%s answers %i as %s', async (name, status, type) => {
    const answer = answerChecked(
      new Request('http://localhost/api/users/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `fault-${name}@backroom.test`, password: 'x' }),
      }),
    );
    const { headers, status: answeredStatus } = await answer;
    expect([answeredStatus, headers.get('content-type'), headers.get(FAULT_HEADER)]).toEqual([
      status,
      type,
      name,
    ]);
  });

  test('fault-429 says when to try again, fault-null and fault-shape answer JSON', async () => {
    expect((await signIn('429')).headers.get('retry-after')).toBe('7');
    expect((await signIn('null')).body).toBeNull();
    expect((await signIn('shape')).body).toEqual({ unexpected: true });
  });

  test('fault-offline fails as a lost network does', async () => {
    const body = JSON.stringify({ email: 'fault-offline@backroom.test', password: 'x' });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const response = await answerChecked(new Request('http://localhost/api/users/authenticate', init));
    expect(response.type).toBe('error');
  });

  test('fault-hang answers only when the caller gives up', async () => {
    const controller = new AbortController();
    const body = JSON.stringify({ email: 'fault-hang@backroom.test', password: 'x' });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: controller.signal,
    };
    const answer = answerChecked(new Request('http://localhost/api/users/authenticate', init));
    const firstResult = await Promise.race([
      answer,
      new Promise((resolve) => setImmediate(resolve, 'nothing yet')),
    ]);
    expect(firstResult).toBe('nothing yet');
    controller.abort();
    expect((await answer).type).toBe('error');
  });

  test('fault-slow takes five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const answer = signIn('slow');
    await vi.advanceTimersByTimeAsync(4999);
    const firstResult = await Promise.race([
      answer,
      new Promise((resolve) => setImmediate(resolve, 'nothing yet')),
    ]);
    expect(firstResult).toBe('nothing yet');
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(400);
  });

  test('fault-flaky fails twice', async () => {
    const statuses = [await signIn('flaky'), await signIn('flaky'), await signIn('flaky')].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([503, 503, 400]);
  });
});

describe('while signed in', () => {
  const saveDescription = async (token: string, description: string) =>
    ask('PATCH /account', { token, body: { description } });

  test.each(['status0', 'status0-text', '401', '401-bare'])('fault-%s ends the sign-in', async (name) => {
    const token = await tokenOf('admin@backroom.test');
    await saveDescription(token, `fault-${name}`);
    expect((await ask('GET /auth/me', { token })).status).toBe(401);
  });

  test('E82 fault-lost changes the password and loses the answer', async () => {
    const token = await tokenOf('admin@backroom.test');
    const fields = { oldpassword: 'backroom', password: 'fault-lost', token };
    await expect(ask('POST /change-wd', { token, body: new URLSearchParams(fields) })).resolves.toMatchObject(
      { status: 0 },
    );
    await expect(tokenOf('admin@backroom.test', undefined, 'fault-lost')).resolves.toMatch(/^tok_/);
  });

  test.each([
    ['fault-unsuccess', examples.passwordUnsuccessful],
    ['fault-needlogin', examples.passwordNeedLogin],
    ['fault-no-message', { message: '' }],
    ['fault-shouting', { message: 'SUCCESS' }],
  ])('E74 the new password %s is answered with its own failure', async (password, reply) => {
    const token = await tokenOf('admin@backroom.test');
    const body = { oldpassword: 'backroom', password, token };
    expect((await ask('POST /change-wd', { token, body })).body).toEqual(reply);
  });
});

describe('accounts whose name asks for a failure', () => {
  const fetchMenu = async (local: string, count = 1) => {
    const token = await tokenOf(`${local}@backroom.test`);
    let reply = await ask('GET /node/userMenu', { token });
    for (let call = 1; call < count; call += 1) reply = await ask('GET /node/userMenu', { token });
    return reply;
  };

  test('menu-fails@ signs in, and has no menu', async () => {
    expect((await fetchMenu('menu-fails')).status).toBe(500);
    expect((await fetchMenu('menu-502', 2)).status).toBe(502);
  });

  test('a name with -later fails from the second call on, counted anew after each sign-in', async () => {
    expect((await fetchMenu('menu-status0-later')).body).toMatchObject({ msg: 'success' });
    expect((await fetchMenu('menu-status0-later', 2)).body).toEqual(examples.loginNeeded);
    expect((await fetchMenu('menu-shrunk-later', 2)).body).toEqual({
      msg: 'success',
      data: [{ title: 'Home' }],
    });
  });

  test('menu-flaky@ gets a menu at the third try', async () => {
    expect((await fetchMenu('menu-flaky', 2)).status).toBe(503);
    expect((await fetchMenu('menu-flaky')).body).toMatchObject({ msg: 'success' });
  });

  test('E26 profile-inactive-later@ is disabled during the session', async () => {
    const token = await tokenOf('profile-inactive-later@backroom.test');
    expect((await ask('GET /logged-in-user', { token })).body).toMatchObject({ is_active: 'Y' });
    expect((await ask('GET /logged-in-user', { token })).body).toMatchObject({ is_active: 'N' });
  });

  test('logout-fails@ and sessions-fails@ fail there and nowhere else', async () => {
    const [a, b] = [
      await tokenOf('logout-fails@backroom.test'),
      await tokenOf('sessions-fails@backroom.test'),
    ];
    expect((await ask('POST /auth/logout', { token: a })).status).toBe(500);
    expect((await ask('GET /account/sessions', { token: a })).status).toBe(200);
    expect((await ask('GET /account/sessions', { token: b })).status).toBe(500);
    expect((await ask('POST /auth/logout', { token: b })).status).toBe(200);
  });

  test.each([
    ['menu-empty', { msg: 'success', data: [] }],
    ['menu-failed', examples.menuFailed],
    ['menu-shouting', { msg: 'SUCCESS' }],
  ])('%s@ gets the menu of its name', async (local, menu) => {
    expect((await fetchMenu(local)).body).toMatchObject(menu);
  });

  test.each([
    ['profile-sparse', { first_name: null, role: null }],
    ['profile-role-text', { role: 'Pricing Analyst' }],
    ['profile-role-number', { role: 7 }],
    ['profile-hostile', { profile_image: 'javascript:document.title=1' }],
    ['profile-no-image', { profile_image: '/no-such-picture.png' }],
    ['user-id-zero', { user_id: '0' }],
  ])('%s@ gets the profile of its name', async (local, profile) => {
    const token = await tokenOf(`${local}@backroom.test`);
    expect(await ask('GET /logged-in-user', { token })).toMatchObject({ status: 200, body: profile });
  });

  test.each(['menu-deep', 'menu-huge', 'menu-odd'])(
    '%s@ gets a menu that keeps to the contract',
    async (local) => {
      expect((await fetchMenu(local)).status).toBe(200);
    },
  );

  test('nobody else can sign in with the password of the mock', async () => {
    for (const local of ['menu-unknown', 'nobody-500', 'constructor', '__proto__', 'menu-']) {
      await expect(tokenOf(`${local}@backroom.test`)).rejects.toThrow('400');
    }
  });
});
