import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const MERCHANDISER = 'merchandiser@backroom.test';
const callAs = async (call: string, body?: unknown, email = MERCHANDISER, headers = {}) =>
  ask(call, { token: await tokenOf(email), headers, ...(body === undefined ? {} : { body }) });

let keyCount = 0;
const createProduct = (body: object, email = MERCHANDISER) =>
  callAs('POST /products', { ...mug, ...body }, email, {
    'Idempotency-Key': `key-${(keyCount += 1)}-padded-to-length`,
  });
const mug = {
  productId: 'NEW-1',
  sku: 'MUG-NEW',
  name: 'New mug',
  supplierId: 'sup-01',
  categoryId: 'cat-mugs',
  moq: 48,
};

const versionOf = async (path: string) => numberIn(await callAs(`GET ${path}`), 'version');
const historyOf = async (id: string) =>
  itemsIn(await callAs(`GET /activity-log?entityType=product&entityId=${id}`));

beforeEach(() => resetSession());

describe('the list of duplicates', () => {
  test('has equal names of one supplier but for case and punctuation, and a GTIN of two SKUs', async () => {
    const groups = itemsIn(await callAs('GET /products/duplicates'));
    expect(new Set(groups.map(({ reason }) => reason))).toEqual(new Set(['name', 'gtin']));
    const totalBefore = numberIn(await callAs('GET /products/duplicates'), 'total');
    await createProduct({ name: 'Fjord tea bowl', sku: 'BOWL-1', productId: 'B-1' });
    await createProduct({ name: 'FJORD  tea-bowl', sku: 'BOWL-2', productId: 'B-2' });
    await createProduct({ name: 'Fjord tea bowl', sku: 'BOWL-3', productId: 'B-3', supplierId: 'sup-02' });
    const reply = await callAs('GET /products/duplicates?pageSize=100');
    expect(numberIn(reply, 'total')).toBe(totalBefore + 1);
    const bowlGroup = itemsIn(reply).find(({ value }) => value === 'fjord tea bowl');
    expect(bowlGroup).toMatchObject({ reason: 'name', items: [{ code: 'BOWL-1' }, { code: 'BOWL-2' }] });
    expect(numberIn(await callAs('GET /products/duplicates?supplierId=sup-0'), 'total')).toBe(0);
  });
});

describe('the supplier’s data and our locks on it', () => {
  test('are compared field by field, and a locked field stays locked', async () => {
    const [syncedProduct] = itemsIn(await callAs('GET /products?sort=-lastSyncAt'));
    const path = `/products/${String(syncedProduct?.id)}`;
    const source = recordIn(await callAs(`GET ${path}/source`));
    expect(source.service).toBe('Product 2.0.0');
    const body = { version: source.version, fields: ['moq', 'brand'] };
    const reply = await callAs(`PUT ${path}/locks`, body);
    const locked = itemsIn(reply, 'fields').filter((field) => field.locked === true);
    expect(locked.map(({ field }) => field)).toEqual(['brand', 'moq']);
    expect((await callAs(`GET ${path}/source`)).body).toEqual(reply.body);
    const lateReply = await callAs(`PUT ${path}/locks`, { ...body, fields: [] });
    expect(lateReply.status).toBe(409);
    expect(lateReply.body).toMatchObject({ current: { version: Number(source.version) + 1 } });
  });

  test('are empty for a product that no endpoint sends', async () => {
    const all = itemsIn(await callAs('GET /products?pageSize=100'));
    const unsyncedProduct = all.find(({ lastSyncAt }) => lastSyncAt === null);
    const reply = await callAs(`GET /products/${String(unsyncedProduct?.id)}/source`);
    expect(reply.body).toMatchObject({ service: null, syncedAt: null, fields: [] });
  });

  test('refuse a lock on a field that the supplier does not send', async () => {
    const version = await versionOf('/products/prd-0001');
    const reply = await callAs('PUT /products/prd-0001/locks', { version, fields: ['smell'] });
    expect(reply.body).toMatchObject({ status: 422, errors: [{ field: 'fields', code: 'unknown' }] });
  });
});

describe('the charges of a product', () => {
  const setup = {
    name: 'Setup',
    type: 'Setup',
    per: 'Color',
    price: '42.50',
    repeatPrice: null,
    appliesLtm: false,
    includedUnits: 0,
  };
  const replaceCharges = async (items: object[], email = 'pricing.manager@backroom.test') => {
    const version = numberIn(await callAs('GET /products/prd-0004/charges'), 'version');
    return callAs('PUT /products/prd-0004/charges', { version, items }, email);
  };

  test('are replaced by a new list', async () => {
    const reply = await replaceCharges([setup]);
    expect(reply.body).toMatchObject({ items: [setup], currency: 'USD' });
    expect((await callAs('GET /products/prd-0004/charges')).body).toEqual(reply.body);
    expect((await replaceCharges([])).body).toMatchObject({ items: [] });
    expect((await historyOf('prd-0004'))[0]).toMatchObject({ changes: [{ field: 'charges', after: '[]' }] });
  });

  test('are changed with the permission for prices and the latest version only', async () => {
    expect((await replaceCharges([setup], MERCHANDISER)).body).toMatchObject({
      status: 403,
      node: 'Price Slabs: Edit',
    });
    const staleReply = await callAs(
      'PUT /products/prd-0004/charges',
      { version: 99, items: [] },
      'admin@backroom.test',
    );
    expect(staleReply.status).toBe(409);
    expect((await replaceCharges([{ ...setup, price: '1,50' }])).status).toBe(422);
  });
});
