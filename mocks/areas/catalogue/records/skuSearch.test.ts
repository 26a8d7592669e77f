import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask } from '#tests/support/askMock.ts';
import { apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { preview } from '#tests/support/bulk.ts';
import { exportedSheet } from '#tests/support/exported.ts';
import { itemsIn, numberIn, textsIn } from '#tests/support/replyBody.ts';

let me: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  me = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const products = (q: string, more = '') => me.get(`/products?q=${encodeURIComponent(q)}${more}`);

/** A SKU with a GTIN, of a product that has several. */
async function knownSku(): Promise<{
  id: string;
  sku: string;
  partId: string;
  gtin: string;
  product: string;
}> {
  const rows = itemsIn(await me.get('/skus?pageSize=100&productId=prd-0001'));
  const found = rows.find(({ gtin }) => gtin !== null) ?? {};
  const [id, sku, partId, gtin] = ['id', 'sku', 'partId', 'gtin'].map((name) => String(found[name]));
  return { id: id ?? '', sku: sku ?? '', partId: partId ?? '', gtin: gtin ?? '', product: 'prd-0001' };
}

describe('products found by their SKUs', () => {
  test.each(['sku', 'partId', 'gtin'] as const)('match %s and say which one it was', async (by) => {
    const known = await knownSku();
    const found = itemsIn(await products(known[by]));
    expect(found.map(({ id }) => id)).toEqual([known.product]);
    expect(found[0]?.['matchedSkus']).toEqual([{ id: known.id, sku: known.sku, by, value: known[by] }]);
  });

  test('match a GTIN with blanks, hyphens, in 14 digits or without its leading zero', async () => {
    const { gtin, product } = await knownSku();
    const ways = [
      `${gtin.slice(0, 1)} ${gtin.slice(1, 7)} ${gtin.slice(7)}`,
      gtin.replace(/^(.)(.{6})/, '$1-$2-'),
      gtin.padStart(14, '0'),
      gtin.replace(/^0/, ''),
    ];
    for (const way of ways) expect([way, textsIn(await products(way), 'id')]).toEqual([way, [product]]);
  });

  test('match the beginning of a SKU or part ID in any case, and not a part of a GTIN', async () => {
    const { sku, partId, gtin, product } = await knownSku();
    expect(textsIn(await products(sku.slice(0, -1).toLowerCase()), 'id')).toContain(product);
    expect(textsIn(await products(partId.slice(0, -1).toLowerCase()), 'id')).toContain(product);
    expect(numberIn(await products(gtin.slice(0, -1)), 'total')).toBe(0);
  });

  test('name at most three SKUs, and none where the product itself matches', async () => {
    const [own] = itemsIn(await products('AID-0001'));
    expect(own).toMatchObject({ id: 'prd-0001' });
    expect(own).not.toHaveProperty('matchedSkus');
    const [many] = itemsIn(await products('AID-0001-'));
    expect(many?.['matchedSkus']).toHaveLength(3);
  });

  test('come first for an exact number, whatever the order', async () => {
    const { sku } = await knownSku();
    const longer = { sku: `${sku}-0`, partId: 'ZZ-1', uom: 'EA', colorName: null, labelSize: null };
    expect((await me.post('/products/prd-0002/skus', { ...longer, gtin: null })).status).toBe(201);
    for (const sort of ['sku', '-sku', '-name']) {
      const ids = textsIn(await products(sku, `&sort=${sort}`), 'id');
      expect([sort, ids]).toEqual([sort, ['prd-0001', 'prd-0002']]);
      expect(
        textsIn(await me.get(`/skus?q=${sku}&sort=${sort === '-name' ? '-product' : sort}`), 'sku')[0],
      ).toBe(sku);
    }
  });

  test('match what was added, renamed or archived in the meantime by its present number', async () => {
    const { id, sku, product } = await knownSku();
    const version = async (q: string) => Number(itemsIn(await me.get(`/skus?q=${q}`))[0]?.['version']);
    const body = { version: await version(sku), sku: 'NEW-NUMBER-1' };
    expect((await ask(`PATCH /skus/${id}`, { token: me.token, body })).status).toBe(200);
    expect(numberIn(await products(sku), 'total')).toBe(0);
    expect(textsIn(await products('new-number-1'), 'id')).toEqual([product]);
    const now = await version('NEW-NUMBER-1');
    expect((await ask(`DELETE /skus/${id}?version=${now}`, { token: me.token })).status).toBe(200);
    expect(numberIn(await products('NEW-NUMBER-1'), 'total')).toBe(0);
  });

  test('respect the other filters', async () => {
    const { gtin } = await knownSku();
    expect(numberIn(await products(gtin, '&categoryId=cat-drinkware'), 'total')).toBe(0);
    expect(numberIn(await products(gtin, '&categoryId=cat-wellness'), 'total')).toBe(1);
    expect(numberIn(await products(gtin, '&archived=true'), 'total')).toBe(0);
  });

  test('are the same rows in a bulk change and an export of this query', async () => {
    const { gtin } = await knownSku();
    const plan = await preview(me, { selection: { query: `q=${gtin}` } });
    expect(plan.body).toMatchObject({ selected: 1, samples: [{ id: 'prd-0001' }] });
    const sheet = await exportedSheet(me, { resource: 'products', query: `q=${gtin}`, columns: ['sku'] });
    expect(sheet?.rows).toEqual([['AID-0001']]);
  });
});
