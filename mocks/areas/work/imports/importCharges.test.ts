import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { applyImport, finishJob, apiClient, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { productIdOf } from '#tests/support/bulk.ts';
import { addProducts } from '#tests/support/stock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

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

const HEADERS = 'product,name,type,per,price,repeatPrice,appliesLtm,includedUnits';
const SETUP = 'MUG-9001,Screen set-up,Setup,Color,45.00,25.00,no,1';
const send = (...lines: string[]) => sendLines(client, 'charges', [HEADERS, ...lines]);

async function rowsOf(...lines: string[]): Promise<Record<string, unknown>[]> {
  return itemsIn(await client.get(`/imports/${textIn(await send(...lines), 'id')}/rows`));
}

async function chargesOf(sku = 'MUG-9001'): Promise<Record<string, unknown>[]> {
  return itemsIn(await client.get(`/products/${await productIdOf(client, sku)}/charges`));
}

describe('an import of charges', () => {
  test('adds them to their product, all of one product at once', async () => {
    const job = await applyImport(
      client,
      await send(SETUP, 'MUG-9001,Imprint,Run,Piece,0.35,,,', 'MUG-9002,Small order,Order,Order,30,,yes,'),
    );
    expect(job.body).toMatchObject({ state: 'done', counts: { total: 2, done: 2 } });
    expect(await chargesOf()).toMatchObject([
      {
        name: 'Screen set-up',
        type: 'Setup',
        per: 'Color',
        price: '45.00',
        repeatPrice: '25.00',
        appliesLtm: false,
        includedUnits: 1,
      },
      { name: 'Imprint', price: '0.35', repeatPrice: null, appliesLtm: false, includedUnits: 0 },
    ]);
    expect(await chargesOf('MUG-9002')).toMatchObject([{ name: 'Small order', appliesLtm: true }]);
  });

  test('changes the charge with the same name, and keeps the values of empty cells', async () => {
    await applyImport(client, await send(SETUP));
    expect(await rowsOf('mug-9001,SCREEN SET-UP,,,49.00,,,')).toMatchObject([
      { result: 'update', changes: [{ field: 'price', before: '45.00', after: '49.00' }] },
    ]);
    await applyImport(client, await send('mug-9001,Screen set-up,,,49.00,,,'));
    expect(await chargesOf()).toMatchObject([{ price: '49.00', repeatPrice: '25.00', includedUnits: 1 }]);
    expect(await rowsOf('MUG-9001,Screen set-up,Setup,Color,49.00,25.00,no,1')).toMatchObject([
      { result: 'unchanged' },
    ]);
  });

  test('reads a product by its name, words in any language and a decimal comma', async () => {
    const lines = ['Produkt;Bezeichnung;Art;Je;Preis', 'quixotic MUG 9001;Siebdruck;VORKOSTEN;farbe;45,50'];
    await applyImport(client, await sendLines(client, 'charges', lines));
    expect(await chargesOf()).toMatchObject([
      { name: 'Siebdruck', type: 'Setup', per: 'Color', price: '45.50' },
    ]);
  });

  test.each([
    [',Screen set-up,Setup,Color,45.00,,,', 'product', 'required'],
    ['MUG-1,Screen set-up,Setup,Color,45.00,,,', 'product', 'unknown'],
    ['MUG-9001,,Setup,Color,45.00,,,', 'name', 'required'],
    [`MUG-9001,${'n'.repeat(121)},Setup,Color,45.00,,,`, 'name', 'too_long'],
    ['MUG-9001,Screen set-up,,Color,45.00,,,', 'type', 'required'],
    ['MUG-9001,Screen set-up,Printing,Color,45.00,,,', 'type', 'not_allowed'],
    ['MUG-9001,Screen set-up,Setup,Box,45.00,,,', 'per', 'not_allowed'],
    ['MUG-9001,Screen set-up,Setup,Color,,,,', 'price', 'required'],
    ['MUG-9001,Screen set-up,Setup,Color,free,,,', 'price', 'not_a_price'],
    ['MUG-9001,Screen set-up,Setup,Color,-1.50,,,', 'price', 'not_a_price'],
    ['MUG-9001,Screen set-up,Setup,Color,4.55555,,,', 'price', 'not_a_price'],
    ['MUG-9001,Screen set-up,Setup,Color,45.00,x,,', 'repeatPrice', 'not_a_price'],
    ['MUG-9001,Screen set-up,Setup,Color,45.00,,perhaps,', 'appliesLtm', 'not_a_truth'],
    ['MUG-9001,Screen set-up,Setup,Color,45.00,,,1001', 'includedUnits', 'not_whole'],
    ['MUG-9001,Screen set-up,Setup,Color,45.00,,,1.5', 'includedUnits', 'not_whole'],
  ])('refuses the line %s, naming the field %s and the reason %s', async (line, field, code) => {
    expect(await rowsOf(line)).toMatchObject([{ row: 2, result: 'error', errors: [{ field, code }] }]);
  });

  test('refuses a charge that the file names twice', async () => {
    const rows = await rowsOf(SETUP, 'MUG-9001,screen SET-UP,Setup,Color,46.00,,,');
    expect(rows.map(({ errors }) => errors)).toMatchObject([[], [{ field: 'name', code: 'twice' }]]);
  });

  test('refuses more than 50 charges for one product', async () => {
    const lines = Array.from({ length: 51 }, (_, index) => `MUG-9001,Charge ${index},Run,Piece,0.10,,,`);
    const rows = await rowsOf(...lines);
    expect(rows[0]).toMatchObject({ errors: [{ field: 'product', code: 'too_many' }] });
  });

  test('does not overwrite what somebody changed since the check', async () => {
    await applyImport(client, await send(SETUP));
    const dryRun = await send('MUG-9001,Screen set-up,,,49.00,,,', 'MUG-9002,Imprint,Run,Piece,0.35,,,');
    const id = await productIdOf(client, 'MUG-9001');
    const [charge] = await chargesOf();
    const { body } = await client.get(`/products/${id}/charges`);
    const version = /"version":(\d+)/.exec(JSON.stringify(body))?.[1];
    const item = { ...charge, price: '60.00' };
    Reflect.deleteProperty(item, 'id');
    await ask(`PUT /products/${id}/charges`, {
      token: client.token,
      body: { items: [item], version: Number(version) },
    });
    const job = await applyImport(client, dryRun);
    expect(job.body).toMatchObject({ state: 'doneWithErrors', counts: { done: 1, skipped: 1 } });
    expect(itemsIn(await client.get(`/jobs/${textIn(job, 'id')}/rows?result=skipped`))).toMatchObject([
      { label: 'MUG-9001', reason: 'changedMeanwhile' },
    ]);
    expect(await chargesOf()).toMatchObject([{ price: '60.00' }]);
  });

  test('can be undone within a day', async () => {
    await applyImport(client, await send(SETUP));
    const dryRun = await send('MUG-9001,Screen set-up,,,49.00,,,', 'MUG-9001,Imprint,Run,Piece,0.35,,,');
    await applyImport(client, dryRun);
    expect(await chargesOf()).toHaveLength(2);
    const undoJob = await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(undoJob.body).toMatchObject({ state: 'done', counts: { done: 1 } });
    expect(await chargesOf()).toMatchObject([{ name: 'Screen set-up', price: '45.00' }]);
  });

  test('needs the permission of charges', async () => {
    const other = await apiClient('merchandiser@backroom.test');
    expect(await sendLines(other, 'charges', [HEADERS, SETUP])).toMatchObject({
      status: 403,
      body: { node: 'Price Slabs: Edit' },
    });
  });
});
