import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { textIn } from '#tests/support/askMock.ts';
import {
  applyImport,
  finishJob,
  advanceTime,
  newIdempotencyKey,
  apiClient,
  sendLines,
  type ApiClient,
} from '#tests/support/apiClient.ts';
import { apply, preview, productsOf } from '#tests/support/bulk.ts';
import { addProducts, productLines } from '#tests/support/stock.ts';
import { itemsIn, textsIn } from '#tests/support/replyBody.ts';
import { resetSession, restoreSessions, saveSessions } from './mockSessions.ts';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const VIEW = {
  screen: 'skumanager.products',
  name: 'Mugs',
  query: 'q=mug',
  columns: [],
  density: 'normal',
  scope: 'personal',
  isDefault: true,
};

/** What the demo does when its page is loaded anew. */
function reload(): void {
  const serialized = JSON.stringify(saveSessions());
  restoreSessions(JSON.parse(serialized));
  expect(JSON.stringify(saveSessions())).toBe(serialized);
}

describe('the state of a mock that is serialised and restored', () => {
  test('has its views, plans, imports and their mapping', async () => {
    await addProducts(client, 2);
    await client.post('/views', VIEW);
    const plan = await preview(client);
    const mapping = { Number: 'sku', Pieces: 'moq' };
    const lines = ['Number,Pieces', 'MUG-9001,48'];
    const dryRun = await sendLines(client, 'products', lines, { mapping });
    reload();
    expect(textsIn(await client.get('/views?screen=skumanager.products'), 'name')).toEqual(['Mugs']);
    expect((await applyImport(client, dryRun)).body).toMatchObject({ state: 'done' });
    const job = await finishJob(client, await client.post(`/bulk/${textIn(plan, 'planId')}/apply`, {}));
    expect(job.body).toMatchObject({ counts: { done: 1, skipped: 1 } });
    expect((await sendLines(client, 'products', lines)).body).toMatchObject({ counts: { unchanged: 1 } });
    expect((await productsOf(client)).map(({ moq }) => moq)).toEqual([48, 96]);
  });

  test('continues the jobs that were running', async () => {
    await addProducts(client, 6);
    const job = await apply(client);
    const file = await client.post('/exports', {
      resource: 'products',
      query: 'q=quixotic',
      columns: ['sku'],
    });
    advanceTime(300);
    await client.get('/jobs');
    reload();
    expect((await finishJob(client, job)).body).toMatchObject({ state: 'done', counts: { done: 6 } });
    expect((await client.get(`/jobs/${textIn(file, 'id')}/file`)).body).toContain('MUG-9006');
  });

  test('can undo imports', async () => {
    const dryRun = await sendLines(client, 'products', productLines(2));
    await applyImport(client, dryRun);
    reload();
    await finishJob(client, await client.post(`/imports/${textIn(dryRun, 'id')}/undo`));
    expect(await productsOf(client)).toEqual([]);
  });

  test('has the answers to idempotency keys, and gives no id twice', async () => {
    const key = newIdempotencyKey();
    const body = { resource: 'products', query: '', columns: ['sku'] };
    const first = await client.post('/exports', body, key);
    reload();
    expect((await client.post('/exports', body, key)).body).toEqual(first.body);
    await client.post('/exports', body);
    expect(new Set(textsIn(await client.get('/jobs'), 'id')).size).toBe(2);
    expect(itemsIn(await client.get('/jobs'))).toHaveLength(2);
  });

  test.each(['catalogue', 'work'] as const)(
    'of an older version, without a part of its %s, is left out',
    (part) => {
      const saved: Record<string, object> = structuredClone(saveSessions());
      const db = { ...saved[''], [part]: {} };
      restoreSessions({ '': db });
      expect(saveSessions()).toEqual({});
    },
  );
});

test('the code that answers in a service worker imports nothing of Node', () => {
  const areas = join(import.meta.dirname, '../areas');
  const files = readdirSync(areas, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(20);
  const nodeDependent = files.filter((name) =>
    /from '(node:|fs|path|crypto)|\bBuffer\b|\b__dirname\b|import\.meta\.dirname|setImmediate/.test(
      readFileSync(join(areas, name), 'utf8'),
    ),
  );
  expect(nodeDependent).toEqual([]);
});
