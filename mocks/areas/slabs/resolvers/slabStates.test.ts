import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { permissions } from '#session/permissions.ts';
import { textIn } from '#tests/support/askMock.ts';
import {
  ADMIN,
  as,
  post,
  draft,
  liveOf,
  setOf,
  publish,
  schedule,
  inHours,
  later,
  takeAway,
  lower,
} from '#tests/support/slabStates.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

beforeEach(() => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('publishing a set', () => {
  test('makes the draft live, ends what was live at that moment, and lists show the new prices', async () => {
    const before = await liveOf();
    const reply = await publish(await draft());
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ state: 'live', effectiveTo: null, override: null, version: 2 });
    const ended = await setOf(String(before.id));
    expect(ended).toMatchObject({ state: 'retired', effectiveTo: recordIn(reply).effectiveFrom });
    expect(ended.version).toBe(Number(before.version) + 1);
    expect((await as('GET /products/prd-0001')).body).toMatchObject({ ladder: recordIn(reply).slabs });
    const history = await as(`GET /activity-log?entityType=slabSet&entityId=${textIn(reply, 'id')}`);
    expect(itemsIn(history)[0]).toMatchObject({ action: 'publish', actor: { name: 'Martin Albrecht' } });
    expect(itemsIn(history)[0]?.changes).toContainEqual({ field: 'state', before: 'draft', after: 'live' });
  });

  test('needs a draft in its latest version and the permission', async () => {
    const id = await draft();
    const analyst = await publish(id, {}, 'pricing.analyst@backroom.test');
    expect(analyst.body).toMatchObject({ status: 403, node: 'Price Slabs: Publish' });
    const late = await publish(id, { version: 9 });
    expect(late.body).toMatchObject({ code: 'version_conflict', current: { id, version: 1 } });
    await publish(id);
    expect((await publish(id)).body).toMatchObject({ status: 409, code: 'wrong_state' });
    expect((await post('/slab-sets/set-0/publish', { version: 1 })).status).toBe(404);
  });

  test('L6 needs, below the floor, a reason and the permission to override', async () => {
    const id = await draft();
    await lower(id);
    const refused = await publish(id);
    expect(refused.status).toBe(422);
    expect(recordIn(refused).errors).toContainEqual(
      expect.objectContaining({ field: 'slabs.0', code: 'underFloor' }),
    );
    expect((await setOf(id)).state).toBe('draft');
    expect((await publish(id, { reason: 'no' }, ADMIN)).status).toBe(422);
    const reply = await publish(id, { reason: 'A sample for the fair' }, ADMIN);
    expect(reply.body).toMatchObject({ state: 'live', override: 'A sample for the fair' });
  });

  test('L4 refuses for a rising price the reason of somebody who may not override', async () => {
    const id = await draft();
    const { slabs, version } = await setOf(id);
    const [first, second, ...rest] = itemsIn({ status: 200, headers: new Headers(), body: { items: slabs } });
    const dearer = { ...second, unitPrice: (Number(first?.unitPrice) + 1).toFixed(2) };
    const body = { version, note: '', link: null, slabs: [first, dearer, ...rest] };
    await as(`PUT /slab-sets/${id}`, body);
    expect((await publish(id)).body).toMatchObject({
      errors: [{ field: 'slabs.1', code: 'priceRises' }],
    });
    const reason = 'The supplier has run out';
    takeAway(permissions.priceSlabsOverride);
    expect((await publish(id, { reason })).body).toMatchObject({
      status: 403,
      node: 'Price Slabs: Override',
    });
    expect((await publish(id, { reason }, ADMIN)).body).toMatchObject({ override: reason });
  });

  test('records no override for a reason where no rule was broken', async () => {
    const reply = await publish(await draft(), { reason: 'Just because' });
    expect(reply.body).toMatchObject({ state: 'live', override: null });
  });

  test('L7 needs an acknowledgement where the cost is not known', async () => {
    const [product] = itemsIn(await as('GET /products?flag=noCost'));
    const id = await draft(0, String(product?.id));
    const refused = await publish(id);
    expect(itemsIn(refused, 'errors').map(({ code }) => code)).toContain('noCost');
    expect((await publish(id, { acknowledge: true })).body).toMatchObject({ state: 'live' });
  });

  test('checks against the product as it is now', async () => {
    const id = await draft();
    const { version, moq } = recordIn(await as('GET /products/prd-0001', undefined, ADMIN));
    await as('PATCH /products/prd-0001', { version, moq: Math.floor(Number(moq) / 2) }, ADMIN);
    expect((await publish(id)).body).toMatchObject({ errors: [{ code: 'startsAboveMoq' }] });
  });
});

describe('ending a set', () => {
  test('leaves the product without a price when there is no other one', async () => {
    const { id, version } = await liveOf();
    const reply = await as(`POST /slab-sets/${String(id)}/retire`, { version });
    expect(reply.body).toMatchObject({ state: 'retired', effectiveTo: inHours(0) });
    expect(numberIn(await as('GET /products?flag=noSlabs&q=AID-0001'), 'total')).toBe(1);
    const again = await as(`POST /slab-sets/${String(id)}/retire`, { version: Number(version) + 1 });
    expect(again.body).toMatchObject({ code: 'wrong_state' });
  });

  test('keeps it live until a future moment, and what is scheduled begins when it is due', async () => {
    const { id, version } = await liveOf();
    const reply = await as(`POST /slab-sets/${String(id)}/retire`, { version, effectiveTo: inHours(24) });
    expect(reply.body).toMatchObject({ state: 'live', effectiveTo: inHours(24) });
    later(25);
    expect((await setOf(String(id))).state).toBe('retired');
  });

  test('leaves no price between an end now and a scheduled one', async () => {
    const next = await draft();
    await schedule(next, 24, { endOther: true });
    const { id, version } = await liveOf();
    await as(`POST /slab-sets/${String(id)}/retire`, { version });
    expect(await liveOf()).toEqual({});
    expect((await setOf(next)).state).toBe('scheduled');
    later(25);
    expect((await liveOf()).id).toBe(next);
  });

  test('is refused in the past, and L9 after the beginning of a scheduled one', async () => {
    await schedule(await draft(), 24, { endOther: true });
    const { id, version } = await liveOf();
    const end = (hours: number) =>
      as(`POST /slab-sets/${String(id)}/retire`, { version, effectiveTo: inHours(hours) });
    expect((await end(-1)).body).toMatchObject({ errors: [{ field: 'effectiveTo', code: 'past' }] });
    expect((await end(48)).body).toMatchObject({
      errors: [{ field: 'effectiveTo', code: 'overlaps' }],
    });
  });

  test('needs the latest version and Price Slabs: Publish', async () => {
    const { id, version } = await liveOf();
    expect((await as(`POST /slab-sets/${String(id)}/retire`, { version: 99 })).status).toBe(409);
    const reply = await as(`POST /slab-sets/${String(id)}/retire`, { version }, 'auditor@backroom.test');
    expect(reply.body).toMatchObject({ status: 403, node: 'Price Slabs: Publish' });
  });
});
