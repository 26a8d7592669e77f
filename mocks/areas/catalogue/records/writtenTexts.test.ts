import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { apiClient, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  resetSession();
  client = await apiClient();
});

const send = (call: string, body: object) => ask(call, { token: client.token, body });

test('a price is stored without leading zeros, in a ladder and in a charge', async () => {
  const product = await client.get('/products/prd-0001');
  const slabs = [{ minQty: numberIn(product, 'moq'), unitPrice: '00001.5' }];
  const owner = { kind: 'product', id: 'prd-0001' };
  const setFields = { currency: 'CAD', priceType: 'List', configuration: 'Blank', note: '', link: null };
  const created = await client.post('/products/prd-0001/slab-sets', { owner, ...setFields, slabs });
  expect(itemsIn(created, 'slabs')).toMatchObject([{ unitPrice: '1.5' }]);
  const change = { version: 1, note: '', link: null, slabs: [{ ...slabs[0], unitPrice: '000.25' }] };
  const saved = await send(`PUT /slab-sets/${textIn(created, 'id')}`, change);
  expect(itemsIn(saved, 'slabs')).toMatchObject([{ unitPrice: '0.25' }]);
  const setup = { name: 'Screen', type: 'Setup', per: 'Color', appliesLtm: false, includedUnits: 0 };
  const items = [{ ...setup, price: '0045.00', repeatPrice: '00' }];
  const charges = await send('PUT /products/prd-0001/charges', {
    version: numberIn(product, 'version'),
    items,
  });
  expect(itemsIn(charges)).toMatchObject([{ price: '45.00', repeatPrice: '0' }]);
});

test('a price of a file is stored without leading zeros', async () => {
  const lines = ['product,name,type,per,price', 'AID-0001,Quixotic,Setup,Color,0045.00'];
  const dryRun = await sendLines(client, 'charges', lines);
  const [row] = itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows`));
  expect(row?.['changes']).toContainEqual({ field: 'price', before: null, after: '45.00' });
});

test('a name is stored as one line without invisible characters, a description keeps its lines', async () => {
  const reply = await send('PATCH /products/prd-0001', {
    version: numberIn(await client.get('/products/prd-0001'), 'version'),
    name: 'Red\u0000\r\nkit\u0007',
    description: 'a\u0000\nb',
  });
  expect(reply.body).toMatchObject({ name: 'Red kit', description: 'a\nb' });
});

test('a name of invisible characters only is refused', async () => {
  const reply = await send('PATCH /products/prd-0001', { version: 1, name: '\u0000\u0001' });
  expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'name' }] } });
});
