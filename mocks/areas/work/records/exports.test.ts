import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import type { Sheet } from './csv.ts';
import { ask, textIn, type MockReply } from '#tests/support/askMock.ts';
import {
  applyImport,
  finishJob,
  advanceTime,
  apiClient,
  sendLines,
  upload,
  type ApiClient,
} from '#tests/support/apiClient.ts';
import { ADDED_PRODUCTS, productIdOf } from '#tests/support/bulk.ts';
import { exportedSheet, fileOf, sheetOf, startExport } from '#tests/support/exported.ts';
import { addProducts } from '#tests/support/stock.ts';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

const HOUR = 60 * 60 * 1000;

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const exportSheet = (resource: string, query: string, columns: readonly string[]): Promise<Sheet | null> =>
  exportedSheet(client, { resource, query, columns });

describe('an export', () => {
  test('is a file of exactly this query and these columns', async () => {
    await addProducts(client, 3);
    const job = await finishJob(
      client,
      await startExport(client, 'products', ADDED_PRODUCTS, ['moq', 'sku', 'supplier', 'isKvi']),
    );
    expect(job.body).toMatchObject({
      kind: 'export',
      state: 'done',
      title: 'Export 3 products',
      hasFile: true,
      fileName: 'export-products.csv',
    });
    const exportPrices = await fileOf(client, job);
    expect(exportPrices.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(String(exportPrices.body).split('\r\n')).toEqual([
      'moq,sku,supplier,isKvi',
      '72,MUG-9001,Cedar & Clay,false',
      '72,MUG-9002,Cedar & Clay,false',
      '72,MUG-9003,Cedar & Clay,false',
      '',
    ]);
  });

  test('of SKUs has one row for each SKU of the list', async () => {
    const list = itemsIn(await client.get('/skus?pageSize=100&q=AID-0001&sort=-sku'));
    const sheet = await exportSheet('skus', 'q=AID-0001&sort=-sku', ['sku', 'partId', 'colorName']);
    expect(sheet?.rows).toEqual(list.map(({ sku, partId, colorName }) => [sku, partId, colorName]));
  });

  test('of ladders is a file that an import of ladders reads', async () => {
    const columns = ['sku', 'currency', 'configuration', 'min_qty', 'unit_price'];
    const exportPrices = await fileOf(
      client,
      await finishJob(client, await startExport(client, 'slabs', '', columns)),
    );
    const rows = sheetOf(exportPrices)?.rows.length;
    expect(rows).toBeGreaterThan(100);
    const dryRun = await client.post('/imports', upload('slabs', String(exportPrices.body)));
    const { total } = await countsOf(dryRun, 'error');
    expect(total).toBe(0);
    expect((await exportSheet('slabs', 'q=AID-0001', ['unit_price', 'sku']))?.rows[0]?.[1]).toBe('AID-0001');
  });

  test('of one ladder has the product asked for, archived or not, and none whose SKU begins alike', async () => {
    const lines = ['A-1', 'A-10', 'A-100'].map((sku) => `${sku},${sku},Quixotic,CEDAR,Mugs,1`);
    await applyImport(
      client,
      await sendLines(client, 'products', ['sku,productId,name,supplier,category,moq', ...lines]),
    );
    const prices = ['A-1', 'A-10', 'A-100'].map((sku) => `${sku},USD,Decorated,1,9.00`);
    await applyImport(
      client,
      await sendLines(client, 'slabs', ['sku,currency,configuration,min_qty,unit_price', ...prices]),
    );
    const id = await productIdOf(client, 'A-1');
    const draft = itemsIn(await client.get(`/products/${id}/slab-sets`))[0];
    await client.post(`/slab-sets/${String(draft?.id)}/publish`, { version: 1, acknowledge: true });
    const exportPrices = () => exportSheet('slabs', `productId=${id}`, ['sku', 'unit_price']);
    expect((await exportPrices())?.rows).toEqual([['A-1', '9.00']]);
    await ask(`DELETE /products/${id}?version=1`, { token: client.token });
    expect((await exportPrices())?.rows).toEqual([['A-1', '9.00']]);
    expect((await exportSheet('slabs', 'productId=prd-9999', ['sku']))?.rows).toEqual([]);
  });

  test('T09 has no cell that is a formula, and can be imported again without a change', async () => {
    await addProducts(client, 1);
    const id = await productIdOf(client, 'MUG-9001');
    const name = '=HYPERLINK("http://a.test";"quixotic")';
    await ask(`PATCH /products/${id}`, { token: client.token, body: { version: 1, name } });
    const job = await finishJob(client, await startExport(client, 'products', 'q=MUG-9001', ['sku', 'name']));
    const { body } = await fileOf(client, job);
    expect(body).toContain(`MUG-9001,"'=HYPERLINK(""http`);
    const dryRun = await client.post('/imports', upload('products', String(body)));
    expect(dryRun.body).toMatchObject({ counts: { unchanged: 1 } });
  });

  test('of an unknown column, or sorted by an unknown field, is refused', async () => {
    expect(await startExport(client, 'products', '', ['sku', 'colorName'])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'columns', code: 'unknown' }] },
    });
    expect((await startExport(client, 'products', '', ['constructor'])).status).toBe(422);
    expect((await startExport(client, 'products', '', [])).status).toBe(422);
    expect(await startExport(client, 'products', 'sort=colorName', ['sku'])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'query.sort', code: 'not_allowed' }] },
    });
  });

  test.each([
    ['products', 'flag=kvii', 'flag'],
    ['products', 'suplierId=sup-01', 'suplierId'],
    ['skus', 'stock=xyz', 'stock'],
    ['slabs', 'status=nonsense', 'status'],
    ['slabs', 'productId=prd-0001&status=active', 'status'],
    ['payments', 'status=nonsense', 'status'],
    ['payments', 'minMinor=much', 'minMinor'],
    ['payments', 'from=yesterday', 'from'],
  ])('of %s by a query that the list would not take is refused: %s', async (resource, query, name) => {
    const column = resource === 'payments' ? 'id' : 'sku';
    expect(await startExport(client, resource, query, [column])).toMatchObject({
      status: 422,
      body: { errors: [{ field: `query.${name}` }] },
    });
  });

  test('is recorded in the activity log', async () => {
    const job = await startExport(client, 'products', '', ['sku']);
    const [entry] = itemsIn(await client.get('/activity-log'));
    expect(entry).toMatchObject({
      action: 'export',
      entityType: 'export',
      entityId: textIn(job, 'id'),
      correlationId: textIn(job, 'id'),
    });
  });

  test('leaves out rows that were undone meanwhile', async () => {
    const dryRun = await sendLines(client, 'products', [
      'sku,productId,name,supplier,category,moq',
      'A-1,A-1,Quixotic,CEDAR,Mugs,1',
    ]);
    await applyImport(client, dryRun);
    await client.post(`/imports/${textIn(dryRun, 'id')}/undo`);
    const job = await startExport(client, 'products', ADDED_PRODUCTS, ['sku']);
    const finishedJob = await finishJob(client, job);
    expect(finishedJob.body).toMatchObject({
      state: 'doneWithErrors',
      counts: { skipped: 1 },
      hasFile: true,
    });
    expect(sheetOf(await fileOf(client, finishedJob))?.rows).toEqual([]);
  });
});

describe('the permission to export', () => {
  test('is a separate one for each list', async () => {
    const accounts = await apiClient('accounts@backroom.test');
    expect(await startExport(accounts, 'products', '', ['sku'])).toMatchObject({
      status: 403,
      body: { node: 'SKU Manager: Export' },
    });
    expect(await startExport(accounts, 'slabs', '', ['sku'])).toMatchObject({
      status: 403,
      body: { node: 'Price Slabs' },
    });
  });

  test.each([
    ['products', '', ['sku', 'gpPct250']],
    ['products', '', ['underFloor']],
    ['skus', '', ['gpPct250']],
    ['products', 'flag=underFloor', ['sku']],
    ['skus', 'flag=noCost', ['sku']],
    ['products', 'q=mug&sort=-gpPct250', ['sku']],
  ])('is not enough for the costs in %s ?%s %j', async (resource, query, columns) => {
    const editor = await apiClient('catalogue@backroom.test');
    expect(await startExport(editor, resource, query, columns)).toMatchObject({
      status: 403,
      body: { node: 'View Costs' },
    });
    expect((await startExport(client, resource, query, columns)).status).toBe(202);
  });

  test('includes margins for people who may see costs, even after they have signed out', async () => {
    const job = await startExport(client, 'products', 'q=AID-0001', ['gpPct250', 'underFloor']);
    await client.post('/auth/logout');
    client = await apiClient();
    const listed = itemsIn(await client.get('/products?q=AID-0001'))[0];
    const sheet = sheetOf(await fileOf(client, await finishJob(client, job)));
    expect(sheet?.rows).toEqual([[String(listed?.['gpPct250']), String(listed?.['underFloor'])]]);
  });
});

describe('the file of an export', () => {
  test('can be downloaded when the job is done, for a day', async () => {
    const job = await startExport(client, 'products', '', ['sku']);
    expect((await fileOf(client, job)).status).toBe(404);
    await finishJob(client, job);
    expect((await fileOf(client, job)).status).toBe(200);
    advanceTime(24 * HOUR);
    client = await apiClient();
    expect((await fileOf(client, job)).status).toBe(404);
    expect((await client.get(`/jobs/${textIn(job, 'id')}`)).body).toMatchObject({
      state: 'done',
      hasFile: false,
    });
  });

  test('cannot be downloaded when the job was cancelled, nor by somebody else', async () => {
    const job = await startExport(client, 'products', '', ['sku']);
    const path = `/jobs/${textIn(job, 'id')}`;
    advanceTime(100);
    await client.post(`${path}/cancel`);
    expect((await fileOf(client, job)).status).toBe(404);
    const finishedJob = await finishJob(client, await startExport(client, 'products', '', ['sku']));
    expect((await fileOf(await apiClient('merchandiser@backroom.test'), finishedJob)).status).toBe(404);
  });
});

async function countsOf(dryRun: MockReply, result: string): Promise<{ total: number }> {
  return {
    total: numberIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows?result=${result}`), 'total'),
  };
}
