import { describe, expect, test } from 'vitest';
import { errorOf, json, connectApi, text, stubNetwork } from '#tests/support/stubNetwork.ts';
import type { Answer } from '#tests/support/stubNetwork.ts';
import { isSilent } from './errors.ts';
import { changePassword } from './generated/sdk/account.gen.ts';
import { getAuthUser, getLoggedInUser, getUserMenu, logoutUser } from './generated/sdk/session.gen.ts';
import { listUsers } from './generated/sdk/template.gen.ts';

const profile = { username: 'helen.okafor', is_active: 'Y', is_deleted: 'N' };
const signInAgain = json({ status: 0, msg: 'Please sign in' });

const observed: [string, () => Promise<{ data: unknown }>][] = [
  ['GET /logged-in-user', () => getLoggedInUser()],
  ['GET /node/userMenu', () => getUserMenu()],
  ['POST /change-wd', () => changePassword({ body: { oldpassword: 'a', password: 'abcdef', token: 't' } })],
  ['GET /logout-user/{userId}', () => logoutUser({ path: { userId: 'u-1' } })],
  ['GET /users', () => listUsers()],
];

describe('E38 the body {"status":0}', () => {
  test.each(observed)('ends the session and gives null for %s', async (operation, call) => {
    const heard = connectApi();
    stubNetwork(signInAgain);
    expect((await call()).data).toBeNull();
    expect(heard.needsLogin).toEqual([{ epoch: 1, operation, message: 'Please sign in' }]);
  });

  test('rejects a proposed call with an error that no screen shows', async () => {
    const heard = connectApi();
    stubNetwork(signInAgain);
    const error = await errorOf(getAuthUser());
    expect(error).toMatchObject({ kind: 'loginNeeded', operation: 'GET /auth/me' });
    expect(isSilent(error)).toBe(true);
    expect(heard.needsLogin).toHaveLength(1);
  });

  test.each([200, 401])('gives its code to the session when it comes with HTTP %s', async (status) => {
    const heard = connectApi();
    const body = { status: 0, msg: 'This account is inactive', code: 'account_inactive' };
    stubNetwork(json(body, { status }));
    await errorOf(getAuthUser());
    expect(heard.needsLogin).toMatchObject([{ code: 'account_inactive', message: body.msg }]);
  });

  test('is neither retried nor answered with another call', async () => {
    connectApi();
    const sent = stubNetwork(signInAgain);
    await getUserMenu();
    expect(sent).toHaveLength(1);
  });
});

test.each(['{"status":"0"}', '{"status":-0}'])('E39 the body %s counts as status zero', async (body) => {
  const heard = connectApi();
  stubNetwork(text(body, 'application/json'));
  expect((await getLoggedInUser()).data).toBeNull();
  expect(heard.needsLogin).toHaveLength(1);
});

test.each([false, null, '', [], '0.0', undefined])(
  'E40 the status %j does not count as zero, and the body arrives',
  async (status) => {
    const heard = connectApi();
    stubNetwork(json({ ...profile, status }));
    expect((await getLoggedInUser()).data).toMatchObject(profile);
    expect(heard.needsLogin).toEqual([]);
  },
);

describe('E41 a login field of the caller’s replaces status', () => {
  test('so that its 0 ends the session, and the option is not sent', async () => {
    const heard = connectApi();
    const sent = stubNetwork(json({ code: 0, status: 1 }));
    expect((await getLoggedInUser({ meta: { loginField: 'code' } })).data).toBeNull();
    expect(heard.needsLogin).toHaveLength(1);
    expect(sent[0]?.url).toMatch(/^http:\/\/localhost:3000\/api\/logged-in-user\?_t=\d+$/);
  });

  test('so that status 0 is an ordinary value', async () => {
    const heard = connectApi();
    stubNetwork(json({ ...profile, status: 0 }));
    expect((await getLoggedInUser({ meta: { loginField: 'code' } })).data).toMatchObject(profile);
    expect(heard.needsLogin).toEqual([]);
  });
});

test('E42 an inherited status is ignored', async () => {
  const heard = connectApi();
  stubNetwork(text('{"__proto__":{"status":0},"username":"x"}', 'application/json'));
  expect((await getLoggedInUser()).data).toHaveProperty('username', 'x');
  expect(heard.needsLogin).toEqual([]);
});

describe('E43 checkLogin: false', () => {
  test('leaves the body untouched', async () => {
    const heard = connectApi();
    stubNetwork(signInAgain);
    expect((await getLoggedInUser({ meta: { checkLogin: false } })).data).toEqual({
      status: 0,
      msg: 'Please sign in',
    });
    expect(heard.needsLogin).toEqual([]);
  });

  test('leaves null as null', async () => {
    connectApi();
    stubNetwork(json(null));
    expect((await getLoggedInUser({ meta: { checkLogin: false } })).data).toBeNull();
  });

  test('leaves a 401 an ordinary error', async () => {
    const heard = connectApi();
    stubNetwork(json({ message: 'Token expired' }, { status: 401 }));
    const error = await errorOf(getLoggedInUser({ meta: { checkLogin: false } }));
    expect(error).toMatchObject({ kind: 'http', status: 401, serverMessage: 'Token expired' });
    expect(heard.needsLogin).toEqual([]);
  });
});

describe('E44 a body without a status ends no session', () => {
  test.each([[[0]], [[{ status: 0 }]]])('when it is %j', async (body) => {
    const heard = connectApi();
    stubNetwork(json(body));
    expect((await listUsers()).data).toEqual(body);
    expect(heard.needsLogin).toEqual([]);
  });

  test.each([['0'], [0]])('when it is %j, which no operation answers with', async (body) => {
    const heard = connectApi();
    stubNetwork(json(body));
    expect(await errorOf(listUsers())).toMatchObject({ kind: 'unexpected' });
    expect(heard.needsLogin).toEqual([]);
  });

  test.each<[string, Answer]>([
    ['null', json(null)],
    ['204', () => new Response(null, { status: 204 })],
  ])('when it is %s, and it does not pass for a profile', async (_name, answer) => {
    const heard = connectApi();
    stubNetwork(answer);
    expect(await errorOf(getLoggedInUser())).toMatchObject({ kind: 'unexpected' });
    expect(heard.needsLogin).toEqual([]);
  });
});

test.each([401, 403, 404, 500, 503])(
  'E45 status 0 with HTTP %i counts too, without a retry',
  async (status) => {
    const heard = connectApi();
    const sent = stubNetwork(json({ status: 0 }, { status }));
    expect((await getUserMenu()).data).toBeNull();
    expect(heard.needsLogin).toHaveLength(1);
    expect(heard.forbidden).toEqual([]);
    expect(sent).toHaveLength(1);
  },
);

test('E49 status 0 is looked for before the schema, so that a body that is no profile ends the session too', async () => {
  const heard = connectApi();
  stubNetwork(json({ status: 0, username: 12, is_active: [] }));
  expect((await getLoggedInUser()).data).toBeNull();
  expect(heard.needsLogin).toHaveLength(1);
});
