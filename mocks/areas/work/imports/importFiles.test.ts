import { beforeEach, describe, expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { textIn } from '#tests/support/askMock.ts';
import { apiClient, sendLines, upload, type ApiClient } from '#tests/support/apiClient.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  resetSession();
  client = await apiClient();
});

const fieldsIn = (response: Awaited<ReturnType<ApiClient['get']>>): unknown[] =>
  itemsIn(response, 'columns').map(({ field }) => field);

/** The bytes of text in Windows-1252, as far as it is needed here. */
const encodeWindows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (char) => (char === '€' ? 0x80 : char.charCodeAt(0)));

describe('an imported file as suppliers send it', () => {
  const rowsIn = async (dryRun: Awaited<ReturnType<ApiClient['get']>>) =>
    itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows`));

  test('numbers its rows as the spreadsheet does: empty lines count, line breaks within a cell do not', async () => {
    const dryRun = await sendLines(client, 'products', [
      '',
      'sku,description',
      'AID-0001,"two',
      'lines"',
      ',',
      '',
      'MUG 9,x',
    ]);
    expect((await rowsIn(dryRun)).map(({ row }) => row)).toEqual([3, 6]);
    const file = String((await client.get(`/imports/${textIn(dryRun, 'id')}/error-file`)).body);
    expect(file).toContain('MUG 9,x,6,');
  });

  test('is read in Windows-1252, and the reply names the encoding', async () => {
    const dryRun = await client.post(
      '/imports',
      upload('products', encodeWindows1252('sku;name\r\nAID-0001;Müsli für 5 €\r\n')),
    );
    expect(dryRun.body).toMatchObject({ encoding: 'windows-1252' });
    expect(await rowsIn(dryRun)).toMatchObject([{ changes: [{ field: 'name', after: 'Müsli für 5 €' }] }]);
  });

  test('is read in UTF-16 with a byte order mark', async () => {
    const text = '\uFEFFsku\tname\r\nAID-0001\tKit\r\n';
    const bytes = new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer);
    const dryRun = await client.post('/imports', upload('products', bytes));
    expect(dryRun.body).toMatchObject({ encoding: 'utf-16', counts: { update: 1 } });
  });

  test('may begin with a line that names the separator, which is no row', async () => {
    const dryRun = await sendLines(client, 'products', ['sep=;', 'sku;name', 'AID-0001;Kit, red']);
    expect(await rowsIn(dryRun)).toMatchObject([{ row: 2, result: 'update' }]);
  });

  test('has no columns for empty ones at its end, and has one for a blank header within', async () => {
    const dryRun = await sendLines(client, 'products', ['sku,,name,,', 'AID-0001,note,Kit,,', ',,,,']);
    expect(itemsIn(dryRun, 'columns').map(({ header }) => header)).toEqual(['sku', '', 'name']);
  });

  test('keeps two columns with the same header apart by their position', async () => {
    const lines = ['sku,name,name', 'AID-0001,old,new'];
    const dryRun = await sendLines(client, 'products', lines, { mapping: ['sku', null, 'name'] });
    expect(fieldsIn(dryRun)).toEqual(['sku', null, 'name']);
    expect(await rowsIn(dryRun)).toMatchObject([{ changes: [{ field: 'name', after: 'new' }] }]);
    expect(fieldsIn(await sendLines(client, 'products', lines))).toEqual(['sku', null, 'name']);
  });

  test('has 5,000 rows checked, each under its number', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `MUG-${index},x`);
    const dryRun = await sendLines(client, 'products', ['sku,name', ...lines]);
    expect(dryRun.body).toMatchObject({ counts: { error: 5000 } });
    const last = await client.get(`/imports/${textIn(dryRun, 'id')}/rows?page=500&pageSize=10`);
    expect(itemsIn(last).at(-1)).toMatchObject({ row: 5001, label: 'MUG-4999' });
  });

  test('has a row refused with more cells than the header: a decimal comma has split its price', async () => {
    const header = 'sku,currency,configuration,min_qty,unit_price';
    const price = 'AID-0001,USD,Decorated,100';
    const dryRun = await sendLines(client, 'slabs', [header, `${price},12,82`, `${price},"12,82"`]);
    expect(await rowsIn(dryRun)).toMatchObject([
      { row: 2, errors: [{ field: 'unit_price', value: '12,82', code: 'too_many_cells' }] },
      { row: 3, result: 'error' },
    ]);
    const alone = await sendLines(client, 'slabs', [header, `${price},"12,82"`]);
    expect(await rowsIn(alone)).toMatchObject([{ changes: [{ after: '12.82' }] }]);
  });

  test('has line breaks replaced in a name and kept in a description, and invisible characters removed', async () => {
    const dryRun = await sendLines(client, 'products', [
      'sku,name,description',
      'AID-0001,"Red\nkit\u0000","a\nb"',
    ]);
    expect(await rowsIn(dryRun)).toMatchObject([
      {
        changes: [
          { field: 'name', after: 'Red kit' },
          { field: 'description', after: 'a\nb' },
        ],
      },
    ]);
  });

  test('has such a row refused again when its error file is sent unchanged', async () => {
    const dryRun = await sendLines(client, 'slabs', [
      'sku,currency,configuration,min_qty,unit_price',
      'AID-0001,USD,Decorated,100,12,82',
    ]);
    const file = String((await client.get(`/imports/${textIn(dryRun, 'id')}/error-file`)).body);
    expect(file.split('\r\n')[0]).toContain('sku,currency,configuration,min_qty,unit_price,row,error');
    expect(await rowsIn(await client.post('/imports', upload('slabs', file)))).toMatchObject([
      { result: 'error', errors: [{ code: 'too_many_cells' }] },
    ]);
  });

  test('reports a repeated row once, by its SKU', async () => {
    const dryRun = await sendLines(client, 'products', ['sku,name', 'AID-0001,Kit', 'aid-0001,Kit']);
    expect((await rowsIn(dryRun))[1]?.['errors']).toMatchObject([{ field: 'sku', code: 'twice' }]);
    expect((await rowsIn(dryRun))[1]?.['errors']).toHaveLength(1);
  });

  test('has no row refused for empty cells behind the header, or for a column without one', async () => {
    const dryRun = await sendLines(client, 'products', [
      'sku,name,',
      'AID-0001,Kit,a note',
      'FLC-0002,Zip,,,',
    ]);
    expect(dryRun.body).toMatchObject({ counts: { update: 2, error: 0 } });
  });

  test.each(['#N/A', '#NV', '#REF!', '####'])(
    'a cell that failed as %s is not taken for text',
    async (text) => {
      const dryRun = await sendLines(client, 'products', ['sku,name', `AID-0001,${text}`]);
      expect(await rowsIn(dryRun)).toMatchObject([
        { errors: [{ field: 'name', value: text, code: 'spreadsheet_error' }] },
      ]);
    },
  );

  test.each(['1.23E+12', '"1,23E+12"'])(
    'the number %s of a supplier was shortened and is refused',
    async (text) => {
      const dryRun = await sendLines(client, 'products', ['sku,productId', `AID-0001,${text}`]);
      expect(await rowsIn(dryRun)).toMatchObject([{ errors: [{ field: 'productId', code: 'scientific' }] }]);
      const part = await sendLines(client, 'skus', ['sku,partId', `AID-0001-BLA,${text}`]);
      expect(await rowsIn(part)).toMatchObject([{ errors: [{ field: 'partId', code: 'scientific' }] }]);
    },
  );

  test('has a code refused that the spreadsheet took for a date', async () => {
    const dryRun = await sendLines(client, 'skus', ['sku,partId', 'AID-0001-BLA,2025-12-09']);
    expect(await rowsIn(dryRun)).toMatchObject([{ errors: [{ field: 'partId', code: 'date' }] }]);
  });

  test('finds a category by its path, whatever separates its parts', async () => {
    const dryRun = await sendLines(client, 'products', ['sku,category', 'AID-0001,drinkware > MUGS']);
    expect(await rowsIn(dryRun)).toMatchObject([
      { changes: [{ field: 'category', after: 'Drinkware / Mugs' }] },
    ]);
  });
});
