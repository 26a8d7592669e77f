import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { plantCosts, hideCostsFrom, dbNamed, secretCosts, toldOfCosts } from '#tests/support/costSecrets.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { advanceTime, newIdempotencyKey } from '#tests/support/apiClient.ts';
import { itemsIn, recordIn, textsIn } from '#tests/support/replyBody.ts';
import { resetSession } from './mockSessions.ts';

const MANAGER = 'pricing.manager@backroom.test';
const SERVICE = 'service@backroom.test';
const EDITOR = 'catalogue@backroom.test';
const ADMIN = 'admin@backroom.test';

/** The same house twice; only what the goods cost differs. */
const cheapCosts = { listPrice: '1.0003', codePct: 11.19, minGpPct: 3.03, targetGpPct: 5.05 };
const costsBySession = { dear: secretCosts, cheap: cheapCosts };

type SessionName = keyof typeof costsBySession;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [session, costs] of Object.entries(costsBySession)) plantCosts(session, costs);
});

afterEach(() => {
  vi.useRealTimers();
  for (const session of Object.keys(costsBySession)) resetSession(session);
});

async function callAs(
  email: string,
  call: string,
  body?: unknown,
  session: SessionName = 'dear',
): Promise<MockReply> {
  const token = await tokenOf(email, session);
  const headers = { 'Idempotency-Key': newIdempotencyKey() };
  return ask(call, { token, session: session, headers, ...(body === undefined ? {} : { body }) });
}

/** One call in both houses. */
async function callInBoth(
  email: string,
  call: string,
  body?: unknown,
): Promise<[dear: MockReply, cheap: MockReply]> {
  return [await callAs(email, call, body, 'dear'), await callAs(email, call, body, 'cheap')];
}

const sortable = [
  ...['sku', 'name', 'productId', 'supplier', 'category', 'status', 'moq', 'stock', 'fromPrice', 'breaks'],
  ...['matches', 'priceIndex', 'updatedAt', 'product', 'partId', 'quantityAvailable', 'gpPct250'],
];

describe('the orders, counts and filters of lists without the permission to see costs', () => {
  test.each(['/products', '/skus'])('%s comes in an order that does not depend on costs', async (list) => {
    const sorted: string[] = [];
    for (const key of sortable) {
      const call = `GET ${list}?pageSize=100&sort=-${key}`;
      const [expensive, cheap] = await callInBoth(SERVICE, call);
      expect(cheap, key).toEqual(expensive);
      if (expensive.status === 200) sorted.push(key);
      if (key === 'gpPct250') expect(expensive).toMatchObject({ status: 403, body: { node: 'View Costs' } });
      if (key === 'gpPct250') expect((await callAs(MANAGER, call)).status).toBe(200);
    }
    expect(sorted.length).toBeGreaterThan(9);
  });

  test.each(['noSlabs', 'noCost', 'underFloor', 'costChanged', 'expiring', 'noMatch', 'kvi', 'syncError'])(
    'the flag %s counts the same whatever things cost, or is refused',
    async (flag) => {
      const [expensive, cheap] = await callInBoth(EDITOR, `GET /products?flag=${flag}`);
      expect(cheap).toEqual(expensive);
      expect(expensive.status).toBe(/cost|underFloor/i.test(flag) ? 403 : 200);
    },
  );

  test('a person with the permission gets different answers from the two catalogues', async () => {
    for (const call of ['GET /products?flag=underFloor', 'GET /products?sort=gpPct250', 'GET /suppliers']) {
      const [expensive, cheap] = await callInBoth(MANAGER, call);
      expect(cheap.body, call).not.toEqual(expensive.body);
    }
  });

  test.each<[string, string, object]>([
    [
      'a bulk change of rows under the floor',
      'POST /bulk/preview',
      { selection: { query: 'flag=underFloor' } },
    ],
    [
      'a bulk change in the order of margins',
      'POST /bulk/preview',
      { selection: { query: 'sort=-gpPct250' } },
    ],
    ['a bulk change of rows without a cost', 'POST /bulk/preview', { selection: { query: 'flag=noCost' } }],
  ])('refuse %s', async (_what, call, selection) => {
    const body = { resource: 'products', action: 'setKvi', params: { isKvi: true }, ...selection };
    const refused = { status: 403, body: { node: 'View Costs' } };
    expect(await callAs(EDITOR, call, body)).toMatchObject(refused);
    expect((await callAs(ADMIN, call, body)).status).toBe(200);
  });
});

describe('a person who may not see costs', () => {
  test('is refused to write or publish what depends on costs, and the refusal does not mention them', async () => {
    const refused = { status: 403, body: { node: 'View Costs' } };
    const chart = { version: 1, discountCodes: { C: 40 } };
    const targets = { version: 1, minGpPct: 95, targetGpPct: null };
    expect(await callAs(EDITOR, 'PATCH /suppliers/sup-01', chart)).toMatchObject(refused);
    expect(await callAs(EDITOR, 'PUT /categories/cat-mugs/targets', targets)).toMatchObject(refused);
    hideCostsFrom('dear', ADMIN);
    for (const [step, body] of [
      ['publish', { version: 2 }],
      ['schedule', { version: 2, effectiveFrom: '2040-01-01T00:00:00Z', effectiveTo: null }],
    ] as const) {
      expect(await callAs(ADMIN, `POST /slab-sets/set-0001-1/${step}`, body)).toMatchObject(refused);
    }
  });

  test('keeps the price codes of a ladder that is saved without them', async () => {
    const read = await callAs(MANAGER, 'GET /slab-sets/set-0001-1');
    const live = recordIn(read);
    const { owner, currency, priceType, configuration } = live;
    const [first] = itemsIn(read, 'slabs');
    expect(first).toMatchObject({ discountCode: 'C' });
    const slabs = [{ minQty: first?.['minQty'], unitPrice: '8.8123' }];
    hideCostsFrom('dear', ADMIN);
    const setFields = { owner, currency, priceType, configuration, note: '', link: null };
    const created = await callAs(ADMIN, 'POST /products/prd-0001/slab-sets', { ...setFields, slabs });
    expect(created.status).toBe(201);
    expect(JSON.stringify(created.body)).not.toContain('discountCode');
    const storedSet = await callAs(MANAGER, `GET /slab-sets/${textIn(created, 'id')}`);
    expect(storedSet.body).toMatchObject({ slabs: [{ unitPrice: '8.8123', discountCode: 'C' }] });
  });

  test('finds no entry in the history about a floor, a target or a code chart', async () => {
    const { minGpPct } = secretCosts;
    await callAs(MANAGER, 'PUT /categories/cat-mugs/targets', { version: 1, minGpPct, targetGpPct: 46 });
    await callAs(MANAGER, 'PATCH /suppliers/sup-01', {
      version: 1,
      discountCodes: { C: 41.37 },
      status: 'paused',
    });
    await callAs(MANAGER, 'PATCH /suppliers/sup-02', { version: 1, discountCodes: { C: 12 } });
    const managerReply = await callAs(MANAGER, 'GET /activity-log?entityType=supplier');
    expect(toldOfCosts(JSON.stringify(managerReply.body)).length).toBeGreaterThan(0);
    const editorReply = await callAs(EDITOR, 'GET /activity-log?entityType=supplier');
    expect(itemsIn(editorReply)).toMatchObject([{ entityId: 'sup-01', changes: [{ field: 'status' }] }]);
    expect(recordIn(editorReply)['total']).toBe(1);
    expect(toldOfCosts(JSON.stringify(editorReply.body))).toEqual([]);
    const categories = await callAs(EDITOR, 'GET /activity-log?entityType=category');
    expect(recordIn(categories)['total']).toBe(0);
    const byValue = await callAs(EDITOR, 'GET /activity-log?value=41.37');
    expect(recordIn(byValue)['total']).toBe(0);
  });

  test('is not shown views and searches that ask about margins, and no column of theirs', async () => {
    const view = { screen: 'skumanager.products', density: 'normal', scope: 'shared', isDefault: false };
    const columns = ['sku', 'gpPct250', 'name'];
    for (const [name, query] of [
      ['Under the floor', 'flag=underFloor'],
      ['By margin', 'q=mug&sort=-gpPct250'],
      ['Mugs', 'q=mug'],
    ]) {
      expect((await callAs(MANAGER, 'POST /views', { ...view, name, query, columns })).status).toBe(201);
    }
    const views = await callAs(EDITOR, 'GET /views?screen=skumanager.products');
    expect(itemsIn(views)).toMatchObject([{ name: 'Mugs', columns: ['sku', 'name'] }]);
    expect(itemsIn(await callAs(ADMIN, 'GET /views?screen=skumanager.products'))).toHaveLength(3);
    expect(await callAs(EDITOR, 'POST /views', { ...view, name: 'Mine', query: '', columns })).toMatchObject({
      status: 403,
    });

    for (const query of ['range.gpPct=30..40', 'sort=margin', 'q=cost'])
      await callAs(MANAGER, 'POST /search/saved', { name: query, query, shared: true });
    const names = textsIn(await callAs(SERVICE, 'GET /search/saved'), 'name');
    expect(names).toContain('q=cost');
    expect(names).not.toContain('sort=margin');
    expect(names).not.toContain('range.gpPct=30..40');
  });

  test('gets no file about costs, neither from a colleague nor from before the permission went', async () => {
    const columns = ['sku', 'gpPct250'];
    const job = await callAs(ADMIN, 'POST /exports', { resource: 'products', query: '', columns });
    advanceTime(60_000);
    const fileCall = `GET /jobs/${textIn(job, 'id')}/file`;
    expect(toldOfCosts(String((await callAs(ADMIN, fileCall)).body))).not.toEqual([]);
    expect((await callAs(SERVICE, fileCall)).status).toBe(404);
    expect((await callAs(SERVICE, fileCall.replace('/file', '/rows'))).status).toBe(404);
    hideCostsFrom('dear', ADMIN);
    expect(await callAs(ADMIN, fileCall)).toMatchObject({ status: 403, body: { node: 'View Costs' } });
    expect(dbNamed('dear').work.jobs[textIn(job, 'id')]).toBeDefined();
  });
});
