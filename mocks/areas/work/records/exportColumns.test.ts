import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { isRecord } from '#mocks/contract/homes.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { readCsv } from './csv.ts';
import { textIn } from '#tests/support/askMock.ts';
import { finishJob, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
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

async function rowsOf(resource: string, query: string, columns: readonly string[]): Promise<string[][]> {
  const job = await finishJob(client, await client.post('/exports', { resource, query, columns }));
  const { body } = await client.get(`/jobs/${textIn(job, 'id')}/file`);
  return readCsv(new TextEncoder().encode(String(body)).buffer)?.rows ?? [];
}

type Row = Record<string, unknown>;

/** What a list shows under a column of the file that has no field of its own. */
const displayedValue: Readonly<Record<string, (row: Row) => unknown>> = {
  supplier: ({ supplier }) => (isRecord(supplier) ? supplier['name'] : null),
  product: ({ product }) => (isRecord(product) ? product['name'] : null),
  category: ({ categoryPath }) => categoryPath,
  breaks: ({ ladder }) => (Array.isArray(ladder) ? ladder.length : null),
  nextArrival: ({ nextArrival, futureAvailability }) => {
    const next: unknown = Array.isArray(futureAvailability) ? futureAvailability[0] : nextArrival;
    return isRecord(next) ? next['date'] : null;
  },
};

/** The list as cells of a file. */
const cellsOf = (list: readonly Row[], columns: readonly string[]): string[][] =>
  list.map((row) =>
    columns.map((column) => {
      const value = displayedValue[column] ? displayedValue[column](row) : row[column];
      if (value === null) return '';
      return typeof value === 'string' ? value : JSON.stringify(value);
    }),
  );

const columns = {
  products: [
    ...['sku', 'productId', 'name', 'supplier', 'category', 'status', 'moq', 'skuCount', 'stock'],
    ...['nextArrival', 'fromPrice', 'breaks', 'gpPct250', 'underFloor', 'matches', 'priceIndex'],
    ...['priceExpiresAt', 'lastSyncAt', 'isKvi', 'updatedAt'],
  ],
  skus: [
    ...['sku', 'partId', 'product', 'supplier', 'category', 'colorName', 'labelSize', 'gtin', 'status'],
    ...['quantityAvailable', 'nextArrival', 'inventoryAt', 'fromPrice', 'breaks', 'gpPct250', 'updatedAt'],
  ],
} as const;

describe('an exported file', () => {
  test.each(['products', 'skus'] as const)('has every column of the list of %s', async (resource) => {
    const list = itemsIn(await client.get(`/${resource}?pageSize=100&sort=sku&status=active`));
    const rows = await rowsOf(resource, 'sort=sku&status=active', columns[resource]);
    expect(rows.slice(0, list.length)).toEqual(cellsOf(list, columns[resource]));
  });

  test.each([
    ['products', 'supplierId=sup-02&supplierId=sup-05'],
    ['products', 'categoryId=cat-drinkware'],
    ['products', 'flag=kvi&flag=noMatch'],
    ['products', 'stock=in&status=active&status=closeout'],
    ['products', 'featureId=material&value=Polyester'],
    ['products', 'archived=true'],
    ['skus', 'productId=prd-0001&sort=-sku'],
    ['skus', 'stock=arriving&categoryId=cat-drinkware'],
    ['skus', 'supplierId=sup-02&status=active&q=b'],
  ])('has the same %s as the list for ?%s', async (resource, query) => {
    const list = textsIn(await client.get(`/${resource}?pageSize=100&${query}`), 'sku');
    const rows = await rowsOf(resource, query, ['sku']);
    expect(rows.flat().slice(0, 100)).toEqual(list);
  });

  test('does not depend on the page of the list', async () => {
    const list = await rowsOf('products', 'status=active', ['sku']);
    expect(await rowsOf('products', 'status=active&page=2&pageSize=10', ['sku'])).toEqual(list);
  });
});
