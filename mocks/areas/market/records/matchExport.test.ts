import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRecord } from '#mocks/contract/homes.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, applyImport, finishJob, upload } from '#tests/support/apiClient.ts';
import { exportedSheet, fileOf } from '#tests/support/exported.ts';
import { ANALYST, CATALOGUE, changeListing, CONFIRMED, SUGGESTED } from '#tests/support/matches.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
});
afterEach(() => {
  vi.useRealTimers();
});

const columns = [
  ...['sku', 'product', 'competitor', 'url', 'listingTitle', 'matchType', 'packFactor', 'status'],
  ...['capturedAt', 'quantity', 'currency', 'unitPrice', 'allInUnit', 'gapPct'],
];
const request = { resource: 'matches', query: 'productId=prd-0008', columns };

test('an export of the matches of a product has what its page shows', async () => {
  const client = await apiClient(ANALYST);
  const matches = itemsIn(await client.get('/matches?productId=prd-0008&pageSize=100'));
  const sheet = await exportedSheet(client, request);
  expect(sheet?.headers).toEqual(columns);
  expect(sheet?.rows.map(([, , , url]) => url)).toEqual(matches.map(({ url }) => url));
  const priced = matches.find(({ id }) => id === CONFIRMED);
  const { comparison } = priced ?? {};
  expect(sheet?.rows.find(([, , , url]) => url === priced?.['url'])?.slice(9)).toEqual(
    ['quantity', 'currency', 'unitPrice', 'allInUnit', 'gapPct'].map((field) =>
      isRecord(comparison) ? String(comparison[field]) : undefined,
    ),
  );
});

test('an export begins a cell that a spreadsheet would run with an apostrophe', async () => {
  const client = await apiClient(ANALYST);
  changeListing(CONFIRMED, { listingTitle: '=HYPERLINK("http://a.test";"free")' });
  const job = await finishJob(client, await client.post('/exports', request));
  const { body } = await fileOf(client, job);
  expect(String(body)).toContain(`"'=HYPERLINK(""http://a.test"";""free"")"`);
  expect(String(body)).not.toMatch(/(^|,)"?=/m);
});

test('an export that is imported again changes nothing, and decides no suggestion', async () => {
  const client = await apiClient(ANALYST);
  const job = await finishJob(client, await client.post('/exports', request));
  const { body } = await fileOf(client, job);
  const dryRun = await client.post('/imports', upload('matches', String(body)));
  expect(dryRun).toMatchObject({ status: 201, body: { counts: { create: 0, update: 0 } } });
  expect((await applyImport(client, dryRun)).body).toMatchObject({ counts: { total: 0 } });
  expect(await client.get(`/matches/${SUGGESTED}`)).toMatchObject({ body: { status: 'suggested' } });
});

test('an export of readings has a row for each break that was read, anomalies too', async () => {
  const client = await apiClient(ANALYST);
  const readings = itemsIn(await client.get(`/matches/${CONFIRMED}/readings?pageSize=100`));
  const newest = String(readings[0]?.['id']);
  changeListing(CONFIRMED, { anomalies: { [newest]: true } });
  const columns = [
    'sku',
    'url',
    'captured_at',
    'currency',
    'min_qty',
    'unit_price',
    'setup',
    'run',
    'method',
    'anomaly',
  ];
  const sheet = await exportedSheet(client, { resource: 'readings', query: 'productId=prd-0008', columns });
  expect(sheet?.headers).toEqual(columns);
  const { url } = changeListing(CONFIRMED, {});
  const rows = (sheet?.rows ?? []).filter((row) => row[1] === url);
  const expected = readings
    .toReversed()
    .flatMap(({ id, capturedAt, currency, breaks, setupCharge, method }) =>
      (Array.isArray(breaks) ? breaks : []).map(({ minQty, unitPrice }) => [
        ...[capturedAt, currency, minQty, unitPrice, setupCharge ?? '', method, id === newest].map(String),
      ]),
    );
  expect(rows.map((row) => [2, 3, 4, 5, 6, 8, 9].map((at) => row[at]))).toEqual(expected);
  expect(new Set(rows.map(([sku]) => sku)).size).toBe(1);
});

test('an export refuses what the list refuses, and who may read no matches', async () => {
  const client = await apiClient(ANALYST);
  expect(await client.post('/exports', { ...request, query: 'flag=kvi' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'query.flag', code: 'unknown_field' }] },
  });
  expect(await client.post('/exports', { ...request, columns: ['secret'] })).toMatchObject({ status: 422 });
  const other = await apiClient(CATALOGUE);
  for (const resource of ['matches', 'readings'])
    expect(await other.post('/exports', { ...request, resource, columns: ['sku'] })).toMatchObject({
      status: 403,
    });
});
