import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, connectApi, stubNetwork } from '#tests/support/stubNetwork.ts';
import { client } from './generated/client.gen.ts';
import { getLoggedInUserQueryKey } from './generated/query/session.gen.ts';
import { endAccountSession, updateAccount } from './generated/sdk/account.gen.ts';
import { authenticate, getLoggedInUser, getUserMenu, logoutUser } from './generated/sdk/session.gen.ts';

afterEach(() => vi.useRealTimers());

const ok = json({ message: 'ok' });

describe('E56 the bearer token', () => {
  test('is read when the request leaves', async () => {
    let token = 'first';
    connectApi({ token: () => token });
    const sent = stubNetwork(ok);
    const early = getUserMenu();
    token = 'second';
    await early;
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer second');
  });

  test('is read again for each attempt', async () => {
    vi.useFakeTimers();
    let token = 'first';
    connectApi({ token: () => token });
    const sent = stubNetwork(json({}, { status: 503 }), ok);
    const call = getUserMenu();
    await vi.advanceTimersByTimeAsync(0);
    token = 'second';
    await vi.runAllTimersAsync();
    await call;
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  test('is absent without a token', async () => {
    connectApi({ token: () => null });
    const sent = stubNetwork(ok);
    await getUserMenu();
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  test('spec §7: is on every request, public ones too, while a token is stored', async () => {
    connectApi();
    const sent = stubNetwork(ok);
    await authenticate({ body: { email: 'a@b.test', password: 'x' } });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer t-1');
  });

  test('D17 is the one that the caller gives: the token captured before the stores were cleared', async () => {
    connectApi({ token: () => null });
    const sent = stubNetwork(ok);
    await logoutUser({ path: { userId: 'u-1' }, headers: { Authorization: 'Bearer captured' } });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer captured');
  });

  test('T11 does not go to another origin', async () => {
    connectApi();
    const sent = stubNetwork(ok);
    await getUserMenu({ baseUrl: 'http://localhost.evil.test/api' });
    expect(sent.map(({ headers }) => headers.has('Authorization'))).toEqual([false]);
  });

  test('T10 is in no address', async () => {
    connectApi({ token: () => 'secret-token' });
    const sent = stubNetwork(ok);
    await getUserMenu();
    await logoutUser({ path: { userId: 'u-1' } });
    expect(sent.some(({ url }) => url.includes('secret-token'))).toBe(false);
  });
});

describe('E57 the cache-buster', () => {
  test('is on GET requests only', async () => {
    connectApi();
    const sent = stubNetwork(ok);
    await getUserMenu();
    await updateAccount({ body: { first_name: 'Helen' } });
    await endAccountSession({ path: { sessionId: 's-1' } });
    await authenticate({ body: { email: 'a@b.test', password: 'x' } });
    expect(sent.map(({ method, url }) => [method, new URL(url).searchParams.has('_t')])).toEqual([
      ['GET', true],
      ['PATCH', false],
      ['DELETE', false],
      ['POST', false],
    ]);
  });

  test('is the time in milliseconds', async () => {
    vi.useFakeTimers({ now: Date.UTC(2040, 0, 1), toFake: ['Date'] });
    connectApi();
    const sent = stubNetwork(ok);
    await getUserMenu();
    expect(new URL(sent[0]?.url ?? '').search).toBe(`?_t=${String(Date.UTC(2040, 0, 1))}`);
  });

  test('keeps the query, and differs between calls of one millisecond', async () => {
    vi.useFakeTimers({ now: Date.UTC(2041, 0, 1), toFake: ['Date'] });
    connectApi();
    const sent = stubNetwork(ok);
    await Promise.all(
      Array.from({ length: 20 }, () => client.get({ url: '/things', query: { q: 'a b', id: [1, 2] } })),
    );
    const queries = sent.map(({ url }) => [...new URL(url).searchParams]);
    expect(queries[0]?.slice(0, 3)).toEqual([
      ['q', 'a b'],
      ['id', '1'],
      ['id', '2'],
    ]);
    expect(new Set(queries.map((query) => query[3]?.[1])).size).toBe(20);
  });

  test('is in no query key', async () => {
    connectApi();
    stubNetwork(ok);
    const before = JSON.stringify(getLoggedInUserQueryKey());
    await getLoggedInUser();
    expect(JSON.stringify(getLoggedInUserQueryKey())).toBe(before);
    expect(before).not.toContain('_t"');
  });
});

test('connecting the session twice replaces it and doubles nothing', async () => {
  const first = connectApi();
  const second = connectApi({ token: () => 't-9' });
  const sent = stubNetwork(json({ status: 0 }));
  await getUserMenu();
  expect(first.needsLogin).toEqual([]);
  expect(second.needsLogin).toHaveLength(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer t-9');
});
