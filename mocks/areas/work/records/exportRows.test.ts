import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { exportedSheet } from '#tests/support/exported.ts';
import { itemsIn, textsIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const exportSheet = (resource: string, query: string) =>
  exportedSheet(client, { resource, query, columns: ['sku'] });

describe('the rows of an export', () => {
  test.each(['sort=-sku', 'sort=name,-sku', 'sort=-moq,sku', 'status=active&sort=-fromPrice,sku', 'q=mug'])(
    'have the order of the list: %s',
    async (query) => {
      const list = textsIn(await client.get(`/products?pageSize=100&${query}`), 'sku');
      expect((await exportSheet('products', query))?.rows.flat()).toEqual(list);
    },
  );

  test.each(['labelSize', '-category', 'breaks', '-fromPrice'])(
    'of SKUs have the order of their list: %s',
    async (sort) => {
      const query = `categoryId=cat-apparel&sort=${sort}`;
      const list = textsIn(await client.get(`/skus?pageSize=100&${query}`), 'sku');
      expect((await exportSheet('skus', query))?.rows.flat().slice(0, 100)).toEqual(list);
    },
  );

  test('are exactly the selected ones, in the order of the list, whatever its filters find', async () => {
    const ids = ['prd-0003', 'prd-0001', 'prd-0002', 'prd-0001'];
    const body = { resource: 'products', query: 'q=nothing-like-it&sort=-sku', columns: ['sku'], ids };
    const { rows } = (await exportedSheet(client, body)) ?? {};
    const expected = itemsIn(await client.get('/products?sort=-sku&id=prd-0001&id=prd-0002&id=prd-0003'));
    expect(expected).toHaveLength(3);
    expect(rows?.flat()).toEqual(expected.map(({ sku }) => sku));
  });

  test('are all rows that match the query except the excluded ones', async () => {
    const all = itemsIn(await client.get('/products?categoryId=cat-drinkware&sort=sku&pageSize=100'));
    const excludeIds = all.slice(0, 2).map(({ id }) => String(id));
    const query = 'categoryId=cat-drinkware&sort=sku';
    const body = { resource: 'products', query, columns: ['sku'], excludeIds };
    const { rows } = (await exportedSheet(client, body)) ?? {};
    expect(rows?.flat()).toEqual(all.slice(2).map(({ sku }) => sku));
  });

  test('are exactly the rows that the query names by id', async () => {
    const query = 'id=prd-0001&id=prd-0002&sort=sku';
    const list = textsIn(await client.get(`/products?${query}`), 'sku');
    expect(list).toHaveLength(2);
    expect((await exportSheet('products', query))?.rows.flat()).toEqual(list);
  });
});
