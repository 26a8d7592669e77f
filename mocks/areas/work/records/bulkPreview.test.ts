import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask } from '#tests/support/askMock.ts';
import { applied, apiClient, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { ADDED, preview, productIdOf, productsOf } from '#tests/support/bulk.ts';
import { addProducts, productLines } from '#tests/support/stock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const NORTHERN = 'CUP-1,CC-9001,Quixotic cup,NORTH,Mugs,active,72,no';

let me: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  me = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the preview of a bulk action', () => {
  test('says what each row would become, and writes nothing', async () => {
    await addProducts(me, 3);
    const plan = await preview(me, { action: 'setCategory', params: { categoryId: 'cat-tumblers' } });
    expect(plan).toMatchObject({
      status: 200,
      body: { action: 'setCategory', selected: 3, affected: 3, skippedCount: 0, skipped: [] },
    });
    expect(itemsIn(plan, 'samples')[0]).toMatchObject({
      label: 'MUG-9001',
      changes: [{ field: 'category', before: 'Drinkware / Mugs', after: 'Drinkware / Tumblers' }],
    });
    expect(await productsOf(me, `${ADDED}&categoryId=cat-tumblers`)).toEqual([]);
    expect(numberIn(await me.get('/jobs?state=queued'), 'total')).toBe(0);
  });

  test('of a query without some, and of ids, each named once', async () => {
    await addProducts(me, 3);
    const id = await productIdOf(me, 'MUG-9002');
    const query = await preview(me, { selection: { query: ADDED, excludeIds: [id] } });
    expect(itemsIn(query, 'samples').map(({ label }) => label)).toEqual(['MUG-9001', 'MUG-9003']);
    expect(numberIn(await preview(me, { selection: { ids: [id, id] } }), 'affected')).toBe(1);
  });

  test('of a list of named rows means these and no others', async () => {
    const plan = await preview(me, { selection: { query: 'id=prd-0001&id=prd-0002' } });
    expect(numberIn(plan, 'selected')).toBe(2);
  });

  test('says why a row is skipped', async () => {
    await addProducts(me, 4);
    const [one, two] = [await productIdOf(me, 'MUG-9001'), await productIdOf(me, 'MUG-9002')];
    await ask(`DELETE /products/${one}?version=1`, { token: me.token });
    await ask(`PATCH /products/${two}`, { token: me.token, body: { version: 1, moq: 96 } });
    const plan = await preview(me, {
      selection: { ids: [one, two, await productIdOf(me, 'MUG-9003'), 'prd-none'] },
    });
    expect(plan).toMatchObject({ body: { selected: 4, affected: 1, skippedCount: 3 } });
    expect(recordIn(plan)['skipped']).toEqual([
      { id: one, label: 'MUG-9001', reason: 'archived' },
      { id: two, label: 'MUG-9002', reason: 'unchanged' },
      { id: 'prd-none', label: 'prd-none', reason: 'invalid' },
    ]);
  });

  test('a product does not go to a supplier who has its number already', async () => {
    await applied(me, await sendLines(me, 'products', [...productLines(2), NORTHERN]));
    const plan = await preview(me, { action: 'mapSupplier', params: { supplierId: 'sup-02' } });
    expect(plan).toMatchObject({ body: { selected: 3, affected: 1 } });
    expect(itemsIn(plan, 'skipped').map(({ label, reason }) => [label, reason])).toEqual([
      ['CUP-1', 'unchanged'],
      ['MUG-9001', 'invalid'],
    ]);
  });

  test.each([
    ['setCategory', {}, 'params.categoryId'],
    ['setCategory', { categoryId: 'cat-none' }, 'params.categoryId'],
    ['setStatus', {}, 'params.status'],
    ['setStatus', { status: 'backorder' }, 'params.status'],
    ['setKvi', {}, 'params.isKvi'],
    ['setMoq', {}, 'params.moq'],
    ['mapSupplier', { supplierId: 'sup-none' }, 'params.supplierId'],
    ['applyFeatures', { features: [] }, 'params.features'],
  ])('%s with %j lacks %s', async (action, params, field) => {
    expect(await preview(me, { action, params })).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  });

  test('SKUs have other states, and less can be done to them', async () => {
    const draft = { resource: 'skus', action: 'setStatus', params: { status: 'draft' } };
    expect((await preview(me, draft)).status).toBe(422);
    const wish = { resource: 'skus', selection: { query: 'q=aid-0001' } };
    expect(
      await preview(me, { ...wish, action: 'setStatus', params: { status: 'backorder' } }),
    ).toMatchObject({
      body: { skippedCount: 0 },
    });
    const moq = await preview(me, wish);
    expect(itemsIn(moq, 'skipped').every(({ reason }) => reason === 'invalid')).toBe(true);
    expect(numberIn(moq, 'affected')).toBe(0);
  });

  test.each([{}, { ids: ['prd-0001'], query: '' }])('the selection %j is none', async (selection) => {
    expect(await preview(me, { selection })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'selection' }] },
    });
  });

  test.each([
    ['flag=kvii', 'flag', 'not_allowed'],
    ['status=active&status=nonsense', 'status', 'not_allowed'],
    ['stock=xyz', 'stock', 'not_allowed'],
    ['stock=in&stock=out', 'stock', 'not_allowed'],
    ['archived=maybe', 'archived', 'wrong_type'],
    ['supplierId=', 'supplierId', 'too_short'],
    ['sort=nonsense', 'sort', 'not_allowed'],
    ['suplierId=sup-01', 'suplierId', 'unknown_field'],
    ['productId=prd-0001', 'productId', 'unknown_field'],
  ])('a query that the list would not take selects nothing: %s', async (query, name, code) => {
    const field = `selection.query.${name}`;
    expect(await preview(me, { selection: { query } })).toMatchObject({
      status: 422,
      body: { errors: [{ field, code }] },
    });
  });

  test('a query selects what its list finds, by every filter there is', async () => {
    const queries = ['flag=offMoq', 'flag=kvi&status=active', 'stock=out', 'archived=true', 'sort=-name'];
    for (const query of queries) {
      const total = numberIn(await me.get(`/products?${query}`), 'total');
      expect(numberIn(await preview(me, { selection: { query } }), 'selected')).toBe(total);
    }
  });

  test('each action has its permission', async () => {
    const manager = await apiClient('pricing.manager@backroom.test');
    const analyst = await apiClient('pricing.analyst@backroom.test');
    expect((await preview(manager)).status).toBe(200);
    expect(await preview(manager, { action: 'archive', params: {} })).toMatchObject({
      status: 403,
      body: { node: 'SKU Manager: Archive' },
    });
    expect(await preview(analyst)).toMatchObject({ status: 403, body: { node: 'SKU Manager: Bulk' } });
  });

  test('a query about margins is for those who may see costs', async () => {
    const editor = await apiClient('catalogue@backroom.test');
    const wish = { selection: { query: 'flag=underFloor' } };
    expect(await preview(editor, wish)).toMatchObject({ status: 403, body: { node: 'View Costs' } });
    expect((await preview(me, wish)).status).toBe(200);
  });
});
