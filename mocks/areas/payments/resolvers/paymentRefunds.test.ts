import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { textIn, type MockReply } from '#tests/support/askMock.ts';
import { advanceTime, newIdempotencyKey, type ApiClient } from '#tests/support/apiClient.ts';
import { accounts, charge, eventsOf, service } from '#tests/support/payments.ts';
import { numberIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await accounts();
});
afterEach(() => {
  vi.useRealTimers();
});

const reason = 'requested_by_customer';
const postRefund = (id: string, body: object = {}, key?: string): Promise<MockReply> =>
  client.post(`/payments/${id}/refunds`, { reason, ...body }, key);
const readPayment = (id: string): Promise<MockReply> => client.get(`/payments/${id}`);
const readOpenAmount = async (): Promise<number> =>
  numberIn(await client.get('/payables/INV-20418'), 'openMinor');

describe('a refund', () => {
  test('returns a part twice, then the rest, then no more', async () => {
    const id = textIn(await charge(client), 'id');
    const open = await readOpenAmount();
    expect(await postRefund(id, { amountMinor: 1000, note: 'Two mugs were chipped.' })).toMatchObject({
      status: 201,
      body: { status: 'succeeded', amountMinor: 1000, createdBy: { name: 'Chiara Bellini' } },
    });
    expect((await postRefund(id, { amountMinor: 600 })).status).toBe(201);
    expect((await readPayment(id)).body).toMatchObject({ refundedMinor: 1600, refundableMinor: 900 });
    expect(await readOpenAmount()).toBe(open + 1600);
    expect(await postRefund(id, { amountMinor: 901 })).toMatchObject({
      status: 422,
      body: { code: 'over_balance', refundableMinor: 900 },
    });
    expect(await postRefund(id)).toMatchObject({ status: 201, body: { amountMinor: 900 } });
    expect(await postRefund(id)).toMatchObject({ status: 409, body: { code: 'already_refunded' } });
    const kinds = await eventsOf(client, id);
    expect(kinds.filter((kind) => kind === 'refund_succeeded')).toHaveLength(3);
  });

  test('can fail later, and its amount can be refunded again', async () => {
    const id = textIn(await charge(client, 'refund_fails_later'), 'id');
    expect(await postRefund(id)).toMatchObject({ body: { status: 'succeeded' } });
    expect((await postRefund(id)).status).toBe(409);
    advanceTime(5000);
    expect((await readPayment(id)).body).toMatchObject({
      refundedMinor: 0,
      refundableMinor: 2500,
      refunds: [{ status: 'failed', failure: 'expired_or_canceled_card' }],
    });
    expect((await postRefund(id)).status).toBe(201);
  });

  test('can be pending for a while', async () => {
    const id = textIn(await charge(client, 'refund_pending'), 'id');
    expect(await postRefund(id)).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect((await readPayment(id)).body).toMatchObject({ refundedMinor: 2500, refundableMinor: 0 });
    advanceTime(5000);
    expect((await readPayment(id)).body).toMatchObject({ refunds: [{ status: 'succeeded' }] });
    expect(await eventsOf(client, id)).toContain('refund_succeeded');
  });

  test('is made once under one key', async () => {
    const [id, key] = [textIn(await charge(client), 'id'), newIdempotencyKey()];
    const first = await postRefund(id, { amountMinor: 1000 }, key);
    expect((await postRefund(id, { amountMinor: 1000 }, key)).body).toEqual(first.body);
    expect(await postRefund(id, { amountMinor: 1200 }, key)).toMatchObject({
      status: 400,
      body: { code: 'idempotency_mismatch' },
    });
    expect((await readPayment(id)).body).toMatchObject({ refundedMinor: 1000 });
  });

  test('of dinars ends in 0, and its note holds no card number', async () => {
    const dinarCharge = { payableId: 'ord-7714', currency: 'KWD', amountMinor: 120_500 };
    const id = textIn(await charge(client, 'succeeds', dinarCharge), 'id');
    expect(await postRefund(id, { amountMinor: 1205 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'amountMinor', code: 'step' }] },
    });
    expect(await postRefund(id, { note: '4242424242424242' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'note', code: 'card_number_in_text' }] },
    });
  });

  test('is refused without permission, and for a payment that took nothing', async () => {
    const id = textIn(await charge(client), 'id');
    const otherClient = await service();
    expect(await otherClient.post(`/payments/${id}/refunds`, { reason })).toMatchObject({
      status: 403,
      body: { node: 'Card Payment: Refund' },
    });
    const failedId = textIn(await charge(client, 'generic_decline'), 'paymentId');
    expect(await postRefund(failedId)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', current: { status: 'failed' } },
    });
    expect((await postRefund('pay-none')).status).toBe(404);
  });
});
