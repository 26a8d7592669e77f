import { beforeEach, describe, expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { textIn } from '#tests/support/askMock.ts';
import { apiClient, sendLines, upload, type ApiClient } from '#tests/support/apiClient.ts';
import { productLines } from '#tests/support/stock.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  resetSession();
  client = await apiClient();
});

const fieldsIn = (response: Awaited<ReturnType<ApiClient['get']>>): unknown[] =>
  itemsIn(response, 'columns').map(({ field }) => field);

describe('the mapping of an import', () => {
  test('is guessed from the headers', async () => {
    const dryRun = await sendLines(client, 'products', [
      'SKU,Product name,Vendor,Min. order,Minimum',
      'A,B,C,D,E',
    ]);
    expect(itemsIn(dryRun, 'columns')).toEqual([
      { header: 'SKU', field: 'sku', sample: 'A' },
      { header: 'Product name', field: 'name', sample: 'B' },
      { header: 'Vendor', field: 'supplier', sample: 'C' },
      { header: 'Min. order', field: null, sample: 'D' },
      { header: 'Minimum', field: 'moq', sample: 'E' },
    ]);
  });

  test('prefers the column with the field’s own name to others that could mean it', async () => {
    const dryRun = await sendLines(client, 'products', ['SKU,Bezeichnung,Name,Name', 'A,B,C,D']);
    expect(fieldsIn(dryRun)).toEqual(['sku', null, 'name', null]);
  });

  test('can be sent, and is remembered for the next file with the same headers', async () => {
    const lines = ['Our number,sku,name', 'MUG-1,X,Mug'];
    const mapping = { 'Our number': 'sku', sku: null, name: null };
    expect(fieldsIn(await sendLines(client, 'products', lines, { mapping }))).toEqual(['sku', null, null]);
    expect(fieldsIn(await sendLines(client, 'products', lines))).toEqual(['sku', null, null]);
    expect(fieldsIn(await sendLines(client, 'products', ['sku,name', 'X,Mug']))).toEqual(['sku', 'name']);
    const other = await apiClient('merchandiser@backroom.test');
    expect(fieldsIn(await sendLines(other, 'products', lines))).toEqual([null, 'sku', 'name']);
  });

  test('of a file is used for its error file too', async () => {
    const mapping = { 'Our number': 'sku', Pieces: 'moq' };
    const dryRun = await sendLines(client, 'products', ['Our number,Pieces', 'AID-0001,none'], { mapping });
    const file = String((await client.get(`/imports/${textIn(dryRun, 'id')}/error-file`)).body);
    const nextImport = await client.post('/imports', upload('products', file.replace('none', '144')));
    expect(fieldsIn(nextImport)).toEqual(['sku', 'moq', null, null]);
    expect(nextImport.body).toMatchObject({ counts: { update: 1, error: 0 } });
  });

  test('uses the first of two columns with one header, now and the next time', async () => {
    const lines = ['sku,name,sku', 'A,B,C'];
    expect(fieldsIn(await sendLines(client, 'products', lines))).toEqual(['sku', 'name', null]);
    expect(fieldsIn(await sendLines(client, 'products', lines))).toEqual(['sku', 'name', null]);
  });

  test('leaves out a field that does not exist or that another column has', async () => {
    const mapping = { a: 'sku', b: 'sku', c: 'price' };
    const dryRun = await sendLines(client, 'products', ['a,b,c', '1,2,3'], { mapping });
    expect(fieldsIn(dryRun)).toEqual(['sku', null, null]);
  });

  test.each(['[1]', '{', '"sku"', '{"a":1}'])('is refused when it is %s', async (mapping) => {
    const form = upload('products', 'a\n1');
    form.set('mapping', mapping);
    expect(await client.post('/imports', form)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'mapping' }] },
    });
  });

  test('without a required field makes an error of every row', async () => {
    const dryRun = await sendLines(client, 'slabs', ['sku,quantity', 'AID-0001,100']);
    expect(dryRun.body).toMatchObject({ missingFields: ['unit_price'], counts: { error: 1 } });
    expect(itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows`))).toMatchObject([
      { errors: [{ field: 'unit_price', code: 'no_column' }] },
    ]);
  });
});

describe('the file of an import', () => {
  test('must be a CSV file with rows', async () => {
    for (const file of ['', 'sku,name', 'sku,name\n,\n', new Uint8Array([0x89, 0x50, 0xff, 0x0a])]) {
      expect(await client.post('/imports', upload('products', file))).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'file', code: 'no_rows' }] },
      });
    }
  });

  test('must close every quote', async () => {
    const dryRun = await client.post(
      '/imports',
      upload('products', 'sku,name\nAID-0001,Kit\nAID-0002,"Kit\n'),
    );
    expect(dryRun).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'file', code: 'open_quote', row: 3 }] },
    });
  });

  test('may have semicolons and a byte order mark', async () => {
    const dryRun = await client.post('/imports', upload('products', '\uFEFFsku;name\r\nAID-0001;Kit\r\n'));
    expect(dryRun.body).toMatchObject({ fileName: 'file.csv', missingFields: [], counts: { update: 1 } });
  });

  test('must have at most 5 MB', async () => {
    const maxBytes = 5 * 1024 * 1024;
    const file = (size: number) => `sku,name\nAID-0001,${'x'.repeat(size - 18)}`;
    expect((await client.post('/imports', upload('products', file(maxBytes)))).status).toBe(201);
    expect(await client.post('/imports', upload('products', file(maxBytes + 1)))).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
  });

  test('may ask for a failure by its name, and be sent again', async () => {
    const form = upload('products', 'sku\nAID-0001', { name: 'fault-503.csv' });
    expect((await client.post('/imports', form)).status).toBe(503);
    expect((await client.post('/imports', upload('products', 'sku\nAID-0001'))).status).toBe(201);
  });

  test('is refused with an unknown kind, and when it is missing', async () => {
    expect((await client.post('/imports', upload('prices', 'sku\n1'))).status).toBe(422);
    const form = upload('products', 'sku\n1');
    form.delete('file');
    expect((await client.post('/imports', form)).status).toBe(422);
  });

  test('needs the permission of its kind', async () => {
    const analyst = await apiClient('pricing.analyst@backroom.test');
    expect(await sendLines(analyst, 'products', ['sku', 'A'])).toMatchObject({
      status: 403,
      body: { node: 'SKU Manager: Import' },
    });
    expect((await sendLines(analyst, 'slabs', ['sku', 'A'])).status).toBe(201);
    const merchandiser = await apiClient('merchandiser@backroom.test');
    expect(await merchandiser.get('/import-templates/slabs')).toMatchObject({
      status: 403,
      body: { node: 'Price Slabs: Edit' },
    });
  });

  test('answers 404 to everybody but its owner', async () => {
    const path = `/imports/${textIn(await sendLines(client, 'products', productLines(1)), 'id')}`;
    const other = await apiClient('merchandiser@backroom.test');
    const responses = [
      await other.get(path),
      await other.get(`${path}/rows`),
      await other.get(`${path}/error-file`),
      await other.post(`${path}/apply`, { plan: 'plan-1' }),
      await other.post(`${path}/undo`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('the downloads of an import', () => {
  test.each(['products', 'skus', 'slabs'])(
    'the template of %s is read without a column too many',
    async (kind) => {
      const template = await client.get(`/import-templates/${kind}`);
      expect(template.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      const dryRun = await client.post('/imports', upload(kind, String(template.body)));
      expect(fieldsIn(dryRun)).toEqual(recordIn(dryRun)['fields']);
      expect(dryRun.body).toMatchObject({ missingFields: [] });
    },
  );

  test('include a template whose example is a valid product', async () => {
    const template = String((await client.get('/import-templates/products')).body);
    expect((await client.post('/imports', upload('products', template))).body).toMatchObject({
      counts: { create: 1 },
    });
  });

  test('include the refused rows as they were, each with its reason', async () => {
    const dryRun = await sendLines(client, 'products', ['sku,name,note', 'AID-0001,Kit,fine', '=1+1,,"a,b"']);
    const file = await client.get(`/imports/${textIn(dryRun, 'id')}/error-file`);
    expect(String(file.body).split('\r\n')).toEqual([
      'sku,name,note,row,error',
      expect.stringMatching(/^'=1\+1,,"a,b",3,"?sku: Use letters.*; productId: Required for a new product/),
      '',
    ]);
  });
});

describe('the plan of an import', () => {
  test('is refused when it is not the one that was checked', async () => {
    const first = await sendLines(client, 'products', productLines(1));
    const second = await sendLines(client, 'products', productLines(1), { mapping: ['sku'] });
    const path = `/imports/${textIn(first, 'id')}/apply`;
    expect(await client.post(path, { plan: textIn(second, 'plan') })).toMatchObject({
      status: 409,
      body: { code: 'plan_changed', current: { plan: textIn(first, 'plan') } },
    });
    expect((await client.post(path, {})).status).toBe(422);
    expect((await client.get(`/imports/${textIn(first, 'id')}`)).body).toMatchObject({ state: 'checked' });
    expect((await client.post(path, { plan: textIn(first, 'plan') })).status).toBe(202);
  });

  test('names the mapping, mode and decimal sign it was checked with', async () => {
    const dryRun = await sendLines(client, 'slabs', ['sku;min_qty;unit_price', 'AID-0001;1;4,90'], {
      mode: 'replace',
    });
    expect(dryRun.body).toMatchObject({ mode: 'replace', decimalSign: ',', decimalSignBy: 'file' });
  });

  test('names columns in templates and error files as the screen does', async () => {
    const template = String((await client.get('/import-templates/products?language=de')).body);
    expect(template).toMatch(/SKU,Lieferanten-Artikelnr.,Bezeichnung/);
    const dryRun = await sendLines(client, 'products', ['SKU,Lieferant', 'AID-0001,NOBODY']);
    const file = String((await client.get(`/imports/${textIn(dryRun, 'id')}/error-file?language=de`)).body);
    expect(file).toMatch(/^\uFEFF?SKU,Lieferant,Zeile,[^,\r\n]+\r\nAID-0001,NOBODY,2,/);
    expect(file).toContain('Lieferant: There is no supplier');
    const nextImport = await client.post('/imports', upload('products', file));
    expect(fieldsIn(nextImport)).toEqual(['sku', 'supplier', null, null]);
  });
});

test('a refused number is quoted as it stands in the file', async () => {
  const dryRun = await sendLines(client, 'products', [
    'sku;moq;name',
    'AID-0001;12,82;Kit',
    'AID-0037;1,23;Kit',
  ]);
  const rows = itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows?result=error`), 'items');
  expect(rows.flatMap(({ errors }) => errors)).toMatchObject([{ value: '12,82' }, { value: '1,23' }]);
});
