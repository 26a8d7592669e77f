import { SearchClient } from 'typesense';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answerChecked } from '#mocks/adapters/checked.ts';
import { parseJson } from './call.ts';
import { mockServer, resetMock } from '#mocks/adapters/unit.ts';
import { SEARCH_PARENT_KEY } from './parentKey.ts';
import { makeScopedKey } from './scopedKey.ts';

const key = makeScopedKey(SEARCH_PARENT_KEY, { expires_at: Math.floor(Date.now() / 1000) + 600 });

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => resetMock());
afterAll(() => mockServer.close());

interface Node {
  q: string;
  node?: number;
  apiKey?: string;
  collection?: string;
}

async function searchNode({ q, node = 1, apiKey = key, collection = 'products' }: Node) {
  const body = JSON.stringify({
    searches: [{ q, collection, query_by: 'name', facet_by: 'brand', per_page: 3 }],
  });
  const address = `http://localhost/api/__typesense/${node}/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`;
  const response = await answerChecked(
    new Request(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body }),
  );
  return {
    status: response.status,
    fault: response.headers.get('x-mock-fault'),
    error: response.type === 'error',
    body: parseJson(response.type === 'error' ? '' : await response.text()),
  };
}

const someResult = { body: { results: [{ found: expect.any(Number) }] } };

describe('a word in the search that asks for a failure', () => {
  test('is needed for one: otherwise nothing fails', async () => {
    expect(await searchNode({ q: '*' })).toMatchObject({ status: 200, fault: null, ...someResult });
    expect(await searchNode({ q: 'default-slow' })).toMatchObject({ status: 200, fault: null });
  });

  test('fault-node-down fails at the first node, and the others answer the rest of the query', async () => {
    expect(await searchNode({ q: 'mug fault-node-down' })).toMatchObject({
      status: 503,
      fault: 'node-down',
      body: { message: 'Not Ready or Lagging' },
    });
    const reply = await searchNode({ q: 'mug fault-node-down', node: 2 });
    const plainReply = await searchNode({ q: 'mug', node: 2 });
    const found = JSON.stringify(plainReply.body).match(/"found":\d+/)?.[0] ?? '';
    expect(JSON.stringify(reply.body)).toContain(found);
    expect(reply.body).toMatchObject({ results: [{ request_params: { q: 'mug fault-node-down' } }] });
  });

  test('fault-nodes-down fails at all nodes', async () => {
    for (const node of [1, 2, 3])
      expect(await searchNode({ q: 'fault-nodes-down', node })).toMatchObject({ status: 503 });
  });

  test('fault-401 refuses every key, fault-expired the first one that is used', async () => {
    const other = makeScopedKey(SEARCH_PARENT_KEY, { expires_at: Math.floor(Date.now() / 1000) + 900 });
    for (const apiKey of [key, other])
      expect(await searchNode({ q: 'fault-401', apiKey })).toMatchObject({ status: 401 });
    expect(await searchNode({ q: 'fault-expired' })).toMatchObject({ status: 401 });
    expect(await searchNode({ q: 'fault-expired', node: 3 })).toMatchObject({ status: 401 });
    expect(await searchNode({ q: 'fault-expired', apiKey: other })).toMatchObject({
      status: 200,
      ...someResult,
    });
  });

  test('fault-429 answers 429 and fault-offline fails as a lost network does', async () => {
    expect(await searchNode({ q: 'fault-429' })).toMatchObject({
      status: 429,
      body: { message: 'Rate limit exceeded or blocked' },
    });
    expect(await searchNode({ q: 'fault-offline' })).toMatchObject({ error: true });
  });

  test('fault-filter, fault-empty and fault-cutoff change the result', async () => {
    expect((await searchNode({ q: 'fault-filter' })).body).toEqual({
      results: [{ code: 404, error: 'Could not find a filter field named `fault-filter` in the schema.' }],
    });
    expect((await searchNode({ q: 'fault-empty' })).body).toMatchObject({
      results: [{ found: 0, out_of: 0, hits: [], facet_counts: [{ counts: [] }] }],
    });
    expect((await searchNode({ q: 'fault-cutoff' })).body).toMatchObject({
      results: [{ search_cutoff: true, hits: { length: 3 } }],
    });
  });
});

test('a page of another origin may call the search servers', async () => {
  const address = 'http://localhost/api/__typesense/1/multi_search';
  const before = await answerChecked(new Request(address, { method: 'OPTIONS' }));
  expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(before.headers.get('access-control-allow-headers')).toContain('x-typesense-api-key');
  const refused = await answerChecked(new Request(address, { method: 'POST', body: '{}' }));
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
});

test('there are three search servers', async () => {
  expect(await searchNode({ q: '*', node: 4 })).toMatchObject({ status: 404 });
});

describe("the vendor's client", () => {
  const client = (apiKey: string, asQuery: boolean): SearchClient =>
    new SearchClient({
      nodes: [1, 2, 3].map((node) => ({
        host: 'localhost',
        port: 80,
        protocol: 'http',
        path: `/api/__typesense/${node}`,
      })),
      apiKey,
      sendApiKeyAsQueryParam: asQuery,
      connectionTimeoutSeconds: 2,
      retryIntervalSeconds: 0.01,
    });

  test.each([true, false])('can search, with its key in the address: %s', async (asQuery) => {
    const { results } = await client(key, asQuery).multiSearch.perform({
      searches: [
        { collection: 'products', q: '*', query_by: 'name' },
        { collection: 'products', q: '*', query_by: 'nothing' },
      ],
    });
    expect(results).toMatchObject([{ found: 60 }, { code: 404 }]);
    const products = client(key, asQuery).collections<{ name: string }>('products').documents();
    const [first] = (await products.search({ q: '*', query_by: 'name' }, {})).hits ?? [];
    const secondResult = await products.search({ q: first?.document.name ?? '', query_by: 'name' }, {});
    expect(secondResult.hits?.map(({ document }) => document.name)).toContain(first?.document.name);
  });

  test('continues with the next node, and reports an expired key', async () => {
    const { results } = await client(key, true).multiSearch.perform({
      searches: [{ collection: 'products', q: 'fault-node-down', query_by: 'name' }],
    });
    expect(results).toMatchObject([{ found: 60 }]);
    const ended = makeScopedKey(SEARCH_PARENT_KEY, { expires_at: 1 });
    await expect(
      client(ended, true).multiSearch.perform({ searches: [{ collection: 'products', q: '*' }] }),
    ).rejects.toMatchObject({ httpStatus: 401 });
  });
});
