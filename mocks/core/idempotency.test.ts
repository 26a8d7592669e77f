import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from './mockSessions.ts';
import { textIn } from '#tests/support/askMock.ts';
import {
  advanceTime,
  newIdempotencyKey,
  apiClient,
  sendLines,
  upload,
  type ApiClient,
} from '#tests/support/apiClient.ts';
import { numberIn } from '#tests/support/replyBody.ts';

const HOUR = 60 * 60 * 1000;
const body = { resource: 'products', query: '', columns: ['sku'] };

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const countJobs = async (): Promise<number> => numberIn(await client.get('/jobs'), 'total');

describe('Idempotency-Key', () => {
  test('the same call with the same key gets the same answer, and nothing is done twice', async () => {
    const key = newIdempotencyKey();
    const first = await client.post('/exports', body, key);
    advanceTime(HOUR);
    const second = await client.post('/exports', body, key);
    expect([second.status, second.body]).toEqual([202, first.body]);
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await countJobs()).toBe(1);
  });

  test('two calls at once with one key are carried out once', async () => {
    const key = newIdempotencyKey();
    const replies = await Promise.all([1, 2, 3].map(() => client.post('/exports', body, key)));
    expect(new Set(replies.map((one) => textIn(one, 'id'))).size).toBe(1);
    expect(await countJobs()).toBe(1);
  });

  test('two uploads at once with one key are carried out once', async () => {
    const key = newIdempotencyKey();
    const send = () => client.post('/imports', upload('products', 'sku\nMUG-1'), key);
    const replies = await Promise.all([send(), send()]);
    expect(new Set(replies.map((one) => textIn(one, 'id'))).size).toBe(1);
  });

  test('the same call with another key is carried out again', async () => {
    await client.post('/exports', body);
    await client.post('/exports', body);
    expect(await countJobs()).toBe(2);
  });

  test('another body under a known key is refused', async () => {
    const key = newIdempotencyKey();
    await client.post('/exports', body, key);
    expect(await client.post('/exports', { ...body, query: 'q=mug' }, key)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Idempotency-Key', code: 'idempotency_mismatch' }] },
    });
    expect(await countJobs()).toBe(1);
  });

  test('another file under a known key is refused', async () => {
    const key = newIdempotencyKey();
    await client.post('/imports', upload('products', 'sku\nMUG-1'), key);
    expect((await client.post('/imports', upload('products', 'sku\nMUG-10'), key)).status).toBe(422);
  });

  test.each(['', 'short', 'with blanks in the key'])('the key "%s" is refused', async (key) => {
    expect(await client.post('/exports', body, key)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Idempotency-Key' }] },
    });
  });

  test('a key belongs to one person and one operation', async () => {
    const key = newIdempotencyKey();
    await client.post('/exports', body, key);
    const otherClient = await apiClient('merchandiser@backroom.test');
    expect(numberIn(await otherClient.get('/jobs'), 'total')).toBe(0);
    await otherClient.post('/exports', { ...body, query: 'q=mug' }, key);
    expect(numberIn(await otherClient.get('/jobs'), 'total')).toBe(1);
    expect((await client.post('/imports', upload('products', 'sku\nMUG-1'), key)).status).toBe(201);
  });

  test('a failed call can be tried again with the same key', async () => {
    const key = newIdempotencyKey();
    const failingBody = { ...body, query: '', headers: ['fault-flaky'] };
    expect((await client.post('/exports', failingBody, key)).status).toBe(503);
    expect((await client.post('/exports', failingBody, key)).status).toBe(503);
    expect((await client.post('/exports', failingBody, key)).status).toBe(202);
    expect((await client.post('/exports', failingBody, key)).status).toBe(202);
    expect(await countJobs()).toBe(1);
  });

  test('an answer that was lost on its way is sent again for the same key', async () => {
    const key = newIdempotencyKey();
    const lostBody = { ...body, query: '', headers: ['fault-lost'] };
    await expect(client.post('/exports', lostBody, key)).resolves.toMatchObject({ status: 0 });
    await expect(client.post('/exports', lostBody, key)).resolves.toMatchObject({ status: 0 });
    expect(await countJobs()).toBe(1);
  });

  test('a key is forgotten after a day', async () => {
    const key = newIdempotencyKey();
    await client.post('/exports', body, key);
    advanceTime(25 * HOUR);
    client = await apiClient();
    await client.post('/exports', body, key);
    expect(await countJobs()).toBe(2);
  });

  test('an import that is applied twice with one key is carried out once', async () => {
    const dryRun = await sendLines(client, 'products', [
      'sku,productId,name,supplier,category,moq',
      'MUG-9001,CC-9001,Campfire mug,CEDAR,Mugs,72',
    ]);
    const key = newIdempotencyKey();
    const path = `/imports/${textIn(dryRun, 'id')}/apply`;
    const body = { plan: textIn(dryRun, 'plan') };
    const first = await client.post(path, body, key);
    expect((await client.post(path, body, key)).body).toEqual(first.body);
    expect((await client.post(path, body)).status).toBe(409);
  });
});
