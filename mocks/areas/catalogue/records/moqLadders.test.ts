import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, type MockReply } from '#tests/support/askMock.ts';
import { applied, finished, apiClient, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { preview } from '#tests/support/bulk.ts';
import { itemsIn, numberIn, textsIn } from '#tests/support/replyBody.ts';

/** A blanket from 25 pieces on (25, 50, 100, 200, 400), without a charge for less. */
const BLANKET = 'prd-0003';
/** A notebook from 25 pieces on, with a charge for less than the minimum. */
const WITH_CHARGE = 'prd-0005';

let me: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  me = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const patch = async (who: ApiClient, path: string, body: object): Promise<MockReply> =>
  ask(`PATCH ${path}`, {
    token: who.token,
    body: { version: numberIn(await me.get(path), 'version'), ...body },
  });
const broken = (...changes: object[]) => me.post('/products/moq-check', { changes });
const laddersOf = async (id = BLANKET) =>
  itemsIn(await me.get(`/products/${id}/slab-sets?state=draft&state=scheduled&state=live`)).map(
    ({ state, slabs }) => [
      state,
      ...(Array.isArray(slabs) ? slabs : []).map((slab: { minQty: number }) => slab.minQty),
    ],
  );

describe('a check of minimums', () => {
  test('names the ladders that a minimum breaks, and writes nothing', async () => {
    const reply = await broken({ productId: BLANKET, moq: 60 }, { productId: 'prd-0002', moq: 250 });
    expect(reply.body).toMatchObject({
      total: 1,
      items: [{ productId: BLANKET, ownerLabel: 'BLK-0003', state: 'live', startsAt: 25, moq: 60 }],
    });
    expect((await me.get(`/products/${BLANKET}`)).body).toMatchObject({ moq: 25, offMoq: false });
  });

  test('knows that a charge for less lets a ladder start below the minimum, and never above it', async () => {
    expect((await broken({ productId: WITH_CHARGE, moq: 60 })).body).toMatchObject({ total: 0 });
    expect((await broken({ productId: WITH_CHARGE, moq: 12 })).body).toMatchObject({ total: 1 });
  });

  test('is answered to everybody who reads products, and to nobody else', async () => {
    const editor = await apiClient('catalogue@backroom.test');
    const changes = [{ productId: BLANKET, moq: 60 }];
    expect((await editor.post('/products/moq-check', { changes })).body).toMatchObject({ total: 1 });
    expect((await editor.post('/products/moq-check', { changes: [] })).status).toBe(422);
  });
});

describe('the flag for minimums', () => {
  test('finds products whose ladder does not start at their minimum', async () => {
    expect(itemsIn(await me.get('/products?flag=offMoq'))).toEqual([]);
    await patch(me, `/products/${BLANKET}`, { moq: 60 });
    expect(itemsIn(await me.get('/products?flag=offMoq'))).toMatchObject([{ id: BLANKET, offMoq: true }]);
    expect(itemsIn(await me.get('/skus?flag=offMoq')).length).toBeGreaterThan(0);
  });
});

describe('moving first breaks', () => {
  test('leaves the live price alone and makes a draft from it', async () => {
    expect((await patch(me, `/products/${BLANKET}`, { moq: 60, moveFirstBreak: true })).status).toBe(200);
    expect(await laddersOf()).toEqual([
      ['draft', 60, 100, 200, 400],
      ['live', 25, 50, 100, 200, 400],
    ]);
    const [entry] = itemsIn(await me.get('/activity-log?entityType=slabSet'));
    expect(entry).toMatchObject({ action: 'create', entityLabel: 'BLK-0003' });
  });

  test('changes a draft that is there, and makes no second one', async () => {
    await patch(me, `/products/${BLANKET}`, { moq: 60, moveFirstBreak: true });
    await patch(me, `/products/${BLANKET}`, { moq: 20, moveFirstBreak: true });
    expect(await laddersOf()).toEqual([
      ['draft', 20, 100, 200, 400],
      ['live', 25, 50, 100, 200, 400],
    ]);
  });

  test('needs the permission to change prices; the minimum alone does not', async () => {
    const merchandiser = await apiClient('merchandiser@backroom.test');
    const refused = await patch(merchandiser, `/products/${BLANKET}`, { moq: 60, moveFirstBreak: true });
    expect(refused).toMatchObject({ status: 403, body: { node: 'Price Slabs: Edit' } });
    expect((await patch(merchandiser, `/products/${BLANKET}`, { moq: 60 })).status).toBe(200);
    expect(await laddersOf()).toEqual([['live', 25, 50, 100, 200, 400]]);
  });
});

describe('a bulk change of minimums', () => {
  const wish = { selection: { ids: [BLANKET, 'prd-0002'] }, params: { moq: 250 } };

  test('says in its preview which ladders it breaks, of the rows that it changes', async () => {
    expect((await preview(me, wish)).body).toMatchObject({
      affected: 1,
      brokenLadders: { total: 1, items: [{ ownerLabel: 'BLK-0003', startsAt: 25, moq: 250 }] },
    });
    const status = await preview(me, { ...wish, action: 'setStatus', params: { status: 'closeout' } });
    expect(status.body).not.toHaveProperty('brokenLadders');
  });

  test('moves first breaks on request', async () => {
    const plan = textIn(await preview(me, wish), 'planId');
    const job = await finished(me, await me.post(`/bulk/${plan}/apply`, { moveFirstBreak: true }));
    expect(job.body).toMatchObject({ state: 'done' });
    expect(await laddersOf()).toEqual([
      ['draft', 250, 400],
      ['live', 25, 50, 100, 200, 400],
    ]);
    const entries = itemsIn(await me.get('/activity-log?entityType=slabSet'));
    expect(entries).toMatchObject([{ correlationId: textIn(job, 'id') }]);
  });

  test('moves nothing without the permission', async () => {
    const merchandiser = await apiClient('merchandiser@backroom.test');
    const plan = textIn(await preview(merchandiser, wish), 'planId');
    const refused = await merchandiser.post(`/bulk/${plan}/apply`, { moveFirstBreak: true });
    expect(refused).toMatchObject({ status: 403, body: { node: 'Price Slabs: Edit' } });
    expect((await merchandiser.post(`/bulk/${plan}/apply`, {})).status).toBe(202);
  });
});

describe('an import of minimums', () => {
  const lines = ['sku,moq', 'BLK-0003,60', 'FLC-0002,250'];
  const apply = (who: ApiClient, sent: MockReply) =>
    who.post(`/imports/${textIn(sent, 'id')}/apply`, { plan: textIn(sent, 'plan'), moveFirstBreak: true });

  test('says in its check which ladders it breaks', async () => {
    expect((await sendLines(me, 'products', lines)).body).toMatchObject({
      brokenLadders: { total: 1, items: [{ ownerLabel: 'BLK-0003', startsAt: 25, moq: 60 }] },
    });
    const names = await sendLines(me, 'products', ['sku,name', 'BLK-0003,Ridge blanket']);
    expect(names.body).not.toHaveProperty('brokenLadders');
  });

  test('leaves ladders alone without the request', async () => {
    await applied(me, await sendLines(me, 'products', lines));
    expect(await laddersOf()).toEqual([['live', 25, 50, 100, 200, 400]]);
  });

  test('moves first breaks, and restores them with the undo of the import', async () => {
    const sent = await sendLines(me, 'products', lines);
    await finished(me, await apply(me, sent));
    expect((await laddersOf())[0]).toEqual(['draft', 60, 100, 200, 400]);
    const undone = await finished(me, await me.post(`/imports/${textIn(sent, 'id')}/undo`));
    expect(undone.body).toMatchObject({ state: 'done' });
    expect(await laddersOf()).toEqual([['live', 25, 50, 100, 200, 400]]);
    expect(textsIn(await me.get('/products?flag=offMoq'), 'id')).toEqual([]);
  });

  test('moves nothing without the permission', async () => {
    const merchandiser = await apiClient('merchandiser@backroom.test');
    const refused = await apply(merchandiser, await sendLines(merchandiser, 'products', lines));
    expect(refused).toMatchObject({ status: 403, body: { node: 'Price Slabs: Edit' } });
  });
});
