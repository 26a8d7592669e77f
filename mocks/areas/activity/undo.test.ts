import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, applyImport, finishJob, sendLines, type ApiClient } from '#tests/support/apiClient.ts';
import { ask, textIn, type MockReply } from '#tests/support/askMock.ts';
import { apply, productsOf } from '#tests/support/bulk.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
import { createDraft, lowerFirstPrice, setOf } from '#tests/support/slabStates.ts';
import { addProducts, productLines } from '#tests/support/stock.ts';

let admin: ApiClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  admin = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const PRODUCT = '/products/prd-0001';
const read = async (path = PRODUCT) => recordIn(await admin.get(path));

async function change(path: string, fields: object, client = admin): Promise<void> {
  const { version } = await read(path);
  const reply = await ask(`PATCH ${path}`, { token: client.token, body: { version, ...fields } });
  expect(reply.status).toBe(200);
}

/** The id of the latest entry that a query finds. */
async function latest(query = ''): Promise<string> {
  return String(itemsIn(await admin.get(`/activity-log?${query}`))[0]?.['id']);
}

const previewUndo = (entry: string, client = admin): Promise<MockReply> =>
  client.post(`/activity-log/${entry}/undo/preview`);

async function undo(entry: string, client = admin): Promise<MockReply> {
  const version = numberIn(await previewUndo(entry, client), 'version');
  return finishJob(client, await client.post(`/activity-log/${entry}/undo/apply`, { version }));
}

describe('undoing one entry', () => {
  test('puts the record back with a new version, and is itself an entry that can be undone', async () => {
    const { moq, version } = await read();
    await change(PRODUCT, { moq: 500 });
    const entry = await latest('entityType=product');
    expect((await previewUndo(entry)).body).toMatchObject({
      entryId: entry,
      undoableCount: 1,
      blockedCount: 0,
      samples: [
        { label: expect.any(String), changes: [{ field: 'moq', before: '500', after: String(moq) }] },
      ],
    });
    expect((await undo(entry)).body).toMatchObject({ state: 'done', counts: { done: 1 } });
    expect(await read()).toMatchObject({ moq, version: Number(version) + 2 });
    expect((await admin.get(`/activity-log/${entry}`)).body).toMatchObject({
      undoable: false,
      undoneAt: expect.any(String),
    });
    const again = await latest('entityType=product&action=undo');
    await undo(again);
    expect(await read()).toMatchObject({ moq: 500 });
  });

  test('works backwards through several changes of one record', async () => {
    const { moq } = await read();
    await change(PRODUCT, { moq: 500 });
    const first = await latest('entityType=product');
    await change(PRODUCT, { moq: 600 });
    const second = await latest('entityType=product');
    expect((await previewUndo(first)).body).toMatchObject({ blocked: [{ reason: 'changedSince' }] });
    await undo(second);
    await undo(first);
    expect(await read()).toMatchObject({ moq });
    expect((await previewUndo(first)).body).toMatchObject({
      undoableCount: 0,
      blocked: [{ reason: 'alreadyUndone', by: { name: 'Helen Okafor' } }],
    });
  });

  test('undoes charges, SKUs and drafts of ladders', async () => {
    const charges = recordIn(await admin.get(`${PRODUCT}/charges`));
    const token = admin.token;
    await ask(`PUT ${PRODUCT}/charges`, { token, body: { version: charges['version'], items: [] } });
    await undo(await latest('field=charges'));
    expect(itemsIn(await admin.get(`${PRODUCT}/charges`))).toEqual(charges['items']);

    const [sku] = itemsIn(await admin.get('/skus?pageSize=10'));
    const body = { version: sku?.['version'], colorName: 'Heliotrope' };
    await ask(`PATCH /skus/${String(sku?.['id'])}`, { token, body });
    await undo(await latest('field=colorName'));
    expect(itemsIn(await admin.get('/skus?pageSize=10'))[0]).toMatchObject({ colorName: sku?.['colorName'] });

    const id = await createDraft();
    const { slabs } = await setOf(id);
    await lowerFirstPrice(id);
    await undo(await latest('entityType=slabSet'));
    expect(await setOf(id)).toMatchObject({ slabs, state: 'draft' });
    await undo(await latest('entityType=slabSet&action=create'));
    expect((await admin.get(`/slab-sets/${id}`)).status).toBe(404);
  });

  test('does not undo a product that has SKUs by now, nor what customers pay', async () => {
    const input = {
      sku: 'NEW-1',
      productId: 'NEW-1',
      name: 'New',
      supplierId: 'sup-01',
      categoryId: 'cat-mugs',
    };
    const created = await admin.post('/products', { ...input, moq: 12 });
    const entry = await latest('entityType=product&action=create');
    await admin.post(`/products/${textIn(created, 'id')}/skus`, { sku: 'NEW-1-A', partId: 'NEW-1-A' });
    expect((await previewUndo(entry)).body).toMatchObject({ blocked: [{ reason: 'inUse' }] });
    const id = await createDraft();
    const manager = await apiClient('pricing.manager@backroom.test');
    await manager.post(`/slab-sets/${id}/publish`, { version: 1 });
    expect((await previewUndo(await latest('action=publish'))).body).toMatchObject({
      blocked: [{ reason: 'notUndoable' }],
    });
  });

  test('needs its permission and that of the change', async () => {
    await change(PRODUCT, { moq: 500 });
    const entry = await latest('entityType=product');
    const auditor = await apiClient('auditor@backroom.test');
    for (const path of ['undo/preview', 'undo/apply'])
      expect(await auditor.post(`/activity-log/${entry}/${path}`, { version: 1 })).toMatchObject({
        status: 403,
        body: { node: 'Activity Log: Undo' },
      });
  });

  test('is refused with the new plan when the record was changed since the preview', async () => {
    await change(PRODUCT, { moq: 500 });
    const entry = await latest('entityType=product');
    const version = numberIn(await previewUndo(entry), 'version');
    await change(PRODUCT, { moq: 600 }, await apiClient('catalogue@backroom.test'));
    expect(await admin.post(`/activity-log/${entry}/undo/apply`, { version })).toMatchObject({
      status: 409,
      body: { current: { undoableCount: 0, blocked: [{ by: { name: 'Tom Whitaker' } }] } },
    });
    expect(await read()).toMatchObject({ moq: 600 });
  });
});

describe('undoing a job', () => {
  test('puts back sixty products but for the one that somebody changed, and says who', async () => {
    await addProducts(admin, 60);
    const job = await finishJob(admin, await apply(admin));
    const [changed] = await productsOf(admin, 'q=MUG-9007');
    await change(
      `/products/${String(changed?.['id'])}`,
      { moq: 144 },
      await apiClient('catalogue@backroom.test'),
    );
    const entry = await latest(`jobId=${textIn(job, 'id')}&action=update&entityType=bulk`);
    expect((await previewUndo(entry)).body).toMatchObject({
      undoableCount: 59,
      blockedCount: 1,
      blocked: [{ label: 'MUG-9007', reason: 'changedSince', by: { name: 'Tom Whitaker' } }],
    });
    expect((await undo(entry)).body).toMatchObject({ state: 'done', counts: { total: 59, done: 59 } });
    const moqs = (await productsOf(admin)).map(({ moq }) => moq);
    expect(moqs.filter((moq) => moq === 72)).toHaveLength(59);
    expect(moqs).toContain(144);
  });

  test('undoes an import, after which the import has nothing more to undo', async () => {
    const run = await sendLines(admin, 'products', productLines(3));
    const job = await applyImport(admin, run);
    await undo(await latest(`jobId=${textIn(job, 'id')}&entityType=import`));
    expect(await productsOf(admin)).toEqual([]);
  });

  test('leaves alone what is changed while it runs', async () => {
    await addProducts(admin, 2);
    const job = await finishJob(admin, await apply(admin));
    const entry = await latest(`jobId=${textIn(job, 'id')}&entityType=bulk`);
    const version = numberIn(await previewUndo(entry), 'version');
    const undoing = await admin.post(`/activity-log/${entry}/undo/apply`, { version });
    const [product] = await productsOf(admin, 'q=MUG-9001');
    await change(`/products/${String(product?.['id'])}`, { moq: 300 });
    expect((await finishJob(admin, undoing)).body).toMatchObject({
      state: 'doneWithErrors',
      counts: { done: 1, skipped: 1 },
    });
  });
});

test('whatever was changed in which order, a plan undoes exactly what nobody changed since', async () => {
  const changes = fc.array(
    fc.record({ product: fc.integer({ min: 1, max: 3 }), moq: fc.integer({ min: 100, max: 103 }) }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(changes, async (all) => {
      resetSession();
      admin = await apiClient();
      const entries: { path: string; before: unknown; after: number; id: string }[] = [];
      for (const { product, moq } of all) {
        const path = `/products/prd-000${product}`;
        const before = (await read(path))['moq'];
        await change(path, { moq });
        const id = await latest('entityType=product');
        entries.push({ path, before, after: moq, id });
      }
      for (const { path, before, after, id } of entries) {
        const now = (await read(path))['moq'];
        const plan = recordIn(await previewUndo(id));
        expect(plan['undoableCount']).toBe(now === after ? 1 : 0);
        if (now !== after) continue;
        await undo(id);
        expect((await read(path))['moq']).toBe(before);
        // Back to what it was, so that the next is judged alike.
        await undo(await latest('entityType=product&action=undo'));
        expect((await read(path))['moq']).toBe(after);
      }
    }),
    { numRuns: 15 },
  );
});
