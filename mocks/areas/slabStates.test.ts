import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession, saveSessions } from '#mocks/mockSessions.ts';
import { menuOf } from '#mocks/users.ts';
import { nodes, type NodeTitle } from '#session/nodes.ts';
import { ask, textIn, tokenOf, type Told } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/told.ts';

const MANAGER = 'pricing.manager@backroom.test';
const ADMIN = 'admin@backroom.test';
const HOUR = 3_600_000;
const as = async (call: string, body?: unknown, email = MANAGER, headers = {}) =>
  ask(call, { token: await tokenOf(email), headers, ...(body === undefined ? {} : { body }) });

let key = 0;
const post = (path: string, body: object, email = MANAGER) =>
  as(`POST ${path}`, body, email, { 'Idempotency-Key': `state-key-${(key += 1)}-padded-out` });

/** A draft of the product over the live ladder, each price some cents dearer. */
async function draft(cents = 10, product = 'prd-0001'): Promise<string> {
  const live = await liveOf(product);
  const ladder = itemsIn({ status: 200, headers: new Headers(), body: live }, 'slabs');
  const slabs = ladder.map(({ minQty, unitPrice }) => ({
    minQty,
    unitPrice: (Number(unitPrice) + cents / 100).toFixed(2),
  }));
  const facts = { currency: 'USD', priceType: 'List', configuration: 'Decorated', note: '', link: null };
  const owner = { kind: 'product', id: product };
  return textIn(await post(`/products/${product}/slab-sets`, { ...facts, owner, slabs }), 'id');
}
async function liveOf(product = 'prd-0001') {
  const [live] = itemsIn(await as(`GET /products/${product}/slab-sets?state=live`));
  return live ?? {};
}
const setOf = async (id: string) => recordIn(await as(`GET /slab-sets/${id}`));
const versionOf = async (id: string) => (await setOf(id)).version;
const publish = async (id: string, more: object = {}, email = MANAGER): Promise<Told> =>
  post(`/slab-sets/${id}/publish`, { version: await versionOf(id), ...more }, email);
const schedule = async (id: string, from: number, more: object = {}, email = MANAGER): Promise<Told> =>
  post(
    `/slab-sets/${id}/schedule`,
    { version: await versionOf(id), effectiveFrom: inHours(from), effectiveTo: null, ...more },
    email,
  );
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR);

/** The manager's role loses a permission. */
function takeAway(title: NodeTitle): void {
  const account = saveSessions()['']?.accounts['martin.albrecht'];
  if (!account) throw new Error('nobody signed in');
  account.menu.data = menuOf(new Set(Object.values(nodes).filter((one) => one !== title)));
}

/** Lowers the first price of a draft to one cent. */
async function lower(id: string): Promise<void> {
  const { slabs, version } = await setOf(id);
  const [first, ...rest] = itemsIn({ status: 200, headers: new Headers(), body: { items: slabs } });
  const body = { version, note: '', link: null, slabs: [{ ...first, unitPrice: '0.01' }, ...rest] };
  expect((await as(`PUT /slab-sets/${id}`, body)).status).toBe(200);
}

beforeEach(() => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('publishing', () => {
  test('the draft is live, what was live ends at that moment, and lists show the new prices', async () => {
    const before = await liveOf();
    const told = await publish(await draft());
    expect(told.status).toBe(200);
    expect(told.body).toMatchObject({ state: 'live', effectiveTo: null, override: null, version: 2 });
    const ended = await setOf(String(before.id));
    expect(ended).toMatchObject({ state: 'retired', effectiveTo: recordIn(told).effectiveFrom });
    expect(ended.version).toBe(Number(before.version) + 1);
    expect((await as('GET /products/prd-0001')).body).toMatchObject({ ladder: recordIn(told).slabs });
    const history = await as(`GET /activity-log?entityType=slabSet&entityId=${textIn(told, 'id')}`);
    expect(itemsIn(history)[0]).toMatchObject({ action: 'publish', actor: { name: 'Martin Albrecht' } });
    expect(itemsIn(history)[0]?.changes).toContainEqual({ field: 'state', before: 'draft', after: 'live' });
  });

  test('only a draft, in its latest version, by who may publish', async () => {
    const id = await draft();
    const analyst = await publish(id, {}, 'pricing.analyst@backroom.test');
    expect(analyst.body).toMatchObject({ status: 403, node: 'Price Slabs: Publish' });
    const late = await publish(id, { version: 9 });
    expect(late.body).toMatchObject({ code: 'version_conflict', current: { id, version: 1 } });
    await publish(id);
    expect((await publish(id)).body).toMatchObject({ status: 409, code: 'wrong_state' });
    expect((await post('/slab-sets/set-0/publish', { version: 1 })).status).toBe(404);
  });

  test('R6 under the floor: a reason, and somebody who may override', async () => {
    const id = await draft();
    await lower(id);
    const refused = await publish(id);
    expect(refused.status).toBe(422);
    expect(recordIn(refused).errors).toContainEqual(
      expect.objectContaining({ field: 'slabs.0', code: 'rule_violation', message: 'R6 underFloor' }),
    );
    expect((await setOf(id)).state).toBe('draft');
    expect((await publish(id, { reason: 'no' }, ADMIN)).status).toBe(422);
    const told = await publish(id, { reason: 'A sample for the fair' }, ADMIN);
    expect(told.body).toMatchObject({ state: 'live', override: 'A sample for the fair' });
  });

  test('R4 a price that rises: a reason of somebody who may not override is refused', async () => {
    const id = await draft();
    const { slabs, version } = await setOf(id);
    const [first, second, ...rest] = itemsIn({ status: 200, headers: new Headers(), body: { items: slabs } });
    const dearer = { ...second, unitPrice: (Number(first?.unitPrice) + 1).toFixed(2) };
    const body = { version, note: '', link: null, slabs: [first, dearer, ...rest] };
    await as(`PUT /slab-sets/${id}`, body);
    expect((await publish(id)).body).toMatchObject({
      errors: [{ field: 'slabs.1', message: 'R4 priceRises' }],
    });
    const reason = 'The supplier has run out';
    takeAway(nodes.priceSlabsOverride);
    expect((await publish(id, { reason })).body).toMatchObject({
      status: 403,
      node: 'Price Slabs: Override',
    });
    expect((await publish(id, { reason }, ADMIN)).body).toMatchObject({ override: reason });
  });

  test('a reason where no rule was broken is no override', async () => {
    const told = await publish(await draft(), { reason: 'Just because' });
    expect(told.body).toMatchObject({ state: 'live', override: null });
  });

  test('R7 where the cost is not known, that is acknowledged', async () => {
    const [product] = itemsIn(await as('GET /products?flag=noCost'));
    const id = await draft(0, String(product?.id));
    const refused = await publish(id);
    expect(itemsIn(refused, 'errors').map(({ message }) => message)).toContain('R7 noCost');
    expect((await publish(id, { acknowledge: true })).body).toMatchObject({ state: 'live' });
  });

  test('what is judged is the product as it is now', async () => {
    const id = await draft();
    const { version, moq } = recordIn(await as('GET /products/prd-0001', undefined, ADMIN));
    await as('PATCH /products/prd-0001', { version, moq: Math.floor(Number(moq) / 2) }, ADMIN);
    expect((await publish(id)).body).toMatchObject({ errors: [{ message: 'R2 startsAboveMoq' }] });
  });
});

describe('scheduling', () => {
  test('R9 what is live for ever is in the way, until it is ended at that moment', async () => {
    const live = await liveOf();
    const id = await draft();
    const refused = await schedule(id, 24);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      errors: [{ field: 'effectiveFrom', message: `R9 overlaps ${String(live.id)}` }],
    });
    const told = await schedule(id, 24, { endOther: true });
    expect(told.body).toMatchObject({ state: 'scheduled', effectiveTo: null });
    const ending = await setOf(String(live.id));
    expect(ending).toMatchObject({ state: 'live', effectiveTo: recordIn(told).effectiveFrom });
  });

  test('time makes it live and retires the other, to the moment', async () => {
    const live = await liveOf();
    const id = await draft();
    const { effectiveFrom } = recordIn(await schedule(id, 24, { endOther: true }));
    vi.setSystemTime(Date.parse(String(effectiveFrom)) - 1);
    expect([(await setOf(id)).state, (await setOf(String(live.id))).state]).toEqual(['scheduled', 'live']);
    vi.setSystemTime(Date.parse(String(effectiveFrom)));
    expect([(await setOf(id)).state, (await setOf(String(live.id))).state]).toEqual(['live', 'retired']);
    expect((await liveOf()).id).toBe(id);
    const { ladder } = recordIn(await as('GET /products/prd-0001'));
    expect(ladder).toEqual((await setOf(id)).slabs);
  });

  test('a price for a week ends after it, and then there is none', async () => {
    const id = await draft();
    await schedule(id, 24, { endOther: true, effectiveTo: inHours(24 * 8) });
    later(24 * 7);
    expect((await setOf(id)).state).toBe('live');
    later(24 * 2);
    expect((await setOf(id)).state).toBe('retired');
    expect((await as('GET /products/prd-0001')).body).toMatchObject({ fromPrice: null, ladder: [] });
  });

  test('a set that begins later cannot be ended at a moment before', async () => {
    await schedule(await draft(), 48, { endOther: true });
    const told = await schedule(await draft(20), 24, { endOther: true });
    expect(told.body).toMatchObject({ errors: [{ code: 'rule_violation' }] });
    const before = await schedule(await draft(20), 24, { endOther: true, effectiveTo: inHours(48) });
    expect(before.status).toBe(200);
  });

  test('what is scheduled is scheduled anew, and deleted', async () => {
    const id = await draft();
    await schedule(id, 24, { endOther: true });
    const told = await schedule(id, 48);
    expect(told.body).toMatchObject({ state: 'scheduled', version: 3 });
    expect((await as(`DELETE /slab-sets/${id}?version=3`)).body).toEqual({ id });
  });

  test('published meanwhile: the new one holds until the earliest scheduled one begins', async () => {
    const far = await draft(30);
    await schedule(far, 96, { endOther: true });
    const near = await draft(20);
    await schedule(near, 48, { endOther: true, effectiveTo: inHours(96) });
    const now = await publish(await draft(10));
    expect(now.body).toMatchObject({ effectiveTo: (await setOf(near)).effectiveFrom });
    later(49);
    expect((await liveOf()).id).toBe(near);
    later(48);
    expect((await liveOf()).id).toBe(far);
  });

  test('not in the past, not ending before it begins, not against a rule', async () => {
    const id = await draft();
    expect((await schedule(id, -1)).body).toMatchObject({ errors: [{ code: 'past' }] });
    expect((await schedule(id, 24, { effectiveTo: inHours(23) })).body).toMatchObject({
      errors: [{ field: 'effectiveTo', code: 'before_start' }],
    });
    await lower(id);
    expect((await schedule(id, 24, { endOther: true })).body).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ message: 'R6 underFloor' })]),
    });
    const may = await schedule(id, 24, { endOther: true }, 'pricing.analyst@backroom.test');
    expect(may.body).toMatchObject({ node: 'Price Slabs: Publish' });
    expect((await schedule(String((await liveOf()).id), 24)).body).toMatchObject({ code: 'wrong_state' });
  });
});

describe('ending', () => {
  test('a live set without another one leaves the product without a price', async () => {
    const { id, version } = await liveOf();
    const told = await as(`POST /slab-sets/${String(id)}/retire`, { version });
    expect(told.body).toMatchObject({ state: 'retired', effectiveTo: inHours(0) });
    expect(numberIn(await as('GET /products?flag=noSlabs&q=AID-0001'), 'total')).toBe(1);
    const again = await as(`POST /slab-sets/${String(id)}/retire`, { version: Number(version) + 1 });
    expect(again.body).toMatchObject({ code: 'wrong_state' });
  });

  test('nobody ends a set whose version is old or without Price Slabs: Publish', async () => {
    const { id, version } = await liveOf();
    expect((await as(`POST /slab-sets/${String(id)}/retire`, { version: 99 })).status).toBe(409);
    const told = await as(`POST /slab-sets/${String(id)}/retire`, { version }, 'auditor@backroom.test');
    expect(told.body).toMatchObject({ status: 403, node: 'Price Slabs: Publish' });
  });
});
