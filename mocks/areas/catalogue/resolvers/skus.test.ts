import { beforeEach, describe, expect, test } from 'vitest';
import { isGtin } from '#mocks/areas/catalogue/records/gtin.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

const MERCHANDISER = 'merchandiser@backroom.test';
const callAs = async (call: string, body?: unknown, email = MERCHANDISER, headers = {}) =>
  ask(call, { token: await tokenOf(email), headers, ...(body === undefined ? {} : { body }) });

let keyCount = 0;
const post = (path: string, body: object, email = MERCHANDISER) =>
  callAs(`POST ${path}`, body, email, { 'Idempotency-Key': `sku-key-${(keyCount += 1)}-padded-out` });
const listSkus = (query: string, email = MERCHANDISER) => callAs(`GET /skus${query}`, undefined, email);
const readFirstSku = async () => itemsIn(await listSkus(''))[0] ?? {};

beforeEach(() => resetSession());

describe('the list of SKUs', () => {
  test('has three hundred, a page at a time', async () => {
    expect((await listSkus('')).body).toMatchObject({ page: 1, pageSize: 15, total: 300 });
    expect(itemsIn(await listSkus('?pageSize=100&page=3'))).toHaveLength(100);
    const fourthPage = { items: [], page: 4, pageSize: 100, total: 300 };
    expect((await listSkus('?pageSize=100&page=4')).body).toEqual(fourthPage);
  });

  test('returns only the named ones', async () => {
    const [one, , three] = textsIn(await listSkus(''), 'id');
    expect(textsIn(await listSkus(`?id=${three}&id=${one}`), 'id').toSorted()).toEqual(
      [one, three].toSorted(),
    );
  });

  test('matches our number and the part id by their beginning, a GTIN only whole', async () => {
    const sku = itemsIn(await listSkus('?pageSize=100')).find(({ gtin }) => gtin !== null) ?? {};
    const [number, part, gtin] = [String(sku.sku), String(sku.partId), String(sku.gtin)];
    expect(textsIn(await listSkus(`?q=${number.toLowerCase()}`), 'id')).toContain(sku.id);
    expect(textsIn(await listSkus(`?q=${part}`), 'id')).toContain(sku.id);
    expect(textsIn(await listSkus(`?q=${number.slice(1)}`), 'id')).not.toContain(sku.id);
    expect(textsIn(await listSkus(`?q=${gtin}`), 'id')).toContain(sku.id);
    expect(textsIn(await listSkus(`?q=${gtin.slice(0, -1)}`), 'id')).not.toContain(sku.id);
  });

  test('matches words in the name, the colour and the size together', async () => {
    const [sku] = itemsIn(await listSkus('?q=xl'));
    const found = await listSkus(`?q=${encodeURIComponent(`${String(sku?.colorName)} xl`)}&pageSize=100`);
    expect(textsIn(found, 'id')).toContain(sku?.id);
  });

  test('applies the filters of products to the product of a SKU', async () => {
    for (const sku of itemsIn(await listSkus('?supplierId=sup-02&pageSize=100'))) {
      expect(sku.supplier).toMatchObject({ id: 'sup-02' });
    }
    for (const sku of itemsIn(await listSkus('?categoryId=cat-apparel&pageSize=100'))) {
      expect(sku.categoryPath).toMatch(/^Apparel/);
    }
    for (const sku of itemsIn(await listSkus('?flag=kvi&pageSize=100'))) expect(sku.isKvi).toBe(true);
    const outOfStock = await listSkus('?stock=out&pageSize=100');
    for (const sku of itemsIn(outOfStock)) expect(sku.quantityAvailable).toBe(0);
    const ownSku = itemsIn(await listSkus('?productId=prd-0001&pageSize=100'));
    expect(ownSku.length).toBeGreaterThan(0);
    for (const sku of ownSku) expect(sku.product).toMatchObject({ id: 'prd-0001' });
    const states = textsIn(await listSkus('?status=backorder&pageSize=100'), 'status');
    expect(new Set(states)).toEqual(new Set(['backorder']));
  });

  const fields = 'sku partId product supplier category colorName labelSize status quantityAvailable';
  test.each([...fields.split(' '), 'inventoryAt', 'updatedAt', 'fromPrice', 'gpPct250', 'breaks'])(
    'is ordered by %s in both directions, with empty values last',
    async (field) => {
      const ascending = itemsIn(await listSkus(`?pageSize=100&sort=${field},sku`));
      const descending = itemsIn(await listSkus(`?pageSize=100&sort=-${field},sku`));
      expect(descending[0]?.id).not.toBe(ascending[0]?.id);
      for (const rows of [ascending, descending]) {
        const firstEmpty = rows.findIndex((sku) => sku[field] === null);
        expect(firstEmpty < 0 || rows.slice(firstEmpty).every((sku) => sku[field] === null)).toBe(true);
      }
    },
  );

  test('orders sizes as they are worn, not by their letters', async () => {
    const sizes = textsIn(await listSkus('?pageSize=100&sort=labelSize&categoryId=cat-apparel'), 'labelSize');
    const sizeOrder = [...new Set(sizes)].filter((size) => size !== 'null');
    expect(sizeOrder).toEqual(
      ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'].filter((size) => sizeOrder.includes(size)),
    );
    expect(sizeOrder.length).toBeGreaterThan(3);
  });

  test('refuses a field that the list does not have, and a flag that reveals costs', async () => {
    expect((await listSkus('?sort=weight')).body).toMatchObject({
      errors: [{ field: 'sort', code: 'not_allowed' }],
    });
    const reply = await listSkus('?flag=underFloor', 'service@backroom.test');
    expect(reply.body).toMatchObject({ status: 403, node: 'View Costs' });
    for (const { gpPct250 } of itemsIn(await listSkus('', 'service@backroom.test')))
      expect(gpPct250).toBeNull();
  });
});

describe('a new SKU', () => {
  const newSku = { sku: 'MUG-9999-NAV', partId: 'P-9999-NAV', colorName: 'Navy', gtin: '4006381333931' };

  test('belongs to its product, with unknown stock', async () => {
    const reply = await post('/products/prd-0001/skus', newSku);
    expect(reply.status).toBe(201);
    const expected = { ...newSku, product: { id: 'prd-0001' }, quantityAvailable: null, uom: 'EA' };
    expect(reply.body).toMatchObject(expected);
    expect(textsIn(await listSkus('?q=MUG-9999'), 'id')).toEqual([textIn(reply, 'id')]);
    const history = await callAs(`GET /activity-log?entityType=sku&entityId=${textIn(reply, 'id')}`);
    expect(itemsIn(history)).toMatchObject([{ action: 'create', entityLabel: 'MUG-9999-NAV' }]);
  });

  test('has a number that is unique everywhere, a part id unique for the supplier and a GTIN with its check digit', async () => {
    const existingSku = await readFirstSku();
    const { product } = existingSku;
    const productId = String(recordIn({ status: 200, headers: new Headers(), body: product }).id);
    const reply = await post(`/products/${productId}/skus`, {
      sku: String(existingSku.sku).toLowerCase(),
      partId: existingSku.partId,
      gtin: '4006381333932',
    });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      errors: [
        { field: 'sku', code: 'taken' },
        { field: 'partId', code: 'taken' },
        { field: 'gtin', code: 'check_digit' },
      ],
    });
    expect((await post('/products/prd-0/skus', newSku)).status).toBe(404);
    expect((await post('/products/prd-0001/skus', newSku, 'auditor@backroom.test')).status).toBe(403);
  });

  test('cannot take the number of an archived SKU', async () => {
    const { id, version, sku } = await readFirstSku();
    await callAs(`DELETE /skus/${String(id)}?version=${String(version)}`);
    const reply = await post('/products/prd-0009/skus', { ...newSku, sku });
    expect(reply.body).toMatchObject({ errors: [{ field: 'sku', code: 'taken' }] });
  });
});

describe('changing and archiving a SKU', () => {
  test('changes what is sent, and may send its own number again', async () => {
    const { id, version, sku, partId } = await readFirstSku();
    const body = { version, sku, partId, colorName: 'Petrol', status: 'closeout' };
    const reply = await callAs(`PATCH /skus/${String(id)}`, body);
    expect(reply.body).toMatchObject({
      colorName: 'Petrol',
      status: 'closeout',
      version: Number(version) + 1,
    });
    const lateReply = await callAs(`PATCH /skus/${String(id)}`, { version, colorName: 'Plum' });
    expect(lateReply.status).toBe(409);
    expect(lateReply.body).toMatchObject({ current: recordIn(reply) });
    const invalidChange = { version: Number(version) + 1, gtin: '12345678' };
    const invalidReply = await callAs(`PATCH /skus/${String(id)}`, invalidChange);
    expect(invalidReply.body).toMatchObject({ errors: [{ field: 'gtin', code: 'check_digit' }] });
    expect((await callAs('PATCH /skus/sku-0', { version: 1, colorName: 'Plum' })).status).toBe(404);
    expect((await callAs(`PATCH /skus/${String(id)}`, body, 'auditor@backroom.test')).status).toBe(403);
  });

  test('removes an archived one from the list, and answers a late write with the record as lists show it', async () => {
    const sku = await readFirstSku();
    const path = `/skus/${String(sku.id)}`;
    const lateReply = await callAs(`DELETE ${path}?version=99`);
    expect(lateReply.status).toBe(409);
    expect(lateReply.body).toMatchObject({ current: sku });
    expect((await callAs(`DELETE ${path}?version=${String(sku.version)}`)).body).toEqual({ id: sku.id });
    expect(numberIn(await listSkus(''), 'total')).toBe(299);
    expect(textsIn(await listSkus('?archived=true'), 'id')).toEqual([sku.id]);
    expect((await callAs(`DELETE ${path}?version=${Number(sku.version) + 1}`)).status).toBe(404);
    const editorReply = await callAs(`DELETE ${path}?version=1`, undefined, 'catalogue@backroom.test');
    expect(editorReply.body).toMatchObject({ node: 'SKU Manager: Archive' });
  });
});

describe('variants of a product', () => {
  const planVariants = (colors: string[], sizes: string[] = []) =>
    callAs('POST /products/prd-0010/variants/preview', { colors, sizes });
  const planNewVariants = async (colors: string[], sizes: string[] = []) =>
    itemsIn(await planVariants(colors, sizes), 'variants').map(({ variant }) => variant);

  test('are every colour with every size, and planning writes nothing', async () => {
    const reply = await planVariants(['Aqua', 'Mustard'], ['S', 'M']);
    expect(itemsIn(reply, 'variants')).toMatchObject([
      { state: 'new', variant: { colorName: 'Aqua', labelSize: 'S' } },
      { state: 'new', variant: { colorName: 'Aqua', labelSize: 'M' } },
      { state: 'new', variant: { colorName: 'Mustard', labelSize: 'S' } },
      { state: 'new', variant: { colorName: 'Mustard', labelSize: 'M' } },
    ]);
    expect(numberIn(await listSkus(''), 'total')).toBe(300);
  });

  test('name those that the product already has, however they are spelt', async () => {
    const [ownSku] = itemsIn(await listSkus('?productId=prd-0010'));
    const sizes = typeof ownSku?.labelSize === 'string' ? [ownSku.labelSize] : [];
    const reply = await planVariants([String(ownSku?.colorName).toUpperCase(), 'Aqua'], sizes);
    expect(itemsIn(reply, 'variants').map(({ state }) => state)).toEqual(['exists', 'new']);
  });

  test('have separate numbers for colours that begin alike, have accents or no Latin letters', async () => {
    const colors = ['Grey', 'Green', 'Écru', 'Синий', '红', 'Grey'];
    const variants = await planNewVariants(colors);
    expect(variants).toHaveLength(5);
    const reply = await post('/products/prd-0010/variants', { variants });
    expect(reply.status).toBe(201);
    expect(new Set(textsIn(reply, 'sku')).size).toBe(5);
    expect(textsIn(reply, 'colorName')).toEqual(['Grey', 'Green', 'Écru', 'Синий', '红']);
    expect(numberIn(await listSkus(''), 'total')).toBe(305);
  });

  test('are made all or none: a number taken meanwhile refuses the call and names the row', async () => {
    const variants = await planNewVariants(['Aqua', 'Mustard']);
    const [, second] = itemsIn({ status: 200, headers: new Headers(), body: { items: variants } });
    await post('/products/prd-0011/skus', { sku: second?.sku, partId: 'ELSEWHERE' });
    const reply = await post('/products/prd-0010/variants', { variants });
    expect(reply.body).toMatchObject({ status: 422, errors: [{ field: 'variants.1.sku', code: 'taken' }] });
    expect(numberIn(await listSkus(''), 'total')).toBe(301);
    const states = itemsIn(await planVariants(['Aqua', 'Mustard']), 'variants').map(({ state }) => state);
    expect(states).toEqual(['new', 'skuTaken']);
  });

  test('are refused with one number twice in a call', async () => {
    const [variant] = await planNewVariants(['Aqua']);
    const reply = await post('/products/prd-0010/variants', { variants: [variant, variant] });
    const fields = itemsIn(reply, 'errors').map(({ field }) => field);
    expect(fields).toEqual(['variants.1.sku', 'variants.1.partId']);
  });

  test('are planned by everybody and made by editors', async () => {
    const request = { variants: await planNewVariants(['Aqua']) };
    const reply = await post('/products/prd-0010/variants', request, 'auditor@backroom.test');
    expect(reply.body).toMatchObject({ status: 403, node: 'SKU Manager: Edit' });
    expect((await post('/products/prd-0/variants', request)).status).toBe(404);
    const plan = { colors: ['Aqua'], sizes: [] };
    expect((await callAs('POST /products/prd-0/variants/preview', plan)).status).toBe(404);
  });
});

test('a GTIN is 8, 12, 13 or 14 digits, the last of which checks the others', () => {
  for (const gtin of ['96385074', '036000291452', '4006381333931', '10614141000415']) {
    expect(isGtin(gtin)).toBe(true);
    expect(isGtin(`${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 1) % 10}`)).toBe(false);
  }
  for (const text of ['', '9638507', '12345678901', 'abcdefgh', '963850741'])
    expect(isGtin(text)).toBe(false);
});
