import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

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

describe('a new product', () => {
  test('is a draft without ladder, found by its number, with its creation in the history', async () => {
    const created = await createProduct({});
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...{ sku: 'MUG-NEW', moq: 48, status: 'draft' },
      version: 1,
      ladder: [],
    });
    const id = textIn(created, 'id');
    expect(textsIn(await callAs('GET /products?q=mug-new'), 'id')).toEqual([id]);
    expect(await historyOf(id)).toMatchObject([
      { action: 'create', entityLabel: 'MUG-NEW', actor: { id: 'u-1004', name: 'Sofia Lindqvist' } },
    ]);
  });

  test('reports every invalid field in one answer', async () => {
    const { sku, productId, supplier } = recordIn(await callAs('GET /products/prd-0001'));
    const supplierId = recordIn({ status: 200, headers: new Headers(), body: supplier }).id;
    const reply = await createProduct({
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
    const sameNumber = ` ${String(productId).toLowerCase()} `;
    const duplicate = await createProduct({ sku: 'OTHER-1', productId: sameNumber, supplierId });
    expect(duplicate.body).toMatchObject({ errors: [{ field: 'productId', code: 'taken' }] });
    const trimmed = await createProduct({ sku: 'OTHER-2', productId: ' Own-2  ' });
    expect(trimmed.body).toMatchObject({ productId: 'Own-2' });
    const invalid = await createProduct({ supplierId: 'sup-0', copyOf: 'prd-0' });
    expect(invalid.body).toMatchObject({ errors: [{ field: 'supplierId' }, { field: 'copyOf' }] });
  });

  test('may have the product id of another supplier’s product', async () => {
    await createProduct({});
    expect((await createProduct({ sku: 'MUG-NEW-2' })).status).toBe(422);
    expect((await createProduct({ sku: 'MUG-NEW-2', supplierId: 'sup-02' })).status).toBe(201);
  });

  test('gets SKUs, charges and features from a copied one, but no stock and no GTIN', async () => {
    const original = await callAs('GET /products/prd-0002');
    const created = await createProduct({ copyOf: 'prd-0002' });
    expect(created.status).toBe(201);
    expect(recordIn(created).features).toEqual(recordIn(original).features);
    const id = textIn(created, 'id');
    const skus = itemsIn(await callAs(`GET /skus?pageSize=100&productId=${id}`));
    expect(skus).toHaveLength(numberIn(original, 'skuCount'));
    for (const sku of skus) {
      expect(sku.sku).toMatch(/^MUG-NEW-/);
      expect(sku).toMatchObject({ gtin: null, quantityAvailable: null, futureAvailability: [], version: 1 });
    }
    const charges = await callAs('GET /products/prd-0002/charges');
    const copiedCharges = await callAs(`GET /products/${id}/charges`);
    expect(textsIn(copiedCharges, 'name')).toEqual(textsIn(charges, 'name'));
    expect(textsIn(copiedCharges, 'id')).not.toEqual(textsIn(charges, 'id'));
    // Its SKUs would have the same numbers once more.
    expect((await createProduct({ copyOf: 'prd-0002', productId: 'NEW-2' })).body).toMatchObject({
      errors: [{ field: 'sku', code: 'taken' }],
    });
  });

  test('is refused without SKU Manager: Edit', async () => {
    const reply = await createProduct({}, 'auditor@backroom.test');
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ node: 'SKU Manager: Edit' });
  });
});

describe('changing a product', () => {
  const changeProduct = async (body: object, email = MERCHANDISER) =>
    callAs('PATCH /products/prd-0005', { version: await versionOf('/products/prd-0005'), ...body }, email);

  test('changes what is sent, raises the version and records both sides', async () => {
    const before = recordIn(await callAs('GET /products/prd-0005'));
    const after = await changeProduct({ moq: 60, isKvi: !before.isKvi });
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
    await changeProduct({ name: 'The faster name' });
    const lateReply = await callAs(
      'PATCH /products/prd-0005',
      { version, name: 'The late name' },
      'catalogue@backroom.test',
    );
    expect(lateReply.status).toBe(409);
    expect(lateReply.body).toMatchObject({
      code: 'version_conflict',
      detail: 'Sofia Lindqvist changed this in the meantime.',
      current: { id: 'prd-0005', name: 'The faster name', version: version + 1 },
    });
  });

  test('allows a replacement for a discontinued product only, one that exists and is not itself', async () => {
    const errorsOf = async (body: object) => recordIn(await changeProduct(body)).errors;
    expect(await errorsOf({ replacedById: 'prd-0006', status: 'active' })).toMatchObject([
      { field: 'replacedById', code: 'not_discontinued' },
    ]);
    expect(await errorsOf({ replacedById: 'prd-0005', status: 'discontinued' })).toMatchObject([
      { code: 'same' },
    ]);
    expect(await errorsOf({ replacedById: 'prd-0', status: 'discontinued' })).toMatchObject([
      { code: 'unknown' },
    ]);
    expect(await errorsOf({ categoryId: 'cat-0' })).toMatchObject([{ field: 'categoryId', code: 'unknown' }]);
    const reply = await changeProduct({ replacedById: 'prd-0006', status: 'discontinued' });
    expect(reply.body).toMatchObject({ status: 'discontinued', replacedBy: { id: 'prd-0006' } });
    expect((await changeProduct({ status: 'active' })).body).toMatchObject({ replacedBy: null });
  });

  test('is refused without SKU Manager: Edit, and for what does not exist', async () => {
    expect((await changeProduct({ moq: 1 }, 'pricing.analyst@backroom.test')).status).toBe(403);
    expect((await callAs('PATCH /products/prd-0', { version: 1, moq: 1 })).status).toBe(404);
    expect((await callAs('GET /products/prd-0')).status).toBe(404);
  });
});

describe('archiving a product', () => {
  test('removes the product and its SKUs from the lists, and restoring brings them back', async () => {
    const totalOf = async (list: string) => numberIn(await callAs(`GET ${list}`), 'total');
    const [products, skus] = [await totalOf('/products'), await totalOf('/skus')];
    const skuCount = numberIn(await callAs('GET /products/prd-0007'), 'skuCount');
    const version = await versionOf('/products/prd-0007');
    expect((await callAs(`DELETE /products/prd-0007?version=${version}`)).body).toEqual({ id: 'prd-0007' });
    expect([await totalOf('/products'), await totalOf('/skus')]).toEqual([products - 1, skus - skuCount]);
    expect([await totalOf('/products?archived=true'), await totalOf('/skus?archived=true')]).toEqual([
      1,
      skuCount,
    ]);
    const archived = recordIn(await callAs('GET /products/prd-0007'));
    expect(archived.archivedAt).not.toBeNull();
    expect((await callAs(`DELETE /products/prd-0007?version=${String(archived.version)}`)).status).toBe(404);

    const restored = await callAs('POST /products/prd-0007/restore');
    expect(restored.body).toMatchObject({ archivedAt: null, skuCount: skuCount, version: version + 2 });
    expect((await callAs('POST /products/prd-0007/restore')).body).toEqual(restored.body);
    expect([await totalOf('/products'), await totalOf('/skus')]).toEqual([products, skus]);
    expect((await historyOf('prd-0007')).map(({ action }) => action)).toEqual(['restore', 'delete']);
  });

  test('keeps its locks and pictures from being changed', async () => {
    const version = await versionOf('/products/prd-0007');
    await callAs(`DELETE /products/prd-0007?version=${version}`);
    const form = new FormData();
    form.set('image', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'mug.png'));
    form.set('alt', 'The mug');
    const key = { 'Idempotency-Key': 'picture-of-an-archived-product' };
    const locks = { version: version + 1, fields: [] };
    const pictures = { version: version + 1, images: [] };
    const replies = [
      await callAs('PUT /products/prd-0007/locks', locks),
      await callAs('PUT /products/prd-0007/images', pictures),
      await callAs('POST /products/prd-0007/images', form, MERCHANDISER, key),
    ];
    for (const { status, body } of replies)
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(await versionOf('/products/prd-0007')).toBe(version + 1);
  });

  test('is refused with an old version, without permission and for an unknown product', async () => {
    const version = await versionOf('/products/prd-0007');
    const staleReply = await callAs(`DELETE /products/prd-0007?version=${version + 1}`);
    expect(staleReply.status).toBe(409);
    expect(staleReply.body).toMatchObject({ current: { id: 'prd-0007', version } });
    const editorReply = await callAs(
      `DELETE /products/prd-0007?version=${version}`,
      undefined,
      'catalogue@backroom.test',
    );
    expect(editorReply.body).toMatchObject({ status: 403, node: 'SKU Manager: Archive' });
    expect((await callAs('POST /products/prd-0/restore')).status).toBe(404);
  });
});
