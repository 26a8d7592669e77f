import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import {
  applied,
  finished,
  later,
  newIdempotencyKey,
  apiClient,
  sendLines,
  type ApiClient,
} from '#tests/support/apiClient.ts';
import { productIdOf, productsOf } from '#tests/support/bulk.ts';
import { addProducts, productLines } from '#tests/support/stock.ts';
import { itemsIn, textsIn } from '#tests/support/replyBody.ts';

const HOUR = 60 * 60 * 1000;

let me: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  me = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('taking an import back', () => {
  const changed = productLines(3).map((line) => line.replace('72', '96'));

  test('within a day what was there before is there again', async () => {
    await addProducts(me, 2);
    const sent = await sendLines(me, 'products', changed);
    const job = await applied(me, sent);
    expect(Date.parse(textIn(job, 'undoUntil')) - Date.parse(textIn(job, 'finishedAt'))).toBe(24 * HOUR);
    later(11 * HOUR);
    await me.get('/jobs');
    later(11 * HOUR);
    const undone = await finished(me, await me.post(`/imports/${textIn(sent, 'id')}/undo`));
    expect(undone.body).toMatchObject({ kind: 'undo', state: 'done', counts: { total: 3, done: 3 } });
    expect(await productsOf(me)).toMatchObject([
      { sku: 'MUG-9001', moq: 72, version: 3 },
      { sku: 'MUG-9002', moq: 72, version: 3 },
    ]);
    expect((await me.get(`/imports/${textIn(sent, 'id')}`)).body).toMatchObject({
      state: 'undone',
      undoUntil: null,
    });
    expect((await me.get(`/jobs/${textIn(job, 'id')}`)).body).toMatchObject({ undoUntil: null });
    const [entry] = itemsIn(await me.get('/activity-log'));
    expect(entry).toMatchObject({ action: 'undo', correlationId: textIn(undone, 'id') });
    expect((await me.post(`/imports/${textIn(sent, 'id')}/undo`)).status).toBe(409);
  });

  test('what was edited since stays, and is listed', async () => {
    await addProducts(me, 2);
    const sent = await sendLines(me, 'products', changed);
    await applied(me, sent);
    const id = await productIdOf(me, 'MUG-9001');
    await ask(`PATCH /products/${id}`, { token: me.token, body: { version: 2, name: 'Quixotic jug' } });
    const undone = await finished(me, await me.post(`/imports/${textIn(sent, 'id')}/undo`));
    expect(undone.body).toMatchObject({ state: 'doneWithErrors', counts: { done: 2, skipped: 1 } });
    expect(itemsIn(await me.get(`/jobs/${textIn(undone, 'id')}/rows?result=skipped`))).toMatchObject([
      { id, label: 'MUG-9001', reason: 'changedMeanwhile' },
    ]);
    expect(await productsOf(me)).toMatchObject([{ name: 'Quixotic jug', moq: 96 }, { moq: 72 }]);
  });

  test('a new product that got SKUs since stays', async () => {
    const sent = await sendLines(me, 'products', productLines(2));
    await applied(me, sent);
    const id = await productIdOf(me, 'MUG-9001');
    await me.post(`/products/${id}/skus`, { sku: 'MUG-9001-NAV', partId: 'CC-9001-NAV' });
    const undone = await finished(me, await me.post(`/imports/${textIn(sent, 'id')}/undo`));
    expect(undone.body).toMatchObject({ counts: { done: 1, skipped: 1 } });
    expect((await productsOf(me)).map(({ sku }) => sku)).toEqual(['MUG-9001']);
  });

  test('after a day it is too late', async () => {
    const sent = await sendLines(me, 'products', productLines(1));
    await applied(me, sent);
    later(24 * HOUR);
    me = await apiClient();
    expect((await me.post(`/imports/${textIn(sent, 'id')}/undo`)).status).toBe(409);
  });

  test('before it was written there is nothing to take back', async () => {
    const sent = await sendLines(me, 'products', productLines(1));
    expect((await me.post(`/imports/${textIn(sent, 'id')}/undo`)).status).toBe(409);
  });

  test('a job that was cancelled half-way can be taken back, and the taking back too', async () => {
    const sent = await sendLines(me, 'products', productLines(6));
    const path = `/imports/${textIn(sent, 'id')}`;
    const half = async (job: string): Promise<void> => {
      const id = textIn(
        await me.post(`${path}/${job}`, job === 'apply' ? { plan: textIn(sent, 'plan') } : undefined),
        'id',
      );
      later(300);
      expect((await me.post(`/jobs/${id}/cancel`)).body).toMatchObject({ state: 'cancelled' });
    };
    await half('apply');
    expect(textsIn(await me.get('/products?q=quixotic'), 'sku')).toHaveLength(3);
    await half('undo');
    expect((await me.get(path)).body).toMatchObject({ state: 'applied' });
    expect(textsIn(await me.get('/products?q=quixotic'), 'sku')).toEqual(['MUG-9001', 'MUG-9002']);
    const rest = await me.post(`${path}/undo`, undefined, newIdempotencyKey());
    expect((await finished(me, rest)).body).toMatchObject({ counts: { total: 2, done: 2 } });
    expect(await productsOf(me)).toEqual([]);
  });
});
