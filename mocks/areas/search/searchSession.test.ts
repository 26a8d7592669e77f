import { Client } from 'typesense';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { answerChecked } from '#mocks/adapters/checked.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { answerCall } from '#mocks/doubles/typesense/answer.ts';
import { SEARCH_PARENT_KEY } from '#mocks/doubles/typesense/parentKey.ts';
import { searchSeed } from '#mocks/doubles/typesense/seed/searchSeed.ts';
import { bootKey, createStore } from '#mocks/doubles/typesense/store.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';

const startSession = (token: string) => ask('POST /search/session', { token });
const openSession = async (role: string) => startSession(await tokenOf(`${role}@backroom.test`));

/** What stands in a key for everybody to read, behind the signature and four characters of the parent key. */
function readKeyParameters(reply: MockReply): Record<string, unknown> {
  const text = Buffer.from(textIn(reply, 'apiKey'), 'base64').toString('utf8');
  const parameters: unknown = JSON.parse(text.slice(text.indexOf('{')));
  if (isRecord(parameters)) return parameters;
  throw new Error('a key holds parameters');
}

const facetFields = (collection: Record<string, unknown> | undefined): unknown[] => {
  const facets: unknown = collection?.['facets'];
  if (!Array.isArray(facets)) return [];
  return facets.map((facet: unknown) => (isRecord(facet) ? facet['field'] : null));
};

beforeEach(() => resetSession());
afterEach(() => vi.useRealTimers());

describe('a search session', () => {
  test('names three servers on the requested origin, and says how much a key allows', async () => {
    expect(await openSession('admin')).toMatchObject({
      status: 200,
      body: {
        nodes: [1, 2, 3].map((node) => ({ url: `http://localhost/api/__typesense/${node}` })),
        keyLifeSeconds: 900,
        limits: { perPage: 100, hits: 10_000, searches: 50 },
        capabilities: { hybrid: false, conversation: false, suggestions: false },
        popular: ['charger', 'mug', 'recycled', 'tote', 'notebook'],
      },
    });
  });

  test('has the key that the official client would make of the parent key', async () => {
    const reply = await openSession('service');
    const client = new Client({ nodes: [{ url: 'http://localhost:1' }], apiKey: 'unused' });
    const expectedKey = client.keys().generateScopedSearchKey(SEARCH_PARENT_KEY, readKeyParameters(reply));
    expect(textIn(reply, 'apiKey')).toBe(expectedKey);
    expect(JSON.stringify(reply.body)).not.toContain(SEARCH_PARENT_KEY);
  });

  test('answers the expiry that is inside the key', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 9, 0, 0, 400), toFake: ['Date'] });
    const reply = await openSession('admin');
    expect(textIn(reply, 'expiresAt')).toBe('2026-11-22T09:15:00.000Z');
    expect(readKeyParameters(reply)['expires_at']).toBe(Date.UTC(2026, 10, 22, 9, 15) / 1000);
  });

  test('has another key each time, also in the same second', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 9), toFake: ['Date'] });
    const token = await tokenOf('admin@backroom.test');
    const keys = [await startSession(token), await startSession(token)].map((one) => textIn(one, 'apiKey'));
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['admin', 'audience:=[catalogue,margins,documents,costs]'],
    ['auditor', 'audience:=[catalogue,margins,documents,costs]'],
    ['catalogue', 'audience:=[catalogue,documents]'],
    ['service', 'audience:=[catalogue,documents]'],
  ])('gives a key that for %s finds %s', async (role, filter) => {
    expect(readKeyParameters(await openSession(role))).toMatchObject({
      filter_by: filter,
      limit_hits: 10_000,
      limit_multi_searches: 50,
    });
  });

  test('offers margins to those who may see costs', async () => {
    const [withCosts] = itemsIn(await openSession('pricing.analyst'), 'collections');
    const [withoutCosts] = itemsIn(await openSession('service'), 'collections');
    expect(facetFields(withCosts)).toContain('gpPct');
    expect(JSON.stringify(withCosts)).toContain('gpPct:desc');
    expect([withCosts?.['index'], withoutCosts?.['index']]).toEqual(['products_margins', undefined]);
    expect(facetFields(withoutCosts)).toContain('fromPrice');
    expect(JSON.stringify(withoutCosts)).not.toContain('gpPct');
  });

  test('gives a role that may search and see nothing no collection, and a key that finds nothing', async () => {
    const reply = await openSession('menu-only-search');
    expect(recordIn(reply)['collections']).toEqual([]);
    expect(readKeyParameters(reply)).toMatchObject({ filter_by: 'audience:=[nobody]' });
  });

  test('is refused without the permission, and without a sign-in', async () => {
    expect(await openSession('menu-empty')).toMatchObject({
      status: 403,
      body: { code: 'forbidden', node: 'Search' },
    });
    expect((await startSession('tok_of_nobody')).status).toBe(401);
  });

  test('fails for search-403 and search-not-configured, and with -later at the second', async () => {
    expect((await openSession('search-403')).status).toBe(403);
    expect(await openSession('search-not-configured')).toMatchObject({
      status: 503,
      body: { code: 'search_not_configured' },
    });
    const token = await tokenOf('search-429-later@backroom.test');
    expect((await startSession(token)).status).toBe(200);
    const second = await startSession(token);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '7']);
  });
});

describe('the key of a session', () => {
  test('opens each of the servers that the session names, and nothing but searches there', async () => {
    const reply = await openSession('service');
    const key = textIn(reply, 'apiKey');
    for (const nodeUrl of itemsIn(reply, 'nodes').map((node) => String(node['url']))) {
      const searches = [{ collection: 'products', q: 'chargr', query_by: 'name,category' }];
      const url = `${nodeUrl}/multi_search?x-typesense-api-key=${encodeURIComponent(key)}`;
      const init = { method: 'POST', body: JSON.stringify({ searches }) };
      const response = await answerChecked(new Request(url, init));
      expect(await response.json()).toMatchObject({ results: [{ found: 2, hits: [{}, {}] }] });
      const headers = { 'x-typesense-api-key': key };
      expect((await answerChecked(new Request(`${nodeUrl}/collections`, { headers }))).status).toBe(401);
    }
  });

  const store = createStore([bootKey(SEARCH_PARENT_KEY, ['documents:search'])], searchSeed());

  /** What a search server says to a search with a key. */
  function search(key: string, query: Record<string, string>): { status: number; body: unknown } {
    const call = { method: 'GET', path: '/collections/documents/documents/search', key, body: '' };
    const { status, body } = answerCall(store, {
      ...call,
      query: { q: '*', query_by: 'name', per_page: '100', facet_by: 'kind', ...query },
    });
    return { status, body: JSON.parse(body) };
  }

  const readKinds = (body: unknown): unknown => {
    const [counts] = itemsIn({ status: 200, headers: new Headers(), body }, 'facet_counts');
    const values = counts?.['counts'];
    if (!Array.isArray(values)) return values;
    return values.map((value: unknown) => (isRecord(value) ? value['value'] : value));
  };

  const sessionKey = async (role: string): Promise<string> => textIn(await openSession(role), 'apiKey');

  test('finds documents with costs for those who may see costs', async () => {
    const { status, body } = search(await sessionKey('accounts'), {});
    expect(status).toBe(200);
    expect(readKinds(body)).toEqual(expect.arrayContaining(['proof', 'invoice', 'priceList']));
  });

  test.each([
    '',
    'audience:=costs',
    'audience:=[catalogue,documents,costs]',
    'kind:=invoice || audience:=costs',
    'kind:!=nothing',
  ])('is not widened by the filter %s', async (filter) => {
    const { status, body } = search(await sessionKey('service'), { filter_by: filter });
    expect(status).toBe(200);
    expect(readKinds(body)).not.toContain('invoice');
    expect(readKinds(body)).not.toContain('priceList');
  });

  test.each([
    'kind:=invoice) || (kind:=invoice',
    '(audience:=costs',
    'audience:=costs)',
    '`) || (audience:=`',
  ])('is not left through the brackets of %s', async (filter) => {
    const { status, body } = search(await sessionKey('service'), { filter_by: filter });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.not.stringContaining('invoice"')]);
  });

  test('is refused when a letter of it was changed', async () => {
    const reply = await openSession('service');
    const parameters = JSON.stringify({ ...readKeyParameters(reply), filter_by: 'audience:=costs' });
    const key = Buffer.from(textIn(reply, 'apiKey'), 'base64').toString('utf8');
    const forgedKey = Buffer.from(key.slice(0, key.indexOf('{')) + parameters).toString('base64');
    expect(search(forgedKey, {}).status).toBe(401);
  });

  test('ends at the expiry that the session answered', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 9), toFake: ['Date'] });
    const reply = await openSession('service');
    const expiry = Date.parse(textIn(reply, 'expiresAt'));
    vi.setSystemTime(expiry - 1);
    expect(search(textIn(reply, 'apiKey'), {}).status).toBe(200);
    vi.setSystemTime(expiry);
    expect(search(textIn(reply, 'apiKey'), {}).status).toBe(401);
  });

  /** What a search server says to a search of goods with a key, as text. */
  function searchGoods(key: string, collection: string, query: Record<string, string>): string {
    const call = { method: 'GET', path: `/collections/${collection}/documents/search`, key, body: '' };
    return answerCall(store, { ...call, query: { q: '*', query_by: 'name', ...query } }).body;
  }

  test.each([
    { filter_by: 'gpPct:<30' },
    { filter_by: 'status:=active || gpPct:>0' },
    { filter_by: 'status:=active) || (gpPct:<30' },
    { sort_by: 'gpPct:desc' },
    { sort_by: '_text_match:desc,gpPct:asc' },
    { facet_by: 'gpPct' },
    { facet_by: 'gpPct(below:[0,30],above:[30,100])' },
    { facet_by: 'status', facet_query: 'gpPct:3' },
    { group_by: 'gpPct' },
    { query_by: 'name,gpPct' },
  ])('answers nothing about margins for those who may not see costs: %j', async (query) => {
    const key = await sessionKey('service');
    for (const collection of ['products', 'skus']) {
      expect(searchGoods(key, collection, query)).not.toContain('"found"');
      // Where the field is there, every document is for somebody else.
      const reply = searchGoods(key, `${collection}_margins`, query);
      expect(reply).not.toMatch(/"found":[1-9]|"hits":\[\{|"count":[1-9]/);
    }
  });

  test.each([
    { filter_by: 'audience:=margins' },
    { filter_by: 'audience:=[catalogue,margins]' },
    { include_fields: 'name,gpPct', exclude_fields: 'sku' },
    { highlight_fields: 'gpPct', highlight_full_fields: 'gpPct' },
  ])('shows no margin without View Costs, asked %j', async (query) => {
    const key = await sessionKey('service');
    for (const collection of ['products', 'skus', 'products_margins', 'skus_margins']) {
      const reply = searchGoods(key, collection, query);
      expect(reply).toContain('"found"');
      expect(reply).not.toMatch(/"gpPct"|"audience":"margins"/);
    }
  });

  test('gives whoever may see costs the same goods with their margins', async () => {
    const key = await sessionKey('admin');
    for (const query of [{ filter_by: 'gpPct:>0' }, { sort_by: 'gpPct:desc' }, { facet_by: 'gpPct' }])
      expect(searchGoods(key, 'products_margins', query)).toMatch(/"found":[1-9].*"gpPct":/);
  });
});
