import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, applyImport, finishJob, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { textIn } from '#tests/support/askMock.ts';
import { ANALYST, changeListing, CONFIRMED, marketNow, REJECTED } from '#tests/support/matches.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

const HEADER = 'sku,url,captured_at,currency,min_qty,unit_price,setup,run';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient(ANALYST);
});
afterEach(() => {
  vi.useRealTimers();
});

const listing = (id: string = CONFIRMED) => {
  const found = marketNow().listings.get(id);
  if (!found) throw new Error(`There is no match ${id}`);
  return found;
};
const kept = () => marketNow().readingsOf(listing());
const holding = () => kept().findLast(({ isAnomaly }) => !isAnomaly);
const SKU = 'UMB-0008';

/** Rows of a file about the page of a match. */
const rowsOf = (rows: readonly string[], id?: string, sku = SKU): string[] => [
  HEADER,
  ...rows.map((row) => `${sku},${listing(id).url},${row}`),
];

const skuOf = (id: string): string => {
  const { catalogue } = dbOf(new Request('http://localhost/api'));
  return catalogueOf(catalogue).products.get(listing(id).productId)?.sku ?? '';
};

const moment = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString();

async function check(lines: readonly string[]) {
  const run = await sendLines(client, 'readings', lines);
  return { run, rows: itemsIn(await client.get(`/imports/${textIn(run, 'id')}/rows`)) };
}

/** The codes of what is wrong with each row. */
const codesOf = async (lines: readonly string[]) =>
  (await check(lines)).rows.map(({ errors }) =>
    Array.isArray(errors) ? errors.filter(isRecord).map(({ code }) => code) : [],
  );

describe('a file of readings', () => {
  const ladder = (at = moment(1)) => rowsOf([`${at},USD,250,2.50,45,`, `${at},,100,3.00,,0.25`]);

  test('adds one reading for the rows of one page and one time, and the log tells of it', async () => {
    const before = kept().length;
    const at = moment(1);
    const { run } = await check(ladder(at));
    expect(run.body).toMatchObject({ counts: { create: 2, error: 0 } });
    const job = await applyImport(client, run);
    expect(job).toMatchObject({ body: { counts: { total: 1, done: 1 } } });
    const rows = await client.get(`/jobs/${textIn(job, 'id')}/rows`);
    expect(itemsIn(rows)).toMatchObject([
      { label: 'Logo Harbor: Larch umbrella, pongee, 62"', result: 'done' },
    ]);
    expect(kept()).toHaveLength(before + 1);
    expect(kept().at(-1)).toMatchObject({
      ...{ method: 'import', createdBy: null, capturedAt: at, currency: 'USD' },
      ...{ setupCharge: '45', runCharge: '0.25' },
      breaks: [
        { minQty: 100, unitPrice: '3.00' },
        { minQty: 250, unitPrice: '2.50' },
      ],
    });
    expect(itemsIn(await client.get(`/activity-log?entityId=${CONFIRMED}`))[0]).toMatchObject({
      action: 'import',
      changes: [{ field: 'reading', before: null, after: '100: 3.00, 250: 2.50 USD' }],
    });
  });

  test('that is sent again finds its readings unchanged, and one that says something else is refused', async () => {
    const lines = ladder();
    await applyImport(client, (await check(lines)).run);
    expect((await check(lines)).run.body).toMatchObject({ counts: { create: 0, unchanged: 2, error: 0 } });
    const other = lines.map((line) => line.replace('2.50', '2.40'));
    expect(await codesOf(other)).toEqual([['taken'], ['reading_refused']]);
  });

  test('is undone by marking its readings as anomalies, and what held before holds again', async () => {
    const before = holding();
    const { run } = await check(ladder());
    await applyImport(client, run);
    expect(holding()?.method).toBe('import');
    const undone = await finishJob(client, await client.post(`/imports/${textIn(run, 'id')}/undo`));
    expect(undone.body).toMatchObject({ state: 'done', counts: { done: 1 } });
    expect(holding()).toEqual(before);
    expect(kept().at(-1)).toMatchObject({ method: 'import', isAnomaly: true });
  });

  test('that was taken back can be imported again, and its readings count', async () => {
    const lines = ladder();
    const { run } = await check(lines);
    await applyImport(client, run);
    await finishJob(client, await client.post(`/imports/${textIn(run, 'id')}/undo`));
    const again = await check(lines);
    expect(again.run.body).toMatchObject({ counts: { create: 2, unchanged: 0, error: 0 } });
    await applyImport(client, again.run);
    expect(holding()).toMatchObject({ method: 'import', isAnomaly: false });
    expect((await check(lines)).run.body).toMatchObject({ counts: { create: 0, unchanged: 2 } });
  });

  test('neither adds an anomaly, nor one that somebody marked once more', async () => {
    const [first] = kept();
    if (!first?.breaks[0]) throw new Error('The page has no reading.');
    changeListing(CONFIRMED, { anomalies: { [first.id]: true } });
    const { minQty, unitPrice } = first.breaks[0];
    const row = `${first.capturedAt},${first.currency},${minQty},${unitPrice},,`;
    const marked = [`${HEADER},anomaly`, ...rowsOf([`${row},yes`]).slice(1)];
    for (const lines of [rowsOf([row]), marked])
      expect((await check(lines)).run.body).toMatchObject({ counts: { create: 0, unchanged: 1, error: 0 } });
    const ofNow = rowsOf([`${moment(1)},USD,100,3.00,,,yes`, `${moment(2)},USD,100,3.00,,,perhaps`]).slice(1);
    expect(await codesOf([`${HEADER},anomaly`, ...ofNow])).toEqual([['anomaly'], ['not_a_truth']]);
  });

  test('takes what was exported of the same product back as it is', async () => {
    const lines = kept().flatMap(({ capturedAt, currency, breaks, setupCharge, runCharge }) =>
      breaks.map(({ minQty, unitPrice }) =>
        [capturedAt, currency, minQty, unitPrice, setupCharge ?? '', runCharge ?? ''].join(','),
      ),
    );
    const { run } = await check(rowsOf(lines));
    expect(run.body).toMatchObject({ counts: { create: 0, unchanged: lines.length, error: 0 } });
  });
});

describe('a row is refused', () => {
  test.each([
    ['whose time has no zone', () => rowsOf(['2025-10-01T09:00,USD,100,3.00,,']), 'not_a_moment'],
    ['whose day does not exist', () => rowsOf(['2025-02-30,USD,100,3.00,,']), 'not_a_moment'],
    ['whose time is still to come', () => rowsOf([`${moment(-2)},USD,100,3.00,,`]), 'in_future'],
    ['without a time', () => rowsOf([',USD,100,3.00,,']), 'required'],
    ['without a quantity', () => rowsOf([`${moment(1)},USD,,3.00,,`]), 'not_whole'],
    ['whose price is nothing', () => rowsOf([`${moment(1)},USD,100,0,,`]), 'not_a_price'],
    ['whose charge is below nothing', () => rowsOf([`${moment(1)},USD,100,3.00,-4,`]), 'not_a_price'],
    ['whose currency nobody knows', () => rowsOf([`${moment(1)},DUKATS,100,3.00,,`]), 'unknown'],
    [
      'of a page that was rejected',
      () => rowsOf([`${moment(1)},USD,100,3.00,,`], REJECTED, skuOf(REJECTED)),
      'blacklisted',
    ],
    [
      'of a page that the product does not have',
      () => [HEADER, `${SKU},https://logo-harbor.example/p/none,${moment(1)},USD,100,3.00,,`],
      'unknown_page',
    ],
    [
      'of a product that nobody has',
      () => [HEADER, `NOPE-1,${listing().url},${moment(1)},,100,3,,`],
      'unknown',
    ],
  ])('%s', async (_, lines, code) => {
    expect(await codesOf(lines())).toEqual([[code]]);
  });

  test('with the whole reading that it belongs to, and the readings of other times are added', async () => {
    const bad = moment(2);
    const good = moment(1);
    const { run, rows } = await check(
      rowsOf([`${bad},USD,100,free,,`, `${bad},USD,250,2.50,,`, `${good},USD,100,3.00,,`]),
    );
    expect(rows.map(({ result }) => result)).toEqual(['error', 'error', 'create']);
    const before = kept().length;
    await applyImport(client, run);
    expect(kept()).toHaveLength(before + 1);
    expect(kept().at(-1)).toMatchObject({ capturedAt: good });
  });

  test('when the rows of one time differ in what they share, name a quantity twice, or are more than 12', async () => {
    const at = moment(1);
    expect(await codesOf(rowsOf([`${at},USD,100,3,45,`, `${at},USD,250,2,50,`]))).toEqual([
      ['reading_refused'],
      ['differs'],
    ]);
    expect(await codesOf(rowsOf([`${at},USD,100,3,,`, `${at},USD,100,2,,`]))).toEqual([
      ['reading_refused'],
      ['twice'],
    ]);
    const many = Array.from({ length: 13 }, (_, step) => `${at},USD,${(step + 1) * 10},${20 - step},,`);
    expect(new Set((await codesOf(rowsOf(many))).flat())).toEqual(new Set(['too_many']));
  });
});

test('whatever a file says, a reading has rising quantities and is there once', async () => {
  const cells = fc.record({
    at: fc.constantFrom(
      '2025-10-01',
      '2025-10-01T00:00:00Z',
      '2025-10-01T02:00:00+02:00',
      '2025-10-02',
      'soon',
    ),
    qty: fc.constantFrom('50', '100', '250', '1e3', '-1', ''),
    price: fc.constantFrom('1.00', '2', '3.5', '0', 'x'),
    setup: fc.constantFrom('', '45', '45.00'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 8 }), async (file) => {
      resetSession();
      client = await apiClient(ANALYST);
      const { run, rows } = await check(
        rowsOf(file.map(({ at, qty, price, setup }) => `${at},USD,${qty},${price},${setup},`)),
      );
      const created = rows.filter(({ result }) => result === 'create').length;
      if (created > 0) await applyImport(client, run);
      const imported = kept().filter(({ method }) => method === 'import');
      for (const { breaks } of imported)
        expect(breaks.every(({ minQty }, row) => row === 0 || minQty > (breaks[row - 1]?.minQty ?? 0))).toBe(
          true,
        );
      expect(new Set(imported.map(({ capturedAt }) => capturedAt)).size).toBe(imported.length);
      expect(imported.reduce((sum, { breaks }) => sum + breaks.length, 0)).toBe(created);
    }),
    { numRuns: 25 },
  );
});
