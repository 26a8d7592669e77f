import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import {
  callAs,
  createDraft,
  liveOf,
  setOf,
  versionOf,
  publish,
  schedule,
  inHours,
  advanceHours,
  lowerFirstPrice,
} from '#tests/support/slabStates.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';

beforeEach(() => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('scheduling a set', () => {
  test('L9 is refused beside a live one without an end, until that one is ended at the same moment', async () => {
    const live = await liveOf();
    const id = await createDraft();
    const refusedReply = await schedule(id, 24);
    expect(refusedReply.status).toBe(422);
    expect(refusedReply.body).toMatchObject({
      errors: [{ field: 'effectiveFrom', code: 'overlaps' }],
    });
    const reply = await schedule(id, 24, { endOther: true });
    expect(reply.body).toMatchObject({ state: 'scheduled', effectiveTo: null });
    const endedSet = await setOf(String(live.id));
    expect(endedSet).toMatchObject({ state: 'live', effectiveTo: recordIn(reply).effectiveFrom });
  });

  test('makes it live and retires the other at its moment', async () => {
    const live = await liveOf();
    const id = await createDraft();
    const { effectiveFrom } = recordIn(await schedule(id, 24, { endOther: true }));
    vi.setSystemTime(Date.parse(String(effectiveFrom)) - 1);
    expect([(await setOf(id)).state, (await setOf(String(live.id))).state]).toEqual(['scheduled', 'live']);
    vi.setSystemTime(Date.parse(String(effectiveFrom)));
    expect([(await setOf(id)).state, (await setOf(String(live.id))).state]).toEqual(['live', 'retired']);
    expect((await liveOf()).id).toBe(id);
    const { ladder } = recordIn(await callAs('GET /products/prd-0001'));
    expect(ladder).toEqual((await setOf(id)).slabs);
  });

  test('ends a price for a week after it, with no price then', async () => {
    const id = await createDraft();
    await schedule(id, 24, { endOther: true, effectiveTo: inHours(24 * 8) });
    advanceHours(24 * 7);
    expect((await setOf(id)).state).toBe('live');
    advanceHours(24 * 2);
    expect((await setOf(id)).state).toBe('retired');
    expect((await callAs('GET /products/prd-0001')).body).toMatchObject({ fromPrice: null, ladder: [] });
  });

  test('cannot end, at an earlier moment, a set that begins later', async () => {
    await schedule(await createDraft(), 48, { endOther: true });
    const id = await createDraft(20);
    const reply = await schedule(id, 24, { endOther: true });
    expect(reply.body).toMatchObject({ errors: [{ code: 'overlaps' }] });
    const before = await schedule(id, 24, { endOther: true, effectiveTo: inHours(48) });
    expect(before.status).toBe(200);
  });

  test('can be repeated, and the scheduled set deleted', async () => {
    const id = await createDraft();
    await schedule(id, 24, { endOther: true });
    const reply = await schedule(id, 48);
    expect(reply.body).toMatchObject({ state: 'scheduled', version: 3 });
    expect((await callAs(`DELETE /slab-sets/${id}?version=3`)).body).toEqual({ id });
  });

  test('moves the end of the live price along, and removes it when the scheduled set is withdrawn', async () => {
    const live = String((await liveOf()).id);
    const id = await createDraft();
    const first = await schedule(id, 24, { endOther: true });
    const laterReply = await schedule(id, 48);
    expect(await setOf(live)).toMatchObject({ effectiveTo: recordIn(laterReply).effectiveFrom });
    const earlierReply = await schedule(id, 12);
    expect(earlierReply.status).toBe(200);
    expect(await setOf(live)).toMatchObject({ effectiveTo: recordIn(earlierReply).effectiveFrom });
    expect(recordIn(earlierReply).effectiveFrom).not.toBe(recordIn(first).effectiveFrom);
    await callAs(`DELETE /slab-sets/${id}?version=${Number(recordIn(earlierReply).version)}`);
    expect(await setOf(live)).toMatchObject({ state: 'live', effectiveTo: null });
    const history = await callAs(`GET /activity-log?entityType=slabSet&entityId=${live}`);
    expect(itemsIn(history)[0]?.changes).toContainEqual({
      field: 'effectiveTo',
      before: recordIn(earlierReply).effectiveFrom,
      after: null,
    });
  });

  test('keeps the live price until the second of two scheduled ones, when the first is withdrawn', async () => {
    const live = String((await liveOf()).id);
    const secondSet = await createDraft(30);
    await schedule(secondSet, 96, { endOther: true });
    const firstSet = await createDraft(20);
    await schedule(firstSet, 48, { endOther: true, effectiveTo: inHours(96) });
    expect(await setOf(live)).toMatchObject({ effectiveTo: (await setOf(firstSet)).effectiveFrom });
    await callAs(`DELETE /slab-sets/${firstSet}?version=${String(await versionOf(firstSet))}`);
    expect(await setOf(live)).toMatchObject({ effectiveTo: (await setOf(secondSet)).effectiveFrom });
  });

  test('leaves an end alone that was chosen separately', async () => {
    const { id: live, version } = await liveOf();
    await callAs(`POST /slab-sets/${String(live)}/retire`, { version, effectiveTo: inHours(12) });
    const id = await createDraft();
    await schedule(id, 24);
    await schedule(id, 48);
    expect(await setOf(String(live))).toMatchObject({ state: 'live', effectiveTo: inHours(12) });
  });

  test('ends a newly published set when the earliest scheduled one begins', async () => {
    const secondSet = await createDraft(30);
    await schedule(secondSet, 96, { endOther: true });
    const firstSet = await createDraft(20);
    await schedule(firstSet, 48, { endOther: true, effectiveTo: inHours(96) });
    const published = await publish(await createDraft(10));
    expect(published.body).toMatchObject({ effectiveTo: (await setOf(firstSet)).effectiveFrom });
    advanceHours(49);
    expect((await liveOf()).id).toBe(firstSet);
    advanceHours(48);
    expect((await liveOf()).id).toBe(secondSet);
  });

  test('is refused in the past, ending before it begins, and against a rule', async () => {
    const id = await createDraft();
    expect((await schedule(id, -1)).body).toMatchObject({ errors: [{ code: 'past' }] });
    expect((await schedule(id, 24, { effectiveTo: inHours(23) })).body).toMatchObject({
      errors: [{ field: 'effectiveTo', code: 'before_start' }],
    });
    await lowerFirstPrice(id);
    expect((await schedule(id, 24, { endOther: true })).body).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ code: 'underFloor' })]),
    });
    const analystReply = await schedule(id, 24, { endOther: true }, 'pricing.analyst@backroom.test');
    expect(analystReply.body).toMatchObject({ node: 'Price Slabs: Publish' });
    expect((await schedule(String((await liveOf()).id), 24)).body).toMatchObject({ code: 'wrong_state' });
  });
});
