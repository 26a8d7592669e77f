import { Client } from 'typesense';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { isRecord } from '#mocks/contract/homes.ts';
import { resetSession } from '#mocks/mockSessions.ts';
import { PARENT_SEARCH_KEY } from '#mocks/search/parentSearchKey.ts';
import { ask, textIn, tokenOf, type Told } from '#tests/support/askMock.ts';
import { itemsIn, recordIn } from '#tests/support/told.ts';

const startSession = (token: string): Promise<Told> => ask('POST /search/session', { token });
const sessionOf = async (role: string): Promise<Told> => startSession(await tokenOf(`${role}@backroom.test`));

/** What stands in a key for everybody to read, behind the signature and four characters of the parent key. */
function insideOf(told: Told): Record<string, unknown> {
  const text = Buffer.from(textIn(told, 'apiKey'), 'base64').toString('utf8');
  const inside: unknown = JSON.parse(text.slice(text.indexOf('{')));
  if (isRecord(inside)) return inside;
  throw new Error('a key holds parameters');
}

const facetsIn = (collection: Record<string, unknown> | undefined): unknown[] => {
  const facets = collection?.['facets'];
  return Array.isArray(facets)
    ? facets.map((facet: unknown) => (isRecord(facet) ? facet['field'] : null))
    : [];
};

beforeEach(() => resetSession());
afterEach(() => vi.useRealTimers());

describe('a search session', () => {
  test('names three servers on the origin that was asked, and says how much a key allows', async () => {
    expect(await sessionOf('admin')).toMatchObject({
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

  test('the key is the one that the official client would make of the parent key', async () => {
    const told = await sessionOf('service');
    const client = new Client({ nodes: [{ url: 'http://localhost:1' }], apiKey: 'unused' });
    const made = client.keys().generateScopedSearchKey(PARENT_SEARCH_KEY, insideOf(told));
    expect(textIn(told, 'apiKey')).toBe(made);
    expect(JSON.stringify(told.body)).not.toContain(PARENT_SEARCH_KEY);
  });

  test('the expiry that is told is the one inside the key', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 9, 0, 0, 400), toFake: ['Date'] });
    const told = await sessionOf('admin');
    expect(textIn(told, 'expiresAt')).toBe('2026-11-22T09:15:00.000Z');
    expect(insideOf(told)['expires_at']).toBe(Date.UTC(2026, 10, 22, 9, 15) / 1000);
  });

  test.each([
    ['admin', 'audience:=[catalogue,documents,costs]', undefined],
    ['auditor', 'audience:=[catalogue,documents,costs]', undefined],
    ['catalogue', 'audience:=[catalogue,documents]', 'gpPct'],
    ['service', 'audience:=[catalogue,documents]', 'gpPct'],
  ])('the key of %s finds %s', async (role, filter, excluded) => {
    expect(insideOf(await sessionOf(role))).toMatchObject({
      filter_by: filter,
      limit_hits: 10_000,
      limit_multi_searches: 50,
    });
    expect(insideOf(await sessionOf(role))['exclude_fields']).toBe(excluded);
  });

  test('margins are offered to those who may see costs', async () => {
    const [withCosts] = itemsIn(await sessionOf('pricing.analyst'), 'collections');
    const [without] = itemsIn(await sessionOf('service'), 'collections');
    expect(facetsIn(withCosts)).toContain('gpPct');
    expect(JSON.stringify(withCosts)).toContain('gpPct:desc');
    expect(facetsIn(without)).toContain('fromPrice');
    expect(JSON.stringify(without)).not.toContain('gpPct');
  });

  test('a role that may search and see nothing gets no collection, and a key that finds nothing', async () => {
    const told = await sessionOf('menu-only-search');
    expect(recordIn(told)['collections']).toEqual([]);
    expect(insideOf(told)).toMatchObject({ filter_by: 'audience:=[nobody]', exclude_fields: 'gpPct' });
  });

  test('without the permission there is none, and without a sign-in neither', async () => {
    expect(await sessionOf('menu-empty')).toMatchObject({
      status: 403,
      body: { code: 'forbidden', node: 'Search' },
    });
    expect((await startSession('tok_of_nobody')).status).toBe(401);
  });

  test('search-403 and search-not-configured follow a person around, and -later waits for the second', async () => {
    expect((await sessionOf('search-403')).status).toBe(403);
    expect(await sessionOf('search-not-configured')).toMatchObject({
      status: 503,
      body: { code: 'search_not_configured' },
    });
    const token = await tokenOf('search-429-later@backroom.test');
    expect((await startSession(token)).status).toBe(200);
    const second = await startSession(token);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '7']);
  });
});
