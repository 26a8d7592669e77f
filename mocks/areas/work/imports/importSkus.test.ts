import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import {
  applyImport,
  finishJob,
  apiClient,
  sendLines,
  upload,
  type ApiClient,
} from '#tests/support/apiClient.ts';
import { productIdOf } from '#tests/support/bulk.ts';
import { addProducts } from '#tests/support/stock.ts';
import { itemsIn, textsIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
  await addProducts(client, 2);
});
afterEach(() => {
  vi.useRealTimers();
});

const HEADERS = 'sku,product,partId,colorName,labelSize,gtin,status';
const NEW = {
  sku: 'MUG-9001-NAV',
  product: 'MUG-9001',
  partId: 'CC-9001-NAV',
  colorName: 'Navy',
  labelSize: '',
  gtin: '',
  status: '',
};

async function rowsOf(...rows: Partial<typeof NEW>[]): Promise<Record<string, unknown>[]> {
  const lines = rows.map((changes) => Object.values({ ...NEW, ...changes }).join(','));
  const dryRun = await sendLines(client, 'skus', [HEADERS, ...lines]);
  return itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows`));
}

const write = async (...lines: string[]): ReturnType<ApiClient['get']> =>
  applyImport(client, await sendLines(client, 'skus', [HEADERS, ...lines]));
const skus = async (): Promise<Record<string, unknown>[]> => itemsIn(await client.get('/skus?q=MUG-900'));

describe('an import of SKUs', () => {
  test('adds and changes them', async () => {
    await write('MUG-9001-NAV,MUG-9001,CC-9001-NAV,Navy,,080000010001,');
    await write('mug-9001-nav,,,Blue,L,,closeout', 'MUG-9002-RED,MUG-9002,CC-9002-RED,Red,,,');
    expect(await skus()).toMatchObject([
      {
        sku: 'MUG-9001-NAV',
        partId: 'CC-9001-NAV',
        colorName: 'Blue',
        labelSize: 'L',
        gtin: '080000010001',
        status: 'closeout',
        product: { code: 'MUG-9001' },
        version: 2,
      },
      { sku: 'MUG-9002-RED', status: 'active', version: 1 },
    ]);
  });

  test.each([
    [{ sku: '' }, 'sku', 'required'],
    [{ sku: 'MUG 9001' }, 'sku', 'not_allowed'],
    [{ product: '' }, 'product', 'required'],
    [{ product: 'MUG-1' }, 'product', 'unknown'],
    [{ partId: '' }, 'partId', 'required'],
    [{ partId: 'C'.repeat(65) }, 'partId', 'too_long'],
    [{ colorName: 'c'.repeat(61) }, 'colorName', 'too_long'],
    [{ labelSize: 'L'.repeat(21) }, 'labelSize', 'too_long'],
    [{ gtin: '080000010002' }, 'gtin', 'check_digit'],
    [{ gtin: 'none' }, 'gtin', 'check_digit'],
    [{ gtin: '4.01235E+12' }, 'gtin', 'scientific'],
    [{ gtin: '"4,01235E+12"' }, 'gtin', 'scientific'],
    [{ status: 'draft' }, 'status', 'not_allowed'],
  ])('refuses a row with %j, naming the field %s and the reason %s', async (changes, field, code) => {
    expect(await rowsOf(changes)).toMatchObject([{ result: 'error', errors: [{ field, code }] }]);
  });

  test('ignores the case of part ids, in the catalogue and in the file', async () => {
    await write('MUG-9001-NAV,MUG-9001,CC-9001-NAV,Navy,,,');
    const [sameAsCatalogue, newPart, repeatedPart] = await rowsOf(
      { sku: 'MUG-9001-BLA', partId: 'cc-9001-nav' },
      { sku: 'MUG-9001-RED', partId: 'CC-9001-RED' },
      { sku: 'MUG-9001-BLU', partId: 'cc-9001-red' },
    );
    expect(sameAsCatalogue).toMatchObject({ errors: [{ field: 'partId', code: 'taken' }] });
    expect(newPart).toMatchObject({ result: 'create' });
    expect(repeatedPart).toMatchObject({ errors: [{ field: 'partId', code: 'twice' }] });
    const lines = ['sku,productId,name,supplier,category,moq', 'CUP-1,cc-9001,Cup,CEDAR,Mugs,1'];
    const dryRun = await sendLines(client, 'products', lines);
    expect(itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows`))).toMatchObject([
      { errors: [{ field: 'productId', code: 'taken' }] },
    ]);
  });

  test('refuses a GTIN that lost its leading zeros, and names the whole one', async () => {
    expect(await rowsOf({ gtin: '80000010001' })).toMatchObject([
      { errors: [{ field: 'gtin', message: 'Leading zeros are missing. It may be 080000010001' }] },
    ]);
  });

  test('writes the unit of measure and the material, words in any case', async () => {
    const lines = [
      'SKU,Produkt,Teilenummer,Mengeneinheit,Material',
      'MUG-9001-NAV,mug-9001,CC-9001-NAV,bx,Stoneware',
    ];
    await applyImport(client, await sendLines(client, 'skus', lines));
    expect(await skus()).toMatchObject([{ uom: 'BX', primaryMaterial: 'Stoneware' }]);
  });

  test('reads a list of SKUs that was exported', async () => {
    await write('MUG-9001-NAV,MUG-9001,CC-9001-NAV,Navy,,080000010001,');
    const headers = ['SKU', 'Teilenummer', 'Produkt', 'Farbe', 'Größe', 'GTIN', 'Status', 'Bestand'];
    const columns = [
      'sku',
      'partId',
      'product',
      'colorName',
      'labelSize',
      'gtin',
      'status',
      'quantityAvailable',
    ];
    const job = await finishJob(
      client,
      await client.post('/exports', { resource: 'skus', query: 'q=MUG-9001-NAV', columns, headers }),
    );
    const file = String((await client.get(`/jobs/${textIn(job, 'id')}/file`)).body);
    expect(file).toMatch(/^\uFEFF?SKU,Teilenummer,Produkt,/);
    const dryRun = await client.post('/imports', upload('skus', file));
    expect(dryRun.body).toMatchObject({ counts: { unchanged: 1, error: 0 } });
  });

  test('refuses a part id that another SKU of the supplier has, in the catalogue and in the file', async () => {
    await write('MUG-9001-NAV,MUG-9001,CC-9001-NAV,Navy,,,');
    const rows = await rowsOf(
      { sku: 'MUG-9001-RED' },
      { sku: 'MUG-9001-BLU', partId: 'CC-9001-BLU' },
      { sku: 'MUG-9002-BLU', product: 'MUG-9002', partId: 'CC-9001-BLU' },
    );
    expect(rows.map(({ errors }) => errors)).toMatchObject([
      [{ field: 'partId', code: 'taken' }],
      [],
      [{ field: 'partId', code: 'twice' }],
    ]);
  });

  test('refuses to move a SKU to another product', async () => {
    await write('MUG-9001-NAV,MUG-9001,CC-9001-NAV,Navy,,,');
    expect(await rowsOf({ product: 'MUG-9002' })).toMatchObject([
      { errors: [{ field: 'product', code: 'other_product' }] },
    ]);
    expect(await rowsOf({})).toMatchObject([{ result: 'unchanged' }]);
  });

  test('does not write archived SKUs', async () => {
    await write('MUG-9001-NAV,MUG-9001,CC-9001-NAV,Navy,,,');
    const [id = ''] = textsIn(await client.get('/skus?q=MUG-9001-NAV'), 'id');
    await ask(`DELETE /skus/${id}?version=1`, { token: client.token });
    const product = await productIdOf(client, 'MUG-9002');
    await ask(`DELETE /products/${product}?version=1`, { token: client.token });
    const rows = await rowsOf({}, { sku: 'MUG-9002-RED', product: 'MUG-9002', partId: 'CC-9002-RED' });
    expect(rows.map(({ errors }) => errors)).toMatchObject([
      [{ field: 'sku', code: 'archived' }],
      [{ field: 'product', code: 'archived' }],
    ]);
  });

  test('can be undone', async () => {
    await write('MUG-9001-NAV,MUG-9001,CC-9001-NAV,Navy,,,');
    const lines = ['MUG-9001-NAV,,,Blue,,,', 'MUG-9002-RED,MUG-9002,CC-9002-RED,Red,,,'];
    const dryRun = await sendLines(client, 'skus', [HEADERS, ...lines]);
    await applyImport(client, dryRun);
    const undoJob = await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(undoJob.body).toMatchObject({ state: 'done', counts: { done: 2 } });
    expect(await skus()).toMatchObject([{ sku: 'MUG-9001-NAV', colorName: 'Navy', version: 3 }]);
  });

  test('keeps at an undo a new SKU that got its own ladder since', async () => {
    const lines = ['MUG-9001-NAV,MUG-9001,CC-9001-NAV,Navy,,,', 'MUG-9001-RED,MUG-9001,CC-9001-RED,Red,,,'];
    const dryRun = await sendLines(client, 'skus', [HEADERS, ...lines]);
    await applyImport(client, dryRun);
    await applyImport(
      client,
      await sendLines(client, 'slabs', ['sku,min_qty,unit_price', 'MUG-9001-NAV,72,5.90']),
    );
    await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect((await skus()).map(({ sku }) => sku)).toEqual(['MUG-9001-NAV']);
  });
});
