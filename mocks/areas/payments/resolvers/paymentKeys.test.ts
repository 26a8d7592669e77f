import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { newIdempotencyKey, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { accounts, answerBank, charge, chargeOf } from '#tests/support/payments.ts';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

let me: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  me = await accounts();
});
afterEach(() => {
  vi.useRealTimers();
});

const count = async (): Promise<number> => numberIn(await me.get('/payments'), 'total');
const refusal = (field: string, code: string): object => ({
  status: 422,
  body: { errors: [{ field, code }] },
});

describe('an idempotency key of a charge', () => {
  test('repeats the answer for the same call and charges nothing twice', async () => {
    const [key, body, before] = [newIdempotencyKey(), chargeOf('succeeds'), await count()];
    const first = await me.post('/payments', body, key);
    const again = await me.post('/payments', body, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await count()).toBe(before + 1);
  });

  test('repeats a refusal of the card too', async () => {
    const [key, body] = [newIdempotencyKey(), chargeOf('lost_card')];
    const first = await me.post('/payments', body, key);
    expect((await me.post('/payments', body, key)).body).toEqual(first.body);
  });

  test('refuses another body', async () => {
    const key = newIdempotencyKey();
    await charge(me, 'succeeds', {}, key);
    expect(await charge(me, 'succeeds', { amountMinor: 9900 }, key)).toMatchObject({
      status: 400,
      body: { code: 'idempotency_mismatch' },
    });
  });

  test('refuses a second call while the first is being answered', async () => {
    const [key, body, before] = [newIdempotencyKey(), chargeOf('succeeds'), await count()];
    const reply = await Promise.all([1, 2].map(() => me.post('/payments', body, key)));
    expect(reply.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(reply.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'in_progress' });
    expect(await count()).toBe(before + 1);
  });

  test('finds the payment of a lost answer, and the same call returns it', async () => {
    const [key, body] = [newIdempotencyKey(), chargeOf('succeeds', { note: 'fault-lost' })];
    await me.post('/payments', body, key);
    const found = await me.get(`/payment-attempts/${key}`);
    expect(found).toMatchObject({ status: 200, body: { status: 'succeeded', idempotencyKey: key } });
  });

  test('finds nothing of a call that never arrived', async () => {
    expect(await me.get(`/payment-attempts/${newIdempotencyKey()}`)).toMatchObject({
      status: 404,
      body: { code: 'never_arrived' },
    });
  });

  test('answers a call in progress and a missing set-up on request', async () => {
    const key = newIdempotencyKey();
    expect(await charge(me, 'succeeds', { note: 'fault-in-progress' }, key)).toMatchObject({
      status: 409,
      body: { code: 'in_progress' },
    });
    expect(await me.get(`/payment-attempts/${key}`)).toMatchObject({ body: { status: 'succeeded' } });
    const other = await apiClient('payments-not-configured@backroom.test');
    expect(await other.get('/payments/config')).toMatchObject({
      status: 503,
      body: { code: 'payments_not_configured' },
    });
  });
});

describe('saved cards', () => {
  const consent = { words: 'You may keep this card.', at: '2026-11-20T09:00:00Z' };
  const cards = async () => itemsIn(await me.get('/customers/cus-01/payment-methods'));
  const bySaved = (savedMethodId: string, channel = 'phone') =>
    charge(me, 'succeeds', { confirmationTokenId: undefined, savedMethodId, channel });

  test('are kept with consent, pay again without a challenge, and can be forgotten', async () => {
    const reply = await charge(me, 'authenticate_unless_set_up', {
      saveCard: true,
      consent,
      channel: 'present',
    });
    await answerBank(reply, 'pass');
    const id = String((await cards())[0]?.['id']);
    expect((await cards())[0]).toMatchObject({ customerId: 'cus-01', consent, card: { last4: '4242' } });
    expect(await bySaved(id, 'present')).toMatchObject({ body: { status: 'succeeded', savedMethodId: id } });
    const path = `DELETE /customers/cus-01/payment-methods/${id}`;
    expect(await ask(path, { token: me.token })).toMatchObject({ status: 200, body: { id } });
    expect((await ask(path, { token: me.token })).status).toBe(404);
    expect((await bySaved(id)).status).toBe(422);
  });

  test('may be stored and refused when charged later', async () => {
    const reply = await charge(me, 'attach_ok_charge_fails', { saveCard: true, consent });
    expect(reply).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    expect(await bySaved(textIn(reply, 'savedMethodId'))).toMatchObject({ status: 402 });
  });

  test('exclude a card that was refused, and one of another customer', async () => {
    const before = (await cards()).length;
    await charge(me, 'generic_decline', { saveCard: true, consent });
    expect(await cards()).toHaveLength(before);
    const adHoc = { payableId: undefined, reference: 'Box', reason: 'Sample', saveCard: true, consent };
    expect(await charge(me, 'succeeds', adHoc)).toMatchObject(refusal('customer', 'required'));
    expect((await me.get('/customers/cus-99/payment-methods')).status).toBe(404);
  });
});
