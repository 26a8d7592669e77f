import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorOf, json, connectApi, networkFailure, text, stubNetwork } from '#tests/support/stubNetwork.ts';
import { isSilent } from './errors.ts';
import { endOtherSessions, updateAccount } from './generated/sdk/account.gen.ts';
import { registerUser } from './generated/sdk/registration.gen.ts';
import { authenticate, getAuthUser, getUserMenu, logoutUser } from './generated/sdk/session.gen.ts';

const menu = { msg: 'success', data: [] };
const busy = json({ title: 'Busy' }, { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
  connectApi();
});
afterEach(() => vi.useRealTimers());

/** Lets every wait pass. */
async function settled<T>(call: Promise<T>): Promise<T> {
  const [result] = await Promise.all([call, vi.runAllTimersAsync()]);
  return result;
}

describe('a read is retried up to twice', () => {
  test.each([429, 502, 503, 504])('after a %i', async (status) => {
    const sent = stubNetwork(json({}, { status }), json({}, { status }), json(menu));
    expect((await settled(getUserMenu())).data).toEqual(menu);
    expect(sent).toHaveLength(3);
  });

  test('after a network failure', async () => {
    const sent = stubNetwork(networkFailure(), networkFailure(), json(menu));
    expect((await settled(getUserMenu())).data).toEqual(menu);
    expect(sent).toHaveLength(3);
  });

  test('and then fails with the last error', async () => {
    const sent = stubNetwork(busy);
    expect(await settled(errorOf(getUserMenu()))).toMatchObject({
      kind: 'http',
      status: 503,
      serverDetails: 'Busy',
      operation: 'GET /node/userMenu',
    });
    expect(sent).toHaveLength(3);
  });

  test('with a cache-buster of its own for each attempt', async () => {
    const sent = stubNetwork(busy);
    await settled(errorOf(getUserMenu()));
    expect(new Set(sent.map(({ url }) => url)).size).toBe(3);
  });

  test.each([400, 404, 409, 422, 500])('but not after a %i', async (status) => {
    const sent = stubNetwork(json({}, { status }));
    expect(await settled(errorOf(getUserMenu()))).toMatchObject({ kind: 'http', status });
    expect(sent).toHaveLength(1);
  });

  test('but not when the answer cannot be read', async () => {
    const sent = stubNetwork(text('<h1>Sign in</h1>', 'text/html'));
    expect(await settled(errorOf(getUserMenu()))).toMatchObject({ kind: 'unexpected' });
    expect(sent).toHaveLength(1);
  });

  test('but not when the call forbids it: GET /logout-user/{userId}', async () => {
    const sent = stubNetwork(busy);
    await settled(errorOf(logoutUser({ path: { userId: 'u-1' }, meta: { retry: false } })));
    expect(sent).toHaveLength(1);
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['PATCH', () => updateAccount({ body: { first_name: 'Helen' } })],
  ['DELETE, though it has no body', () => endOtherSessions()],
  ['POST', () => authenticate({ body: { email: 'a@b.test', password: 'x' } })],
])('a write is never retried: %s', async (_method, call) => {
  for (const answer of [busy, networkFailure(), json({}, { status: 429, headers: { 'Retry-After': '1' } })]) {
    const sent = stubNetwork(answer);
    await settled(errorOf(call()));
    expect(sent).toHaveLength(1);
  }
});

describe('the header Retry-After', () => {
  const asking = (value: string) => json({}, { status: 429, headers: { 'Retry-After': value } });

  test.each<[string, () => string]>([
    ['in seconds', () => '7'],
    ['as a date', () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 7000).toUTCString()],
  ])('is obeyed when it is %s', async (_form, value) => {
    vi.setSystemTime(Date.UTC(2026, 10, 20, 9, 0, 0));
    const sent = stubNetwork(asking(value()), json(menu));
    const call = getUserMenu();
    await vi.advanceTimersByTimeAsync(6999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).data).toEqual(menu);
  });

  test('beyond 30 s is not waited for: the error says how long it is', async () => {
    const sent = stubNetwork(asking('1000000000'));
    expect(await errorOf(getUserMenu())).toMatchObject({ status: 429, retryAfterMs: 1_000_000_000_000 });
    expect(sent).toHaveLength(1);
  });
});

describe('the time limit', () => {
  const never = (): Promise<Response> => new Promise(() => undefined);

  test.each<[string, () => Promise<unknown>]>([
    ['a read', () => getUserMenu()],
    ['a write', () => updateAccount({ body: { first_name: 'Helen' } })],
  ])('fails %s without an answer after 30 s, without a retry', async (_name, call) => {
    const sent = stubNetwork(never);
    const error = errorOf(call());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ kind: 'timeout', cause: { message: 'no answer within 30000 ms' } });
    expect(sent).toHaveLength(1);
  });

  test('covers the body too', async () => {
    stubNetwork(
      () =>
        new Response(new ReadableStream(), {
          headers: { 'Content-Type': 'application/json' },
        }),
    );
    const error = errorOf(getUserMenu());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toMatchObject({ kind: 'timeout' });
  });

  test('E91 can be set by the call', async () => {
    stubNetwork(never);
    const error = errorOf(logoutUser({ path: { userId: 'u-1' }, meta: { timeoutMs: 2000 } }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await error).toMatchObject({ kind: 'timeout' });
  });

  test('E91 leaves keepalive set, also on a GET with a cache-buster', async () => {
    const sent = stubNetwork(json({ msg: 'success' }));
    await logoutUser({ path: { userId: 'u-1' }, keepalive: true });
    expect(sent[0]?.keepalive).toBe(true);
  });

  test('ends with a caller who leaves: the error is silent and the request is aborted', async () => {
    const caller = new AbortController();
    let stopped = false;
    stubNetwork((request) => {
      request.signal.addEventListener('abort', () => (stopped = true));
      return never();
    });
    const call = errorOf(getUserMenu({ signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    const error = await call;
    expect(error).toMatchObject({ kind: 'aborted' });
    expect(isSilent(error)).toBe(true);
    expect(stopped).toBe(true);
  });

  test('ends the wait between two attempts when the caller leaves', async () => {
    const caller = new AbortController();
    const sent = stubNetwork(busy);
    const call = errorOf(getUserMenu({ signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    caller.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
  });
});

test('status and headers of a reply reach a caller who asks for them', async () => {
  stubNetwork(json(menu, { status: 203, headers: { 'X-Request-Id': 'r-7' } }));
  const { response } = await getUserMenu();
  expect(response.status).toBe(203);
  expect(response.headers.get('X-Request-Id')).toBe('r-7');
});

test('F01 offline fails at once, without a second attempt', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = stubNetwork(networkFailure());
  expect(await errorOf(getUserMenu())).toMatchObject({ kind: 'offline' });
  expect(sent).toHaveLength(1);
});

describe('E55 a refusal', () => {
  test('carries the server’s sentence, its code and its fields', async () => {
    const problem = {
      title: 'The request isn’t valid',
      status: 422,
      code: 'validation',
      errors: [{ field: 'email', code: 'taken', message: 'is already registered' }],
    };
    stubNetwork(text(JSON.stringify(problem), 'application/problem+json; charset=utf-8', { status: 422 }));
    const call = registerUser({ body: { username: 'a', email: 'a@b.test', password: 'abcdef' } });
    expect(await errorOf(call)).toMatchObject({
      kind: 'http',
      status: 422,
      code: 'validation',
      serverMessage: 'The request isn’t valid',
      fields: [{ field: 'email', code: 'taken', message: 'is already registered' }],
      body: problem,
      operation: 'POST /users/register',
    });
  });

  test('has none of them without a body', async () => {
    stubNetwork(() => new Response(null, { status: 500 }));
    const error = await errorOf(getAuthUser());
    expect(error).toMatchObject({
      kind: 'http',
      status: 500,
      serverMessage: undefined,
      code: undefined,
      fields: [],
    });
  });
});
