import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { permissions } from '#session/permissions.ts';
import { textIn } from '#tests/support/askMock.ts';
import {
  ADMIN,
  callAs,
  post,
  createDraft,
  liveOf,
  setOf,
  publish,
  schedule,
  inHours,
  advanceHours,
  revokePermission,
  lowerFirstPrice,
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
    const reply = await publish(await createDraft());
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ state: 'live', effectiveTo: null, override: null, version: 2 });
    const endedSet = await setOf(String(before.id));
    expect(endedSet).toMatchObject({ state: 'retired', effectiveTo: recordIn(reply).effectiveFrom });
    expect(endedSet.version).toBe(Number(before.version) + 1);
    expect((await callAs('GET /products/prd-0001')).body).toMatchObject({ ladder: recordIn(reply).slabs });
    const history = await callAs(`GET /activity-log?entityType=slabSet&entityId=${textIn(reply, 'id')}`);
    expect(itemsIn(history)[0]).toMatchObject({ action: 'publish', actor: { name: 'Martin Albrecht' } });
    expect(itemsIn(history)[0]?.changes).toContainEqual({ field: 'state', before: 'draft', after: 'live' });
  });

  test('needs a draft in its latest version and the permission', async () => {
    const id = await createDraft();
    const analystReply = await publish(id, {}, 'pricing.analyst@backroom.test');
    expect(analystReply.body).toMatchObject({ status: 403, node: 'Price Slabs: Publish' });
    const lateReply = await publish(id, { version: 9 });
    expect(lateReply.body).toMatchObject({ code: 'version_conflict', current: { id, version: 1 } });
    await publish(id);
    expect((await publish(id)).body).toMatchObject({ status: 409, code: 'wrong_state' });
    expect((await post('/slab-sets/set-0/publish', { version: 1 })).status).toBe(404);
  });

  test('L6 needs, below the floor, a reason and the permission to override', async () => {
    const id = await createDraft();
    await lowerFirstPrice(id);
    const refusedReply = await publish(id);
    expect(refusedReply.status).toBe(422);
    expect(recordIn(refusedReply).errors).toContainEqual(
      expect.objectContaining({ field: 'slabs.0', code: 'underFloor' }),
    );
    expect((await setOf(id)).state).toBe('draft');
    expect((await publish(id, { reason: 'no' }, ADMIN)).status).toBe(422);
    const reply = await publish(id, { reason: 'A sample for the fair' }, ADMIN);
    expect(reply.body).toMatchObject({ state: 'live', override: 'A sample for the fair' });
  });

  test('L4 refuses for a rising price the reason of somebody who may not override', async () => {
    const id = await createDraft();
    const { slabs, version } = await setOf(id);
    const [first, second, ...rest] = itemsIn({ status: 200, headers: new Headers(), body: { items: slabs } });
    const raised = { ...second, unitPrice: (Number(first?.unitPrice) + 1).toFixed(2) };
    const body = { version, note: '', link: null, slabs: [first, raised, ...rest] };
    await callAs(`PUT /slab-sets/${id}`, body);
    expect((await publish(id)).body).toMatchObject({
      errors: [{ field: 'slabs.1', code: 'priceRises' }],
    });
    const reason = 'The supplier has run out';
    revokePermission(permissions.priceSlabsOverride);
    expect((await publish(id, { reason })).body).toMatchObject({
      status: 403,
      node: 'Price Slabs: Override',
    });
    expect((await publish(id, { reason }, ADMIN)).body).toMatchObject({ override: reason });
  });

  test('records no override for a reason where no rule was broken', async () => {
    const reply = await publish(await createDraft(), { reason: 'Just because' });
    expect(reply.body).toMatchObject({ state: 'live', override: null });
  });

  test('L7 needs an acknowledgement where the cost is not known', async () => {
    const [product] = itemsIn(await callAs('GET /products?flag=noCost'));
    const id = await createDraft(0, String(product?.id));
    const refusedReply = await publish(id);
    expect(itemsIn(refusedReply, 'errors').map(({ code }) => code)).toContain('noCost');
    expect((await publish(id, { acknowledge: true })).body).toMatchObject({ state: 'live' });
  });

  test('checks against the product as it is now', async () => {
    const id = await createDraft();
    const { version, moq } = recordIn(await callAs('GET /products/prd-0001', undefined, ADMIN));
    await callAs('PATCH /products/prd-0001', { version, moq: Math.floor(Number(moq) / 2) }, ADMIN);
    expect((await publish(id)).body).toMatchObject({ errors: [{ code: 'startsAboveMoq' }] });
  });
});

describe('ending a set', () => {
  test('leaves the product without a price when there is no other one', async () => {
    const { id, version } = await liveOf();
    const reply = await callAs(`POST /slab-sets/${String(id)}/retire`, { version });
    expect(reply.body).toMatchObject({ state: 'retired', effectiveTo: inHours(0) });
    expect(numberIn(await callAs('GET /products?flag=noSlabs&q=AID-0001'), 'total')).toBe(1);
    const repeatedReply = await callAs(`POST /slab-sets/${String(id)}/retire`, {
      version: Number(version) + 1,
    });
    expect(repeatedReply.body).toMatchObject({ code: 'wrong_state' });
  });

  test('keeps it live until a future moment, and what is scheduled begins when it is due', async () => {
    const { id, version } = await liveOf();
    const reply = await callAs(`POST /slab-sets/${String(id)}/retire`, { version, effectiveTo: inHours(24) });
    expect(reply.body).toMatchObject({ state: 'live', effectiveTo: inHours(24) });
    advanceHours(25);
    expect((await setOf(String(id))).state).toBe('retired');
  });

  test('leaves no price between an end now and a scheduled one', async () => {
    const next = await createDraft();
    await schedule(next, 24, { endOther: true });
    const { id, version } = await liveOf();
    await callAs(`POST /slab-sets/${String(id)}/retire`, { version });
    expect(await liveOf()).toEqual({});
    expect((await setOf(next)).state).toBe('scheduled');
    advanceHours(25);
    expect((await liveOf()).id).toBe(next);
  });

  test('is refused in the past, and L9 after the beginning of a scheduled one', async () => {
    await schedule(await createDraft(), 24, { endOther: true });
    const { id, version } = await liveOf();
    const retireIn = (hours: number) =>
      callAs(`POST /slab-sets/${String(id)}/retire`, { version, effectiveTo: inHours(hours) });
    expect((await retireIn(-1)).body).toMatchObject({ errors: [{ field: 'effectiveTo', code: 'past' }] });
    expect((await retireIn(48)).body).toMatchObject({
      errors: [{ field: 'effectiveTo', code: 'overlaps' }],
    });
  });

  test('needs the latest version and Price Slabs: Publish', async () => {
    const { id, version } = await liveOf();
    expect((await callAs(`POST /slab-sets/${String(id)}/retire`, { version: 99 })).status).toBe(409);
    const reply = await callAs(`POST /slab-sets/${String(id)}/retire`, { version }, 'auditor@backroom.test');
    expect(reply.body).toMatchObject({ status: 403, node: 'Price Slabs: Publish' });
  });
});
