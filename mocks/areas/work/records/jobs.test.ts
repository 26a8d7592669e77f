import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { FAILING_MOQ } from './bulk.ts';
import { textIn } from '#tests/support/askMock.ts';
import { finishJob, advanceTime, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { apply, productsOf } from '#tests/support/bulk.ts';
import { addProducts } from '#tests/support/stock.ts';
import { numberIn, textsIn } from '#tests/support/replyBody.ts';

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

describe('a job', () => {
  test('makes progress as time passes, and then is done', async () => {
    await addProducts(client, 6);
    const started = await apply(client);
    expect(started.body).toMatchObject({ state: 'queued', progress: 0, finishedAt: null });
    const path = `/jobs/${textIn(started, 'id')}`;
    const startedAt = Date.now();
    advanceTime(250);
    expect((await client.get(path)).body).toMatchObject({
      state: 'running',
      progress: 33,
      counts: { done: 2 },
    });
    expect((await productsOf(client)).map(({ moq }) => moq)).toEqual([96, 96, 72, 72, 72, 72]);
    advanceTime(1000);
    const finishedJob = await client.get(path);
    expect(finishedJob.body).toMatchObject({ state: 'done', progress: 100, counts: { done: 6 } });
    expect(Date.parse(textIn(finishedJob, 'finishedAt')) - startedAt).toBe(600);
  });

  test('keeps the changes it made before it was cancelled', async () => {
    await addProducts(client, 6);
    const path = `/jobs/${textIn(await apply(client), 'id')}`;
    advanceTime(250);
    expect((await client.post(`${path}/cancel`)).body).toMatchObject({
      state: 'cancelled',
      counts: { done: 2 },
    });
    advanceTime(MINUTE);
    expect((await client.get(path)).body).toMatchObject({
      state: 'cancelled',
      counts: { total: 6, done: 2 },
    });
    expect((await productsOf(client)).map(({ moq }) => moq)).toEqual([96, 96, 72, 72, 72, 72]);
    expect(await client.post(`${path}/cancel`)).toMatchObject({
      status: 409,
      body: { current: { state: 'cancelled' } },
    });
  });

  test('fails half-way at the quantity that asks for a failure, and keeps the changes it made', async () => {
    await addProducts(client, 6);
    const job = await finishJob(client, await apply(client, { params: { moq: FAILING_MOQ } }));
    expect(job.body).toMatchObject({
      state: 'failed',
      progress: 50,
      error: 'Couldn’t reach the catalog',
      counts: { total: 6, done: 3 },
    });
    expect(numberIn(await client.get(`/jobs/${textIn(job, 'id')}/rows`), 'total')).toBe(3);
    expect((await productsOf(client)).map(({ moq }) => moq === 72)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test('with nothing to do is done soon, but not at once', async () => {
    await addProducts(client, 1);
    const started = await apply(client, { params: { moq: 72 } });
    const path = `/jobs/${textIn(started, 'id')}`;
    advanceTime(300);
    expect((await client.get(path)).body).toMatchObject({ state: 'running', progress: 50 });
    advanceTime(300);
    expect((await client.get(path)).body).toMatchObject({
      state: 'done',
      progress: 100,
      counts: { total: 0 },
    });
  });

  test('is listed for its owner, the latest first, filtered by state', async () => {
    await addProducts(client, 1);
    const first = textIn(await finishJob(client, await apply(client)), 'id');
    const second = textIn(await apply(client, { params: { moq: 48 } }), 'id');
    expect(textsIn(await client.get('/jobs'), 'id').slice(0, 2)).toEqual([second, first]);
    expect(textsIn(await client.get('/jobs?state=queued&state=running'), 'id')).toEqual([second]);
    expect((await client.get('/jobs?state=over')).status).toBe(422);
  });

  test('of another person answers 404 to every call', async () => {
    await addProducts(client, 1);
    const path = `/jobs/${textIn(await apply(client), 'id')}`;
    const other = await apiClient('merchandiser@backroom.test');
    const responses = [
      await other.get(path),
      await other.get(`${path}/rows`),
      await other.get(`${path}/file`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await other.post(`${path}/cancel`)).status).toBe(404);
    expect(numberIn(await other.get('/jobs'), 'total')).toBe(0);
  });
});
