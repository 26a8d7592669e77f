import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

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

describe('a new product', () => {
  test('is a draft without ladder, found by its number, with its creation in the history', async () => {
    const made = await create({});
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...{ sku: 'MUG-NEW', moq: 48, status: 'draft' },
      version: 1,
      ladder: [],
    });
    const id = textIn(made, 'id');
    expect(textsIn(await as('GET /products?q=mug-new'), 'id')).toEqual([id]);
    expect(await historyOf(id)).toMatchObject([
      { action: 'create', entityLabel: 'MUG-NEW', actor: { id: 'u-1004', name: 'Sofia Lindqvist' } },
    ]);
  });

  test('reports every invalid field in one answer', async () => {
    const { sku, productId, supplier } = recordIn(await as('GET /products/prd-0001'));
    const supplierId = recordIn({ status: 200, headers: new Headers(), body: supplier }).id;
    const reply = await create({
      sku: String(sku).toLowerCase(),
      productId,
      supplierId,
      categoryId: 'cat-0',
    });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      errors: [
        { field: 'sku', code: 'taken' },
        { field: 'productId', code: 'taken' },
        { field: 'categoryId', code: 'unknown' },
      ],
    });
    const alike = ` ${String(productId).toLowerCase()} `;
    const twin = await create({ sku: 'OTHER-1', productId: alike, supplierId });
    expect(twin.body).toMatchObject({ errors: [{ field: 'productId', code: 'taken' }] });
    const trimmed = await create({ sku: 'OTHER-2', productId: ' Own-2  ' });
    expect(trimmed.body).toMatchObject({ productId: 'Own-2' });
    const lost = await create({ supplierId: 'sup-0', copyOf: 'prd-0' });
    expect(lost.body).toMatchObject({ errors: [{ field: 'supplierId' }, { field: 'copyOf' }] });
  });

  test('may have the product id of another supplier’s product', async () => {
    await create({});
    expect((await create({ sku: 'MUG-NEW-2' })).status).toBe(422);
    expect((await create({ sku: 'MUG-NEW-2', supplierId: 'sup-02' })).status).toBe(201);
  });

  test('gets SKUs, charges and features from a copied one, but no stock and no GTIN', async () => {
    const original = await as('GET /products/prd-0002');
    const made = await create({ copyOf: 'prd-0002' });
    expect(made.status).toBe(201);
    expect(recordIn(made).features).toEqual(recordIn(original).features);
    const id = textIn(made, 'id');
    const skus = itemsIn(await as(`GET /skus?pageSize=100&productId=${id}`));
    expect(skus).toHaveLength(numberIn(original, 'skuCount'));
    for (const sku of skus) {
      expect(sku.sku).toMatch(/^MUG-NEW-/);
      expect(sku).toMatchObject({ gtin: null, quantityAvailable: null, futureAvailability: [], version: 1 });
    }
    const charges = await as('GET /products/prd-0002/charges');
    const copied = await as(`GET /products/${id}/charges`);
    expect(textsIn(copied, 'name')).toEqual(textsIn(charges, 'name'));
    expect(textsIn(copied, 'id')).not.toEqual(textsIn(charges, 'id'));
    // Its SKUs would have the same numbers once more.
    expect((await create({ copyOf: 'prd-0002', productId: 'NEW-2' })).body).toMatchObject({
      errors: [{ field: 'sku', code: 'taken' }],
    });
  });

  test('is refused without SKU Manager: Edit', async () => {
    const reply = await create({}, 'auditor@backroom.test');
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ node: 'SKU Manager: Edit' });
  });
});

describe('changing a product', () => {
  const change = async (body: object, email = MERCHANDISER) =>
    as('PATCH /products/prd-0005', { version: await versionOf('/products/prd-0005'), ...body }, email);

  test('changes what is sent, raises the version and records both sides', async () => {
    const before = recordIn(await as('GET /products/prd-0005'));
    const after = await change({ moq: 60, isKvi: !before.isKvi });
    expect(after.body).toMatchObject({ moq: 60, name: before.name, version: Number(before.version) + 1 });
    expect(after.body).toMatchObject({ updatedBy: { id: 'u-1004' } });
    const [entry] = await historyOf('prd-0005');
    expect(entry).toMatchObject({
      action: 'update',
      changes: [
        { field: 'moq', before: String(before.moq), after: '60' },
        { field: 'isKvi', before: String(before.isKvi), after: String(!before.isKvi) },
      ],
    });
  });

  test('D12 answers a late write with the current record and who changed it', async () => {
    const version = await versionOf('/products/prd-0005');
    await change({ name: 'The faster name' });
    const late = await as(
      'PATCH /products/prd-0005',
      { version, name: 'The late name' },
      'catalogue@backroom.test',
    );
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'version_conflict',
      detail: 'Sofia Lindqvist changed this in the meantime.',
      current: { id: 'prd-0005', name: 'The faster name', version: version + 1 },
    });
  });

  test('allows a replacement for a discontinued product only, one that exists and is not itself', async () => {
    const refused = async (body: object) => recordIn(await change(body)).errors;
    expect(await refused({ replacedById: 'prd-0006', status: 'active' })).toMatchObject([
      { field: 'replacedById', code: 'not_discontinued' },
    ]);
    expect(await refused({ replacedById: 'prd-0005', status: 'discontinued' })).toMatchObject([
      { code: 'same' },
    ]);
    expect(await refused({ replacedById: 'prd-0', status: 'discontinued' })).toMatchObject([
      { code: 'unknown' },
    ]);
    expect(await refused({ categoryId: 'cat-0' })).toMatchObject([{ field: 'categoryId', code: 'unknown' }]);
    const gone = await change({ replacedById: 'prd-0006', status: 'discontinued' });
    expect(gone.body).toMatchObject({ status: 'discontinued', replacedBy: { id: 'prd-0006' } });
    expect((await change({ status: 'active' })).body).toMatchObject({ replacedBy: null });
  });

  test('is refused without SKU Manager: Edit, and for what does not exist', async () => {
    expect((await change({ moq: 1 }, 'pricing.analyst@backroom.test')).status).toBe(403);
    expect((await as('PATCH /products/prd-0', { version: 1, moq: 1 })).status).toBe(404);
    expect((await as('GET /products/prd-0')).status).toBe(404);
  });
});

describe('archiving a product', () => {
  test('removes the product and its SKUs from the lists, and restoring brings them back', async () => {
    const total = async (list: string) => numberIn(await as(`GET ${list}`), 'total');
    const [products, skus] = [await total('/products'), await total('/skus')];
    const own = numberIn(await as('GET /products/prd-0007'), 'skuCount');
    const version = await versionOf('/products/prd-0007');
    expect((await as(`DELETE /products/prd-0007?version=${version}`)).body).toEqual({ id: 'prd-0007' });
    expect([await total('/products'), await total('/skus')]).toEqual([products - 1, skus - own]);
    expect([await total('/products?archived=true'), await total('/skus?archived=true')]).toEqual([1, own]);
    const archived = recordIn(await as('GET /products/prd-0007'));
    expect(archived.archivedAt).not.toBeNull();
    expect((await as(`DELETE /products/prd-0007?version=${String(archived.version)}`)).status).toBe(404);

    const back = await as('POST /products/prd-0007/restore');
    expect(back.body).toMatchObject({ archivedAt: null, skuCount: own, version: version + 2 });
    expect((await as('POST /products/prd-0007/restore')).body).toEqual(back.body);
    expect([await total('/products'), await total('/skus')]).toEqual([products, skus]);
    expect((await historyOf('prd-0007')).map(({ action }) => action)).toEqual(['restore', 'delete']);
  });

  test('is refused with an old version, without permission and for an unknown product', async () => {
    const version = await versionOf('/products/prd-0007');
    const stale = await as(`DELETE /products/prd-0007?version=${version + 1}`);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ current: { id: 'prd-0007', version } });
    const editor = await as(
      `DELETE /products/prd-0007?version=${version}`,
      undefined,
      'catalogue@backroom.test',
    );
    expect(editor.body).toMatchObject({ status: 403, node: 'SKU Manager: Archive' });
    expect((await as('POST /products/prd-0/restore')).status).toBe(404);
  });
});
