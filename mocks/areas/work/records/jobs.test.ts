import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { FAILING_MOQ } from './bulk.ts';
import { textIn } from '#tests/support/askMock.ts';
import { finished, later, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { apply, productsOf } from '#tests/support/bulk.ts';
import { addProducts } from '#tests/support/stock.ts';
import { numberIn, textsIn } from '#tests/support/replyBody.ts';

const MINUTE = 60 * 1000;

let me: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  me = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a job', () => {
  test('goes on with the time, and is over after it', async () => {
    await addProducts(me, 6);
    const started = await apply(me);
    expect(started.body).toMatchObject({ state: 'queued', progress: 0, finishedAt: null });
    const path = `/jobs/${textIn(started, 'id')}`;
    const begun = Date.now();
    later(250);
    expect((await me.get(path)).body).toMatchObject({ state: 'running', progress: 33, counts: { done: 2 } });
    expect((await productsOf(me)).map(({ moq }) => moq)).toEqual([96, 96, 72, 72, 72, 72]);
    later(1000);
    const over = await me.get(path);
    expect(over.body).toMatchObject({ state: 'done', progress: 100, counts: { done: 6 } });
    expect(Date.parse(textIn(over, 'finishedAt')) - begun).toBe(600);
  });

  test('what is done when it is cancelled stays done', async () => {
    await addProducts(me, 6);
    const path = `/jobs/${textIn(await apply(me), 'id')}`;
    later(250);
    expect((await me.post(`${path}/cancel`)).body).toMatchObject({ state: 'cancelled', counts: { done: 2 } });
    later(MINUTE);
    expect((await me.get(path)).body).toMatchObject({ state: 'cancelled', counts: { total: 6, done: 2 } });
    expect((await productsOf(me)).map(({ moq }) => moq)).toEqual([96, 96, 72, 72, 72, 72]);
    expect(await me.post(`${path}/cancel`)).toMatchObject({
      status: 409,
      body: { current: { state: 'cancelled' } },
    });
  });

  test('the number of pieces nobody means breaks it half-way, and what was done stays done', async () => {
    await addProducts(me, 6);
    const job = await finished(me, await apply(me, { params: { moq: FAILING_MOQ } }));
    expect(job.body).toMatchObject({
      state: 'failed',
      progress: 50,
      error: 'Couldn’t reach the catalog',
      counts: { total: 6, done: 3 },
    });
    expect(numberIn(await me.get(`/jobs/${textIn(job, 'id')}/rows`), 'total')).toBe(3);
    expect((await productsOf(me)).map(({ moq }) => moq === 72)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test('with nothing to do is over soon, and not at once', async () => {
    await addProducts(me, 1);
    const started = await apply(me, { params: { moq: 72 } });
    const path = `/jobs/${textIn(started, 'id')}`;
    later(300);
    expect((await me.get(path)).body).toMatchObject({ state: 'running', progress: 50 });
    later(300);
    expect((await me.get(path)).body).toMatchObject({ state: 'done', progress: 100, counts: { total: 0 } });
  });

  test('one’s own are listed, the latest first, and by state', async () => {
    await addProducts(me, 1);
    const first = textIn(await finished(me, await apply(me)), 'id');
    const second = textIn(await apply(me, { params: { moq: 48 } }), 'id');
    expect(textsIn(await me.get('/jobs'), 'id').slice(0, 2)).toEqual([second, first]);
    expect(textsIn(await me.get('/jobs?state=queued&state=running'), 'id')).toEqual([second]);
    expect((await me.get('/jobs?state=over')).status).toBe(422);
  });

  test('another person’s is 404, whatever is asked of it', async () => {
    await addProducts(me, 1);
    const path = `/jobs/${textIn(await apply(me), 'id')}`;
    const other = await apiClient('merchandiser@backroom.test');
    const told = [await other.get(path), await other.get(`${path}/rows`), await other.get(`${path}/file`)];
    expect(told.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await other.post(`${path}/cancel`)).status).toBe(404);
    expect(numberIn(await other.get('/jobs'), 'total')).toBe(0);
  });
});
