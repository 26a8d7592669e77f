import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { plantCosts, hideCostsFrom, dbNamed, secretCosts, toldOfCosts } from '#tests/support/costSecrets.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { later, newIdempotencyKey } from '#tests/support/apiClient.ts';
import { itemsIn, recordIn, textsIn } from '#tests/support/replyBody.ts';
import { resetSession } from './mockSessions.ts';

const MANAGER = 'pricing.manager@backroom.test';
const SERVICE = 'service@backroom.test';
const EDITOR = 'catalogue@backroom.test';
const ADMIN = 'admin@backroom.test';

/** The same house twice; only what the goods cost differs. */
const cheap = { listPrice: '1.0003', codePct: 11.19, minGpPct: 3.03, targetGpPct: 5.05 };
const houses = { dear: secretCosts, cheap };

type House = keyof typeof houses;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [house, costs] of Object.entries(houses)) plantCosts(house, costs);
});

afterEach(() => {
  vi.useRealTimers();
  for (const house of Object.keys(houses)) resetSession(house);
});

async function as(email: string, call: string, body?: unknown, house: House = 'dear'): Promise<MockReply> {
  const token = await tokenOf(email, house);
  const headers = { 'Idempotency-Key': newIdempotencyKey() };
  return ask(call, { token, session: house, headers, ...(body === undefined ? {} : { body }) });
}

/** One call in both houses. */
async function inBoth(
  email: string,
  call: string,
  body?: unknown,
): Promise<[dear: MockReply, cheap: MockReply]> {
  return [await as(email, call, body, 'dear'), await as(email, call, body, 'cheap')];
}

const sortable = [
  ...['sku', 'name', 'productId', 'supplier', 'category', 'status', 'moq', 'stock', 'fromPrice', 'breaks'],
  ...['matches', 'priceIndex', 'updatedAt', 'product', 'partId', 'quantityAvailable', 'gpPct250'],
];

describe('what orders, counts and filters tell', () => {
  test.each(['/products', '/skus'])('%s stands in an order that does not depend on costs', async (list) => {
    const sorted: string[] = [];
    for (const key of sortable) {
      const call = `GET ${list}?pageSize=100&sort=-${key}`;
      const [dear, cheaper] = await inBoth(SERVICE, call);
      expect(cheaper, key).toEqual(dear);
      if (dear.status === 200) sorted.push(key);
      if (key === 'gpPct250') expect(dear).toMatchObject({ status: 403, body: { node: 'View Costs' } });
      if (key === 'gpPct250') expect((await as(MANAGER, call)).status).toBe(200);
    }
    expect(sorted.length).toBeGreaterThan(9);
  });

  test.each(['noSlabs', 'noCost', 'underFloor', 'expiring', 'noMatch', 'kvi', 'syncError'])(
    'the flag %s counts the same whatever things cost, or is refused',
    async (flag) => {
      const [dear, cheaper] = await inBoth(EDITOR, `GET /products?flag=${flag}`);
      expect(cheaper).toEqual(dear);
      expect(dear.status).toBe(/noCost|underFloor/.test(flag) ? 403 : 200);
    },
  );

  test('a person with the permission gets different answers from the two catalogues', async () => {
    for (const call of ['GET /products?flag=underFloor', 'GET /products?sort=gpPct250', 'GET /suppliers']) {
      const [dear, cheaper] = await inBoth(MANAGER, call);
      expect(cheaper.body, call).not.toEqual(dear.body);
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
  ])('%s is refused', async (_what, call, wish) => {
    const body = { resource: 'products', action: 'setKvi', params: { isKvi: true }, ...wish };
    const refused = { status: 403, body: { node: 'View Costs' } };
    expect(await as(EDITOR, call, body)).toMatchObject(refused);
    expect((await as(ADMIN, call, body)).status).toBe(200);
  });
});

describe('who may not see costs', () => {
  test('is refused to write or to publish what costs decide, without a word about them', async () => {
    const refused = { status: 403, body: { node: 'View Costs' } };
    const chart = { version: 1, discountCodes: { C: 40 } };
    const targets = { version: 1, minGpPct: 95, targetGpPct: null };
    expect(await as(EDITOR, 'PATCH /suppliers/sup-01', chart)).toMatchObject(refused);
    expect(await as(EDITOR, 'PUT /categories/cat-mugs/targets', targets)).toMatchObject(refused);
    hideCostsFrom('dear', ADMIN);
    for (const [step, body] of [
      ['publish', { version: 2 }],
      ['schedule', { version: 2, effectiveFrom: '2040-01-01T00:00:00Z', effectiveTo: null }],
    ] as const) {
      expect(await as(ADMIN, `POST /slab-sets/set-0001-1/${step}`, body)).toMatchObject(refused);
    }
  });

  test('keeps the price codes of a ladder that is saved without them', async () => {
    const read = await as(MANAGER, 'GET /slab-sets/set-0001-1');
    const live = recordIn(read);
    const { owner, currency, priceType, configuration } = live;
    const [first] = itemsIn(read, 'slabs');
    expect(first).toMatchObject({ discountCode: 'C' });
    const slabs = [{ minQty: first?.['minQty'], unitPrice: '8.8123' }];
    hideCostsFrom('dear', ADMIN);
    const facts = { owner, currency, priceType, configuration, note: '', link: null };
    const made = await as(ADMIN, 'POST /products/prd-0001/slab-sets', { ...facts, slabs });
    expect(made.status).toBe(201);
    expect(JSON.stringify(made.body)).not.toContain('discountCode');
    const stored = await as(MANAGER, `GET /slab-sets/${textIn(made, 'id')}`);
    expect(stored.body).toMatchObject({ slabs: [{ unitPrice: '8.8123', discountCode: 'C' }] });
  });

  test('finds no entry in the history about a floor, a target or a code chart', async () => {
    const { minGpPct } = secretCosts;
    await as(MANAGER, 'PUT /categories/cat-mugs/targets', { version: 1, minGpPct, targetGpPct: 46 });
    await as(MANAGER, 'PATCH /suppliers/sup-01', {
      version: 1,
      discountCodes: { C: 41.37 },
      status: 'paused',
    });
    await as(MANAGER, 'PATCH /suppliers/sup-02', { version: 1, discountCodes: { C: 12 } });
    const whole = await as(MANAGER, 'GET /activity-log');
    expect(toldOfCosts(JSON.stringify(whole.body)).length).toBeGreaterThan(0);
    const seen = await as(EDITOR, 'GET /activity-log');
    expect(itemsIn(seen)).toMatchObject([{ entityId: 'sup-01', changes: [{ field: 'status' }] }]);
    expect(recordIn(seen)['total']).toBe(1);
    expect(toldOfCosts(JSON.stringify(seen.body))).toEqual([]);
  });

  test('is not shown views and searches that ask about margins, and no column of theirs', async () => {
    const view = { screen: 'skumanager.products', density: 'normal', scope: 'shared', isDefault: false };
    const columns = ['sku', 'gpPct250', 'name'];
    for (const [name, query] of [
      ['Under the floor', 'flag=underFloor'],
      ['By margin', 'q=mug&sort=-gpPct250'],
      ['Mugs', 'q=mug'],
    ]) {
      expect((await as(MANAGER, 'POST /views', { ...view, name, query, columns })).status).toBe(201);
    }
    const views = await as(EDITOR, 'GET /views?screen=skumanager.products');
    expect(itemsIn(views)).toMatchObject([{ name: 'Mugs', columns: ['sku', 'name'] }]);
    expect(itemsIn(await as(ADMIN, 'GET /views?screen=skumanager.products'))).toHaveLength(3);
    expect(await as(EDITOR, 'POST /views', { ...view, name: 'Mine', query: '', columns })).toMatchObject({
      status: 403,
    });

    for (const query of ['range.gpPct=30..40', 'sort=margin', 'q=cost'])
      await as(MANAGER, 'POST /search/saved', { name: query, query, shared: true });
    const names = textsIn(await as(SERVICE, 'GET /search/saved'), 'name');
    expect(names).toContain('q=cost');
    expect(names).not.toContain('sort=margin');
    expect(names).not.toContain('range.gpPct=30..40');
  });

  test('gets no file about costs, neither from a colleague nor from before the permission went', async () => {
    const columns = ['sku', 'gpPct250'];
    const job = await as(ADMIN, 'POST /exports', { resource: 'products', query: '', columns });
    later(60_000);
    const file = `GET /jobs/${textIn(job, 'id')}/file`;
    expect(toldOfCosts(String((await as(ADMIN, file)).body))).not.toEqual([]);
    expect((await as(SERVICE, file)).status).toBe(404);
    expect((await as(SERVICE, file.replace('/file', '/rows'))).status).toBe(404);
    hideCostsFrom('dear', ADMIN);
    expect(await as(ADMIN, file)).toMatchObject({ status: 403, body: { node: 'View Costs' } });
    expect(dbNamed('dear').work.jobs[textIn(job, 'id')]).toBeDefined();
  });
});
