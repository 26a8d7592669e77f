import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { newIdempotencyKey, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { accounts, answerBank, charge, chargeOf } from '#tests/support/payments.ts';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await accounts();
});
afterEach(() => {
  vi.useRealTimers();
});

const countPayments = async (): Promise<number> => numberIn(await client.get('/payments'), 'total');
const refusalOf = (field: string, code: string): object => ({
  status: 422,
  body: { errors: [{ field, code }] },
});

describe('an idempotency key of a charge', () => {
  test('repeats the answer for the same call and charges nothing twice', async () => {
    const [key, body, before] = [newIdempotencyKey(), chargeOf('succeeds'), await countPayments()];
    const first = await client.post('/payments', body, key);
    const repeated = await client.post('/payments', body, key);
    expect([repeated.status, repeated.body]).toEqual([201, first.body]);
    expect(await countPayments()).toBe(before + 1);
  });

  test('repeats a refusal of the card too', async () => {
    const [key, body] = [newIdempotencyKey(), chargeOf('lost_card')];
    const first = await client.post('/payments', body, key);
    expect((await client.post('/payments', body, key)).body).toEqual(first.body);
  });

  test('refuses another body', async () => {
    const key = newIdempotencyKey();
    await charge(client, 'succeeds', {}, key);
    expect(await charge(client, 'succeeds', { amountMinor: 9900 }, key)).toMatchObject({
      status: 400,
      body: { code: 'idempotency_mismatch' },
    });
  });

  test('refuses a second call while the first is being answered', async () => {
    const [key, body, before] = [newIdempotencyKey(), chargeOf('succeeds'), await countPayments()];
    const reply = await Promise.all([1, 2].map(() => client.post('/payments', body, key)));
    expect(reply.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(reply.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'in_progress' });
    expect(await countPayments()).toBe(before + 1);
  });

  test('finds the payment of a lost answer, and the same call returns it', async () => {
    const [key, body] = [newIdempotencyKey(), chargeOf('succeeds', { note: 'fault-lost' })];
    await client.post('/payments', body, key);
    const found = await client.get(`/payment-attempts/${key}`);
    expect(found).toMatchObject({ status: 200, body: { status: 'succeeded', idempotencyKey: key } });
  });

  test('finds nothing of a call that never arrived', async () => {
    expect(await client.get(`/payment-attempts/${newIdempotencyKey()}`)).toMatchObject({
      status: 404,
      body: { code: 'never_arrived' },
    });
  });

  test('answers a call in progress and a missing set-up on request', async () => {
    const key = newIdempotencyKey();
    expect(await charge(client, 'succeeds', { note: 'fault-in-progress' }, key)).toMatchObject({
      status: 409,
      body: { code: 'in_progress' },
    });
    expect(await client.get(`/payment-attempts/${key}`)).toMatchObject({ body: { status: 'succeeded' } });
    const otherClient = await apiClient('payments-not-configured@backroom.test');
    expect(await otherClient.get('/payments/config')).toMatchObject({
      status: 503,
      body: { code: 'payments_not_configured' },
    });
  });
});

describe('saved cards', () => {
  const consent = { words: 'You may keep this card.', at: '2026-11-20T09:00:00Z' };
  const listCards = async () => itemsIn(await client.get('/customers/cus-01/payment-methods'));
  const chargeSavedCard = (savedMethodId: string, channel = 'phone') =>
    charge(client, 'succeeds', { confirmationTokenId: undefined, savedMethodId, channel });

  test('are kept with consent, pay again without a challenge, and can be forgotten', async () => {
    const reply = await charge(client, 'authenticate_unless_set_up', {
      saveCard: true,
      consent,
      channel: 'present',
    });
    await answerBank(reply, 'pass');
    const id = String((await listCards())[0]?.['id']);
    expect((await listCards())[0]).toMatchObject({ customerId: 'cus-01', consent, card: { last4: '4242' } });
    expect(await chargeSavedCard(id, 'present')).toMatchObject({
      body: { status: 'succeeded', savedMethodId: id },
    });
    const path = `DELETE /customers/cus-01/payment-methods/${id}`;
    expect(await ask(path, { token: client.token })).toMatchObject({ status: 200, body: { id } });
    expect((await ask(path, { token: client.token })).status).toBe(404);
    expect((await chargeSavedCard(id)).status).toBe(422);
  });

  test('may be stored and refused when charged later', async () => {
    const reply = await charge(client, 'attach_ok_charge_fails', { saveCard: true, consent });
    expect(reply).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    expect(await chargeSavedCard(textIn(reply, 'savedMethodId'))).toMatchObject({ status: 402 });
  });

  test('exclude a card that was refused, and one of another customer', async () => {
    const before = (await listCards()).length;
    await charge(client, 'generic_decline', { saveCard: true, consent });
    expect(await listCards()).toHaveLength(before);
    const adHoc = { payableId: undefined, reference: 'Box', reason: 'Sample', saveCard: true, consent };
    expect(await charge(client, 'succeeds', adHoc)).toMatchObject(refusalOf('customer', 'required'));
    expect((await client.get('/customers/cus-99/payment-methods')).status).toBe(404);
  });
});
