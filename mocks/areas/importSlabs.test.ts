import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/mockSessions.ts';
import { ask, textIn, type Told } from '#tests/support/askMock.ts';
import { applied, finished, person, sendLines, type Person } from '#tests/support/atWork.ts';
import { productIdOf } from '#tests/support/bulk.ts';
import { addProducts } from '#tests/support/stock.ts';
import { itemsIn } from '#tests/support/told.ts';

let me: Person;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  me = await person();
  await addProducts(me, 2);
});
afterEach(() => {
  vi.useRealTimers();
});

const HEADERS = 'sku,currency,configuration,min_qty,max_qty,unit_price';
const send = (...lines: string[]): Promise<Told> => sendLines(me, 'slabs', [HEADERS, ...lines]);

async function write(mode: 'merge' | 'replace', ...lines: string[]): Promise<Told> {
  return applied(me, await send(...lines), mode);
}

async function rowsOf(...lines: string[]): Promise<Record<string, unknown>[]> {
  return itemsIn(await me.get(`/imports/${textIn(await send(...lines), 'id')}/rows`));
}

/** What is wrong with the rows of a file: field, and rule or code. */
async function errorsOf(...lines: string[]): Promise<string[][]> {
  return (await rowsOf(...lines)).map(({ errors }) =>
    Array.isArray(errors)
      ? errors.map(({ field, code, message }) => `${field} ${code === 'rule_violation' ? message : code}`)
      : [],
  );
}

async function setsOf(sku = 'MUG-9001'): Promise<Record<string, unknown>[]> {
  return itemsIn(await me.get(`/products/${await productIdOf(me, sku)}/slab-sets`));
}

const slabs = (...pairs: [number, string][]) => pairs.map(([minQty, unitPrice]) => ({ minQty, unitPrice }));
const LADDER = ['MUG-9001,,,72,,4.90', 'MUG-9001,,,144,,4.50', 'MUG-9001,,,288,,4.10'];

/** Brings the ladder 72, 144, 288 to life. */
async function live(): Promise<void> {
  await write('merge', ...LADDER);
  const [set] = await setsOf();
  const told = await me.post(`/slab-sets/${String(set?.['id'])}/publish`, { version: 1, acknowledge: true });
  if (told.status !== 200) throw new Error(JSON.stringify(told.body));
}

describe('an import of price slabs', () => {
  test('lands in a draft, and nothing goes live', async () => {
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

  test('merged, a draft begins as the live ladder', async () => {
    await live();
    await write('merge', 'MUG-9001,USD,Decorated,144,,4.40', 'MUG-9001,,,500,,3.90');
    expect(await setsOf()).toMatchObject([
      { state: 'draft', slabs: slabs([72, '4.90'], [144, '4.40'], [288, '4.10'], [500, '3.90']) },
      { state: 'live', slabs: slabs([72, '4.90'], [144, '4.50'], [288, '4.10']) },
    ]);
  });

  test('merged again, it goes on with the draft, and judges by it', async () => {
    await live();
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

  test('replacing, what the file does not name goes, and what it names unchanged stays', async () => {
    await live();
    await write('replace', 'MUG-9001,,,72,,4.90', 'MUG-9001,,,288,,4.00');
    expect(await setsOf()).toMatchObject([
      { state: 'draft', slabs: slabs([72, '4.90'], [288, '4.00']) },
      { state: 'live' },
    ]);
  });

  test('replacing by what is there already makes no draft', async () => {
    await live();
    const job = await write('replace', ...LADDER);
    expect(job.body).toMatchObject({ counts: { done: 0, skipped: 1 } });
    expect(await setsOf()).toHaveLength(1);
  });

  test('replacing leaves a ladder alone that the file names wrongly', async () => {
    await live();
    const job = await write('replace', 'MUG-9001,,,72,,4.80', 'MUG-9001,,,144,,"4,40"');
    expect(job.body).toMatchObject({ state: 'doneWithErrors', counts: { skipped: 1 } });
    expect(await setsOf()).toHaveLength(1);
  });

  test('each currency and configuration has its own ladder', async () => {
    await live();
    expect(await rowsOf('MUG-9001,EUR,,72,,4.90')).toMatchObject([{ result: 'create' }]);
    await write('merge', 'MUG-9001,EUR,,72,,4.90', 'MUG-9001,USD,Blank,72,,3.90');
    const drafts = (await setsOf()).filter(({ state }) => state === 'draft');
    expect(drafts).toHaveLength(2);
    expect(drafts).toContainEqual(expect.objectContaining({ currency: 'EUR', slabs: slabs([72, '4.90']) }));
    expect(drafts).toContainEqual(
      expect.objectContaining({ configuration: 'Blank', slabs: slabs([72, '3.90']) }),
    );
  });

  test('a SKU may have its own', async () => {
    const id = await productIdOf(me, 'MUG-9001');
    await me.post(`/products/${id}/skus`, { sku: 'MUG-9001-NAV', partId: 'CC-9001-NAV' });
    await write('merge', 'MUG-9001-NAV,,,72,,5.90');
    expect(await setsOf()).toMatchObject([
      { owner: { kind: 'sku' }, ownerLabel: 'MUG-9001-NAV', slabs: slabs([72, '5.90']) },
    ]);
  });

  test('can be taken back: a new draft is gone, an older one as before', async () => {
    await write('merge', ...LADDER);
    const sent = await send('MUG-9001,,,72,,4.80', 'MUG-9002,,,72,,4.80');
    await applied(me, sent);
    await finished(me, await me.post(`/imports/${textIn(sent, 'id')}/undo`));
    expect(await setsOf()).toMatchObject([
      { slabs: slabs([72, '4.90'], [144, '4.50'], [288, '4.10']), version: 3 },
    ]);
    expect(await setsOf('MUG-9002')).toEqual([]);
  });
});

describe('the dry run of price slabs', () => {
  test.each([
    [',,,72,,4.90', ['sku required']],
    ['MUG-1,,,72,,4.90', ['sku unknown']],
    ['MUG-9001,usd,,72,,4.90', ['currency not_allowed']],
    ['MUG-9001,,plain,72,,4.90', ['configuration not_allowed']],
    ['MUG-9001,,,0,,4.90', ['min_qty not_whole']],
    ['MUG-9001,,,7.2,,4.90', ['min_qty not_whole']],
    ['MUG-9001,,,72,many,4.90', ['max_qty not_whole']],
    ['MUG-9001,,,72,,"4,90"', ['unit_price not_a_price']],
    ['MUG-9001,,,72,,0.00', ['unit_price not_a_price']],
    ['MUG-9001,,,72,,4.90001', ['unit_price not_a_price']],
    ['MUG-9001,,,72,,', ['unit_price not_a_price']],
    ['MUG-9001,,,72,,4.9001', []],
  ])('%s: %j', async (line, errors) => {
    expect(await errorsOf(line)).toEqual([errors]);
  });

  test('a quantity named twice, also where the usual currency is left out', async () => {
    expect(await errorsOf('MUG-9001,,,72,,4.90', 'mug-9001,USD,Decorated,72,,4.80')).toEqual([
      [],
      ['min_qty twice'],
    ]);
  });

  test('R10 gaps and overlaps of rows that name their end', async () => {
    expect(await errorsOf('MUG-9001,,,72,143,4.90', 'MUG-9001,,,150,,4.50')).toEqual([
      [],
      ['max_qty R10 gap 144–149'],
    ]);
    expect(await errorsOf('MUG-9001,,,72,150,4.90', 'MUG-9001,,,144,287,4.50')).toEqual([
      [],
      ['max_qty R10 overlap 144–150'],
    ]);
    expect(await errorsOf('MUG-9001,,,72,143,4.90', 'MUG-9001,,,144,,4.50', 'MUG-9001,,,288,,4')).toEqual([
      [],
      [],
      [],
    ]);
    // A price that is none leaves no gap.
    expect(await errorsOf('MUG-9001,,,72,143,4.90', 'MUG-9001,,,144,287,x', 'MUG-9001,,,288,,4')).toEqual([
      [],
      ['unit_price not_a_price'],
      [],
    ]);
  });

  test('R1 more than ten breaks', async () => {
    const lines = Array.from({ length: 11 }, (_, at) => `MUG-9001,,,${72 + at},,${(5 - at / 10).toFixed(2)}`);
    const errors = await errorsOf(...lines);
    expect(new Set(errors.flat())).toEqual(new Set(['min_qty R1 tooManySlabs']));
    expect(errors).toHaveLength(11);
    await live();
    const merged = await errorsOf(...lines.slice(1, 9));
    expect(merged).toEqual(Array.from({ length: 8 }, () => ['min_qty R1 tooManySlabs']));
  });

  test('R2 a ladder that does not begin at the minimum', async () => {
    expect(await errorsOf('MUG-9001,,,144,,4.50', 'MUG-9001,,,288,,4.10')).toEqual([
      ['min_qty R2 startsAboveMoq'],
      ['min_qty R2 startsAboveMoq'],
    ]);
    expect(await errorsOf('MUG-9001,,,36,,5.90', 'MUG-9001,,,72,,4.90')).toEqual([
      ['min_qty R2 startsBelowMoq'],
      [],
    ]);
  });

  test('R2 a row is judged with the ladder it goes into', async () => {
    await live();
    expect(await errorsOf('MUG-9001,,,288,,4.00')).toEqual([[]]);
    expect(await errorsOf('MUG-9001,,,36,,5.90')).toEqual([['min_qty R2 startsBelowMoq']]);
  });

  test('R2 after a new minimum a whole ladder may replace the old one', async () => {
    await live();
    const id = await productIdOf(me, 'MUG-9001');
    await ask(`PATCH /products/${id}`, { token: me.token, body: { version: 1, moq: 144 } });
    const lines = ['MUG-9001,,,144,,4.40', 'MUG-9001,,,288,,4.00'];
    expect(await errorsOf(...lines)).toEqual([[], []]);
    expect((await write('merge', ...lines)).body).toMatchObject({ counts: { done: 0, skipped: 1 } });
    expect((await write('replace', ...lines)).body).toMatchObject({ counts: { done: 1, skipped: 0 } });
  });

  test('R4 rising prices are for those who publish', async () => {
    expect(await errorsOf('MUG-9001,,,72,,4.90', 'MUG-9001,,,144,,5.90')).toEqual([[], []]);
  });
});
