import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

const ANALYST = 'pricing.analyst@backroom.test';
const SERVICE = 'service@backroom.test';
const callAs = async (call: string, body?: unknown, email = ANALYST, headers = {}) =>
  ask(call, { token: await tokenOf(email), headers, ...(body === undefined ? {} : { body }) });

let keyCount = 0;
const createDraft = (slabs: object[], overrides: object = {}, email = ANALYST) =>
  callAs('POST /products/prd-0001/slab-sets', { ...input(slabs), ...overrides }, email, {
    'Idempotency-Key': `slab-key-${(keyCount += 1)}-padded-out`,
  });
const input = (slabs: object[]) => ({
  owner: { kind: 'product', id: 'prd-0001' },
  currency: 'USD',
  priceType: 'List',
  configuration: 'Decorated',
  note: '',
  slabs,
  link: null,
});
const slab = (minQty: number, unitPrice: string) => ({ minQty, unitPrice });
const readMoq = async () => numberIn(await callAs('GET /products/prd-0001'), 'moq');
const listSets = async (query = '') => itemsIn(await callAs(`GET /products/prd-0001/slab-sets${query}`));

beforeEach(() => resetSession());

describe('checking a ladder', () => {
  const checkLadder = async (slabs: object[], email = ANALYST, overrides: object = {}) =>
    callAs('POST /slab-sets/validate', { ...input(slabs), ...overrides }, email);
  const issueCodes = async (slabs: object[]) =>
    itemsIn(await checkLadder(slabs), 'issues').map(({ code }) => code);

  test('reports what is wrong and writes nothing', async () => {
    const moq = await readMoq();
    expect(await issueCodes([slab(moq, '900.00'), slab(moq * 2, '900.00'), slab(moq * 4, '901.00')])).toEqual(
      ['priceSame', 'priceRises'],
    );
    expect(await issueCodes([slab(moq, '900.00'), slab(moq * 2, '300.00')])).toEqual(['cheaperToBuyMore']);
    expect(await issueCodes([slab(moq, '0.05')])).toEqual(['underFloor']);
    expect(await listSets('?state=draft')).toEqual([]);
  });

  test('reports the results', async () => {
    const moq = await readMoq();
    const [first, last] = itemsIn(await checkLadder([slab(moq, '20.00'), slab(moq * 2, '18.00')]), 'derived');
    expect(first).toMatchObject({ minQty: moq, maxQty: moq * 2 - 1, unitPrice: '20.00' });
    expect(last).toMatchObject({ minQty: moq * 2, maxQty: null });
    expect(Number(first?.gpPct)).toBeCloseTo((1 - Number(first?.cost) / 20) * 100, 1);
    expect(Number(first?.floorPrice)).toBeCloseTo(Number(first?.cost) / 0.7, 3);
    expect(Number(first?.allInUnit)).toBeGreaterThan(20);
  });

  test('reveals no costs by a number or a rule without View Costs', async () => {
    const moq = await readMoq();
    expect(itemsIn(await checkLadder([slab(moq, '0.05')]), 'issues')).toMatchObject([{ code: 'underFloor' }]);
    const reply = await checkLadder([slab(moq, '0.05')], SERVICE);
    expect(itemsIn(reply, 'issues')).toEqual([]);
    for (const row of itemsIn(reply, 'derived')) {
      expect(row).toMatchObject({ cost: null, gpPct: null, markupPct: null, floorPrice: null });
    }
  });

  test('compares a ladder in euros with costs in euros', async () => {
    const moq = await readMoq();
    const ladder = [slab(moq, '20.00')];
    const costIn = async (currency: string) =>
      Number(itemsIn(await checkLadder(ladder, ANALYST, { currency }), 'derived')[0]?.cost);
    const rates = recordIn(await callAs('GET /fx-rates')).rates;
    expect(rates).toMatchObject({ EUR: '0.8624' });
    expect((await costIn('EUR')) / (await costIn('USD'))).toBeCloseTo(0.8624, 3);
    const reply = await checkLadder(ladder, ANALYST, { currency: 'JPY' });
    expect(itemsIn(reply, 'issues')).toMatchObject([{ code: 'noCost' }]);
    // Yen have no rate: charges are not left out of a price that is called all-in.
    expect(itemsIn(reply, 'derived')).toMatchObject([
      { cost: null, allInUnit: null, lineTotal: expect.any(String) },
    ]);
  });

  test('works for a SKU too, and not for what does not exist', async () => {
    const [sku] = itemsIn(await callAs('GET /skus?productId=prd-0001'));
    const ladder = [slab(await readMoq(), '20.00')];
    expect((await checkLadder(ladder, ANALYST, { owner: { kind: 'sku', id: sku?.id } })).status).toBe(200);
    const reply = await checkLadder(ladder, ANALYST, { owner: { kind: 'sku', id: 'sku-0' } });
    expect(reply.body).toMatchObject({ errors: [{ field: 'owner.id', code: 'unknown' }] });
  });
});

describe('comparing two ladders', () => {
  test('gives one row for each quantity of either, with its price there', async () => {
    const live = (await listSets('?state=live'))[0] ?? {};
    const before = itemsIn({ status: 200, headers: new Headers(), body: { items: live.slabs } });
    const [first, second] = before.map(({ minQty, unitPrice }) => ({ minQty, unitPrice: String(unitPrice) }));
    const quantityBetween = Number(first?.minQty) + 1;
    const id = textIn(
      await createDraft([slab(Number(first?.minQty), '99.00'), slab(quantityBetween, '98.00')]),
      'id',
    );
    const reply = await callAs(`GET /slab-sets/${id}/compare?with=live`);
    expect(reply.body).toMatchObject({ before: { id: live.id }, after: { id } });
    const rows = itemsIn(reply, 'rows');
    expect(rows.map(({ minQty }) => minQty)).toEqual([
      first?.minQty,
      quantityBetween,
      ...before.slice(1).map(({ minQty }) => minQty),
    ]);
    expect(rows[1]).toMatchObject({ before: first?.unitPrice, after: '98.00' });
    expect(rows[2]).toMatchObject({ before: second?.unitPrice, after: '98.00' });
    expect(Number(rows[0]?.deltaPct)).toBeCloseTo((99 / Number(first?.unitPrice) - 1) * 100, 1);
    expect((await callAs(`GET /slab-sets/${String(live.id)}/compare?with=${id}`)).status).toBe(200);
  });

  test('needs the same product and a live ladder', async () => {
    expect((await callAs('GET /slab-sets/set-0001-1/compare?with=set-0002-1')).status).toBe(404);
    const blank = await createDraft([slab(await readMoq(), '9.00')], { configuration: 'Blank' });
    expect((await callAs(`GET /slab-sets/${textIn(blank, 'id')}/compare?with=live`)).status).toBe(404);
  });
});

test('costs need View Costs, competitors need the price slabs', async () => {
  const costs = await callAs('GET /products/prd-0001/costs');
  expect(costs.body).toMatchObject({ productId: 'prd-0001', currency: 'USD', minGpPct: 30, targetGpPct: 36 });
  for (const { listPrice, net } of itemsIn(costs, 'breaks')) {
    expect(Number(net)).toBeCloseTo(Number(listPrice) * 0.6, 3);
  }
  const reply = await callAs('GET /products/prd-0001/costs', undefined, SERVICE);
  expect(reply.body).toMatchObject({ status: 403, node: 'View Costs' });
  const market = await callAs('GET /products/prd-0001/market', undefined, 'accounts@backroom.test');
  expect(market.body).toMatchObject({ status: 403, node: 'Price Slabs' });
});

test('costs that changed after the last publishing show when and the old value, until the next publishing', async () => {
  const costs = await callAs('GET /products/prd-0029/costs');
  expect(Date.parse(textIn(costs, 'changedAt'))).toBeLessThan(Date.now());
  const [first, ...rest] = itemsIn(costs, 'breaks');
  expect(first?.netBefore).toBeNull();
  expect(rest.length).toBeGreaterThan(1);
  for (const { net, netBefore } of rest) expect(Number(netBefore) / Number(net)).toBeCloseTo(0.95, 1);

  const [live] = itemsIn(await callAs('GET /products/prd-0029/slab-sets?state=live'));
  const next = { ...input([]), owner: live?.owner, slabs: live?.slabs };
  const created = await callAs('POST /products/prd-0029/slab-sets', next, ANALYST, {
    'Idempotency-Key': 'costs-changed-since-1',
  });
  const published = await callAs(
    `POST /slab-sets/${textIn(created, 'id')}/publish`,
    { version: 1, reason: 'Agreed' },
    'pricing.manager@backroom.test',
    { 'Idempotency-Key': 'costs-changed-since-2' },
  );
  expect(published.status).toBe(200);
  const after = await callAs('GET /products/prd-0029/costs');
  expect(after.body).toMatchObject({ changedAt: null });
  expect(itemsIn(after, 'breaks').every(({ netBefore }) => netBefore === null)).toBe(true);
});

test('competitors that are not counted have a reason', async () => {
  const ids = textsIn(await callAs('GET /products?pageSize=100&sort=-matches'), 'id').slice(0, 12);
  const ladders = await Promise.all(
    ids.map(async (id) => itemsIn(await callAs(`GET /products/${id}/market`))),
  );
  const competitors = ladders.flat();
  expect(competitors.length).toBeGreaterThan(12);
  for (const { counted, notCountedBecause } of competitors) expect(counted).toBe(notCountedBecause === null);
  expect(competitors.some(({ counted }) => counted)).toBe(true);
  expect(competitors.some(({ counted }) => !counted)).toBe(true);
});
