import { beforeEach, describe, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { signInOf } from '#mocks/core/db.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { staff } from '#mocks/core/users.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';

beforeEach(() => resetSession());

describe('signing in', () => {
  test.each(staff.map(({ email, profile }) => ({ email, profile })))(
    'D32 accepts $email',
    async ({ email, profile }) => {
      const token = await tokenOf(email);
      expect(await ask('GET /logged-in-user?_t=1', { token })).toMatchObject({ status: 200, body: profile });
    },
  );

  test('ignores the case of the e-mail, not of the password', async () => {
    const body = { email: 'Admin@Backroom.test', password: 'backroom' };
    expect((await ask('POST /users/authenticate', { body })).status).toBe(200);
    const upperCase = { ...body, password: 'BACKROOM' };
    expect((await ask('POST /users/authenticate', { body: upperCase })).status).toBe(400);
  });

  test('T24 answers an unknown e-mail and a wrong password alike', async () => {
    const wrongReply = await ask('POST /users/authenticate', { body: examples.credentialsWrong });
    const unknown = await ask('POST /users/authenticate', {
      body: { email: 'nobody@backroom.test', password: 'backroom' },
    });
    expect(wrongReply).toMatchObject({ status: 400, body: { message: 'Username or password is incorrect' } });
    expect(unknown.body).toEqual(wrongReply.body);
    expect(unknown.status).toBe(wrongReply.status);
  });

  test('gives each sign-in a token of its own', async () => {
    expect(await tokenOf('admin@backroom.test')).not.toBe(await tokenOf('admin@backroom.test'));
  });

  test.each(['inactive', 'deleted'] as const)(
    'E25 says in the profile of an account that is %s so, and refuses every other call',
    async (state) => {
      const token = await tokenOf(`${state}@backroom.test`);
      const profile =
        state === 'inactive' ? { is_active: 'N', is_deleted: 'N' } : { is_active: 'Y', is_deleted: 'Y' };
      expect((await ask('GET /logged-in-user', { token })).body).toMatchObject(profile);
      const refusal = state === 'inactive' ? examples.accountInactive : examples.accountDeleted;
      expect((await ask('GET /node/userMenu', { token })).body).toEqual(refusal);
      expect((await ask('GET /account/sessions', { token })).status).toBe(401);
    },
  );
});

describe('a call without a valid token', () => {
  test('D5 is refused with a 200 by observed operations, with a 401 by proposed ones', async () => {
    const observed = await ask('GET /logged-in-user', { token: 'tok_dead' });
    const proposed = await ask('GET /auth/me', { token: 'tok_dead' });
    expect([observed.status, observed.body]).toEqual([200, examples.loginNeeded]);
    expect([proposed.status, proposed.body]).toEqual([401, examples.loginNeeded]);
  });

  test('is refused with a 401 by both when there is no token at all', async () => {
    expect((await ask('GET /logged-in-user')).status).toBe(401);
    expect((await ask('GET /auth/me')).status).toBe(401);
  });

  test('is refused with a token that was unused for 12 hours', async () => {
    const token = await tokenOf('admin@backroom.test');
    const late = Date.now() + 12 * 60 * 60 * 1000 + 1;
    expect(signInOf(dbOf(new Request('http://localhost/api')), token, late)).toBeUndefined();
  });
});

describe('signing out', () => {
  test('ASVS 7.4.1 POST /auth/logout ends this token, and the person’s others stay valid', async () => {
    const [token, other] = [await tokenOf('admin@backroom.test'), await tokenOf('admin@backroom.test')];
    expect((await ask('POST /auth/logout', { token })).body).toEqual(examples.loggedOut);
    expect((await ask('GET /logged-in-user', { token })).body).toEqual(examples.loginNeeded);
    expect((await ask('GET /logged-in-user', { token: other })).body).toEqual(examples.profileAdmin);
  });

  test('E91 GET /logout-user/{userId} ends the sign-in of the token', async () => {
    const token = await tokenOf('admin@backroom.test');
    expect((await ask('GET /logout-user/u-1001?_t=1', { token })).body).toEqual(examples.loggedOutIdle);
    expect((await ask('GET /logged-in-user', { token })).body).toEqual(examples.loginNeeded);
  });

  test('D9 takes the user name where there is no user id', async () => {
    const token = await tokenOf('profile-sparse@backroom.test');
    expect((await ask('GET /logout-user/profile-sparse', { token })).status).toBe(200);
  });

  test('T20 refuses somebody else’s user id and signs nobody out', async () => {
    const [token, other] = [await tokenOf('admin@backroom.test'), await tokenOf('auditor@backroom.test')];
    expect((await ask('GET /logout-user/u-1008', { token })).status).toBe(403);
    expect((await ask('GET /logout-user/u-1008')).status).toBe(401);
    expect((await ask('GET /logged-in-user', { token: other })).body).toEqual(examples.profileAuditor);
  });
});

describe('the list of users', () => {
  test('needs the permission Team', async () => {
    const [admin, service] = [await tokenOf('admin@backroom.test'), await tokenOf('service@backroom.test')];
    expect((await ask('GET /users', { token: admin })).body).toContainEqual({
      username: 'helen.okafor',
      email: 'admin@backroom.test',
    });
    expect(await ask('GET /users', { token: service })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', node: 'Team' },
    });
  });
});
