import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { zCategoryMapping, zCategoryMappingPage } from '#api/generated/zod/analysis.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob, type ApiClient } from '#tests/support/apiClient.ts';
import { apply, preview } from '#tests/support/bulk.ts';
import { marketNow } from '#tests/support/matches.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';

const MAPPING = 'cmap-2-candles';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient('admin@backroom.test');
});
afterEach(() => {
  vi.useRealTimers();
});

const list = async (query = '') =>
  zCategoryMappingPage.parse((await client.get(`/category-mappings?pageSize=100&${query}`)).body);
const send = async (call: string, body?: unknown, name = 'admin') =>
  ask(call, { token: await tokenOf(`${name}@backroom.test`), ...(body === undefined ? {} : { body }) });
const map = (categoryId: string | null, version: number, name?: string) =>
  send(`PUT /category-mappings/${MAPPING}`, { categoryId, version }, name);

test('lists categories of competitors by how many pages they have, and finds those that are not mapped', async () => {
  const { items, total } = await list();
  expect(items.map(({ pages }) => pages)).toEqual(items.map(({ pages }) => pages).toSorted((a, b) => b - a));
  const unmapped = await list('unmapped=true');
  const mapped = await list('unmapped=false');
  expect(unmapped.total + mapped.total).toBe(total);
  expect(unmapped.total).toBeGreaterThan(2);
  expect(unmapped.items.every(({ category }) => category === null)).toBe(true);
  const found = await list('q=custom%20candles&competitorId=cmp-2');
  expect(found.items.map(({ id, name, category }) => [id, name, category])).toEqual([
    [MAPPING, 'Custom candles', null],
  ]);
});

test('suggests the category that most of the products are in', async () => {
  const { items } = await list();
  const own = items.find(({ id }) => id === MAPPING);
  expect(own?.suggestion).toMatchObject({ category: { name: 'Candles' } });
  expect(own?.suggestion?.products).toBe(own?.suggestion?.of);
});

test('maps to a category of ours and back, and the log says who did it', async () => {
  const mapped = zCategoryMapping.parse((await map('cat-candles', 1)).body);
  expect(mapped).toMatchObject({
    category: { name: 'Candles' },
    version: 2,
    updatedBy: { name: 'Helen Okafor' },
  });
  expect((await map('cat-tumblers', 1)).status).toBe(409);
  expect((await map('cat-none', 2)).status).toBe(422);
  expect(recordIn(await map(null, 2))).toMatchObject({ category: null, version: 3 });
  const [last] = itemsIn(await client.get(`/activity-log?entityType=categoryMapping&entityId=${MAPPING}`));
  expect(last).toMatchObject({
    entityLabel: 'Logo Harbor: Custom candles',
    changes: [{ field: 'category', before: 'Food and gifts / Candles', after: null }],
  });
});

test('D25 who may not change categories maps none', async () => {
  expect((await map('cat-candles', 1, 'pricing.analyst')).status).toBe(403);
  expect((await send('PUT /category-mappings/cmap-0-none', { categoryId: null, version: 1 })).status).toBe(
    404,
  );
});

test('a category that is deleted hands its mappings to the one that receives its contents', async () => {
  await map('cat-candles', 1);
  await send('DELETE /categories/cat-candles?moveTo=cat-tumblers');
  expect(marketNow().categoryMappings.get(MAPPING)).toMatchObject({ categoryId: 'cat-tumblers', version: 3 });
});

describe('many at once', () => {
  const selection = { query: 'unmapped=true' };

  test('are mapped to one category', async () => {
    const request = {
      resource: 'categoryMappings',
      action: 'mapCategory',
      params: { categoryId: 'cat-bags' },
      selection: { ids: [MAPPING, 'cmap-3-desk'] },
    };
    const job = await finishJob(client, await apply(client, request));
    expect(job.body).toMatchObject({ state: 'done', counts: { done: 2 } });
    expect(marketNow().categoryMappings.get('cmap-3-desk')).toMatchObject({ categoryId: 'cat-bags' });
    expect((await preview(client, { ...request, params: {} })).status).toBe(422);
    expect((await preview(client, { ...request, selection: { query: 'unmaped=true' } })).status).toBe(422);
  });

  test('take the category that is suggested for each, where there is one', async () => {
    const request = { resource: 'categoryMappings', action: 'acceptSuggestion', params: {}, selection };
    const { items } = await list('unmapped=true');
    const suggested = items.filter(({ suggestion }) => suggestion !== null);
    const plan = recordIn(await preview(client, request));
    expect(plan).toMatchObject({ affected: suggested.length, selected: items.length });
    await finishJob(client, await apply(client, request));
    expect((await list('unmapped=true')).total).toBe(items.length - suggested.length);
  });
});

describe('a suggested match whose page stands in a category that is mapped elsewhere', () => {
  const SURE = 'status=suggested&confidenceMin=0.95';
  const mapElsewhere = async () => {
    const sure = marketNow()
      .listings.all()
      .find(({ status, confidence }) => status === 'suggested' && confidence >= 0.95);
    const { version = 1 } = marketNow().categoryMappings.get(sure?.mappingId ?? '') ?? {};
    const call = `PUT /category-mappings/${sure?.mappingId}`;
    expect((await send(call, { categoryId: 'cat-writing', version })).status).toBe(200);
    return sure?.id;
  };

  test('says so to the reviewer', async () => {
    const id = await mapElsewhere();
    const items = itemsIn(await client.get('/matches/next?confidenceMin=0.95&limit=20'));
    expect(items.find((one) => one['id'] === id)).toMatchObject({ otherCategory: true });
  });

  test('is not confirmed with others', async () => {
    const id = await mapElsewhere();
    const request = { resource: 'matches', action: 'confirm', params: {}, selection: { query: SURE } };
    expect(recordIn(await preview(client, request))['skipped']).toContainEqual(
      expect.objectContaining({ id, reason: 'otherCategory' }),
    );
  });
});
