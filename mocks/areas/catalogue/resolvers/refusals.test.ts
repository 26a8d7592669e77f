import { expect, test } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';

const slabs = [{ minQty: 50, unitPrice: '9.00' }];
const draft = { currency: 'USD', priceType: 'List', configuration: 'Decorated', note: '', slabs, link: null };
const ladder = { ...draft, owner: { kind: 'product', id: 'prd-0001' } };
const variant = { sku: 'A-1', partId: 'A-1', colorName: 'Aqua', labelSize: null };
const sku = { sku: 'A-1', partId: 'A-1' };
const product = {
  productId: 'A',
  sku: 'A-1',
  name: 'A',
  supplierId: 'sup-01',
  categoryId: 'cat-mugs',
  moq: 1,
};
const dates = { effectiveFrom: '2099-01-01T00:00:00Z', effectiveTo: null };
const key = { 'Idempotency-Key': 'refusals-of-this-table' };
const versionOne = { version: 1 };

/** Every write of the catalogue and the ladders: what it needs, and the call for something that is not there. */
const writes: [permission: string, call: string, body?: object | undefined, missing?: string][] = [
  ['SKU Manager: Edit', 'POST /products', product],
  ['SKU Manager: Edit', 'PATCH /products/prd-0001', { ...versionOne, moq: 2 }, 'prd-0001'],
  ['SKU Manager: Archive', 'DELETE /products/prd-0001?version=1', undefined, 'prd-0001'],
  ['SKU Manager: Archive', 'POST /products/prd-0001/restore', undefined, 'prd-0001'],
  ['SKU Manager: Edit', 'POST /products/prd-0001/skus', sku, 'prd-0001'],
  ['SKU Manager: Edit', 'POST /products/prd-0001/variants', { variants: [variant] }, 'prd-0001'],
  ['SKU Manager: Edit', 'PUT /products/prd-0001/locks', { ...versionOne, fields: [] }, 'prd-0001'],
  ['Price Slabs: Edit', 'PUT /products/prd-0001/charges', { ...versionOne, items: [] }, 'prd-0001'],
  ['SKU Manager: Edit', 'PATCH /skus/sku-0001-01', { ...versionOne, uom: 'EA' }, 'sku-0001-01'],
  ['SKU Manager: Archive', 'DELETE /skus/sku-0001-01?version=1', undefined, 'sku-0001-01'],
  ['Product Category: Edit', 'POST /categories', { parentId: null, title: 'A' }],
  [
    'Product Category: Edit',
    'POST /categories/move',
    { ...versionOne, id: 'cat-mugs', parentId: null, position: 1 },
  ],
  ['Product Category: Edit', 'PATCH /categories/cat-mugs', { ...versionOne, title: 'A' }, 'cat-mugs'],
  ['Product Category: Edit', 'DELETE /categories/cat-mugs', undefined, 'cat-mugs'],
  [
    'Product Category: Edit',
    'PUT /categories/cat-mugs/targets',
    { ...versionOne, minGpPct: 1, targetGpPct: 2 },
    'cat-mugs',
  ],
  ['SKU Manager: Edit', 'PATCH /suppliers/sup-01', { ...versionOne, eqp: true }, 'sup-01'],
  ['Price Slabs: Edit', 'POST /products/prd-0001/slab-sets', ladder, 'prd-0001'],
  [
    'Price Slabs: Edit',
    'PUT /slab-sets/set-0001-1',
    { ...versionOne, note: '', slabs, link: null },
    'set-0001-1',
  ],
  ['Price Slabs: Edit', 'DELETE /slab-sets/set-0001-1?version=1', undefined, 'set-0001-1'],
  ['Price Slabs: Publish', 'POST /slab-sets/set-0001-1/publish', versionOne, 'set-0001-1'],
  ['Price Slabs: Publish', 'POST /slab-sets/set-0001-1/schedule', { ...versionOne, ...dates }, 'set-0001-1'],
  ['Price Slabs: Publish', 'POST /slab-sets/set-0001-1/retire', versionOne, 'set-0001-1'],
];

/** Every reading of one thing or of a list, and what is missing for who has neither catalogue nor prices. */
const reads: [permission: string, call: string, body?: object][] = [
  ['SKU Manager', 'GET /products'],
  ['SKU Manager', 'GET /products/duplicates'],
  ['SKU Manager', 'GET /products/prd-0001'],
  ['SKU Manager', 'GET /products/prd-0001/source'],
  ['SKU Manager', 'GET /products/prd-0001/charges'],
  ['SKU Manager', 'GET /products/prd-0001/quote?qty=250'],
  ['SKU Manager', 'POST /products/prd-0001/variants/preview', { colors: ['Aqua'], sizes: [] }],
  ['SKU Manager', 'GET /skus'],
  ['SKU Manager', 'GET /categories'],
  ['SKU Manager', 'GET /suppliers'],
  ['SKU Manager', 'GET /activity-log?entityType=product&entityId=prd-0001'],
  ['Activity Log', 'GET /activity-log'],
  ['View Costs', 'GET /products/prd-0001/costs'],
  ['Price Slabs', 'GET /products/prd-0001/market'],
  ['Price Slabs', 'GET /products/prd-0001/slab-sets'],
  ['Price Slabs', 'GET /slab-sets/set-0001-1'],
  ['Price Slabs', 'GET /slab-sets/set-0001-1/compare?with=live'],
  ['Price Slabs', 'POST /slab-sets/validate', ladder],
  ['Price Slabs', 'GET /fx-rates'],
];

const callAs = async (email: string, call: string, body?: object) =>
  ask(call, { token: await tokenOf(email), headers: key, ...(body === undefined ? {} : { body }) });

test.each(writes)(
  'the auditor, who may only read, is refused for lack of %s at %s',
  async (permission, call, body) => {
    const reply = await callAs('auditor@backroom.test', call, body);
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ code: 'forbidden', node: permission });
  },
);

test.each(reads)(
  'a person without permissions is refused for lack of %s at %s',
  async (permission, call, body) => {
    const reply = await callAs('menu-empty@backroom.test', call, body);
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ code: 'forbidden', node: permission });
    expect((await callAs('auditor@backroom.test', call, body)).status).toBe(200);
  },
);

const missingCalls = [...writes, ...reads].flatMap(([, call, body, missing]) => {
  const id = missing ?? /prd-0001(?=\/|$)|set-0001-1/.exec(call)?.[0];
  return id === undefined ? [] : [{ call: call.replace(id, 'nowhere-0'), body }];
});

test.each(missingCalls)('$call answers that nothing is found', async ({ call, body }) => {
  const reply = await callAs('admin@backroom.test', call, body);
  // The history of something that is gone is still its history.
  if (call.startsWith('GET /activity-log')) expect(reply.body).toMatchObject({ items: [] });
  else expect(reply.body).toMatchObject({ status: 404, code: 'not_found' });
});

test.each([...writes, ...reads])('D5 %s: without a sign-in %s answers 401', async (_node, call, body) => {
  const reply = await ask(call, { headers: key, ...(body === undefined ? {} : { body }) });
  expect(reply.status).toBe(401);
  expect(reply.body).toMatchObject({ status: 0 });
});
