import { beforeEach, describe, expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

let [admin, service] = ['', ''];
beforeEach(async () => {
  resetSession();
  [admin, service] = [await tokenOf('admin@backroom.test'), await tokenOf('service@backroom.test')];
});

const keyHeader = (key: string) => ({ headers: { 'idempotency-key': key.padEnd(16, '0') } });
let keyCount = 0;
const saveSearch = (token: string, changes: object = {}): Promise<MockReply> => {
  keyCount += 1;
  const body = { name: 'Mugs in stock', query: 'q=mug', shared: false, ...changes };
  return ask('POST /search/saved', { token, body, ...keyHeader(`save-${keyCount}-`) });
};
const listSearches = (token: string): Promise<MockReply> => ask('GET /search/saved', { token });
const deleteSearch = (token: string, id: string): Promise<MockReply> =>
  ask(`DELETE /search/saved/${id}`, { token });
const searchText = (token: string, query: string): Promise<MockReply> =>
  ask(`GET /search?${query}`, { token });
const sendEvents = (token: string, ...events: object[]): Promise<MockReply> => {
  const click = { type: 'click', query: 'lanyard', collection: 'products', at: '2026-11-22T09:00:00Z' };
  return ask('POST /search/events', {
    token,
    body: { events: events.map((event) => ({ ...click, ...event })) },
  });
};
const readPopular = async (token: string): Promise<unknown> =>
  recordIn(await ask('POST /search/session', { token }))['popular'];

describe('saved searches', () => {
  test('include at first those that a colleague shares', async () => {
    expect(itemsIn(await listSearches(admin))).toMatchObject([
      { name: 'Anything recycled', shared: true, mine: false, query: 'q=recycled' },
      { name: 'Chargers', shared: true, mine: false, query: 'q=charger' },
    ]);
  });

  test('are seen by their owner only when personal, by all when shared', async () => {
    expect(await saveSearch(service)).toMatchObject({
      status: 201,
      body: { name: 'Mugs in stock', mine: true },
    });
    await saveSearch(service, { name: 'Totes', shared: true });
    expect(textsIn(await listSearches(service), 'name')).toEqual([
      'Anything recycled',
      'Chargers',
      'Mugs in stock',
      'Totes',
    ]);
    expect(textsIn(await listSearches(admin), 'name')).toEqual(['Anything recycled', 'Chargers', 'Totes']);
  });

  test('need a name that is unique for their owner, in any case, and may repeat a colleague’s', async () => {
    await saveSearch(service);
    expect(await saveSearch(service, { name: ' mugs IN stock ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', code: 'taken' }] },
    });
    expect((await saveSearch(service, { name: 'Chargers' })).status).toBe(201);
  });

  test('are saved once by two sends of one key', async () => {
    const body = { name: 'Twice', query: 'q=twice', shared: false };
    const firstReply = await ask('POST /search/saved', { token: admin, body, ...keyHeader('twice-') });
    const secondReply = await ask('POST /search/saved', { token: admin, body, ...keyHeader('twice-') });
    expect(secondReply.body).toEqual(firstReply.body);
    expect(textsIn(await listSearches(admin), 'name').filter((name) => name === 'Twice')).toHaveLength(1);
  });

  test('are deleted by their owner only', async () => {
    const ownId = textIn(await saveSearch(service, { shared: true }), 'id');
    const personalId = textIn(await saveSearch(service, { name: 'Mine alone' }), 'id');
    expect(await deleteSearch(admin, ownId)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await deleteSearch(admin, personalId)).status).toBe(404);
    expect(await deleteSearch(service, ownId)).toMatchObject({ status: 200, body: { id: ownId } });
    expect((await deleteSearch(service, ownId)).status).toBe(404);
    expect(textsIn(await listSearches(service), 'name')).not.toContain('Mugs in stock');
  });

  test('are limited to a hundred for each person', async () => {
    for (let index = 0; index < 100; index += 1) await saveSearch(service, { name: `Search ${index}` });
    expect(await saveSearch(service)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'too_many' }] },
    });
    expect((await saveSearch(admin)).status).toBe(201);
  });
});

describe('search events', () => {
  test('make popular what led somewhere, not what found nothing', async () => {
    const clicks = Array.from({ length: 32 }, () => ({ query: ' Lanyard ' }));
    expect(await sendEvents(service, ...clicks)).toMatchObject({ status: 202, body: { taken: 32 } });
    await sendEvents(service, ...Array.from({ length: 50 }, () => ({ type: 'noHits', query: 'hoverboard' })));
    const words = await readPopular(admin);
    expect(words).toEqual(['lanyard', 'charger', 'mug', 'recycled', 'tote', 'notebook']);
  });

  test('without words are accepted and not counted', async () => {
    expect((await sendEvents(service, { query: '  ' })).status).toBe(202);
    expect(await readPopular(admin)).toHaveLength(5);
  });

  test('are refused above fifty at once', async () => {
    expect((await sendEvents(service, ...Array.from({ length: 51 }, () => ({})))).status).toBe(422);
  });
});

describe('the plain text search', () => {
  test('finds all words, without case and accents, in names and numbers, the newest first', async () => {
    expect(itemsIn(await searchText(admin, 'collection=products&q=WIRELESS chárger'))).toMatchObject([
      {
        id: 'prd-0004',
        collection: 'products',
        title: 'Mesa wireless charger, ABS, three-in-one',
        code: 'CHG-0004',
        productId: 'prd-0004',
        category: 'Tech > Chargers',
        supplier: 'Cedar & Clay',
        currency: 'USD',
      },
    ]);
    expect(itemsIn(await searchText(admin, 'collection=skus&q=CHG-0004'))[0]).toMatchObject({
      collection: 'skus',
      productId: 'prd-0004',
      title: 'Mesa wireless charger, ABS, three-in-one',
    });
    const reply = await searchText(admin, 'collection=documents&pageSize=50');
    const times = textsIn(reply, 'updatedAt');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(numberIn(reply, 'total')).toBe(4595);
  });

  test('finds no archived product, and none of its SKUs', async () => {
    const find = async (collection: string) =>
      itemsIn(await searchText(admin, `collection=${collection}&q=CHG-0004`));
    expect(await find('skus')).not.toEqual([]);
    const { version } = recordIn(await ask('GET /products/prd-0004', { token: admin }));
    await ask(`DELETE /products/prd-0004?version=${String(version)}`, { token: admin });
    expect([await find('products'), await find('skus')]).toEqual([[], []]);
  });

  test('corrects no typing error', async () => {
    expect(await searchText(admin, 'collection=products&q=chargr')).toMatchObject({
      body: { items: [], total: 0 },
    });
  });

  test('finds the same product as the list, with the same price', async () => {
    const [row] = itemsIn(await ask('GET /products?q=CHG-0004', { token: admin }));
    const [hit] = itemsIn(await searchText(admin, 'collection=products&q=CHG-0004'));
    expect(hit?.['fromPrice']).toBe(row?.['fromPrice']);
    expect(hit?.['stock']).toBe(row?.['stock']);
  });

  test('finds products that open, and so do their ladders', async () => {
    const ids = textsIn(await searchText(admin, 'collection=products&pageSize=100'), 'productId');
    expect(ids).toHaveLength(60);
    const opened = await Promise.all(
      ids.flatMap((id) => [
        ask(`GET /products/${id}`, { token: admin }),
        ask(`GET /products/${id}/slab-sets`, { token: admin }),
      ]),
    );
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('finds Greek, Russian and Chinese words', async () => {
    for (const [q, title] of [
      ['ναυτικο ημερολογιο', 'Ναυτικό ημερολόγιο παραγγελιών'],
      ['емкость', 'Ёмкость склада: отчёт за квартал'],
      ['充电器', '充电器包装规范'],
    ]) {
      const reply = await searchText(admin, `collection=documents&q=${encodeURIComponent(q ?? '')}`);
      expect(textsIn(reply, 'title')).toContain(title);
    }
  });

  test('has no items and the right total beyond the end', async () => {
    expect(await searchText(admin, 'collection=products&page=9')).toMatchObject({
      body: { items: [], total: 60 },
    });
  });

  test('finds documents that show costs only for those who may see costs', async () => {
    const kinds = async (token: string) =>
      new Set(textsIn(await searchText(token, 'collection=documents&q=invoice&pageSize=100'), 'kind'));
    expect(await kinds(admin)).toContain('invoice');
    expect(await kinds(service)).toEqual(new Set(['manual']));
  });

  test('needs the permission of a collection that exists', async () => {
    const searchOnly = await tokenOf('menu-only-search@backroom.test');
    expect(await searchText(searchOnly, 'collection=products')).toMatchObject({
      status: 403,
      body: { node: 'SKU Manager' },
    });
    expect(await searchText(searchOnly, 'collection=documents')).toMatchObject({
      status: 403,
      body: { node: 'Documents' },
    });
    expect(await searchText(admin, 'collection=people')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'collection', code: 'unknown' }] },
    });
  });
});

test('answers nothing without the permission', async () => {
  const nobody = await tokenOf('menu-empty@backroom.test');
  const replies = await Promise.all([
    listSearches(nobody),
    saveSearch(nobody),
    deleteSearch(nobody, 'search-1'),
    sendEvents(nobody, {}),
    searchText(nobody, 'collection=products'),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});
