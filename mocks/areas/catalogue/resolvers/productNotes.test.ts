import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { advanceTime, apiClient, finishJob, type ApiClient } from '#tests/support/apiClient.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

const NOTES = '/products/prd-0002/notes';

let analyst: ApiClient;
let manager: ApiClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  analyst = await apiClient('pricing.analyst@backroom.test');
  manager = await apiClient('pricing.manager@backroom.test');
});
afterEach(() => {
  vi.useRealTimers();
});

const write = async (client: ApiClient, text: string) => textIn(await client.post(NOTES, { text }), 'id');
const remove = ({ token }: ApiClient, id: string, notes = NOTES) => ask(`DELETE ${notes}/${id}`, { token });
const textsFor = async (client: ApiClient) => textsIn(await client.get(NOTES), 'text');

async function undoLatest(client: ApiClient) {
  const [entry] = itemsIn(await client.get('/activity-log?entityType=product'));
  const path = `/activity-log/${String(entry?.['id'])}/undo`;
  const plan = await client.post(`${path}/preview`);
  await finishJob(client, await client.post(`${path}/apply`, { version: numberIn(plan, 'version') }));
  return plan.body;
}

describe('the notes of a product', () => {
  test('are listed with the latest first, page by page, and those of other products are not among them', async () => {
    await write(analyst, '1');
    advanceTime(1000);
    const later = Array.from({ length: 11 }, (_, index) => String(index + 2));
    for (const text of later) await write(manager, text);
    expect(await textsFor(analyst)).toEqual([...later.toReversed(), '1']);
    const page = await analyst.get(`${NOTES}?page=2&pageSize=10`);
    expect(page.body).toMatchObject({ total: 12, items: [{ text: '2' }, { text: '1' }] });
    expect(itemsIn(await analyst.get('/products/prd-0001/notes'))).toHaveLength(3);
    expect((await analyst.get('/products/prd-0/notes')).status).toBe(404);
  });

  test('lose the white space around them, and keep their lines', async () => {
    const reply = await analyst.post(NOTES, { text: '  One\n two \n' });
    expect(reply).toMatchObject({
      status: 201,
      body: { text: 'One\n two', createdBy: { name: 'Priya Raman' }, mayDelete: true },
    });
    expect((await analyst.post(NOTES, { text: ' \n ' })).status).toBe(422);
    expect((await analyst.post(NOTES, { text: 'x'.repeat(2001) })).status).toBe(422);
    expect((await analyst.post(NOTES, { text: 'x'.repeat(2000) })).status).toBe(201);
  });

  test('leave the version of the product as it is', async () => {
    const version = async () => numberIn(await analyst.get('/products/prd-0002'), 'version');
    const before = await version();
    await write(analyst, 'First');
    expect(await version()).toBe(before);
  });

  test('are written by those who keep the market, and read by who may read the product', async () => {
    const service = await apiClient('service@backroom.test');
    expect((await service.post(NOTES, { text: 'No' })).body).toMatchObject({
      node: 'Competitor Manager: Edit',
    });
    await write(analyst, 'First');
    expect(itemsIn(await service.get(NOTES))).toMatchObject([{ text: 'First', mayDelete: false }]);
  });

  test('are deleted by who wrote them, and by who may edit the product as well', async () => {
    const theirs = await write(manager, 'Of the manager');
    const own = await write(analyst, 'Of the analyst');
    expect((await remove(analyst, theirs)).body).toMatchObject({ status: 403, node: 'SKU Manager: Edit' });
    expect((await remove(analyst, own, '/products/prd-0003/notes')).status).toBe(404);
    expect((await remove(manager, own)).body).toEqual({ id: own });
    expect((await remove(manager, own)).status).toBe(404);
    expect(itemsIn(await analyst.get(NOTES))).toMatchObject([{ text: 'Of the manager', mayDelete: false }]);
  });

  test('stand in the log as changes of the product, and are undone there', async () => {
    const id = await write(manager, 'First');
    const [entry] = itemsIn(await manager.get('/activity-log?entityType=product&entityId=prd-0002'));
    expect(entry).toMatchObject({
      action: 'update',
      undoable: true,
      changes: [{ field: 'note', before: null, after: 'First' }],
    });
    await remove(manager, id);
    expect(await undoLatest(manager)).toMatchObject({
      undoableCount: 1,
      samples: [{ outcome: 'changed', changes: [{ before: null, after: 'First' }] }],
    });
    expect(await textsFor(manager)).toEqual(['First']);
    await undoLatest(manager);
    expect(await textsFor(manager)).toEqual([]);
  });

  test('say who deleted them when adding them cannot be undone, whoever changed the product since', async () => {
    const id = await write(analyst, 'First');
    const [entry] = itemsIn(await manager.get('/activity-log?entityType=product&entityId=prd-0002'));
    await remove(analyst, id);
    const version = numberIn(await manager.get('/products/prd-0002'), 'version');
    await ask('PATCH /products/prd-0002', { token: manager.token, body: { version, leadTimeDays: 9 } });
    const plan = await manager.post(`/activity-log/${String(entry?.['id'])}/undo/preview`);
    expect(recordIn(plan)).toMatchObject({
      blocked: [{ reason: 'changedSince', by: { name: 'Priya Raman' } }],
    });
  });
});
