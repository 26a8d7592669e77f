import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, type MockReply } from '#tests/support/askMock.ts';
import { applyImport, apiClient, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
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

/** What is wrong with the rows of a file: field and code. */
async function errorsOf(...lines: string[]): Promise<string[][]> {
  return (await rowsOf(...lines)).map(({ errors }) =>
    Array.isArray(errors) ? errors.map(({ field, code }) => `${field} ${code}`) : [],
  );
}

async function setsOf(sku = 'MUG-9001'): Promise<Record<string, unknown>[]> {
  return itemsIn(await client.get(`/products/${await productIdOf(client, sku)}/slab-sets`));
}

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

describe('the dry run of price slabs', () => {
  test.each([
    [',,,72,,4.90', ['sku required']],
    ['MUG-1,,,72,,4.90', ['sku unknown']],
    ['MUG-9001,usd,,72,,4.90', []],
    ['MUG-9001,US,,72,,4.90', ['currency unknown']],
    ['MUG-9001,EURO,,72,,4.90', ['currency unknown']],
    ['MUG-9001,XYZ,,72,,4.90', ['currency unknown']],
    ['MUG-9001, eur ,,72,,4.90', []],
    ['MUG-9001,,plain,72,,4.90', ['configuration not_allowed']],
    ['MUG-9001,,,0,,4.90', ['min_qty not_whole']],
    ['MUG-9001,,,7.2,,4.90', ['min_qty not_whole']],
    ['MUG-9001,,,72,many,4.90', ['max_qty not_whole']],
    ['MUG-9001,,,72,,"4,90"', []],
    ['MUG-9001,,,72,,"4,905"', ['unit_price ambiguous_number']],
    ['MUG-9001,,,72,,4.9E0', ['unit_price scientific']],
    ['MUG-9001,,,72,,0.00', ['unit_price not_a_price']],
    ['MUG-9001,,,72,,4.90001', ['unit_price not_a_price']],
    ['MUG-9001,,,72,,', ['unit_price not_a_price']],
    ['MUG-9001,,,72,,4.9001', []],
  ])('checks the line %s and finds the errors %j', async (line, errors) => {
    expect(await errorsOf(line)).toEqual([errors]);
  });

  test('refuses a quantity that is named twice, also where the usual currency is left out', async () => {
    expect(await errorsOf('MUG-9001,,,72,,4.90', 'mug-9001,USD,Decorated,72,,4.80')).toEqual([
      [],
      ['min_qty twice'],
    ]);
  });

  test('L10 refuses gaps and overlaps between rows that name their end', async () => {
    expect(await errorsOf('MUG-9001,,,72,143,4.90', 'MUG-9001,,,150,,4.50')).toEqual([[], ['max_qty gap']]);
    expect(await errorsOf('MUG-9001,,,72,150,4.90', 'MUG-9001,,,144,287,4.50')).toEqual([
      [],
      ['max_qty overlap'],
    ]);
    expect(await errorsOf('MUG-9001,,,72,143,4.90', 'MUG-9001,,,144,,4.50', 'MUG-9001,,,288,,4')).toEqual([
      [],
      [],
      [],
    ]);
    const [, second] = await rowsOf('MUG-9001,,,72,143,4.90', 'MUG-9001,,,150,,4.50');
    expect(second).toMatchObject({ errors: [{ message: 'Quantities without a price: 144–149' }] });
    // A price that is none leaves no gap.
    expect(await errorsOf('MUG-9001,,,72,143,4.90', 'MUG-9001,,,144,287,x', 'MUG-9001,,,288,,4')).toEqual([
      [],
      ['unit_price not_a_price'],
      [],
    ]);
  });

  test('L1 refuses more than ten breaks', async () => {
    const lines = Array.from(
      { length: 11 },
      (_, index) => `MUG-9001,,,${72 + index},,${(5 - index / 10).toFixed(2)}`,
    );
    const errors = await errorsOf(...lines);
    expect(new Set(errors.flat())).toEqual(new Set(['min_qty tooManySlabs']));
    expect(errors).toHaveLength(11);
    await publishLadder();
    const merged = await errorsOf(...lines.slice(1, 9));
    expect(merged).toEqual(Array.from({ length: 8 }, () => ['min_qty tooManySlabs']));
  });

  test('L2 refuses a ladder that does not begin at the minimum', async () => {
    expect(await errorsOf('MUG-9001,,,144,,4.50', 'MUG-9001,,,288,,4.10')).toEqual([
      ['min_qty startsAboveMoq'],
      ['min_qty startsAboveMoq'],
    ]);
    expect(await errorsOf('MUG-9001,,,36,,5.90', 'MUG-9001,,,72,,4.90')).toEqual([
      ['min_qty startsBelowMoq'],
      [],
    ]);
  });

  test('L2 checks a row together with the ladder it goes into', async () => {
    await publishLadder();
    expect(await errorsOf('MUG-9001,,,288,,4.00')).toEqual([[]]);
    expect(await errorsOf('MUG-9001,,,36,,5.90')).toEqual([['min_qty startsBelowMoq']]);
  });

  test('L2 lets a whole ladder replace the old one after a new minimum', async () => {
    await publishLadder();
    const id = await productIdOf(client, 'MUG-9001');
    await ask(`PATCH /products/${id}`, { token: client.token, body: { version: 1, moq: 144 } });
    const lines = ['MUG-9001,,,144,,4.40', 'MUG-9001,,,288,,4.00'];
    expect(await errorsOf(...lines)).toEqual([['min_qty startsBelowMoq'], ['min_qty startsBelowMoq']]);
    expect((await write('merge', ...lines)).body).toMatchObject({ counts: { total: 0 } });
    expect((await write('replace', ...lines)).body).toMatchObject({ counts: { done: 1, skipped: 0 } });
  });

  test('L4 refuses rising prices to people who may not publish', async () => {
    expect(await errorsOf('MUG-9001,,,72,,4.90', 'MUG-9001,,,144,,5.90')).toEqual([[], []]);
  });
});
