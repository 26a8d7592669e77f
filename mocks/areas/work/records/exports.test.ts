import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import type { Sheet } from './csv.ts';
import { ask, textIn, type MockReply } from '#tests/support/askMock.ts';
import {
  applied,
  finished,
  later,
  apiClient,
  sendLines,
  upload,
  type ApiClient,
} from '#tests/support/apiClient.ts';
import { ADDED, productIdOf } from '#tests/support/bulk.ts';
import { exportedSheet, fileOf, sheetOf, startExport } from '#tests/support/exported.ts';
import { addProducts } from '#tests/support/stock.ts';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

const HOUR = 60 * 60 * 1000;

let me: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  me = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const exported = (resource: string, query: string, columns: readonly string[]): Promise<Sheet | null> =>
  exportedSheet(me, { resource, query, columns });

describe('an export', () => {
  test('is a file of exactly this query and these columns', async () => {
    await addProducts(me, 3);
    const job = await finished(
      me,
      await startExport(me, 'products', ADDED, ['moq', 'sku', 'supplier', 'isKvi']),
    );
    expect(job.body).toMatchObject({
      kind: 'export',
      state: 'done',
      title: 'Export 3 products',
      hasFile: true,
      fileName: 'export-products.csv',
    });
    const file = await fileOf(me, job);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(String(file.body).split('\r\n')).toEqual([
      'moq,sku,supplier,isKvi',
      '72,MUG-9001,Cedar & Clay,false',
      '72,MUG-9002,Cedar & Clay,false',
      '72,MUG-9003,Cedar & Clay,false',
      '',
    ]);
  });

  test('of SKUs', async () => {
    const list = itemsIn(await me.get('/skus?pageSize=100&q=AID-0001&sort=-sku'));
    const sheet = await exported('skus', 'q=AID-0001&sort=-sku', ['sku', 'partId', 'colorName']);
    expect(sheet?.rows).toEqual(list.map(({ sku, partId, colorName }) => [sku, partId, colorName]));
  });

  test('of ladders is what an import of ladders reads', async () => {
    const columns = ['sku', 'currency', 'configuration', 'min_qty', 'unit_price'];
    const file = await fileOf(me, await finished(me, await startExport(me, 'slabs', '', columns)));
    const rows = sheetOf(file)?.rows.length;
    expect(rows).toBeGreaterThan(100);
    const sent = await me.post('/imports', upload('slabs', String(file.body)));
    const { total } = await countsOf(sent, 'error');
    expect(total).toBe(0);
    expect((await exported('slabs', 'q=AID-0001', ['unit_price', 'sku']))?.rows[0]?.[1]).toBe('AID-0001');
  });

  test('of one ladder is that of the product, archived or not, and of none whose SKU begins alike', async () => {
    const lines = ['A-1', 'A-10', 'A-100'].map((sku) => `${sku},${sku},Quixotic,CEDAR,Mugs,1`);
    await applied(
      me,
      await sendLines(me, 'products', ['sku,productId,name,supplier,category,moq', ...lines]),
    );
    const prices = ['A-1', 'A-10', 'A-100'].map((sku) => `${sku},USD,Decorated,1,9.00`);
    await applied(
      me,
      await sendLines(me, 'slabs', ['sku,currency,configuration,min_qty,unit_price', ...prices]),
    );
    const id = await productIdOf(me, 'A-1');
    const draft = itemsIn(await me.get(`/products/${id}/slab-sets`))[0];
    await me.post(`/slab-sets/${String(draft?.id)}/publish`, { version: 1, acknowledge: true });
    const file = () => exported('slabs', `productId=${id}`, ['sku', 'unit_price']);
    expect((await file())?.rows).toEqual([['A-1', '9.00']]);
    await ask(`DELETE /products/${id}?version=1`, { token: me.token });
    expect((await file())?.rows).toEqual([['A-1', '9.00']]);
    expect((await exported('slabs', 'productId=prd-9999', ['sku']))?.rows).toEqual([]);
  });

  test('T09 a cell is no formula, and a product comes back as it was', async () => {
    await addProducts(me, 1);
    const id = await productIdOf(me, 'MUG-9001');
    const name = '=HYPERLINK("http://a.test";"quixotic")';
    await ask(`PATCH /products/${id}`, { token: me.token, body: { version: 1, name } });
    const job = await finished(me, await startExport(me, 'products', 'q=MUG-9001', ['sku', 'name']));
    const { body } = await fileOf(me, job);
    expect(body).toContain(`MUG-9001,"'=HYPERLINK(""http`);
    const sent = await me.post('/imports', upload('products', String(body)));
    expect(sent.body).toMatchObject({ counts: { unchanged: 1 } });
  });

  test('of an unknown column, or sorted by an unknown field, is refused', async () => {
    expect(await startExport(me, 'products', '', ['sku', 'colorName'])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'columns', code: 'unknown' }] },
    });
    expect((await startExport(me, 'products', '', ['constructor'])).status).toBe(422);
    expect((await startExport(me, 'products', '', [])).status).toBe(422);
    expect(await startExport(me, 'products', 'sort=colorName', ['sku'])).toMatchObject({
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
    expect(await startExport(me, resource, query, [column])).toMatchObject({
      status: 422,
      body: { errors: [{ field: `query.${name}` }] },
    });
  });

  test('is written down', async () => {
    const job = await startExport(me, 'products', '', ['sku']);
    const [entry] = itemsIn(await me.get('/activity-log'));
    expect(entry).toMatchObject({
      action: 'export',
      entityType: 'export',
      entityId: textIn(job, 'id'),
      correlationId: textIn(job, 'id'),
    });
  });

  test('leaves out what was taken back meanwhile', async () => {
    const sent = await sendLines(me, 'products', [
      'sku,productId,name,supplier,category,moq',
      'A-1,A-1,Quixotic,CEDAR,Mugs,1',
    ]);
    await applied(me, sent);
    await me.post(`/imports/${textIn(sent, 'id')}/undo`);
    const job = await startExport(me, 'products', ADDED, ['sku']);
    const over = await finished(me, job);
    expect(over.body).toMatchObject({ state: 'doneWithErrors', counts: { skipped: 1 }, hasFile: true });
    expect(sheetOf(await fileOf(me, over))?.rows).toEqual([]);
  });
});

describe('who may export', () => {
  test('each list has its permission', async () => {
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
  ])('costs are for those who may see them: %s ?%s %j', async (resource, query, columns) => {
    const editor = await apiClient('catalogue@backroom.test');
    expect(await startExport(editor, resource, query, columns)).toMatchObject({
      status: 403,
      body: { node: 'View Costs' },
    });
    expect((await startExport(me, resource, query, columns)).status).toBe(202);
  });

  test('margins stand in the file of who may see them, also when he has left meanwhile', async () => {
    const job = await startExport(me, 'products', 'q=AID-0001', ['gpPct250', 'underFloor']);
    await me.post('/auth/logout');
    me = await apiClient();
    const shown = itemsIn(await me.get('/products?q=AID-0001'))[0];
    const sheet = sheetOf(await fileOf(me, await finished(me, job)));
    expect(sheet?.rows).toEqual([[String(shown?.['gpPct250']), String(shown?.['underFloor'])]]);
  });
});

describe('the file of an export', () => {
  test('is there when the job is done, and gone after a day', async () => {
    const job = await startExport(me, 'products', '', ['sku']);
    expect((await fileOf(me, job)).status).toBe(404);
    await finished(me, job);
    expect((await fileOf(me, job)).status).toBe(200);
    later(24 * HOUR);
    me = await apiClient();
    expect((await fileOf(me, job)).status).toBe(404);
    expect((await me.get(`/jobs/${textIn(job, 'id')}`)).body).toMatchObject({
      state: 'done',
      hasFile: false,
    });
  });

  test('is not there when the job was cancelled, and not for others', async () => {
    const job = await startExport(me, 'products', '', ['sku']);
    const path = `/jobs/${textIn(job, 'id')}`;
    later(100);
    await me.post(`${path}/cancel`);
    expect((await fileOf(me, job)).status).toBe(404);
    const whole = await finished(me, await startExport(me, 'products', '', ['sku']));
    expect((await fileOf(await apiClient('merchandiser@backroom.test'), whole)).status).toBe(404);
  });
});

async function countsOf(sent: MockReply, result: string): Promise<{ total: number }> {
  return { total: numberIn(await me.get(`/imports/${textIn(sent, 'id')}/rows?result=${result}`), 'total') };
}
