import { describe, expect, test, vi } from 'vitest';
import { errorOf, json, connectApi, text, stubNetwork } from '#tests/support/stubNetwork.ts';
import type { Answer } from '#tests/support/stubNetwork.ts';
import { isSilent } from './errors.ts';
import { endOtherSessions, listAccountSessions } from './generated/sdk/account.gen.ts';
import {
  forgotPassword,
  getResetLink,
  registerUser,
  resetPassword,
} from './generated/sdk/registration.gen.ts';
import { authenticate, getLoggedInUser, getUserMenu } from './generated/sdk/session.gen.ts';
import { listUsers } from './generated/sdk/template.gen.ts';

const profile = { username: 'helen.okafor', is_active: 'Y', is_deleted: 'N' };
const signInAgain = json({ status: 0, msg: 'Please sign in' });

const publicCalls: [string, () => Promise<{ data: unknown }>][] = [
  ['POST /users/authenticate', () => authenticate({ body: { email: 'a@b.test', password: 'x' } })],
  [
    'POST /users/register',
    () => registerUser({ body: { username: 'a', email: 'a@b.test', password: 'abcdef' } }),
  ],
  ['POST /auth/forgot-password', () => forgotPassword({ body: { email: 'a@b.test' } })],
  [
    'POST /auth/reset-password/{linkId}',
    () => resetPassword({ path: { linkId: 'r-1' }, body: { password: 'abcdef' } }),
  ],
  ['GET /auth/reset-password/{linkId}', () => getResetLink({ path: { linkId: 'r-1' } })],
];

describe('E46 a public call never ends the session', () => {
  test.each(publicCalls)('%s: status 0 is a refusal with the server’s sentence', async (operation, call) => {
    const heard = connectApi({ token: () => null });
    stubNetwork(signInAgain);
    const error = await errorOf(call());
    expect(error).toMatchObject({ kind: 'http', status: 200, serverMessage: 'Please sign in', operation });
    expect(isSilent(error)).toBe(false);
    expect(heard).toEqual({ needsLogin: [], unauthorizedTemplate: [], forbidden: [] });
  });

  test.each(publicCalls)('%s: a 403 is a refusal too', async (_operation, call) => {
    const heard = connectApi({ token: () => null });
    stubNetwork(json({ message: 'No' }, { status: 403 }));
    expect(await errorOf(call())).toMatchObject({ kind: 'http', status: 403, serverMessage: 'No' });
    expect(heard).toEqual({ needsLogin: [], unauthorizedTemplate: [], forbidden: [] });
  });

  test.each(publicCalls.slice(2))('%s: a 401 is a refusal too', async (_operation, call) => {
    const heard = connectApi({ token: () => null });
    stubNetwork(json({ message: 'No' }, { status: 401 }));
    expect(await errorOf(call())).toMatchObject({ kind: 'http', status: 401, serverMessage: 'No' });
    expect(heard).toEqual({ needsLogin: [], unauthorizedTemplate: [], forbidden: [] });
  });
});

test('E47 each of 50 parallel calls reports the epoch it was sent in', async () => {
  const heard = connectApi({ epoch: () => 4 });
  stubNetwork(signInAgain);
  const results = await Promise.all(Array.from({ length: 50 }, () => getUserMenu()));
  expect(results.every(({ data }) => data === null)).toBe(true);
  expect(heard.needsLogin).toHaveLength(50);
  expect(new Set(heard.needsLogin.map(({ epoch }) => epoch))).toEqual(new Set([4]));
});

test('E47 when the first of 50 calls ends the session, the others are dropped silently', async () => {
  let epoch = 1;
  const ended = vi.fn(() => {
    epoch += 1;
  });
  connectApi({ epoch: () => epoch, onNeedsLogin: ended });
  stubNetwork(signInAgain);
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => getUserMenu()));
  expect(ended).toHaveBeenCalledOnce();
  const errors = results.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  expect(errors).toHaveLength(49);
  expect(errors.every(isSilent)).toBe(true);
});

describe('E48 a reply of an earlier session', () => {
  const late: [string, Answer][] = [
    ['status 0', signInAgain],
    ['401', json({}, { status: 401 })],
    ['403', json({}, { status: 403 })],
    ['data', json(profile)],
    ['502', json({}, { status: 502 })],
    ['an unreadable body', text('<html>', 'text/html')],
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ];

  test.each(late)('is dropped when it is %s: no event, no data, no retry', async (_name, answer) => {
    let epoch = 1;
    const heard = connectApi({ epoch: () => epoch });
    const sent = stubNetwork((request) => {
      epoch = 2;
      return answer(request);
    });
    const error = await errorOf(getLoggedInUser());
    expect(error).toMatchObject({ kind: 'stale', operation: 'GET /logged-in-user' });
    expect(isSilent(error)).toBe(true);
    expect(heard).toEqual({ needsLogin: [], unauthorizedTemplate: [], forbidden: [] });
    expect(sent).toHaveLength(1);
  });

  test('is not asked for again: a read that waits for its retry when the session ends is not sent', async () => {
    vi.useFakeTimers();
    let epoch = 1;
    connectApi({ epoch: () => epoch });
    const sent = stubNetwork(json({}, { status: 503 }));
    const error = errorOf(getLoggedInUser());
    await vi.advanceTimersByTimeAsync(100);
    epoch = 2;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await error).toMatchObject({ kind: 'stale' });
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });

  test('arrives when the call is public, because it belongs to no session', async () => {
    let epoch = 1;
    connectApi({ epoch: () => epoch });
    stubNetwork(() => {
      epoch = 2;
      return new Response('{"token":"t-2"}', { headers: { 'Content-Type': 'application/json' } });
    });
    const { data } = await authenticate({ body: { email: 'a@b.test', password: 'x' } });
    expect(data).toEqual({ token: 't-2' });
  });
});

describe('E52 a 401 of a template call', () => {
  test.each<[string, ResponseInit, unknown, string]>([
    [
      'the response message',
      { status: 401, statusText: 'Nope' },
      { message: 'Token expired' },
      'Token expired',
    ],
    ['else the status text', { status: 401, statusText: 'Nope' }, {}, 'Nope'],
    ['else one last word, as HTTP/2 has no status text', { status: 401 }, {}, 'Unauthorized'],
  ])('shows its text: %s', async (_name, init, body, message) => {
    const heard = connectApi();
    stubNetwork(json(body, init));
    expect(await errorOf(listUsers())).toMatchObject({ kind: 'http', status: 401, serverMessage: message });
    expect(heard.unauthorizedTemplate).toEqual([{ epoch: 1, operation: 'GET /users', message }]);
    expect(heard.needsLogin).toEqual([]);
  });

  test('has a text even without JSON', async () => {
    connectApi();
    stubNetwork(text('<h1>401</h1>', 'text/html', { status: 401 }));
    expect(await errorOf(listUsers())).toMatchObject({ serverMessage: 'Unauthorized' });
  });

  test.each(publicCalls.slice(0, 2))(
    'D38 ends the session, signed in or not: %s',
    async (operation, call) => {
      for (const [body, message] of [
        [{ message: 'Not from here' }, 'Not from here'],
        [{ status: 0, msg: 'Please sign in' }, 'Please sign in'],
        [{}, 'Unauthorized'],
      ]) {
        const heard = connectApi({ token: () => null });
        stubNetwork(json(body, { status: 401 }));
        expect(await errorOf(call())).toMatchObject({ kind: 'http', status: 401, serverMessage: message });
        expect(heard.unauthorizedTemplate).toEqual([{ epoch: 1, operation, message }]);
        expect(heard.needsLogin).toEqual([]);
      }
    },
  );

  test('D38 is not a wrong password, which is a 400 with a message at the form', async () => {
    const heard = connectApi({ token: () => null });
    stubNetwork(json({ message: 'Username or password is incorrect' }, { status: 400 }));
    const error = await errorOf(authenticate({ body: { email: 'a@b.test', password: 'x' } }));
    expect(error).toMatchObject({ kind: 'http', serverMessage: 'Username or password is incorrect' });
    expect(heard.unauthorizedTemplate).toEqual([]);
  });
});

test('E52, E54 no other refusal is reported to the session', async () => {
  const heard = connectApi();
  for (const status of [400, 404, 409, 422, 500]) {
    stubNetwork(json({ message: 'No' }, { status }));
    expect(await errorOf(listUsers())).toMatchObject({ status });
    expect(await errorOf(listAccountSessions())).toMatchObject({ status });
  }
  stubNetwork(json({ message: 'No' }, { status: 401 }));
  await errorOf(listAccountSessions({ meta: { checkLogin: false } }));
  expect(heard).toEqual({ needsLogin: [], unauthorizedTemplate: [], forbidden: [] });
});

describe('E53 a 401 of a call that is no template call', () => {
  const bodies: [string, Answer][] = [
    ['with the body of D5', json({ status: 0, msg: 'Please sign in' }, { status: 401 })],
    ['with another body', json({ message: 'Token expired' }, { status: 401 })],
    ['without a body', () => new Response(null, { status: 401 })],
    ['with a page', text('<h1>401</h1>', 'text/html', { status: 401 })],
  ];

  test.each(bodies)('gives null on observed calls: %s', async (_name, answer) => {
    const heard = connectApi();
    stubNetwork(answer);
    expect((await getUserMenu()).data).toBeNull();
    expect(heard.needsLogin).toHaveLength(1);
    expect(heard.unauthorizedTemplate).toEqual([]);
  });

  test.each(bodies)('is a silent error on proposed calls, writes too: %s', async (_name, answer) => {
    const heard = connectApi();
    stubNetwork(answer);
    expect(await errorOf(listAccountSessions())).toMatchObject({ kind: 'loginNeeded' });
    expect(await errorOf(endOtherSessions())).toMatchObject({ kind: 'loginNeeded' });
    expect(heard.needsLogin.map(({ operation }) => operation)).toEqual([
      'GET /account/sessions',
      'DELETE /account/sessions',
    ]);
  });
});

describe('E54 a 403', () => {
  test('is reported to the session, and the caller gets the refusal and stays signed in', async () => {
    const heard = connectApi();
    const body = {
      title: 'Not allowed',
      status: 403,
      code: 'forbidden',
      detail: 'Your role cannot.',
      node: 'Team',
    };
    stubNetwork(text(JSON.stringify(body), 'application/problem+json', { status: 403 }));
    expect(await errorOf(listAccountSessions())).toMatchObject({
      kind: 'http',
      status: 403,
      code: 'forbidden',
      body,
    });
    expect(heard.forbidden).toEqual([
      { epoch: 1, operation: 'GET /account/sessions', message: 'Your role cannot.' },
    ]);
    expect(heard.needsLogin).toEqual([]);
  });
});
