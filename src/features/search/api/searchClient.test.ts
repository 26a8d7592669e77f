import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import '#session/session.ts';
import { queryClient } from '#api/queryClient.ts';
import { slowCalls } from '#api/slowCalls.ts';
import { SearchFault } from '#features/search/model/searchFault.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer, resetMock } from '#mocks/adapters/unit.ts';
import type { SearchRequest } from './port.ts';
import { search } from './searchClient.ts';
import { toSearchFault } from './toSearchFault.ts';

const nodes = ['one', 'two', 'three'].map((name) => ({ url: `${window.location.origin}/nodes/${name}` }));
const searches: SearchRequest[] = [
  {
    collection: 'products',
    q: 'mug',
    query_by: 'name,sku',
    query_by_weights: '10,8',
    infix: ['off', 'fallback'],
    num_typos: '2,0',
    prefix: 'true,true',
    page: 1,
    per_page: 15,
  },
];
const answer = { results: [{ found: 1, hits: [{ document: { id: 'prd-1', name: 'Mug' } }] }] };

let sessions = 0;
/** Answers sessions with keys `key-1`, `key-2` …; each lives 900 s. */
const giveSessions = (change: Record<string, unknown> = {}) =>
  mockServer.use(
    http.post('*/api/search/session', () => {
      sessions += 1;
      return HttpResponse.json({
        ...examples.searchSession,
        nearestNode: undefined,
        nodes,
        apiKey: `key-${sessions}`,
        ...change,
      });
    }),
  );
const asked: { node: string; key: string | null; body: string }[] = [];
/** Answers searches; what it returns instead is the answer of that node to that key. */
const giveNodes = (say: (node: string, key: string | null) => Response | undefined = () => undefined) =>
  mockServer.use(
    http.post('*/nodes/:node/multi_search', async ({ request, params }) => {
      const key = new URL(request.url).searchParams.get('x-typesense-api-key');
      asked.push({ node: String(params.node), key, body: await request.text() });
      return say(String(params.node), key) ?? HttpResponse.json(answer);
    }),
  );
const refused = () => HttpResponse.json({ message: 'Forbidden' }, { status: 401 });
const faultOf = (searching: Promise<unknown>) =>
  searching.then(
    () => null,
    (error: unknown) => toSearchFault(error),
  );

beforeAll(() => mockServer.listen());
beforeEach(() => {
  sessions = 0;
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  resetMock();
});
afterAll(() => mockServer.close());

test('the client searches with the key and the servers of the session, and reads the answers', async () => {
  giveSessions();
  giveNodes();
  const { answers, isDegraded } = await search(searches);
  expect(answers).toMatchObject([{ found: 1, hits: [{ document: { name: 'Mug' } }] }]);
  expect(isDegraded).toBe(false);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.key).toBe('key-1');
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ searches: [{ infix: 'off,fallback' }] });
});

test('the client renews the key at 80 % of its life, once for all callers, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  giveSessions();
  giveNodes();
  await search(searches);
  vi.advanceTimersByTime(719_000);
  await search(searches);
  expect(sessions).toBe(1);
  vi.advanceTimersByTime(1000);
  await Promise.all([search(searches), search(searches), search(searches)]);
  expect(sessions).toBe(2);
  expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-2', 'key-2']);
});

test('the client keeps the old key to the end of its life when a renewal fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  giveSessions();
  giveNodes();
  await search(searches);
  mockServer.use(
    http.post('*/api/search/session', () =>
      HttpResponse.json(examples.searchNotConfigured, {
        status: 503,
        headers: { 'content-type': 'application/problem+json' },
      }),
    ),
  );
  vi.advanceTimersByTime(800_000);
  await search(searches);
  expect(asked.at(-1)?.key).toBe('key-1');
  vi.advanceTimersByTime(100_000);
  expect(await faultOf(search(searches))).toMatchObject({ kind: 'notSetUp' });
});

test('the client renews a refused key once, for all whose search was refused', async () => {
  giveSessions();
  giveNodes((_node, key) => (key === 'key-1' ? refused() : undefined));
  await Promise.all([search(searches), search(searches)]);
  expect(sessions).toBe(2);
  expect(asked.map(({ key }) => key).sort()).toEqual(['key-1', 'key-1', 'key-2', 'key-2']);
});

test('the client ends the access when a key is refused twice', async () => {
  giveSessions();
  giveNodes(refused);
  expect(await faultOf(search(searches))).toMatchObject({ kind: 'ended', status: 401 });
  expect(sessions).toBe(2);
});

test('the client skips a server that does not answer, and reports it', async () => {
  giveSessions();
  giveNodes((node) => (node === 'one' ? new HttpResponse(null, { status: 503 }) : undefined));
  const first = await search(searches);
  expect(first.isDegraded).toBe(true);
  expect(asked.map(({ node }) => node)).toEqual(['one', 'two']);
  await search(searches);
  expect(asked.map(({ node }) => node)).toEqual(['one', 'two', 'three']);
});

test('the client fails after it tried every server', async () => {
  giveSessions();
  giveNodes(() => HttpResponse.error());
  expect(await faultOf(search(searches))).toMatchObject({ kind: 'down' });
  expect(new Set(asked.map(({ node }) => node))).toEqual(new Set(['one', 'two', 'three']));
});

test.each([
  [429, 'tooMany', 1],
  [400, 'badFilter', 1],
  [404, 'badFilter', 1],
  [503, 'down', 4],
])('the client treats a %i of a server as %s, after %i requests', async (status, kind, requests) => {
  giveSessions();
  giveNodes(() => HttpResponse.json({ message: 'The server says why' }, { status }));
  const fault = await faultOf(search(searches));
  expect(fault).toMatchObject({ kind, status });
  expect(fault?.detail).toContain('The server says why');
  expect(asked).toHaveLength(requests);
});

test('the client reports nothing of an aborted search, and marks no server as broken', async () => {
  giveSessions();
  const leave = new AbortController();
  giveNodes(() => {
    leave.abort();
    return undefined;
  });
  const error: unknown = await search(searches, leave.signal).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'aborted' });
  expect(toSearchFault(error)).toBeNull();
  expect((await search(searches)).isDegraded).toBe(false);
});

test('the client splits more searches than a request may have', async () => {
  giveSessions({ limits: { perPage: 100, hits: 10_000, searches: 2 } });
  giveNodes();
  const five = Array.from({ length: 5 }, () => searches).flat();
  await search(five);
  expect(asked).toHaveLength(3);
});

test.each([
  [403, 'forbidden', 'noAccess'],
  [429, 'tooManyRequests', 'tooMany'],
  [500, 'serverError', 'unexpected'],
])('the client treats a session refused with %i as %s', async (status, code, kind) => {
  mockServer.use(
    http.post('*/api/search/session', () =>
      HttpResponse.json(
        { title: code, status, code },
        { status, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );
  expect(await faultOf(search(searches))).toMatchObject({ kind });
});

test('the client refuses an answer that is not one of a search server', async () => {
  giveSessions();
  giveNodes(() => HttpResponse.json({ hello: 'world' }));
  expect(await faultOf(search(searches))).toMatchObject({ kind: 'unexpected' });
});

test('the client drops the session with the cache, which sign-out clears', async () => {
  giveSessions();
  giveNodes();
  await search(searches);
  queryClient.clear();
  await search(searches);
  expect(sessions).toBe(2);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('the client throws an error that names its kind and nothing of the key', () => {
  expect(new SearchFault('down', 'no answer', 503).message).toBe('down 503 no answer');
});

test('the client reports a search as slow after 8 s, until it is aborted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  giveSessions();
  mockServer.use(http.post('*/nodes/:node/multi_search', () => new Promise<never>(() => undefined)));
  const controller = new AbortController();
  const searching = faultOf(search(searches, controller.signal));
  await vi.waitFor(() => expect(sessions).toBe(1));
  await vi.advanceTimersByTimeAsync(7000);
  expect(slowCalls.isAny()).toBe(false);
  await vi.advanceTimersByTimeAsync(1200);
  expect(slowCalls.isAny()).toBe(true);
  controller.abort();
  await vi.advanceTimersByTimeAsync(5000);
  await searching;
  expect(slowCalls.isAny()).toBe(false);
});
