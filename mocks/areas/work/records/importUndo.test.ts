import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import {
  applyImport,
  finishJob,
  advanceTime,
  newIdempotencyKey,
  apiClient,
  sendLines,
  type ApiClient,
} from '#tests/support/apiClient.ts';
import { productIdOf, productsOf } from '#tests/support/bulk.ts';
import { addProducts, productLines } from '#tests/support/stock.ts';
import { itemsIn, textsIn } from '#tests/support/replyBody.ts';

const HOUR = 60 * 60 * 1000;

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('undoing an import', () => {
  const changedLines = productLines(3).map((line) => line.replace('72', '96'));

  test('restores within a day what was there before', async () => {
    await addProducts(client, 2);
    const dryRun = await sendLines(client, 'products', changedLines);
    const job = await applyImport(client, dryRun);
    expect(Date.parse(textIn(job, 'undoUntil')) - Date.parse(textIn(job, 'finishedAt'))).toBe(24 * HOUR);
    advanceTime(11 * HOUR);
    await client.get('/jobs');
    advanceTime(11 * HOUR);
    const undoJob = await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(undoJob.body).toMatchObject({ kind: 'undo', state: 'done', counts: { total: 3, done: 3 } });
    expect(await productsOf(client)).toMatchObject([
      { sku: 'MUG-9001', moq: 72, version: 3 },
      { sku: 'MUG-9002', moq: 72, version: 3 },
    ]);
    expect((await client.get(`/imports/${textIn(dryRun, 'id')}`)).body).toMatchObject({
      state: 'undone',
      undoUntil: null,
    });
    expect((await client.get(`/jobs/${textIn(job, 'id')}`)).body).toMatchObject({ undoUntil: null });
    const [entry] = itemsIn(await client.get('/activity-log'));
    expect(entry).toMatchObject({ action: 'undo', correlationId: textIn(undoJob, 'id') });
    expect((await client.post(`/imports/${textIn(dryRun, 'id')}/undo`)).status).toBe(409);
  });

  test('keeps what was edited since, and lists it', async () => {
    await addProducts(client, 2);
    const dryRun = await sendLines(client, 'products', changedLines);
    await applyImport(client, dryRun);
    const id = await productIdOf(client, 'MUG-9001');
    await ask(`PATCH /products/${id}`, { token: client.token, body: { version: 2, name: 'Quixotic jug' } });
    const undoJob = await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(undoJob.body).toMatchObject({ state: 'doneWithErrors', counts: { done: 2, skipped: 1 } });
    expect(itemsIn(await client.get(`/jobs/${textIn(undoJob, 'id')}/rows?result=skipped`))).toMatchObject([
      { id, label: 'MUG-9001', reason: 'changedMeanwhile' },
    ]);
    expect(await productsOf(client)).toMatchObject([{ name: 'Quixotic jug', moq: 96 }, { moq: 72 }]);
  });

  test('keeps a new product that got SKUs since', async () => {
    const dryRun = await sendLines(client, 'products', productLines(2));
    await applyImport(client, dryRun);
    const id = await productIdOf(client, 'MUG-9001');
    await client.post(`/products/${id}/skus`, { sku: 'MUG-9001-NAV', partId: 'CC-9001-NAV' });
    const undoJob = await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(undoJob.body).toMatchObject({ counts: { done: 1, skipped: 1 } });
    expect((await productsOf(client)).map(({ sku }) => sku)).toEqual(['MUG-9001']);
  });

  test('is refused after a day', async () => {
    const dryRun = await sendLines(client, 'products', productLines(1));
    await applyImport(client, dryRun);
    advanceTime(24 * HOUR);
    client = await apiClient();
    expect((await client.post(`/imports/${textIn(dryRun, 'id')}/undo`)).status).toBe(409);
  });

  test('is refused before the import was applied', async () => {
    const dryRun = await sendLines(client, 'products', productLines(1));
    expect((await client.post(`/imports/${textIn(dryRun, 'id')}/undo`)).status).toBe(409);
  });

  test('also works after a job that was cancelled half-way, and can itself be undone', async () => {
    const dryRun = await sendLines(client, 'products', productLines(6));
    const path = `/imports/${textIn(dryRun, 'id')}`;
    const runHalf = async (job: string): Promise<void> => {
      const id = textIn(
        await client.post(`${path}/${job}`, job === 'apply' ? { plan: textIn(dryRun, 'plan') } : undefined),
        'id',
      );
      advanceTime(300);
      expect((await client.post(`/jobs/${id}/cancel`)).body).toMatchObject({ state: 'cancelled' });
    };
    await runHalf('apply');
    expect(textsIn(await client.get('/products?q=quixotic'), 'sku')).toHaveLength(3);
    await runHalf('undo');
    expect((await client.get(path)).body).toMatchObject({ state: 'applied' });
    expect(textsIn(await client.get('/products?q=quixotic'), 'sku')).toEqual(['MUG-9001', 'MUG-9002']);
    const remaining = await client.post(`${path}/undo`, undefined, newIdempotencyKey());
    expect((await finishJob(client, remaining)).body).toMatchObject({ counts: { total: 2, done: 2 } });
    expect(await productsOf(client)).toEqual([]);
  });
});
