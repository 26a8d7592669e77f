import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { textIn, type MockReply } from '#tests/support/askMock.ts';
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

const HEADERS = 'sku,currency,configuration,min_qty,max_qty,unit_price';
type Mode = 'merge' | 'replace';
const sendAs = (mode: Mode, ...lines: string[]): Promise<MockReply> =>
  sendLines(client, 'slabs', [HEADERS, ...lines], { mode });
const send = (...lines: string[]): Promise<MockReply> => sendAs('merge', ...lines);

async function write(mode: Mode, ...lines: string[]): Promise<MockReply> {
  return applyImport(client, await sendAs(mode, ...lines));
}

async function rowsOf(...lines: string[]): Promise<Record<string, unknown>[]> {
  return itemsIn(await client.get(`/imports/${textIn(await send(...lines), 'id')}/rows`));
}

async function setsOf(sku = 'MUG-9001'): Promise<Record<string, unknown>[]> {
  return itemsIn(await client.get(`/products/${await productIdOf(client, sku)}/slab-sets`));
}

const slabs = (...pairs: [number, string][]) => pairs.map(([minQty, unitPrice]) => ({ minQty, unitPrice }));
const LADDER = ['MUG-9001,,,72,,4.90', 'MUG-9001,,,144,,4.50', 'MUG-9001,,,288,,4.10'];

/** Brings the ladder 72, 144, 288 to life. */
async function publishLadder(): Promise<void> {
  await write('merge', ...LADDER);
  const [set] = await setsOf();
  const reply = await client.post(`/slab-sets/${String(set?.['id'])}/publish`, {
    version: 1,
    acknowledge: true,
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
}

describe('an import of price slabs', () => {
  test('writes a draft, and nothing goes live', async () => {
    const job = await write('merge', ...LADDER);
    expect(job.body).toMatchObject({
      state: 'done',
      title: 'Import 3 rows of file.csv',
      counts: { total: 1 },
    });
    expect(await setsOf()).toMatchObject([
      {
        state: 'draft',
        source: 'import',
        note: 'file.csv',
        currency: 'USD',
        configuration: 'Decorated',
        slabs: slabs([72, '4.90'], [144, '4.50'], [288, '4.10']),
      },
    ]);
  });

  test('that merges begins its draft as the live ladder', async () => {
    await publishLadder();
    await write('merge', 'MUG-9001,USD,Decorated,144,,4.40', 'MUG-9001,,,500,,3.90');
    expect(await setsOf()).toMatchObject([
      { state: 'draft', slabs: slabs([72, '4.90'], [144, '4.40'], [288, '4.10'], [500, '3.90']) },
      { state: 'live', slabs: slabs([72, '4.90'], [144, '4.50'], [288, '4.10']) },
    ]);
  });

  test('that merges again continues the draft and checks against it', async () => {
    await publishLadder();
    await write('merge', 'MUG-9001,,,144,,4.40');
    expect(await rowsOf('MUG-9001,,,144,,4.5', 'MUG-9001,,,72,,4.9000')).toMatchObject([
      { result: 'update', changes: [{ field: 'unit_price 144', before: '4.40', after: '4.5' }] },
      { result: 'unchanged' },
    ]);
    await write('merge', 'MUG-9001,,,288,,4.00');
    expect(await setsOf()).toMatchObject([
      { state: 'draft', version: 2, slabs: slabs([72, '4.90'], [144, '4.40'], [288, '4.00']) },
      { state: 'live' },
    ]);
  });

  test('that replaces removes what the file does not name, and keeps what it names unchanged', async () => {
    await publishLadder();
    const dryRun = await sendAs('replace', 'MUG-9001,,,72,,4.90', 'MUG-9001,,,288,,4.00');
    expect(itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows`))).toMatchObject([
      { result: 'update', changes: [{ field: 'unit_price 144', before: '4.50', after: null }] },
      { result: 'update', changes: [{ field: 'unit_price 288', before: '4.10', after: '4.00' }] },
    ]);
    await applyImport(client, dryRun);
    expect(await setsOf()).toMatchObject([
      { state: 'draft', slabs: slabs([72, '4.90'], [288, '4.00']) },
      { state: 'live' },
    ]);
  });

  test('that replaces a ladder by the same one makes no draft', async () => {
    await publishLadder();
    const job = await write('replace', ...LADDER);
    expect(job.body).toMatchObject({ counts: { total: 0 } });
    expect(await setsOf()).toHaveLength(1);
  });

  test('that replaces does not touch a ladder with an error in the file', async () => {
    await publishLadder();
    const dryRun = await sendAs('replace', 'MUG-9001,,,72,,4.80', 'MUG-9001,,,144,,cheap');
    const reply = itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows`));
    expect(reply).toMatchObject([
      { row: 2, errors: [{ code: 'ladder_refused', message: expect.stringContaining('Row 3') }] },
      { row: 3, errors: [{ field: 'unit_price', value: 'cheap' }] },
    ]);
    expect((await applyImport(client, dryRun)).body).toMatchObject({ counts: { total: 0 } });
    expect(await setsOf()).toHaveLength(1);
  });

  test('writes a ladder for each currency and configuration', async () => {
    await publishLadder();
    expect(await rowsOf('MUG-9001,EUR,,72,,4.90')).toMatchObject([{ result: 'create' }]);
    await write('merge', 'MUG-9001,EUR,,72,,4.90', 'MUG-9001,USD,Blank,72,,3.90');
    const drafts = (await setsOf()).filter(({ state }) => state === 'draft');
    expect(drafts).toHaveLength(2);
    expect(drafts).toContainEqual(expect.objectContaining({ currency: 'EUR', slabs: slabs([72, '4.90']) }));
    expect(drafts).toContainEqual(
      expect.objectContaining({ configuration: 'Blank', slabs: slabs([72, '3.90']) }),
    );
  });

  test('writes the own ladder of a SKU', async () => {
    const id = await productIdOf(client, 'MUG-9001');
    await client.post(`/products/${id}/skus`, { sku: 'MUG-9001-NAV', partId: 'CC-9001-NAV' });
    await write('merge', 'MUG-9001-NAV,,,72,,5.90');
    expect(await setsOf()).toMatchObject([
      { owner: { kind: 'sku' }, ownerLabel: 'MUG-9001-NAV', slabs: slabs([72, '5.90']) },
    ]);
  });

  test('can be undone: a new draft is gone, an older one as before', async () => {
    await write('merge', ...LADDER);
    const dryRun = await send('MUG-9001,,,72,,4.80', 'MUG-9002,,,72,,4.80');
    await applyImport(client, dryRun);
    await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(await setsOf()).toMatchObject([
      { slabs: slabs([72, '4.90'], [144, '4.50'], [288, '4.10']), version: 3 },
    ]);
    expect(await setsOf('MUG-9002')).toEqual([]);
  });
});
