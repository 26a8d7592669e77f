import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask } from '#tests/support/askMock.ts';
import { apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { preview } from '#tests/support/bulk.ts';
import { exportedSheet } from '#tests/support/exported.ts';
import { itemsIn, numberIn, textsIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const searchProducts = (q: string, moreParams = '') =>
  client.get(`/products?q=${encodeURIComponent(q)}${moreParams}`);

/** A SKU with a GTIN, of a product that has several. */
async function findSkuWithGtin(): Promise<{
  id: string;
  sku: string;
  partId: string;
  gtin: string;
  product: string;
}> {
  const rows = itemsIn(await client.get('/skus?pageSize=100&productId=prd-0001'));
  const found = rows.find(({ gtin }) => gtin !== null) ?? {};
  const [id, sku, partId, gtin] = ['id', 'sku', 'partId', 'gtin'].map((name) => String(found[name]));
  return { id: id ?? '', sku: sku ?? '', partId: partId ?? '', gtin: gtin ?? '', product: 'prd-0001' };
}

describe('products found by their SKUs', () => {
  test.each(['sku', 'partId', 'gtin'] as const)('match %s and say which one it was', async (field) => {
    const sku = await findSkuWithGtin();
    const found = itemsIn(await searchProducts(sku[field]));
    expect(found.map(({ id }) => id)).toEqual([sku.product]);
    expect(found[0]?.['matchedSkus']).toEqual([{ id: sku.id, sku: sku.sku, by: field, value: sku[field] }]);
  });

  test('match a GTIN with blanks, hyphens, in 14 digits or without its leading zero', async () => {
    const { gtin, product } = await findSkuWithGtin();
    const spellings = [
      `${gtin.slice(0, 1)} ${gtin.slice(1, 7)} ${gtin.slice(7)}`,
      gtin.replace(/^(.)(.{6})/, '$1-$2-'),
      gtin.padStart(14, '0'),
      gtin.replace(/^0/, ''),
    ];
    for (const spelling of spellings)
      expect([spelling, textsIn(await searchProducts(spelling), 'id')]).toEqual([spelling, [product]]);
  });

  test('match the beginning of a SKU or part ID in any case, and not a part of a GTIN', async () => {
    const { sku, partId, gtin, product } = await findSkuWithGtin();
    expect(textsIn(await searchProducts(sku.slice(0, -1).toLowerCase()), 'id')).toContain(product);
    expect(textsIn(await searchProducts(partId.slice(0, -1).toLowerCase()), 'id')).toContain(product);
    expect(numberIn(await searchProducts(gtin.slice(0, -1)), 'total')).toBe(0);
  });

  test('name at most three SKUs, and none where the product itself matches', async () => {
    const [ownMatch] = itemsIn(await searchProducts('AID-0001'));
    expect(ownMatch).toMatchObject({ id: 'prd-0001' });
    expect(ownMatch).not.toHaveProperty('matchedSkus');
    const [prefixMatch] = itemsIn(await searchProducts('AID-0001-'));
    expect(prefixMatch?.['matchedSkus']).toHaveLength(3);
  });

  test('come first for an exact number, whatever the order', async () => {
    const { sku } = await findSkuWithGtin();
    const longerSku = { sku: `${sku}-0`, partId: 'ZZ-1', uom: 'EA', colorName: null, labelSize: null };
    expect((await client.post('/products/prd-0002/skus', { ...longerSku, gtin: null })).status).toBe(201);
    for (const sort of ['sku', '-sku', '-name']) {
      const ids = textsIn(await searchProducts(sku, `&sort=${sort}`), 'id');
      expect([sort, ids]).toEqual([sort, ['prd-0001', 'prd-0002']]);
      expect(
        textsIn(await client.get(`/skus?q=${sku}&sort=${sort === '-name' ? '-product' : sort}`), 'sku')[0],
      ).toBe(sku);
    }
  });

  test('match what was added, renamed or archived in the meantime by its present number', async () => {
    const { id, sku, product } = await findSkuWithGtin();
    const versionOf = async (q: string) => Number(itemsIn(await client.get(`/skus?q=${q}`))[0]?.['version']);
    const body = { version: await versionOf(sku), sku: 'NEW-NUMBER-1' };
    expect((await ask(`PATCH /skus/${id}`, { token: client.token, body })).status).toBe(200);
    expect(numberIn(await searchProducts(sku), 'total')).toBe(0);
    expect(textsIn(await searchProducts('new-number-1'), 'id')).toEqual([product]);
    const currentVersion = await versionOf('NEW-NUMBER-1');
    expect((await ask(`DELETE /skus/${id}?version=${currentVersion}`, { token: client.token })).status).toBe(
      200,
    );
    expect(numberIn(await searchProducts('NEW-NUMBER-1'), 'total')).toBe(0);
  });

  test('respect the other filters', async () => {
    const { gtin } = await findSkuWithGtin();
    expect(numberIn(await searchProducts(gtin, '&categoryId=cat-drinkware'), 'total')).toBe(0);
    expect(numberIn(await searchProducts(gtin, '&categoryId=cat-wellness'), 'total')).toBe(1);
    expect(numberIn(await searchProducts(gtin, '&archived=true'), 'total')).toBe(0);
  });

  test('are the same rows in a bulk change and an export of this query', async () => {
    const { gtin } = await findSkuWithGtin();
    const plan = await preview(client, { selection: { query: `q=${gtin}` } });
    expect(plan.body).toMatchObject({ selected: 1, samples: [{ id: 'prd-0001' }] });
    const sheet = await exportedSheet(client, { resource: 'products', query: `q=${gtin}`, columns: ['sku'] });
    expect(sheet?.rows).toEqual([['AID-0001']]);
  });
});
