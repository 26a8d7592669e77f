import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { applyImport, apiClient, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { productIdOf, productsOf } from '#tests/support/bulk.ts';
import { addProducts, productLines } from '#tests/support/stock.ts';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const HEADERS = 'sku,productId,name,supplier,category,status,moq,isKvi';
const NEW = {
  sku: 'MUG-9001',
  productId: 'CC-9001',
  name: 'Quixotic mug',
  supplier: 'CEDAR',
  category: 'Mugs',
  status: 'active',
  moq: '72',
  isKvi: 'no',
};

async function rowsOf(lines: readonly string[], kind = 'products'): Promise<Record<string, unknown>[]> {
  const dryRun = await sendLines(client, kind, lines);
  return itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows?pageSize=100`));
}

/** The rows of a file with one new product, with these changes. */
const checkNewProduct = (changes: Partial<typeof NEW>): Promise<Record<string, unknown>[]> =>
  rowsOf([HEADERS, Object.values({ ...NEW, ...changes }).join(',')]);

describe('the dry run of products', () => {
  test('says what would become of each row, and writes nothing', async () => {
    await addProducts(client, 2);
    const [header = '', one = '', two = ''] = productLines(3);
    const dryRun = await sendLines(client, 'products', [
      header,
      one,
      two.replace('72', '96'),
      ...productLines(1, 9003).slice(1),
      'MUG 9004,,,,,,many,',
    ]);
    expect(dryRun).toMatchObject({
      status: 201,
      body: { state: 'checked', counts: { create: 1, update: 1, unchanged: 1, error: 1 }, jobId: null },
    });
    const path = `/imports/${textIn(dryRun, 'id')}`;
    const rows = itemsIn(await client.get(`${path}/rows`));
    expect(rows.map(({ row, result }) => [row, result])).toEqual([
      [2, 'unchanged'],
      [3, 'update'],
      [4, 'create'],
      [5, 'error'],
    ]);
    expect(rows[1]).toEqual({
      row: 3,
      result: 'update',
      label: 'MUG-9002',
      changes: [{ field: 'moq', before: '72', after: '96' }],
      errors: [],
    });
    expect(numberIn(await client.get(`${path}/rows?result=error`), 'total')).toBe(1);
    expect((await client.get(path)).body).toEqual(dryRun.body);
    expect((await productsOf(client)).map(({ moq }) => moq)).toEqual([72, 72]);
  });

  test('names supplier and category as a person reads them', async () => {
    await addProducts(client, 1);
    const [row] = await rowsOf(['sku,supplier,category', 'mug-9001,northlight goods,Drinkware / Tumblers']);
    expect(row?.['changes']).toMatchObject([
      { field: 'supplier', before: 'Cedar & Clay', after: 'Northlight Goods' },
      { field: 'category', before: 'Drinkware / Mugs', after: 'Drinkware / Tumblers' },
    ]);
  });

  test('keeps the values of an existing product where cells are empty', async () => {
    await addProducts(client, 1);
    expect(await rowsOf([HEADERS, 'MUG-9001,,,,,,,'])).toMatchObject([{ result: 'unchanged' }]);
  });

  test.each([
    [{ sku: '' }, 'sku', 'required'],
    [{ sku: 'MUG 9001' }, 'sku', 'not_allowed'],
    [{ sku: 'M'.repeat(65) }, 'sku', 'too_long'],
    [{ productId: '' }, 'productId', 'required'],
    [{ productId: 'C'.repeat(65) }, 'productId', 'too_long'],
    [{ name: '' }, 'name', 'required'],
    [{ name: 'm'.repeat(257) }, 'name', 'too_long'],
    [{ supplier: '' }, 'supplier', 'required'],
    [{ supplier: 'NOBODY' }, 'supplier', 'unknown'],
    [{ category: '' }, 'category', 'required'],
    [{ category: 'Drinkware / Hats' }, 'category', 'unknown'],
    [{ status: 'backorder' }, 'status', 'not_allowed'],
    [{ moq: '' }, 'moq', 'required'],
    [{ moq: '0' }, 'moq', 'not_whole'],
    [{ moq: '1.5' }, 'moq', 'not_whole'],
    [{ moq: 'many' }, 'moq', 'not_whole'],
    [{ moq: '1000001' }, 'moq', 'too_large'],
    [{ isKvi: 'maybe' }, 'isKvi', 'not_a_truth'],
  ])('refuses a row with %j, naming the field %s and the reason %s', async (changes, field, code) => {
    expect(await checkNewProduct(changes)).toMatchObject([
      { result: 'error', changes: [], errors: [{ field, code, value: Object.values(changes)[0] }] },
    ]);
  });

  test.each([{}, { moq: '1000000' }, { isKvi: 'YES' }, { category: 'drinkware / mugs' }, { status: '' }])(
    '%j is a new product',
    async (changes) => {
      expect(await checkNewProduct(changes)).toMatchObject([{ result: 'create', errors: [] }]);
    },
  );

  test('refuses the number of another product of the supplier', async () => {
    await addProducts(client, 1);
    expect(await checkNewProduct({ sku: 'MUG-9002' })).toMatchObject([
      { errors: [{ field: 'productId', code: 'taken', value: 'CC-9001' }] },
    ]);
    expect(await checkNewProduct({ sku: 'MUG-9002', supplier: 'NORTH' })).toMatchObject([
      { result: 'create' },
    ]);
  });

  test('refuses to write an archived product', async () => {
    await addProducts(client, 1);
    const id = await productIdOf(client, 'MUG-9001');
    await ask(`DELETE /products/${id}?version=1`, { token: client.token });
    expect(await checkNewProduct({ moq: '96' })).toMatchObject([
      { errors: [{ field: 'sku', code: 'archived' }] },
    ]);
  });

  test('refuses what a file names twice from the second time on', async () => {
    const rows = await rowsOf([
      HEADERS,
      ...productLines(2).slice(1),
      'mug-9001,CC-1,Quixotic mug,CEDAR,Mugs,active,72,no',
      'MUG-9005,CC-9002,Quixotic mug,CEDAR,Mugs,active,72,no',
    ]);
    expect(rows.map(({ errors }) => errors)).toMatchObject([
      [],
      [],
      [{ field: 'sku', code: 'twice', value: 'mug-9001' }],
      [{ field: 'productId', code: 'twice', value: 'CC-9002' }],
    ]);
  });
});

describe('applying an import of products', () => {
  test('writes the valid rows, each with an entry of history that names the job', async () => {
    await addProducts(client, 1);
    const dryRun = await sendLines(client, 'products', [
      HEADERS,
      'MUG-9001,,Quixotic cup,,,,96,yes',
      'MUG-9002,CC-9002,Quixotic mug,CEDAR,Mugs,closeout,36,',
      'MUG-9003,,,,,,,',
    ]);
    const job = await applyImport(client, dryRun);
    expect(job.body).toMatchObject({
      kind: 'import',
      state: 'done',
      title: 'Import 2 rows of file.csv',
      counts: { total: 2, done: 2 },
    });
    expect((await client.get(`/imports/${textIn(dryRun, 'id')}`)).body).toMatchObject({
      state: 'applied',
      jobId: textIn(job, 'id'),
    });
    expect(await productsOf(client)).toMatchObject([
      { sku: 'MUG-9001', name: 'Quixotic cup', moq: 96, isKvi: true, status: 'active', version: 2 },
      { sku: 'MUG-9002', moq: 36, isKvi: false, status: 'closeout', version: 1 },
    ]);
    const entries = itemsIn(await client.get('/activity-log?pageSize=100')).filter(
      ({ correlationId }) => correlationId === textIn(job, 'id'),
    );
    expect(entries).toMatchObject([
      { action: 'import', entityType: 'product', entityLabel: 'MUG-9002' },
      { action: 'import', entityLabel: 'MUG-9001' },
      { action: 'import', entityType: 'import', entityId: textIn(job, 'id') },
    ]);
  });

  test('skips a row that is no longer valid', async () => {
    const dryRun = await sendLines(client, 'products', productLines(2));
    const otherImport = await sendLines(client, 'products', [
      HEADERS,
      'CUP-1,CC-9002,Quixotic cup,CEDAR,Mugs,active,72,no',
    ]);
    await applyImport(client, otherImport);
    const job = await applyImport(client, dryRun);
    expect(job.body).toMatchObject({ state: 'doneWithErrors', counts: { done: 1, skipped: 1 } });
    expect(itemsIn(await client.get(`/jobs/${textIn(job, 'id')}/rows?result=skipped`))).toMatchObject([
      { label: 'MUG-9002', reason: 'invalid' },
    ]);
  });

  test('is possible only once', async () => {
    const dryRun = await sendLines(client, 'products', productLines(1));
    await applyImport(client, dryRun);
    expect(
      await client.post(`/imports/${textIn(dryRun, 'id')}/apply`, { plan: textIn(dryRun, 'plan') }),
    ).toMatchObject({
      status: 409,
      body: { current: { state: 'applied' } },
    });
  });
});
