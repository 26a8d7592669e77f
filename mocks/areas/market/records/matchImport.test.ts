import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { textIn, type MockReply } from '#tests/support/askMock.ts';
import { apiClient, applyImport, finishJob, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import {
  ANALYST,
  askAsAnalyst,
  CATALOGUE,
  changeListing,
  CONFIRMED,
  marketNow,
  newMatch,
  REJECTED,
  SUGGESTED,
} from '#tests/support/matches.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';

const HEADERS = 'sku,url,match_type,pack_factor';
const NEW_URL = newMatch.url;

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient(ANALYST);
});
afterEach(() => {
  vi.useRealTimers();
});

const catalogue = () => catalogueOf(dbOf(new Request('http://localhost/api')).catalogue);
const skuOf = (productId: string): string => catalogue().products.get(productId)?.sku ?? '';

/** The SKU and the URL of a page of the seed. */
function placeOf(listingId: string): string {
  const { productId = '', url = '' } = marketNow().listings.get(listingId) ?? {};
  return `${skuOf(productId)},${url}`;
}

const send = (...lines: string[]): Promise<MockReply> => sendLines(client, 'matches', [HEADERS, ...lines]);
const rowsOf = async (dryRun: MockReply) =>
  itemsIn(await client.get(`/imports/${textIn(dryRun, 'id')}/rows?pageSize=100`));
const newLine = () => `${skuOf('prd-0016')},${NEW_URL},exact,12`;
const matchAt = async (productId: string, url: string) =>
  itemsIn(await client.get(`/matches?productId=${productId}&pageSize=100`)).find((one) => one['url'] === url);

/** What is wrong with the rows of a file: field and code. */
async function errorsOf(...lines: string[]): Promise<string[][]> {
  const rows = await rowsOf(await send(...lines));
  return rows.map(({ errors }) =>
    (Array.isArray(errors) ? errors : []).map(
      ({ field, code }: Record<string, unknown>) => `${String(field)} ${String(code)}`,
    ),
  );
}

describe('an import of matches', () => {
  test('attaches a page that is new, with what it shows now, as one entry of the log below its job', async () => {
    const dryRun = await send(`${skuOf('prd-0016')},${NEW_URL}/?utm_source=mail,Exact,12`);
    expect(dryRun.body).toMatchObject({ counts: { create: 1, update: 0, unchanged: 0, error: 0 } });
    expect(await matchAt('prd-0016', NEW_URL)).toBeUndefined();
    const job = await applyImport(client, dryRun);
    expect(job.body).toMatchObject({ kind: 'import', state: 'done', counts: { total: 1, done: 1 } });
    const match = await matchAt('prd-0016', NEW_URL);
    expect(match).toMatchObject({
      listingTitle: 'Ember skipping rope',
      status: 'confirmed',
      source: 'import',
      matchType: 'exact',
      packFactor: 12,
      reading: { method: 'crawl' },
      decidedBy: { name: 'Priya Raman' },
    });
    const admin = await apiClient();
    const entries = itemsIn(await admin.get('/activity-log')).filter(
      ({ correlationId }) => correlationId === textIn(job, 'id'),
    );
    expect(entries).toMatchObject([
      { action: 'import', entityType: 'match', entityId: match?.['id'], source: 'job' },
      { action: 'import', entityType: 'import', entityId: textIn(job, 'id') },
    ]);
  });

  test('changes the match type and the pack factor of a match, and leaves what a cell does not say', async () => {
    changeListing(CONFIRMED, { matchType: 'exact', packFactor: 10 });
    const dryRun = await send(`${placeOf(CONFIRMED)},equivalent,`);
    expect(await rowsOf(dryRun)).toMatchObject([
      { result: 'update', changes: [{ field: 'matchType', before: 'exact', after: 'equivalent' }] },
    ]);
    await applyImport(client, dryRun);
    expect(recordIn(await client.get(`/matches/${CONFIRMED}`))).toMatchObject({
      matchType: 'equivalent',
      packFactor: 10,
      status: 'confirmed',
    });
    const again = await send(`${placeOf(CONFIRMED)},equivalent,10.0`);
    expect(again.body).toMatchObject({ counts: { create: 0, update: 0, unchanged: 1, error: 0 } });
  });

  test('can be undone: what it added is gone, and what it changed is as before', async () => {
    changeListing(CONFIRMED, { matchType: 'exact', packFactor: 10 });
    const decisions = '/products/prd-0016/competitor-decisions';
    const notSold = [{ competitorId: 'cmp-5', decision: 'notSold' }];
    await askAsAnalyst(`PUT ${decisions}`, { version: 1, items: notSold });
    const dryRun = await send(newLine(), `${placeOf(CONFIRMED)},exact,25`);
    expect((await applyImport(client, dryRun)).body).toMatchObject({ counts: { done: 2 } });
    expect(await client.get(decisions)).toMatchObject({ body: { items: [] } });
    const undo = await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(undo.body).toMatchObject({ state: 'done', counts: { total: 3, done: 3 } });
    expect(await client.get(decisions)).toMatchObject({ body: { items: notSold } });
    expect(await matchAt('prd-0016', NEW_URL)).toBeUndefined();
    expect(recordIn(await client.get(`/matches/${CONFIRMED}`))).toMatchObject({ packFactor: 10 });
  });

  test('says why it leaves a row out', async () => {
    changeListing(CONFIRMED, { url: 'https://logo-harbor.example/p/taken' });
    const sku = skuOf('prd-0016');
    expect(
      await errorsOf(
        'NOPE-1,https://logo-harbor.example/p/1,exact,1',
        `${sku},logo-harbor,exact,1`,
        `${sku},https://unheard-of.example/p/1,exact,1`,
        `${placeOf(SUGGESTED)},exact,1`,
        `${placeOf(REJECTED)},exact,1`,
        `${sku},https://logo-harbor.example/p/taken,exact,1`,
        `${sku},https://logo-harbor.example/p/2,exact,0`,
        `${sku},https://logo-harbor.example/p/3,alike,-1`,
        `${sku},https://logo-harbor.example/p/4,,many`,
        `${sku},https://logo-harbor.example/p/5,exact,1`,
        `${sku},https://www.logo-harbor.example/p/5/#top,equivalent,1`,
        ',,,',
      ),
    ).toEqual([
      ['sku unknown'],
      ['url invalid'],
      ['url unknown_competitor'],
      ['url suggested'],
      ['url blacklisted'],
      ['url taken'],
      ['packFactor not_positive'],
      ['matchType not_allowed', 'packFactor not_positive'],
      ['matchType required', 'packFactor not_a_number'],
      [],
      ['url twice'],
    ]);
  });

  test('refuses a page of an archived competitor, and a product that is archived', async () => {
    const archivedAt = '2025-10-01T08:00:00.000Z';
    const { competitors } = marketNow();
    const competitor = competitors.get('cmp-5');
    if (competitor) competitors.put({ ...competitor, archivedAt });
    const { products } = catalogue();
    const product = products.get('prd-0016');
    if (product) products.put({ ...product, archivedAt });
    expect(await errorsOf(newLine())).toEqual([['sku archived', 'url archived_competitor']]);
  });

  test('does not attach a page that somebody rejected since the check', async () => {
    const dryRun = await send(newLine());
    await client.post('/matches', newMatch);
    const id = String((await matchAt('prd-0016', NEW_URL))?.['id']);
    changeListing(id, { status: 'rejected', rejectReason: 'wrongPack' });
    expect((await applyImport(client, dryRun)).body).toMatchObject({
      state: 'doneWithErrors',
      counts: { total: 1, done: 0, skipped: 1 },
    });
    expect(await matchAt('prd-0016', NEW_URL)).toMatchObject({ status: 'rejected', source: 'manual' });
  });

  test('gives a page that cannot be read no price, and a title from its address', async () => {
    const url = 'https://logo-harbor.example/unreadable/%E0%A4';
    await applyImport(client, await send(`${skuOf('prd-0016')},${url},exact,`));
    expect(await matchAt('prd-0016', url)).toMatchObject({ reading: null, notCountedBecause: 'noReading' });
  });

  test('needs the permission to edit matches', async () => {
    client = await apiClient(CATALOGUE);
    expect(await send(newLine())).toMatchObject({
      status: 403,
      body: { node: 'Competitor Manager: Edit' },
    });
    expect(await client.get('/import-templates/matches')).toMatchObject({ status: 403 });
  });
});
