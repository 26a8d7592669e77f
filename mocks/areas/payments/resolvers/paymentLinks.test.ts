import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, type MockReply } from '#tests/support/askMock.ts';
import { advanceTime, newIdempotencyKey, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { accounts, service } from '#tests/support/payments.ts';
import { itemsIn, numberIn, textsIn } from '#tests/support/replyBody.ts';

const DAY_MS = 86_400_000;

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await accounts();
});
afterEach(() => {
  vi.useRealTimers();
});

const input = { payableId: 'inv-20418', amountMinor: 2500, currency: 'USD', sendTo: 'hale@brookfield.test' };
const createLink = (changes: object = {}, user = client, key?: string): Promise<MockReply> =>
  user.post('/payment-links', { ...input, ...changes }, key);
const readLink = async (id: string): Promise<Record<string, unknown> | undefined> =>
  itemsIn(await client.get('/payment-links?pageSize=100')).find((link) => link['id'] === id);
const readOutbox = async (): Promise<unknown> => (await ask('GET /__outbox')).body;

describe('a payment link', () => {
  test('is sent, opened and paid, and becomes a payment', async () => {
    const created = await createLink();
    const id = textIn(created, 'id');
    expect(created).toMatchObject({
      status: 201,
      body: {
        status: 'sent',
        reference: 'INV-20418',
        singleUse: true,
        url: `http://localhost/api/__stripe/links/${id}`,
      },
    });
    expect(await readOutbox()).toEqual([
      { to: input.sendTo, subject: 'Pay INV-20418 by card', link: `/api/__stripe/links/${id}` },
    ]);
    expect((await ask(`GET /__stripe/links/${id}`)).body).toContain('25.00 USD');
    expect(await readLink(id)).toMatchObject({ status: 'opened' });
    const open = numberIn(await client.get('/payables/inv-20418'), 'openMinor');
    await ask(`POST /__stripe/links/${id}/pay`);
    const paid = await readLink(id);
    expect(paid).toMatchObject({ status: 'paid' });
    expect((await client.get(`/payments/${String(paid?.['paymentId'])}`)).body).toMatchObject({
      status: 'succeeded',
      channel: 'link',
      linkId: id,
      receiptEmail: input.sendTo,
    });
    expect(numberIn(await client.get('/payables/inv-20418'), 'openMinor')).toBe(open - 2500);
    const before = numberIn(await client.get('/payments'), 'total');
    await ask(`POST /__stripe/links/${id}/pay`);
    expect(numberIn(await client.get('/payments'), 'total')).toBe(before);
  });

  test('ends after a week or at the chosen time, 90 days at most', async () => {
    const id = textIn(await createLink(), 'id');
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    for (const days of [-1, 91]) {
      expect(await createLink({ expiresAt: inDays(days) })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'expiresAt' }] },
      });
    }
    expect((await createLink({ expiresAt: inDays(89) })).status).toBe(201);
    // Under the twelve hours after which a sign-in is over, and then some.
    advanceTime(8 * DAY_MS);
    client = await accounts();
    expect(await readLink(id)).toMatchObject({ status: 'expired' });
    expect((await client.post(`/payment-links/${id}/resend`)).status).toBe(409);
    expect((await ask(`GET /__stripe/links/${id}`)).body).toContain('can no longer be used');
  });

  test('is closed once, and not sent again then', async () => {
    const id = textIn(await createLink(), 'id');
    expect((await client.post(`/payment-links/${id}/resend`)).status).toBe(200);
    expect(await readOutbox()).toHaveLength(2);
    expect((await client.post(`/payment-links/${id}/deactivate`)).body).toMatchObject({
      status: 'deactivated',
    });
    for (const action of ['deactivate', 'resend']) {
      expect(await client.post(`/payment-links/${id}/${action}`)).toMatchObject({
        status: 409,
        body: { code: 'wrong_state', current: { status: 'deactivated' } },
      });
    }
    expect(await readOutbox()).toHaveLength(2);
    expect((await client.post('/payment-links/constructor/resend')).status).toBe(404);
  });

  test('is made once under one key, by the rules of a charge', async () => {
    const key = newIdempotencyKey();
    const first = await createLink({}, client, key);
    expect((await createLink({}, client, key)).body).toEqual(first.body);
    expect((await createLink({ amountMinor: 2600 }, client, key)).status).toBe(400);
    expect(await createLink({ amountMinor: 90_000_000 })).toMatchObject({
      body: { errors: [{ code: 'over_open' }] },
    });
    const adHoc = { payableId: undefined, reference: 'Box', reason: 'Sample' };
    expect((await createLink(adHoc)).status).toBe(201);
    expect(await createLink(adHoc, await service())).toMatchObject({
      status: 403,
      body: { node: 'Card Payment: Ad hoc' },
    });
    expect((await createLink({}, await apiClient('auditor@backroom.test'))).status).toBe(201);
  });

  test('exists in every state, filtered by it and by invoice', async () => {
    for (const status of ['sent', 'opened', 'paid', 'expired', 'deactivated']) {
      const states = textsIn(await client.get(`/payment-links?status=${status}&pageSize=100`), 'status');
      expect(new Set(states)).toEqual(new Set([status]));
    }
    const ids = textsIn(await client.get('/payment-links?payableId=inv-20377'), 'id');
    expect(ids.sort()).toEqual(['link-0002', 'link-0003']);
  });
});
