import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

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

describe('reading slab sets', () => {
  test('lists one’s own drafts of any product, and nobody else’s', async () => {
    const moq = await readMoq();
    const before = itemsIn(await callAs('GET /slab-drafts')).length;
    const reply = await createDraft([slab(moq, '9.00')]);
    const ownItems = itemsIn(await callAs('GET /slab-drafts'));
    expect([ownItems.length, ownItems[0]?.['id'], ownItems[0]?.['state']]).toEqual([
      before + 1,
      textIn(reply, 'id'),
      'draft',
    ]);
    const othersReply = itemsIn(await callAs('GET /slab-drafts', undefined, 'pricing.manager@backroom.test'));
    expect(othersReply.map(({ id }) => id)).not.toContain(textIn(reply, 'id'));
  });

  test('lists one’s own work without the permission for all of it', async () => {
    await createDraft([slab(await readMoq(), '9.00')]);
    const ownItems = itemsIn(await callAs('GET /activity-log?mine=true&entityType=slabSet'));
    expect(ownItems.length).toBeGreaterThan(0);
    expect(new Set(ownItems.map(({ actor }) => JSON.stringify(actor))).size).toBe(1);
    const othersReply = await callAs(
      'GET /activity-log?mine=true&entityType=slabSet',
      undefined,
      'pricing.manager@backroom.test',
    );
    expect(itemsIn(othersReply)).toEqual([]);
    const nobodyReply = await callAs('GET /activity-log?mine=true', undefined, 'menu-empty@backroom.test');
    expect(nobodyReply.status).toBe(200);
  });

  test('lists drafts first, then scheduled, live and retired ones', async () => {
    const moq = await readMoq();
    await createDraft([slab(moq, '9.00')]);
    const states = (await listSets()).map(({ state }) => String(state));
    expect(states[0]).toBe('draft');
    expect(states).toContain('live');
    const order = ['draft', 'scheduled', 'live', 'retired'];
    expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  test('filters by owner, currency, configuration and state', async () => {
    const moq = await readMoq();
    await createDraft([slab(moq, '9.00')], { configuration: 'Blank', currency: 'EUR' });
    expect(await listSets('?currency=EUR')).toMatchObject([{ configuration: 'Blank' }]);
    expect(await listSets('?configuration=Blank')).toMatchObject([{ currency: 'EUR' }]);
    expect(await listSets('?state=draft')).toHaveLength(1);
    expect(await listSets('?state=draft&state=live')).toHaveLength(2);
    expect(await listSets('?owner=prd-0002')).toEqual([]);
    expect((await callAs('GET /products/prd-0/slab-sets')).status).toBe(404);
  });

  test('needs the price slabs', async () => {
    const reply = await callAs('GET /products/prd-0001/slab-sets', undefined, 'accounts@backroom.test');
    expect(reply.body).toMatchObject({ status: 403, node: 'Price Slabs' });
    expect((await callAs('GET /slab-sets/set-0001-1', undefined, 'accounts@backroom.test')).status).toBe(403);
    expect((await callAs('GET /slab-sets/set-0')).status).toBe(404);
  });
});

describe('a draft set', () => {
  test('can be of a product, and of one of its SKUs', async () => {
    const moq = await readMoq();
    const reply = await createDraft([slab(moq, '9.00'), slab(moq * 2, '8.00')], { note: 'For spring' });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ state: 'draft', version: 1, effectiveFrom: null, note: 'For spring' });
    const [sku] = itemsIn(await callAs('GET /skus?productId=prd-0001'));
    const skuReply = await createDraft([slab(moq, '9.00')], { owner: { kind: 'sku', id: sku?.id } });
    expect(skuReply.body).toMatchObject({ ownerLabel: sku?.sku, productId: 'prd-0001' });
    const [otherSku] = itemsIn(await callAs('GET /skus?productId=prd-0002'));
    for (const owner of [
      { kind: 'sku', id: otherSku?.id },
      { kind: 'product', id: 'prd-0002' },
    ]) {
      expect((await createDraft([slab(moq, '9.00')], { owner })).body).toMatchObject({
        errors: [{ field: 'owner.id', code: 'unknown' }],
      });
    }
  });

  test.each<[string, string, (moq: number) => object[]]>([
    ['L1', 'quantityTwice', (moq) => [slab(moq, '9.00'), slab(moq, '8.00')]],
    ['L1', 'quantityNotRising', (moq) => [slab(moq, '9.00'), slab(moq * 3, '8.00'), slab(moq * 2, '7.00')]],
    ['L2', 'startsAboveMoq', (moq) => [slab(moq + 1, '9.00')]],
    ['L3', 'priceZero', (moq) => [slab(moq, '0.00')]],
  ])('with %s %s is not even saved', async (_, code, slabs) => {
    const reply = await createDraft(slabs(await readMoq()));
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ errors: [{ code }] });
    expect(await listSets('?state=draft')).toEqual([]);
  });

  test('L2 may begin below the minimum only with a less-than-minimum charge', async () => {
    const moq = await readMoq();
    const setCharges = async (items: object[]) => {
      const { version } = recordIn(await callAs('GET /products/prd-0001/charges'));
      await callAs('PUT /products/prd-0001/charges', { version, items });
    };
    await setCharges([]);
    const reply = await createDraft([slab(moq - 1, '9.00')]);
    expect(reply.body).toMatchObject({ errors: [{ code: 'startsBelowMoq', field: 'slabs.0' }] });
    const ltm = { name: 'LTM', type: 'Order', per: 'Order', price: '50.00', repeatPrice: null };
    await setCharges([{ ...ltm, appliesLtm: true, includedUnits: 0 }]);
    expect((await createDraft([slab(moq - 1, '9.00')])).status).toBe(201);
  });

  test.each(['XYZ', 'EURO', 'eur', 'XAU', ''])('is refused in %j, which is no currency', async (currency) => {
    const slabs = [slab(await readMoq(), '9.00')];
    const refusal = { code: 'validation', errors: [{ field: 'currency', code: 'not_allowed' }] };
    expect(await createDraft(slabs, { currency })).toMatchObject({ status: 422, body: refusal });
    const link = { currency, rounding: 'none' };
    const linkedReply = await createDraft(slabs, { currency: 'EUR', link });
    expect(itemsIn(linkedReply, 'errors')).toContainEqual(
      expect.objectContaining({ field: 'link.currency', code: 'not_allowed' }),
    );
    const body = { ...input(slabs), currency };
    expect(await callAs('POST /slab-sets/validate', body)).toMatchObject({ status: 422, body: refusal });
    for (const list of ['slab-sets', 'quote'])
      expect((await callAs(`GET /products/prd-0001/${list}?qty=99&currency=${currency}`)).status).toBe(422);
    expect(await listSets('?state=draft')).toEqual([]);
  });

  test('cannot follow a ladder without an exchange rate, from the first save on', async () => {
    const slabs = [slab(await readMoq(), '9.00')];
    const errors = [
      { field: 'link.currency', code: 'no_exchange_rate', message: 'No exchange rate for CHF' },
    ];
    const link = { currency: 'USD', rounding: 'none' };
    const reply = await createDraft(slabs, { currency: 'CHF', link });
    expect(reply).toMatchObject({ status: 422, body: { errors } });
    const saved = await createDraft(slabs, { currency: 'CHF' });
    expect(saved.status).toBe(201);
    const change = { version: 1, note: '', slabs, link };
    const path = `PUT /slab-sets/${textIn(saved, 'id')}`;
    expect(await callAs(path, change)).toMatchObject({ status: 422, body: { errors } });
    expect((await callAs(path, { ...change, link: null })).status).toBe(200);
  });

  test('cannot follow itself', async () => {
    const slabs = [slab(await readMoq(), '9.00')];
    const link = { currency: 'EUR', rounding: 'none' };
    const errors = [{ field: 'link.currency', code: 'same' }];
    expect(await createDraft(slabs, { currency: 'EUR', link })).toMatchObject({
      status: 422,
      body: { errors },
    });
    expect(await listSets('?state=draft')).toEqual([]);
  });

  test('is saved against L4 and L6', async () => {
    const moq = await readMoq();
    expect((await createDraft([slab(moq, '0.01'), slab(moq * 2, '0.02')])).status).toBe(201);
  });

  test('is the only one of its owner, currency and configuration: a second one is refused and names the first', async () => {
    const moq = await readMoq();
    const first = await createDraft([slab(moq, '9.00')], { note: 'For spring' });
    const reply = await createDraft([slab(moq, '8.00')], {}, 'pricing.manager@backroom.test');
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      code: 'draft_exists',
      detail: expect.stringMatching(/ started a draft of this ladder\.$/),
      current: { id: textIn(first, 'id'), state: 'draft', version: 1, note: 'For spring' },
    });
    expect(await listSets('?state=draft')).toHaveLength(1);
    expect((await createDraft([slab(moq, '8.00')], { currency: 'EUR' })).status).toBe(201);
  });

  test('records another note in the history', async () => {
    const moq = await readMoq();
    const slabs = [slab(moq, '9.00')];
    const id = textIn(await createDraft(slabs, { note: 'Restored' }), 'id');
    await callAs(`PUT /slab-sets/${id}`, { note: 'For spring', link: null, slabs, version: 1 });
    const history = itemsIn(await callAs(`GET /activity-log?entityType=slabSet&entityId=${id}`));
    expect(history.map(({ changes }) => changes)).toEqual([
      [{ field: 'note', before: 'Restored', after: 'For spring' }],
      expect.arrayContaining([{ field: 'note', before: '', after: 'Restored' }]),
    ]);
  });

  test('is changed and deleted by its version, with its prices in the history', async () => {
    const moq = await readMoq();
    const id = textIn(await createDraft([slab(moq, '9.00'), slab(moq * 2, '8.00')]), 'id');
    const body = { note: '', link: null, slabs: [slab(moq, '8.50'), slab(moq * 4, '7.00')] };
    const changed = await callAs(`PUT /slab-sets/${id}`, { ...body, version: 1 });
    expect(changed.body).toMatchObject({ slabs: body.slabs, version: 2, state: 'draft' });
    const history = await callAs(`GET /activity-log?entityType=slabSet&entityId=${id}`);
    expect(itemsIn(history)[0]?.changes).toEqual([
      { field: String(moq), before: '9.00', after: '8.50' },
      { field: String(moq * 2), before: '8.00', after: null },
      { field: String(moq * 4), before: null, after: '7.00' },
    ]);
    const lateReply = await callAs(`PUT /slab-sets/${id}`, { ...body, version: 1 });
    expect(lateReply.status).toBe(409);
    expect(lateReply.body).toMatchObject({ code: 'version_conflict', current: { id, version: 2 } });
    expect(
      (await callAs(`PUT /slab-sets/${id}`, { ...body, version: 2, slabs: [slab(moq + 1, '9')] })).status,
    ).toBe(422);
    expect((await callAs(`DELETE /slab-sets/${id}?version=1`)).status).toBe(409);
    expect((await callAs(`DELETE /slab-sets/${id}?version=2`)).body).toEqual({ id });
    expect((await callAs(`GET /slab-sets/${id}`)).status).toBe(404);
  });

  test('differs from a live set, which is neither changed nor deleted', async () => {
    const live = (await listSets('?state=live'))[0] ?? {};
    const { version, slabs } = live;
    const reply = await callAs('PUT /slab-sets/set-0001-1', { version, slabs, note: 'x', link: null });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'wrong_state', current: { state: 'live' } });
    const deleted = await callAs(`DELETE /slab-sets/set-0001-1?version=${String(version)}`);
    expect(deleted.body).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  test('needs Price Slabs: Edit', async () => {
    const reply = await createDraft([slab(1, '1')], {}, SERVICE);
    expect(reply.body).toMatchObject({ status: 403, node: 'Price Slabs: Edit' });
  });
});
