import { beforeEach, describe, expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

let [admin, service] = ['', ''];
beforeEach(async () => {
  resetSession();
  [admin, service] = [await tokenOf('admin@backroom.test'), await tokenOf('service@backroom.test')];
});

const keyed = (key: string) => ({ headers: { 'idempotency-key': key.padEnd(16, '0') } });
let keys = 0;
const save = (token: string, changes: object = {}): Promise<MockReply> => {
  keys += 1;
  const body = { name: 'Mugs in stock', query: 'q=mug', shared: false, ...changes };
  return ask('POST /search/saved', { token, body, ...keyed(`save-${keys}-`) });
};
const saved = (token: string): Promise<MockReply> => ask('GET /search/saved', { token });
const forget = (token: string, id: string): Promise<MockReply> =>
  ask(`DELETE /search/saved/${id}`, { token });
const find = (token: string, query: string): Promise<MockReply> => ask(`GET /search?${query}`, { token });
const tell = (token: string, ...events: object[]): Promise<MockReply> => {
  const click = { type: 'click', query: 'lanyard', collection: 'products', at: '2026-11-22T09:00:00Z' };
  return ask('POST /search/events', {
    token,
    body: { events: events.map((event) => ({ ...click, ...event })) },
  });
};
const popular = async (token: string): Promise<unknown> =>
  recordIn(await ask('POST /search/session', { token }))['popular'];

describe('saved searches', () => {
  test('include at first those that a colleague shares', async () => {
    expect(itemsIn(await saved(admin))).toMatchObject([
      { name: 'Anything recycled', shared: true, mine: false, query: 'q=recycled' },
      { name: 'Chargers', shared: true, mine: false, query: 'q=charger' },
    ]);
  });

  test('are seen by their owner only when personal, by all when shared', async () => {
    expect(await save(service)).toMatchObject({ status: 201, body: { name: 'Mugs in stock', mine: true } });
    await save(service, { name: 'Totes', shared: true });
    expect(textsIn(await saved(service), 'name')).toEqual([
      'Anything recycled',
      'Chargers',
      'Mugs in stock',
      'Totes',
    ]);
    expect(textsIn(await saved(admin), 'name')).toEqual(['Anything recycled', 'Chargers', 'Totes']);
  });

  test('need a name that is unique for their owner, in any case, and may repeat a colleague’s', async () => {
    await save(service);
    expect(await save(service, { name: ' mugs IN stock ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', code: 'taken' }] },
    });
    expect((await save(service, { name: 'Chargers' })).status).toBe(201);
  });

  test('are saved once by two sends of one key', async () => {
    const body = { name: 'Twice', query: 'q=twice', shared: false };
    const once = await ask('POST /search/saved', { token: admin, body, ...keyed('twice-') });
    const again = await ask('POST /search/saved', { token: admin, body, ...keyed('twice-') });
    expect(again.body).toEqual(once.body);
    expect(textsIn(await saved(admin), 'name').filter((name) => name === 'Twice')).toHaveLength(1);
  });

  test('are deleted by their owner only', async () => {
    const own = textIn(await save(service, { shared: true }), 'id');
    const hidden = textIn(await save(service, { name: 'Mine alone' }), 'id');
    expect(await forget(admin, own)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await forget(admin, hidden)).status).toBe(404);
    expect(await forget(service, own)).toMatchObject({ status: 200, body: { id: own } });
    expect((await forget(service, own)).status).toBe(404);
    expect(textsIn(await saved(service), 'name')).not.toContain('Mugs in stock');
  });

  test('are limited to a hundred for each person', async () => {
    for (let at = 0; at < 100; at += 1) await save(service, { name: `Search ${at}` });
    expect(await save(service)).toMatchObject({ status: 422, body: { errors: [{ code: 'too_many' }] } });
    expect((await save(admin)).status).toBe(201);
  });
});

describe('search events', () => {
  test('make popular what led somewhere, not what found nothing', async () => {
    const clicks = Array.from({ length: 32 }, () => ({ query: ' Lanyard ' }));
    expect(await tell(service, ...clicks)).toMatchObject({ status: 202, body: { taken: 32 } });
    await tell(service, ...Array.from({ length: 50 }, () => ({ type: 'noHits', query: 'hoverboard' })));
    const words = await popular(admin);
    expect(words).toEqual(['lanyard', 'charger', 'mug', 'recycled', 'tote', 'notebook']);
  });

  test('without words are accepted and not counted', async () => {
    expect((await tell(service, { query: '  ' })).status).toBe(202);
    expect(await popular(admin)).toHaveLength(5);
  });

  test('are refused above fifty at once', async () => {
    expect((await tell(service, ...Array.from({ length: 51 }, () => ({})))).status).toBe(422);
  });
});

describe('the plain text search', () => {
  test('finds all words, without case and accents, in names and numbers, the newest first', async () => {
    expect(itemsIn(await find(admin, 'collection=products&q=WIRELESS chárger'))).toMatchObject([
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
    expect(itemsIn(await find(admin, 'collection=skus&q=CHG-0004'))[0]).toMatchObject({
      collection: 'skus',
      productId: 'prd-0004',
      title: 'Mesa wireless charger, ABS, three-in-one',
    });
    const reply = await find(admin, 'collection=documents&pageSize=50');
    const times = textsIn(reply, 'updatedAt');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(numberIn(reply, 'total')).toBe(4595);
  });

  test('corrects no typing error', async () => {
    expect(await find(admin, 'collection=products&q=chargr')).toMatchObject({
      body: { items: [], total: 0 },
    });
  });

  test('finds the same product as the list, with the same price', async () => {
    const [row] = itemsIn(await ask('GET /products?q=CHG-0004', { token: admin }));
    const [hit] = itemsIn(await find(admin, 'collection=products&q=CHG-0004'));
    expect(hit?.['fromPrice']).toBe(row?.['fromPrice']);
    expect(hit?.['stock']).toBe(row?.['stock']);
  });

  test('finds products that open, and so do their ladders', async () => {
    const ids = textsIn(await find(admin, 'collection=products&pageSize=100'), 'productId');
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
      const reply = await find(admin, `collection=documents&q=${encodeURIComponent(q ?? '')}`);
      expect(textsIn(reply, 'title')).toContain(title);
    }
  });

  test('has no items and the right total beyond the end', async () => {
    expect(await find(admin, 'collection=products&page=9')).toMatchObject({ body: { items: [], total: 60 } });
  });

  test('finds documents that show costs only for those who may see costs', async () => {
    const kinds = async (token: string) =>
      new Set(textsIn(await find(token, 'collection=documents&q=invoice&pageSize=100'), 'kind'));
    expect(await kinds(admin)).toContain('invoice');
    expect(await kinds(service)).toEqual(new Set(['manual']));
  });

  test('needs the permission of a collection that exists', async () => {
    const only = await tokenOf('menu-only-search@backroom.test');
    expect(await find(only, 'collection=products')).toMatchObject({
      status: 403,
      body: { node: 'SKU Manager' },
    });
    expect(await find(only, 'collection=documents')).toMatchObject({
      status: 403,
      body: { node: 'Documents' },
    });
    expect(await find(admin, 'collection=people')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'collection', code: 'unknown' }] },
    });
  });
});

test('answers nothing without the permission', async () => {
  const nobody = await tokenOf('menu-empty@backroom.test');
  const replies = await Promise.all([
    saved(nobody),
    save(nobody),
    forget(nobody, 'search-1'),
    tell(nobody, {}),
    find(nobody, 'collection=products'),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});
