import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask } from '#tests/support/askMock.ts';
import { applyImport, apiClient, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { ADDED_PRODUCTS, preview, productIdOf, productsOf } from '#tests/support/bulk.ts';
import { addProducts, productLines } from '#tests/support/stock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const OTHER_SUPPLIER_PRODUCT = 'CUP-1,CC-9001,Quixotic cup,NORTH,Mugs,active,72,no';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the preview of a bulk action', () => {
  test('says what each row would become, and writes nothing', async () => {
    await addProducts(client, 3);
    const plan = await preview(client, { action: 'setCategory', params: { categoryId: 'cat-tumblers' } });
    expect(plan).toMatchObject({
      status: 200,
      body: { action: 'setCategory', selected: 3, affected: 3, skippedCount: 0, skipped: [] },
    });
    expect(itemsIn(plan, 'samples')[0]).toMatchObject({
      label: 'MUG-9001',
      changes: [{ field: 'category', before: 'Drinkware / Mugs', after: 'Drinkware / Tumblers' }],
    });
    expect(await productsOf(client, `${ADDED_PRODUCTS}&categoryId=cat-tumblers`)).toEqual([]);
    expect(numberIn(await client.get('/jobs?state=queued'), 'total')).toBe(0);
  });

  test('counts the rows of a query without the excluded ones, and each id of a list once', async () => {
    await addProducts(client, 3);
    const id = await productIdOf(client, 'MUG-9002');
    const query = await preview(client, { selection: { query: ADDED_PRODUCTS, excludeIds: [id] } });
    expect(itemsIn(query, 'samples').map(({ label }) => label)).toEqual(['MUG-9001', 'MUG-9003']);
    expect(numberIn(await preview(client, { selection: { ids: [id, id] } }), 'affected')).toBe(1);
  });

  test('of a query that names ids has exactly these rows', async () => {
    const plan = await preview(client, { selection: { query: 'id=prd-0001&id=prd-0002' } });
    expect(numberIn(plan, 'selected')).toBe(2);
  });

  test('says why a row is skipped', async () => {
    await addProducts(client, 4);
    const [one, two] = [await productIdOf(client, 'MUG-9001'), await productIdOf(client, 'MUG-9002')];
    await ask(`DELETE /products/${one}?version=1`, { token: client.token });
    await ask(`PATCH /products/${two}`, { token: client.token, body: { version: 1, moq: 96 } });
    const plan = await preview(client, {
      selection: { ids: [one, two, await productIdOf(client, 'MUG-9003'), 'prd-none'] },
    });
    expect(plan).toMatchObject({ body: { selected: 4, affected: 1, skippedCount: 3 } });
    expect(recordIn(plan)['skipped']).toEqual([
      { id: one, label: 'MUG-9001', reason: 'archived' },
      { id: two, label: 'MUG-9002', reason: 'unchanged' },
      { id: 'prd-none', label: 'prd-none', reason: 'invalid' },
    ]);
  });

  test('skips a product whose new supplier already has its number', async () => {
    await applyImport(
      client,
      await sendLines(client, 'products', [...productLines(2), OTHER_SUPPLIER_PRODUCT]),
    );
    const plan = await preview(client, { action: 'mapSupplier', params: { supplierId: 'sup-02' } });
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
  ])('refuses the action %s with the parameters %j, naming the field %s', async (action, params, field) => {
    expect(await preview(client, { action, params })).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  });

  test('knows the states of SKUs, and refuses the actions that only products have', async () => {
    const draft = { resource: 'skus', action: 'setStatus', params: { status: 'draft' } };
    expect((await preview(client, draft)).status).toBe(422);
    const request = { resource: 'skus', selection: { query: 'q=aid-0001' } };
    expect(
      await preview(client, { ...request, action: 'setStatus', params: { status: 'backorder' } }),
    ).toMatchObject({
      body: { skippedCount: 0 },
    });
    const moq = await preview(client, request);
    expect(itemsIn(moq, 'skipped').every(({ reason }) => reason === 'invalid')).toBe(true);
    expect(numberIn(moq, 'affected')).toBe(0);
  });

  test.each([{}, { ids: ['prd-0001'], query: '' }])('refuses %j as a selection', async (selection) => {
    expect(await preview(client, { selection })).toMatchObject({
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
  ])('refuses the query %s, which the list would refuse too', async (query, name, code) => {
    const field = `selection.query.${name}`;
    expect(await preview(client, { selection: { query } })).toMatchObject({
      status: 422,
      body: { errors: [{ field, code }] },
    });
  });

  test('selects by each filter what the list finds with it', async () => {
    const queries = ['flag=offMoq', 'flag=kvi&status=active', 'stock=out', 'archived=true', 'sort=-name'];
    for (const query of queries) {
      const total = numberIn(await client.get(`/products?${query}`), 'total');
      expect(numberIn(await preview(client, { selection: { query } }), 'selected')).toBe(total);
    }
  });

  test('is refused without the permission of its action', async () => {
    const manager = await apiClient('pricing.manager@backroom.test');
    const analyst = await apiClient('pricing.analyst@backroom.test');
    expect((await preview(manager)).status).toBe(200);
    expect(await preview(manager, { action: 'archive', params: {} })).toMatchObject({
      status: 403,
      body: { node: 'SKU Manager: Archive' },
    });
    expect(await preview(analyst)).toMatchObject({ status: 403, body: { node: 'SKU Manager: Bulk' } });
  });

  test('is refused for a query about margins to people who may not see costs', async () => {
    const editor = await apiClient('catalogue@backroom.test');
    const request = { selection: { query: 'flag=underFloor' } };
    expect(await preview(editor, request)).toMatchObject({ status: 403, body: { node: 'View Costs' } });
    expect((await preview(client, request)).status).toBe(200);
  });
});
