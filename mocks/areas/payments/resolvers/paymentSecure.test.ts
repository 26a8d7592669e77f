import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import type { CardBehaviour } from '#mocks/doubles/stripe/cards.ts';
import { textIn } from '#tests/support/askMock.ts';
import type { ApiClient } from '#tests/support/apiClient.ts';
import { accounts, answerBank, charge, eventsOf, service } from '#tests/support/payments.ts';
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

const readOpenAmount = async (id = 'inv-20418'): Promise<number> =>
  numberIn(await client.get(`/payables/${id}`), 'openMinor');

describe('a 3-D Secure challenge', () => {
  const chargePresent = (behaviour: CardBehaviour, changes: object = {}) =>
    charge(client, behaviour, { channel: 'present', ...changes });

  test('asks a cardholder who is present, and passes', async () => {
    const before = await readOpenAmount();
    const reply = await chargePresent('authenticate_always');
    expect(reply).toMatchObject({ status: 201, body: { status: 'requires_action' } });
    expect(textIn(reply, 'clientSecret')).toMatch(/^pi_\w+_secret_[a-z]{20}$/);
    expect(await readOpenAmount()).toBe(before);
    expect((await answerBank(reply, 'pass')).body).toEqual({ status: 'succeeded' });
    expect(await readOpenAmount()).toBe(before - 2500);
    const id = textIn(reply, 'id');
    expect((await client.get(`/payments/${id}`)).body).toMatchObject({
      status: 'succeeded',
      clientSecret: null,
    });
    expect(await eventsOf(client, id)).toEqual(['created', 'action_required', 'authenticated', 'succeeded']);
  });

  test.each(['fail', 'closed'] as const)(
    'with the answer %s charges nothing, and cannot be answered again',
    async (result) => {
      const reply = await chargePresent('authenticate_unless_set_up');
      expect((await answerBank(reply, result)).body).toEqual({ status: 'requires_payment_method' });
      expect((await client.get(`/payments/${textIn(reply, 'id')}`)).body).toMatchObject({
        failure: { code: 'authentication_failed' },
      });
      expect((await answerBank(reply, 'pass')).status).toBe(404);
    },
  );

  test.each<[CardBehaviour, string]>([
    ['authenticate_then_insufficient_funds', 'insufficient_funds'],
    ['authenticate_then_declined', 'generic_decline'],
  ])('refuses %s after it', async (behaviour, declineCode) => {
    const reply = await chargePresent(behaviour);
    expect((await answerBank(reply, 'pass')).body).toEqual({ status: 'requires_payment_method' });
    expect((await client.get(`/payments/${textIn(reply, 'id')}`)).body).toMatchObject({
      failure: { declineCode },
    });
  });

  test('refuses when the bank cannot be reached', async () => {
    expect(await chargePresent('authentication_lookup_error')).toMatchObject({
      status: 402,
      body: { code: 'processing_error' },
    });
  });

  test('is not asked of cards taken by phone or mail, which the bank may still refuse', async () => {
    for (const channel of ['phone', 'mail']) {
      expect(await charge(client, 'authenticate_always', { channel })).toMatchObject({
        body: { status: 'succeeded' },
      });
    }
    expect(await charge(client, 'authenticate_then_declined')).toMatchObject({ status: 402 });
  });

  test('gives its secret only to who charges', async () => {
    const reply = await chargePresent('authenticate_always');
    const otherClient = await service();
    expect((await otherClient.get(`/payments/${textIn(reply, 'id')}`)).body).toMatchObject({
      clientSecret: null,
    });
    expect(itemsIn(await client.get('/payments'))[0]).toMatchObject({
      status: 'requires_action',
      clientSecret: null,
    });
  });

  test('can be given up while it waits, and only then', async () => {
    const id = textIn(await chargePresent('authenticate_always'), 'id');
    expect((await client.post(`/payments/${id}/cancel`)).body).toMatchObject({
      status: 'canceled',
      clientSecret: null,
    });
    expect(await client.post(`/payments/${id}/cancel`)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', current: { status: 'canceled' } },
    });
  });
});
