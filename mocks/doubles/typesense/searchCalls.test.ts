import { beforeEach, describe, expect, test } from 'vitest';
import { FORBIDDEN, SEARCH_KEY, searchServer, type CallServer } from '#tests/support/searchServer.ts';
import { makeScopedKey } from './scopedKey.ts';

let call: CallServer;

beforeEach(() => {
  call = searchServer();
});

describe('several searches in one call', () => {
  const searches = [
    { q: 'charger', collection: 'shelf' },
    { q: 'cable', collection: 'shelf', query_by: 'sku' },
    { q: 'x', collection: 'none' },
    { q: 'cable', collection: 'shelf', query_by: 'nme' },
  ];

  test('are answered one by one, each with its own failure', () => {
    const reply = call('POST /multi_search?query_by=name', { searches });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        results: [
          { found: 2 },
          { found: 0 },
          { code: 404, error: 'Not found.' },
          { code: 404, error: 'Could not find a field named `nme` in the schema.' },
        ],
      },
    });
  });

  test('as a union are one list without duplicates', () => {
    const both = [
      { q: 'charger', collection: 'shelf', query_by: 'name' },
      { q: 'cable', collection: 'shelf', query_by: 'name' },
    ];
    const reply = call('POST /multi_search?per_page=2', { union: true, searches: both });
    expect(reply.body).toMatchObject({
      found: 3,
      out_of: 8,
      hits: [{ collection: 'shelf', search_index: 1 }, { search_index: 0 }],
      union_request_params: [{ q: 'charger' }, { q: 'cable' }],
    });
    expect(call('POST /multi_search', { union: true, searches })).toMatchObject({ status: 400 });
  });

  test.each([
    [{}, 'Missing `searches` array.'],
    [
      { searches: Array.from({ length: 51 }, () => searches[0]) },
      'Number of multi searches exceeds `limit_multi_searches` parameter.',
    ],
  ])('are refused when they are missing or too many (case %#)', (body, message) =>
    expect(call('POST /multi_search', body)).toEqual({ status: 400, body: { message } }),
  );
});

describe('API keys', () => {
  test('are made, listed by their first letters, and deleted', () => {
    const newKey = { description: 'For search', actions: ['documents:search'], collections: ['*'] };
    const created = call('POST /keys', { ...newKey, value: 'ABCDEFGH' });
    expect(created).toMatchObject({ status: 201, body: { id: 1, value: 'ABCDEFGH', ...newKey } });
    expect(call('GET /keys/1').body).toMatchObject({ id: 1, value_prefix: 'ABCD' });
    expect(call('GET /keys').body).toMatchObject({ keys: [{ id: 1 }] });
    expect(call('GET /collections/shelf/documents/search?q=*', undefined, 'ABCDEFGH').status).toBe(200);
    expect(call('DELETE /keys/1').body).toEqual({ id: 1 });
    expect(call('GET /keys/1').status).toBe(404);
    expect(call('GET /collections/shelf/documents/search?q=*', undefined, 'ABCDEFGH')).toEqual({
      status: 401,
      body: FORBIDDEN,
    });
  });

  test.each([
    'GET /collections',
    'GET /keys',
    'GET /collections/shelf/documents/a',
    'DELETE /collections/shelf',
  ])('for searching only do not allow %s', (request) => {
    expect(call(request, undefined, SEARCH_KEY)).toEqual({ status: 401, body: FORBIDDEN });
    expect(call(request, undefined, makeScopedKey(SEARCH_KEY, {}))).toEqual({ status: 401, body: FORBIDDEN });
    expect(call(request, undefined, '')).toEqual({ status: 401, body: FORBIDDEN });
  });

  test('are not needed for the health check', () => {
    expect(call('GET /health', undefined, '')).toEqual({ status: 200, body: { ok: true } });
  });
});

describe('a scoped key', () => {
  const search = (embedded: object, extraQuery = '', q = '*'): unknown =>
    call(
      `GET /collections/shelf/documents/search?q=${q}&query_by=name${extraQuery}`,
      undefined,
      makeScopedKey(SEARCH_KEY, { ...embedded }),
    ).body;
  const soon = Date.now() / 1000 + 60;

  test('adds its filter to that of the search, which cannot widen it', () => {
    expect(search({ filter_by: 'brand:=Bolt', expires_at: soon })).toMatchObject({ found: 2 });
    expect(search({ filter_by: 'brand:=Bolt' }, '&filter_by=isNew:true')).toMatchObject({ found: 1 });
    expect(search({ filter_by: 'brand:=Bolt' }, '&filter_by=brand:=Acme')).toMatchObject({ found: 0 });
    expect(
      search({ filter_by: 'brand:=Bolt' }, `&filter_by=${encodeURIComponent('stock:>0 || stock:<9')}`),
    ).toMatchObject({ found: 2 });
    expect(
      search({ filter_by: 'brand:=Bolt' }, `&filter_by=${encodeURIComponent('stock:>0) || (stock:<9')}`),
    ).toMatchObject({ message: /Could not parse/ });
  });

  test('overrides every other parameter that it embeds', () => {
    const reply = search({ exclude_fields: 'price,tags', per_page: 1 }, '&per_page=9&exclude_fields=name');
    expect(reply).toMatchObject({
      request_params: { per_page: 1 },
      hits: [{ document: { name: 'Notebook' } }],
    });
    expect(JSON.stringify(reply)).not.toContain('price');
    expect(search({ limit_hits: 4 }, '&per_page=5')).toMatchObject({ message: /^Only upto 4 hits/ });
  });

  test('is refused when it expired, when it was changed, and when its parent may do more than search', () => {
    expect(search({ expires_at: Date.now() / 1000 - 1 })).toEqual(FORBIDDEN);
    const request = 'GET /collections/shelf/documents/search?q=*';
    expect(call(request, undefined, `${makeScopedKey(SEARCH_KEY, {})}AA`).body).toEqual(FORBIDDEN);
    expect(call(request, undefined, makeScopedKey('admin', {})).body).toEqual(FORBIDDEN);
  });

  test('limits how many searches one call may have', () => {
    const key = makeScopedKey(SEARCH_KEY, { limit_multi_searches: 1 });
    const one = { q: '*', collection: 'shelf' };
    expect(call('POST /multi_search', { searches: [one] }, key).status).toBe(200);
    expect(call('POST /multi_search', { searches: [one, one] }, key).status).toBe(400);
  });
});
