import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const MERCHANDISER = 'merchandiser@backroom.test';
const as = async (call: string, body?: unknown, email = MERCHANDISER, headers = {}) =>
  ask(call, { token: await tokenOf(email), headers, ...(body === undefined ? {} : { body }) });

let key = 0;
const create = (body: object, email = MERCHANDISER) =>
  as('POST /products', { ...mug, ...body }, email, {
    'Idempotency-Key': `key-${(key += 1)}-padded-to-length`,
  });
const mug = {
  productId: 'NEW-1',
  sku: 'MUG-NEW',
  name: 'New mug',
  supplierId: 'sup-01',
  categoryId: 'cat-mugs',
  moq: 48,
};

const versionOf = async (path: string) => numberIn(await as(`GET ${path}`), 'version');
const historyOf = async (id: string) =>
  itemsIn(await as(`GET /activity-log?entityType=product&entityId=${id}`));

beforeEach(() => resetSession());

describe('the list of duplicates', () => {
  test('has equal names of one supplier but for case and punctuation, and a GTIN of two SKUs', async () => {
    const groups = itemsIn(await as('GET /products/duplicates'));
    expect(new Set(groups.map(({ reason }) => reason))).toEqual(new Set(['name', 'gtin']));
    const seeded = numberIn(await as('GET /products/duplicates'), 'total');
    await create({ name: 'Fjord tea bowl', sku: 'BOWL-1', productId: 'B-1' });
    await create({ name: 'FJORD  tea-bowl', sku: 'BOWL-2', productId: 'B-2' });
    await create({ name: 'Fjord tea bowl', sku: 'BOWL-3', productId: 'B-3', supplierId: 'sup-02' });
    const now = await as('GET /products/duplicates?pageSize=100');
    expect(numberIn(now, 'total')).toBe(seeded + 1);
    const bowls = itemsIn(now).find(({ value }) => value === 'fjord tea bowl');
    expect(bowls).toMatchObject({ reason: 'name', items: [{ code: 'BOWL-1' }, { code: 'BOWL-2' }] });
    expect(numberIn(await as('GET /products/duplicates?supplierId=sup-0'), 'total')).toBe(0);
  });
});

describe('the supplier’s data and our locks on it', () => {
  test('are compared field by field, and a locked field stays locked', async () => {
    const [synced] = itemsIn(await as('GET /products?sort=-lastSyncAt'));
    const path = `/products/${String(synced?.id)}`;
    const source = recordIn(await as(`GET ${path}/source`));
    expect(source.service).toBe('Product 2.0.0');
    const body = { version: source.version, fields: ['moq', 'brand'] };
    const reply = await as(`PUT ${path}/locks`, body);
    const locked = itemsIn(reply, 'fields').filter((field) => field.locked === true);
    expect(locked.map(({ field }) => field)).toEqual(['brand', 'moq']);
    expect((await as(`GET ${path}/source`)).body).toEqual(reply.body);
    const late = await as(`PUT ${path}/locks`, { ...body, fields: [] });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: { version: Number(source.version) + 1 } });
  });

  test('are empty for a product that no endpoint sends', async () => {
    const all = itemsIn(await as('GET /products?pageSize=100'));
    const unsent = all.find(({ lastSyncAt }) => lastSyncAt === null);
    const reply = await as(`GET /products/${String(unsent?.id)}/source`);
    expect(reply.body).toMatchObject({ service: null, syncedAt: null, fields: [] });
  });

  test('refuse a lock on a field that the supplier does not send', async () => {
    const version = await versionOf('/products/prd-0001');
    const reply = await as('PUT /products/prd-0001/locks', { version, fields: ['smell'] });
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
  const replace = async (items: object[], email = 'pricing.manager@backroom.test') => {
    const version = numberIn(await as('GET /products/prd-0004/charges'), 'version');
    return as('PUT /products/prd-0004/charges', { version, items }, email);
  };

  test('are replaced by a new list', async () => {
    const reply = await replace([setup]);
    expect(reply.body).toMatchObject({ items: [setup], currency: 'USD' });
    expect((await as('GET /products/prd-0004/charges')).body).toEqual(reply.body);
    expect((await replace([])).body).toMatchObject({ items: [] });
    expect((await historyOf('prd-0004'))[0]).toMatchObject({ changes: [{ field: 'charges', after: '[]' }] });
  });

  test('are changed with the permission for prices and the latest version only', async () => {
    expect((await replace([setup], MERCHANDISER)).body).toMatchObject({
      status: 403,
      node: 'Price Slabs: Edit',
    });
    const stale = await as(
      'PUT /products/prd-0004/charges',
      { version: 99, items: [] },
      'admin@backroom.test',
    );
    expect(stale.status).toBe(409);
    expect((await replace([{ ...setup, price: '1,50' }])).status).toBe(422);
  });
});
