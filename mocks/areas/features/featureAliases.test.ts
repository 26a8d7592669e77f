import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, applyImport, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import {
  applyMerge,
  describe,
  previewMerge,
  refusalsOf,
  saidOf,
  undoMerge,
} from '#tests/support/featureMerges.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const ONE = 'prd-0001';
const farbton = { kind: 'feature', raw: 'Farbton', targetId: 'colour' };

let client: ApiClient;
beforeEach(async () => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const create = (fields: object = {}) => client.post('/feature-aliases', { ...farbton, ...fields });
const raws = async (): Promise<unknown[]> =>
  itemsIn(await client.get('/feature-aliases?pageSize=100')).map(({ raw }) => raw);

test('an alias is made once for a name, whatever its case, and a supplier may have its own', async () => {
  expect(recordIn(await create())).toMatchObject({ raw: 'Farbton', target: { title: 'Colour' }, version: 1 });
  expect(refusalsOf(await create({ raw: 'FARBTON' }))).toEqual({ raw: 'taken' });
  expect((await create({ supplierId: 'sup-01' })).status).toBe(201);
  expect(refusalsOf(await create({ raw: '!' }))).toEqual({ raw: 'invalid' });
  expect(refusalsOf(await create({ kind: 'value', supplierId: 'sup-99', targetId: 'nonsense' }))).toEqual({
    featureId: 'required',
    supplierId: 'unknown',
    targetId: 'unknown',
  });
});

test('an alias is deleted on the version it has, and the log gives it back', async () => {
  const id = textIn(await create(), 'id');
  const remove = (version: number) =>
    ask(`DELETE /feature-aliases/${id}?version=${version}`, { token: client.token });
  expect((await remove(2)).status).toBe(409);
  expect((await remove(1)).status).toBe(200);
  expect(await raws()).toEqual([]);
  const [entry] = itemsIn(await client.get('/activity-log?entityType=featureAlias'));
  expect(entry).toMatchObject({ action: 'delete', entityLabel: 'Farbton', undoable: true });
});

test('a merge keeps the names of its sources as aliases, and undoing it takes them away', async () => {
  await applyMerge(client, await previewMerge(client, { sourceIds: ['color'], keepAliases: false }));
  expect(await raws()).toEqual([]);
  const preview = await previewMerge(client, { sourceIds: ['farbe'] });
  await applyMerge(client, preview);
  expect(itemsIn(await client.get('/feature-aliases'))).toEqual([
    expect.objectContaining({ raw: 'Farbe', supplier: null, mergeId: textIn(preview, 'id') }),
  ]);
  await undoMerge(client, preview);
  expect(await raws()).toEqual([]);
});

test('the next import of products is labelled by the aliases, and its rows say so', async () => {
  await describe(client, ONE, { material: 'Clay' });
  await create();
  const sku = textIn(await client.get(`/products/${ONE}`), 'sku');
  const lines = ['sku,Farbton,Lid type', `${sku},Crimson,Zip`];
  const run = await sendLines(client, 'products', lines, {
    mapping: { sku: 'sku', Farbton: 'feature', 'Lid type': 'feature' },
  });
  expect(recordIn(run)).toMatchObject({ counts: { update: 1, error: 0 } });
  expect(numberIn(run, 'relabelled')).toBe(1);
  const [row] = itemsIn(await client.get(`/imports/${textIn(run, 'id')}/rows`));
  expect(row?.['relabelled']).toEqual([
    { raw: 'Farbton', feature: { id: 'colour', title: 'Colour' }, value: 'Crimson' },
  ]);
  expect(recordIn(await applyImport(client, run))['state']).toBe('done');
  expect(await saidOf(client, ONE)).toEqual(['material: Clay', 'colour: Crimson', 'lid-type: Zip']);
});

test('what was merged since stands for what it became, also without an alias', async () => {
  await applyMerge(client, await previewMerge(client, { sourceIds: ['farbe'], keepAliases: false }));
  const sku = textIn(await client.get(`/products/${ONE}`), 'sku');
  const run = await sendLines(client, 'products', ['sku,Farbe', `${sku},Rot`], {
    mapping: { sku: 'sku', Farbe: 'feature' },
  });
  await applyImport(client, run);
  expect(await saidOf(client, ONE)).toContain('colour: Rot');
  expect(numberIn(run, 'relabelled')).toBe(0);
});
