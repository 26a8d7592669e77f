import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob, type ApiClient } from '#tests/support/apiClient.ts';
import { ask, textIn, type MockReply } from '#tests/support/askMock.ts';
import { apply } from '#tests/support/bulk.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';
import { createDraft, lowerFirstPrice } from '#tests/support/slabStates.ts';
import { addProducts } from '#tests/support/stock.ts';

let admin: ApiClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  admin = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const list = (query = '', client = admin): Promise<MockReply> => client.get(`/activity-log?${query}`);
const idsOf = (reply: MockReply): string[] => textsIn(reply, 'id');

describe('the activity log finds entries', () => {
  test('by field and by the old or the new value of the same change', async () => {
    const id = await createDraft();
    await lowerFirstPrice(id);
    const found = await list(`field=unitPrice&value=0.01&entityType=slabSet`);
    expect(itemsIn(found)).toMatchObject([
      { entityId: id, action: 'update', actor: { name: 'Martin Albrecht' } },
    ]);
    expect(itemsIn(found)[0]?.['changes']).toContainEqual(expect.objectContaining({ after: '0.01' }));
    expect(numberIn(await list(`field=note&value=0.01`), 'total')).toBe(0);
  });

  test('by person, action, period and words', async () => {
    await admin.post('/exports', { resource: 'products', query: '', columns: ['sku'] });
    const now = new Date().toISOString();
    const from = `from=${encodeURIComponent(now)}`;
    expect(itemsIn(await list(`actorId=u-1001&action=export&${from}`))).toMatchObject([
      { action: 'export', actor: { id: 'u-1001' } },
    ]);
    expect(numberIn(await list(`actorId=u-1002&action=export&${from}`), 'total')).toBe(0);
    expect(numberIn(await list(`to=${encodeURIComponent(now)}&action=export&actorId=u-9999`), 'total')).toBe(
      0,
    );
    expect(itemsIn(await list(`q=okafor+export&${from}`))).toHaveLength(1);
  });

  test('that matter for security', async () => {
    await ask('POST /users/authenticate', { body: { email: 'admin@backroom.test', password: 'wrong' } });
    await admin.post('/views', {
      ...{ screen: 'skumanager.products', name: 'Mine', query: '', columns: [], density: 'normal' },
      ...{ scope: 'personal', isDefault: false },
    });
    const actions = new Set(itemsIn(await list('security=true&pageSize=100')).map(({ action }) => action));
    expect(actions).toContain('loginFailed');
    expect(actions).toContain('permissionChange');
    expect(actions).not.toContain('create');
  });

  test('that came after the one that was seen last', async () => {
    const last = textIn(await list(), 'latestId');
    expect(numberIn(await list(`since=${last}`), 'total')).toBe(0);
    await apiClient('auditor@backroom.test');
    expect(itemsIn(await list(`since=${last}`))).toMatchObject([{ action: 'login', entityId: 'u-1008' }]);
  });
});

describe('a job in the activity log', () => {
  async function changeProducts(): Promise<string> {
    await addProducts(admin, 3);
    return textIn(await finishJob(admin, await apply(admin)), 'id');
  }

  test('is one row with the number of its entries, which can be listed', async () => {
    const job = await changeProducts();
    const [row] = itemsIn(await list('grouped=true'));
    expect(row).toMatchObject({
      entityType: 'bulk',
      entityId: job,
      folded: 3,
      undoable: true,
      job: { id: job, entries: 3, title: 'Change the minimum order quantity: 3 products' },
    });
    const entries = itemsIn(await list(`jobId=${job}`));
    expect(entries.map(({ entityType }) => entityType)).toEqual(['product', 'product', 'product', 'bulk']);
    expect(entries[0]).toMatchObject({ source: 'job', folded: 0, job: { entryId: row?.['id'] } });
  });

  test('is the latest entry that is found where its start is not, with the number of those found', async () => {
    await changeProducts();
    const found = itemsIn(await list('grouped=true&field=moq&value=96'));
    expect(found[0]).toMatchObject({ entityType: 'product', folded: 2, job: { entries: 3 } });
  });
});

describe('an entry', () => {
  test('has its job and its request', async () => {
    const [id = ''] = idsOf(await list());
    expect((await admin.get(`/activity-log/${id}`)).body).toMatchObject({
      id,
      job: null,
      requestId: expect.stringMatching(/^req-/),
    });
    expect((await admin.get('/activity-log/act-none')).status).toBe(404);
  });

  test('from before the session is found too', async () => {
    const [oldest] = itemsIn(await list('page=10&pageSize=10'));
    expect(oldest).toMatchObject({ id: expect.stringMatching(/^act-s/), undoable: false });
    expect((await admin.get(`/activity-log/${String(oldest?.['id'])}`)).status).toBe(200);
  });
});

describe('who has no activity log', () => {
  test('reads the history of records that he may read, and of no others', async () => {
    const service = await apiClient('service@backroom.test');
    for (const kind of ['product', 'payment', 'paymentLink', 'savedCard'])
      expect((await list(`entityType=${kind}&entityId=one`, service)).status).toBe(200);
    for (const query of [
      '',
      'entityId=rol-1',
      'entityType=role&entityId=rol-1',
      'entityType=account&entityId=u-1001',
    ])
      expect((await list(query, service)).status).toBe(403);
    expect(recordIn(await list('mine=true', service))).toMatchObject({ people: [] });
    expect((await service.get('/activity-log/act-n1')).status).toBe(403);
  });
});

test('an export of the log is itself logged, and leaves out what its reader may not know', async () => {
  const editor = 'catalogue@backroom.test';
  const columns = ['at', 'actor', 'action', 'entityLabel', 'field', 'before', 'after'];
  const body = { resource: 'activity', query: 'action=export&mine=true', columns };
  const refused = await (await apiClient(editor)).post('/exports', body);
  expect(refused).toMatchObject({ status: 403, body: { node: 'Activity Log: Export' } });
  const first = await finishJob(admin, await admin.post('/exports', { ...body, query: 'field=status' }));
  expect(first.body).toMatchObject({ state: 'done', kind: 'export' });
  const second = await finishJob(admin, await admin.post('/exports', body));
  const file = String((await admin.get(`/jobs/${textIn(second, 'id')}/file`)).body)
    .trim()
    .split('\r\n');
  expect(file).toHaveLength(2);
  expect(file[1]).toContain('Helen Okafor,export,');
  const wrong = await admin.post('/exports', { ...body, query: 'colour=red' });
  expect(wrong.body).toMatchObject({ status: 422, errors: [{ field: 'query.colour' }] });
});
