import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob, type ApiClient } from '#tests/support/apiClient.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { applyMerge, describe, previewMerge, refusalsOf } from '#tests/support/featureMerges.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';

type Found = Record<string, unknown>[];

let client: ApiClient;
beforeEach(async () => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

async function search(body: object): Promise<{ jobId: string; found: Found }> {
  const job = await client.post('/feature-clusters', body);
  expect(recordIn(await finishJob(client, job))).toMatchObject({ state: 'done', progress: 100 });
  const jobId = textIn(job, 'id');
  return { jobId, found: itemsIn(await client.get(`/feature-clusters?pageSize=100&jobId=${jobId}`)) };
}
const titlesOf = (cluster: Found[number] | undefined): unknown[] =>
  itemsIn({ status: 200, headers: new Headers(), body: cluster }, 'members').map(({ title }) => title);

const near = { kind: 'feature', method: 'editDistance', similarity: 0.7 };
const colours = async (): Promise<{ jobId: string; cluster: Found[number] | undefined }> => {
  const { jobId, found } = await search(near);
  return { jobId, cluster: found.find((one) => titlesOf(one).includes('color')) };
};

test('a search finds what is nearly written alike, those with most products first', async () => {
  const { found } = await search(near);
  const counts = found.map(({ productCount }) => Number(productCount));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const inks = found.find((one) => titlesOf(one).includes('Imprint colors'));
  expect(inks && titlesOf(inks)).toContain('Imprint colours');
});

test.each(['normalised', 'tokenSet', 'unitScale', 'supplierCode'])(
  'values are looked for by %s',
  async (method) => {
    const products = ['prd-0001', 'prd-0002', 'prd-0003'];
    const said = ['16 oz', '16OZ', '473 ml'];
    for (const [place, id] of products.entries()) await describe(client, id, { size: said[place] ?? '' });
    const { found } = await search({ kind: 'value', featureId: 'size', method });
    const expected = { normalised: 2, tokenSet: 2, unitScale: 3, supplierCode: 0 };
    expect(found[0] ? titlesOf(found[0]).length : 0).toBe(Reflect.get(expected, method));
  },
);

test('what is dismissed is not suggested again until it is forgotten', async () => {
  const { cluster } = await colours();
  const path = `/feature-clusters/${String(cluster?.['id'])}/dismiss`;
  expect(refusalsOf(await client.post(path, { memberIds: ['nonsense'] }))).toEqual({
    'memberIds.0': 'unknown',
  });
  const dismissed = await client.post(path, { memberIds: ['color'] });
  expect(dismissed.status).toBe(201);
  expect((await colours()).cluster).toBeUndefined();
  expect(itemsIn(await client.get('/feature-distinctions'))).toHaveLength(1);
  const forget = `DELETE /feature-distinctions/${textIn(dismissed, 'id')}`;
  expect((await ask(forget, { token: client.token })).status).toBe(200);
  expect((await colours()).cluster).toBeDefined();
});

test('what is merged leaves the suggestions at once', async () => {
  const { jobId, cluster } = await colours();
  expect(cluster).toBeDefined();
  await applyMerge(client, await previewMerge(client, { sourceIds: ['color'] }));
  const left = itemsIn(await client.get(`/feature-clusters?pageSize=100&jobId=${jobId}`));
  expect(left.some((one) => titlesOf(one).includes('color'))).toBe(false);
});

test('values need their feature, and a search changes nothing that the log would tell', async () => {
  const refused = async (body: object) => refusalsOf(await client.post('/feature-clusters', body));
  expect(await refused({ kind: 'value', method: 'normalised' })).toEqual({ featureId: 'required' });
  expect(await refused({ ...near, featureId: 'colour' })).toEqual({ featureId: 'not_allowed' });
  const [before] = itemsIn(await client.get('/activity-log'));
  await search(near);
  expect(itemsIn(await client.get('/activity-log'))[0]).toEqual(before);
});
