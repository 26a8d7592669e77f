import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, type MockReply } from '#tests/support/askMock.ts';
import { later, newIdempotencyKey, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { accounts, service } from '#tests/support/payments.ts';
import { itemsIn, numberIn, textsIn } from '#tests/support/replyBody.ts';

const DAY_MS = 86_400_000;

let me: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  me = await accounts();
});
afterEach(() => {
  vi.useRealTimers();
});

const input = { payableId: 'inv-20418', amountMinor: 2500, currency: 'USD', sendTo: 'hale@brookfield.test' };
const create = (changes: object = {}, who = me, key?: string): Promise<MockReply> =>
  who.post('/payment-links', { ...input, ...changes }, key);
const one = async (id: string): Promise<Record<string, unknown> | undefined> =>
  itemsIn(await me.get('/payment-links?pageSize=100')).find((link) => link['id'] === id);
const mails = async (): Promise<unknown> => (await ask('GET /__outbox')).body;

describe('a payment link', () => {
  test('is sent, opened and paid, and becomes a payment', async () => {
    const sent = await create();
    const id = textIn(sent, 'id');
    expect(sent).toMatchObject({
      status: 201,
      body: {
        status: 'sent',
        reference: 'INV-20418',
        singleUse: true,
        url: `http://localhost/api/__stripe/links/${id}`,
      },
    });
    expect(await mails()).toEqual([
      { to: input.sendTo, subject: 'Pay INV-20418 by card', link: `/api/__stripe/links/${id}` },
    ]);
    expect((await ask(`GET /__stripe/links/${id}`)).body).toContain('25.00 USD');
    expect(await one(id)).toMatchObject({ status: 'opened' });
    const open = numberIn(await me.get('/payables/inv-20418'), 'openMinor');
    await ask(`POST /__stripe/links/${id}/pay`);
    const paid = await one(id);
    expect(paid).toMatchObject({ status: 'paid' });
    expect((await me.get(`/payments/${String(paid?.['paymentId'])}`)).body).toMatchObject({
      status: 'succeeded',
      channel: 'link',
      linkId: id,
      receiptEmail: input.sendTo,
    });
    expect(numberIn(await me.get('/payables/inv-20418'), 'openMinor')).toBe(open - 2500);
    const before = numberIn(await me.get('/payments'), 'total');
    await ask(`POST /__stripe/links/${id}/pay`);
    expect(numberIn(await me.get('/payments'), 'total')).toBe(before);
  });

  test('ends after a week or at the chosen time, 90 days at most', async () => {
    const id = textIn(await create(), 'id');
    const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    for (const days of [-1, 91]) {
      expect(await create({ expiresAt: at(days) })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'expiresAt' }] },
      });
    }
    expect((await create({ expiresAt: at(89) })).status).toBe(201);
    // Under the twelve hours after which a sign-in is over, and then some.
    later(8 * DAY_MS);
    me = await accounts();
    expect(await one(id)).toMatchObject({ status: 'expired' });
    expect((await me.post(`/payment-links/${id}/resend`)).status).toBe(409);
    expect((await ask(`GET /__stripe/links/${id}`)).body).toContain('can no longer be used');
  });

  test('is closed once, and not sent again then', async () => {
    const id = textIn(await create(), 'id');
    expect((await me.post(`/payment-links/${id}/resend`)).status).toBe(200);
    expect(await mails()).toHaveLength(2);
    expect((await me.post(`/payment-links/${id}/deactivate`)).body).toMatchObject({ status: 'deactivated' });
    for (const does of ['deactivate', 'resend']) {
      expect(await me.post(`/payment-links/${id}/${does}`)).toMatchObject({
        status: 409,
        body: { code: 'wrong_state', current: { status: 'deactivated' } },
      });
    }
    expect(await mails()).toHaveLength(2);
    expect((await me.post('/payment-links/constructor/resend')).status).toBe(404);
  });

  test('is made once under one key, by the rules of a charge', async () => {
    const key = newIdempotencyKey();
    const first = await create({}, me, key);
    expect((await create({}, me, key)).body).toEqual(first.body);
    expect((await create({ amountMinor: 2600 }, me, key)).status).toBe(400);
    expect(await create({ amountMinor: 90_000_000 })).toMatchObject({
      body: { errors: [{ code: 'over_open' }] },
    });
    const adHoc = { payableId: undefined, reference: 'Box', reason: 'Sample' };
    expect((await create(adHoc)).status).toBe(201);
    expect(await create(adHoc, await service())).toMatchObject({
      status: 403,
      body: { node: 'Card Payment: Ad hoc' },
    });
    expect((await create({}, await apiClient('auditor@backroom.test'))).status).toBe(201);
  });

  test('exists in every state, filtered by it and by invoice', async () => {
    for (const status of ['sent', 'opened', 'paid', 'expired', 'deactivated']) {
      const states = textsIn(await me.get(`/payment-links?status=${status}&pageSize=100`), 'status');
      expect(new Set(states)).toEqual(new Set([status]));
    }
    const ids = textsIn(await me.get('/payment-links?payableId=inv-20377'), 'id');
    expect(ids.sort()).toEqual(['link-0002', 'link-0003']);
  });
});
