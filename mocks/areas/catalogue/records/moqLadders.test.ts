import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, type MockReply } from '#tests/support/askMock.ts';
import { applyImport, finishJob, apiClient, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { preview } from '#tests/support/bulk.ts';
import { itemsIn, numberIn, textsIn } from '#tests/support/replyBody.ts';

/** A blanket from 25 pieces on (25, 50, 100, 200, 400), without a charge for less. */
const BLANKET_ID = 'prd-0003';
/** A notebook from 25 pieces on, with a charge for less than the minimum. */
const NOTEBOOK_WITH_LTM_ID = 'prd-0005';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const patchRecord = async (user: ApiClient, path: string, body: object): Promise<MockReply> =>
  ask(`PATCH ${path}`, {
    token: user.token,
    body: { version: numberIn(await client.get(path), 'version'), ...body },
  });
const checkMoq = (...changes: object[]) => client.post('/products/moq-check', { changes });
const laddersOf = async (id = BLANKET_ID) =>
  itemsIn(await client.get(`/products/${id}/slab-sets?state=draft&state=scheduled&state=live`)).map(
    ({ state, slabs }) => [
      state,
      ...(Array.isArray(slabs) ? slabs : []).map((slab: { minQty: number }) => slab.minQty),
    ],
  );

describe('a check of minimums', () => {
  test('names the ladders that a minimum breaks, and writes nothing', async () => {
    const reply = await checkMoq({ productId: BLANKET_ID, moq: 60 }, { productId: 'prd-0002', moq: 250 });
    expect(reply.body).toMatchObject({
      total: 1,
      items: [{ productId: BLANKET_ID, ownerLabel: 'BLK-0003', state: 'live', startsAt: 25, moq: 60 }],
    });
    expect((await client.get(`/products/${BLANKET_ID}`)).body).toMatchObject({ moq: 25, offMoq: false });
  });

  test('knows that a charge for less lets a ladder start below the minimum, and never above it', async () => {
    expect((await checkMoq({ productId: NOTEBOOK_WITH_LTM_ID, moq: 60 })).body).toMatchObject({ total: 0 });
    expect((await checkMoq({ productId: NOTEBOOK_WITH_LTM_ID, moq: 12 })).body).toMatchObject({ total: 1 });
  });

  test('is answered to everybody who reads products, and to nobody else', async () => {
    const editor = await apiClient('catalogue@backroom.test');
    const changes = [{ productId: BLANKET_ID, moq: 60 }];
    expect((await editor.post('/products/moq-check', { changes })).body).toMatchObject({ total: 1 });
    expect((await editor.post('/products/moq-check', { changes: [] })).status).toBe(422);
  });
});

describe('the flag for minimums', () => {
  test('finds products whose ladder does not start at their minimum', async () => {
    expect(itemsIn(await client.get('/products?flag=offMoq'))).toEqual([]);
    await patchRecord(client, `/products/${BLANKET_ID}`, { moq: 60 });
    expect(itemsIn(await client.get('/products?flag=offMoq'))).toMatchObject([
      { id: BLANKET_ID, offMoq: true },
    ]);
    expect(itemsIn(await client.get('/skus?flag=offMoq')).length).toBeGreaterThan(0);
  });
});

describe('moving first breaks', () => {
  test('leaves the live price alone and makes a draft from it', async () => {
    expect(
      (await patchRecord(client, `/products/${BLANKET_ID}`, { moq: 60, moveFirstBreak: true })).status,
    ).toBe(200);
    expect(await laddersOf()).toEqual([
      ['draft', 60, 100, 200, 400],
      ['live', 25, 50, 100, 200, 400],
    ]);
    const [entry] = itemsIn(await client.get('/activity-log?entityType=slabSet'));
    expect(entry).toMatchObject({ action: 'create', entityLabel: 'BLK-0003' });
  });

  test('changes a draft that is there, and makes no second one', async () => {
    await patchRecord(client, `/products/${BLANKET_ID}`, { moq: 60, moveFirstBreak: true });
    await patchRecord(client, `/products/${BLANKET_ID}`, { moq: 20, moveFirstBreak: true });
    expect(await laddersOf()).toEqual([
      ['draft', 20, 100, 200, 400],
      ['live', 25, 50, 100, 200, 400],
    ]);
  });

  test('needs the permission to change prices; the minimum alone does not', async () => {
    const merchandiser = await apiClient('merchandiser@backroom.test');
    const refused = await patchRecord(merchandiser, `/products/${BLANKET_ID}`, {
      moq: 60,
      moveFirstBreak: true,
    });
    expect(refused).toMatchObject({ status: 403, body: { node: 'Price Slabs: Edit' } });
    expect((await patchRecord(merchandiser, `/products/${BLANKET_ID}`, { moq: 60 })).status).toBe(200);
    expect(await laddersOf()).toEqual([['live', 25, 50, 100, 200, 400]]);
  });
});

describe('a bulk change of minimums', () => {
  const request = { selection: { ids: [BLANKET_ID, 'prd-0002'] }, params: { moq: 250 } };

  test('says in its preview which ladders it breaks, of the rows that it changes', async () => {
    expect((await preview(client, request)).body).toMatchObject({
      affected: 1,
      brokenLadders: { total: 1, items: [{ ownerLabel: 'BLK-0003', startsAt: 25, moq: 250 }] },
    });
    const status = await preview(client, { ...request, action: 'setStatus', params: { status: 'closeout' } });
    expect(status.body).not.toHaveProperty('brokenLadders');
  });

  test('moves first breaks on request', async () => {
    const plan = textIn(await preview(client, request), 'planId');
    const job = await finishJob(client, await client.post(`/bulk/${plan}/apply`, { moveFirstBreak: true }));
    expect(job.body).toMatchObject({ state: 'done' });
    expect(await laddersOf()).toEqual([
      ['draft', 250, 400],
      ['live', 25, 50, 100, 200, 400],
    ]);
    const entries = itemsIn(await client.get(`/activity-log?entityType=slabSet&jobId=${textIn(job, 'id')}`));
    expect(entries).toMatchObject([{ correlationId: textIn(job, 'id') }]);
  });

  test('moves nothing without the permission', async () => {
    const merchandiser = await apiClient('merchandiser@backroom.test');
    const plan = textIn(await preview(merchandiser, request), 'planId');
    const refused = await merchandiser.post(`/bulk/${plan}/apply`, { moveFirstBreak: true });
    expect(refused).toMatchObject({ status: 403, body: { node: 'Price Slabs: Edit' } });
    expect((await merchandiser.post(`/bulk/${plan}/apply`, {})).status).toBe(202);
  });
});

describe('an import of minimums', () => {
  const lines = ['sku,moq', 'BLK-0003,60', 'FLC-0002,250'];
  const apply = (user: ApiClient, dryRun: MockReply) =>
    user.post(`/imports/${textIn(dryRun, 'id')}/apply`, {
      plan: textIn(dryRun, 'plan'),
      moveFirstBreak: true,
    });

  test('says in its check which ladders it breaks', async () => {
    expect((await sendLines(client, 'products', lines)).body).toMatchObject({
      brokenLadders: { total: 1, items: [{ ownerLabel: 'BLK-0003', startsAt: 25, moq: 60 }] },
    });
    const names = await sendLines(client, 'products', ['sku,name', 'BLK-0003,Ridge blanket']);
    expect(names.body).not.toHaveProperty('brokenLadders');
  });

  test('leaves ladders alone without the request', async () => {
    await applyImport(client, await sendLines(client, 'products', lines));
    expect(await laddersOf()).toEqual([['live', 25, 50, 100, 200, 400]]);
  });

  test('moves first breaks, and restores them with the undo of the import', async () => {
    const dryRun = await sendLines(client, 'products', lines);
    await finishJob(client, await apply(client, dryRun));
    expect((await laddersOf())[0]).toEqual(['draft', 60, 100, 200, 400]);
    const undoJob = await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(undoJob.body).toMatchObject({ state: 'done' });
    expect(await laddersOf()).toEqual([['live', 25, 50, 100, 200, 400]]);
    expect(textsIn(await client.get('/products?flag=offMoq'), 'id')).toEqual([]);
  });

  test('moves nothing without the permission', async () => {
    const merchandiser = await apiClient('merchandiser@backroom.test');
    const refused = await apply(merchandiser, await sendLines(merchandiser, 'products', lines));
    expect(refused).toMatchObject({ status: 403, body: { node: 'Price Slabs: Edit' } });
  });
});
