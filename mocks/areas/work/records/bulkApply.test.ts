import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { finishJob, advanceTime, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { ADDED_PRODUCTS, apply, preview, productIdOf, productsOf } from '#tests/support/bulk.ts';
import { addProducts } from '#tests/support/stock.ts';
import { itemsIn, numberIn, textsIn } from '#tests/support/replyBody.ts';

const MINUTE = 60 * 1000;

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('applying a bulk plan', () => {
  test('changes the rows, each with an entry of history that names the job', async () => {
    await addProducts(client, 3);
    const job = await finishJob(client, await apply(client));
    expect(job.body).toMatchObject({
      kind: 'bulk',
      state: 'done',
      progress: 100,
      title: 'Change the minimum order quantity: 3 products',
      counts: { total: 3, done: 3, skipped: 0, failed: 0 },
    });
    expect((await productsOf(client)).map(({ moq, version }) => [moq, version])).toEqual([
      [96, 2],
      [96, 2],
      [96, 2],
    ]);
    const entries = itemsIn(await client.get('/activity-log?pageSize=100')).filter(
      ({ correlationId }) => correlationId === textIn(job, 'id'),
    );
    expect(entries.map(({ entityLabel }) => entityLabel).toSorted()).toEqual([
      'Change the minimum order quantity: 3 products',
      'MUG-9001',
      'MUG-9002',
      'MUG-9003',
    ]);
    expect(entries[0]).toMatchObject({
      action: 'update',
      entityType: 'product',
      actor: { name: 'Helen Okafor' },
      changes: [{ field: 'moq', before: '72', after: '96' }],
    });
  });

  test.each([
    ['setCategory', { categoryId: 'cat-tumblers' }, { categoryPath: 'Drinkware / Tumblers' }],
    ['setStatus', { status: 'closeout' }, { status: 'closeout' }],
    ['setKvi', { isKvi: true }, { isKvi: true }],
    ['mapSupplier', { supplierId: 'sup-02' }, { supplier: { id: 'sup-02' } }],
    [
      'applyFeatures',
      { features: [{ featureId: 'material', title: 'Material', value: 'Glass' }] },
      { features: [{ featureId: 'material', value: 'Glass' }] },
    ],
  ])('applies the action %s with %j', async (action, params, after) => {
    await addProducts(client, 1);
    await finishJob(client, await apply(client, { action, params }));
    expect((await client.get(`/products/${await productIdOf(client, 'MUG-9001')}`)).body).toMatchObject(
      after,
    );
  });

  test('archives the rows', async () => {
    await addProducts(client, 2);
    await finishJob(client, await apply(client, { action: 'archive', params: {} }));
    expect(await productsOf(client)).toEqual([]);
    expect(await productsOf(client, `${ADDED_PRODUCTS}&archived=true`)).toHaveLength(2);
  });

  test('changes the state of SKUs', async () => {
    const query = 'q=aid-0001';
    const request = {
      resource: 'skus',
      action: 'setStatus',
      params: { status: 'closeout' },
      selection: { query },
    };
    await finishJob(client, await apply(client, request));
    const states = textsIn(await client.get(`/skus?pageSize=100&${query}`), 'status');
    expect(new Set(states)).toEqual(new Set(['closeout']));
  });

  test('skips rows that changed since the preview and says so', async () => {
    await addProducts(client, 3);
    const plan = textIn(await preview(client), 'planId');
    const id = await productIdOf(client, 'MUG-9002');
    await ask(`PATCH /products/${id}`, { token: client.token, body: { version: 1, moq: 48 } });
    const job = await finishJob(client, await client.post(`/bulk/${plan}/apply`, {}));
    expect(job.body).toMatchObject({ state: 'doneWithErrors', counts: { done: 2, skipped: 1 } });
    expect(itemsIn(await client.get(`/jobs/${textIn(job, 'id')}/rows`))[1]).toEqual({
      id,
      label: 'MUG-9002',
      result: 'skipped',
      reason: 'changedMeanwhile',
    });
    expect((await client.get(`/products/${id}`)).body).toMatchObject({ moq: 48, version: 2 });
    const skipped = await client.get(`/jobs/${textIn(job, 'id')}/rows?result=skipped`);
    expect(numberIn(skipped, 'total')).toBe(1);
  });

  test('is possible once, and only for the person who made the plan', async () => {
    await addProducts(client, 1);
    const path = `/bulk/${textIn(await preview(client), 'planId')}/apply`;
    expect((await (await apiClient('merchandiser@backroom.test')).post(path, {})).status).toBe(404);
    expect((await client.post(path, {})).status).toBe(202);
    expect((await client.post(path, {})).status).toBe(404);
  });

  test('is refused 30 minutes after the preview', async () => {
    await addProducts(client, 1);
    const plan = await preview(client);
    expect(Date.parse(textIn(plan, 'expiresAt')) - Date.now()).toBe(30 * MINUTE);
    advanceTime(30 * MINUTE);
    expect((await client.post(`/bulk/${textIn(plan, 'planId')}/apply`, {})).status).toBe(202);
    const latePlan = await preview(client, { params: { moq: 48 } });
    advanceTime(30 * MINUTE + 1);
    expect((await client.post(`/bulk/${textIn(latePlan, 'planId')}/apply`, {})).status).toBe(404);
  });

  test('needs the number of rows repeated from 1,000 rows on', async () => {
    await addProducts(client, 1000);
    const path = `/bulk/${textIn(await preview(client), 'planId')}/apply`;
    for (const body of [{}, { confirmCount: 999 }]) {
      expect(await client.post(path, body)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'confirmCount', code: 'not_confirmed' }] },
      });
    }
    expect((await client.post(path, { confirmCount: 1000 })).status).toBe(202);
    const excludeIds = [await productIdOf(client, 'MUG-9001')];
    expect(
      (await apply(client, { selection: { query: ADDED_PRODUCTS, excludeIds }, params: { moq: 48 } })).status,
    ).toBe(202);
  });
});
