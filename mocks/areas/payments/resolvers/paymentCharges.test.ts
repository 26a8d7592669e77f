import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import type { CardBehaviour } from '#mocks/doubles/stripe/cards.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { advanceTime, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { accounts, charge, eventsOf, service, tokenFor } from '#tests/support/payments.ts';
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

const readOpenAmount = async (id = 'inv-20418'): Promise<number> =>
  numberIn(await client.get(`/payables/${id}`), 'openMinor');
const countPayments = async (): Promise<number> => numberIn(await client.get('/payments'), 'total');
const refusalOf = (field: string, code: string): object => ({
  status: 422,
  body: { errors: [{ field, code }] },
});

describe('a charge', () => {
  test('takes the money of an invoice, sends the receipt and is recorded', async () => {
    const before = await readOpenAmount();
    const paid = await charge(client, 'succeeds', {
      receiptEmail: 'hale@brookfield.test',
      note: ' Ms Hale ',
    });
    expect(paid).toMatchObject({
      status: 201,
      body: {
        status: 'succeeded',
        clientSecret: null,
        reference: 'INV-20418',
        customer: { id: 'cus-01' },
        amountMinor: 2500,
        refundableMinor: 2500,
        card: { brand: 'visa', last4: '4242' },
        note: 'Ms Hale',
        createdBy: { name: 'Chiara Bellini' },
      },
    });
    expect(await readOpenAmount()).toBe(before - 2500);
    const id = textIn(paid, 'id');
    expect(await eventsOf(client, id)).toEqual(['created', 'succeeded', 'receipt_sent']);
    const outbox = await ask('GET /__outbox');
    expect(outbox.body).toContainEqual({
      to: 'hale@brookfield.test',
      subject: 'Receipt for INV-20418',
      link: `/api/__stripe/receipts/${id}`,
    });
    const receipt = await ask(`GET /__stripe/receipts/${id}`);
    expect(receipt.body).toContain('25.00 USD');
  });

  test.each<[CardBehaviour, string, string | null]>([
    ['generic_decline', 'card_declined', 'generic_decline'],
    ['insufficient_funds', 'card_declined', 'insufficient_funds'],
    ['lost_card', 'card_declined', 'lost_card'],
    ['stolen_card', 'card_declined', 'stolen_card'],
    ['card_velocity_exceeded', 'card_declined', 'card_velocity_exceeded'],
    ['fraudulent', 'card_declined', 'fraudulent'],
    ['test_mode_live_card', 'card_declined', 'test_mode_live_card'],
    ['expired_card', 'expired_card', null],
    ['incorrect_cvc', 'incorrect_cvc', null],
    ['processing_error', 'processing_error', null],
    ['attach_ok_charge_fails', 'card_declined', 'generic_decline'],
  ])(
    'with the card %s is refused, kept as failed, and takes nothing',
    async (behaviour, code, declineCode) => {
      const before = await readOpenAmount();
      const reply = await charge(client, behaviour);
      expect(reply).toMatchObject({ status: 402, body: { status: 402, code, declineCode } });
      const storedPayment = await client.get(`/payments/${textIn(reply, 'paymentId')}`);
      expect(storedPayment.body).toMatchObject({
        status: 'failed',
        failure: { code, declineCode },
        refundableMinor: 0,
      });
      expect(await readOpenAmount()).toBe(before);
    },
  );

  test('answers lost, stolen and fraudulent cards alike, because the cardholder must not know', async () => {
    const details = await Promise.all(
      (['lost_card', 'stolen_card', 'fraudulent'] as const).map(async (behaviour) =>
        textIn(await charge(client, behaviour), 'detail'),
      ),
    );
    expect(new Set(details).size).toBe(1);
  });

  test.each<CardBehaviour>(['cvc_check_fails', 'zip_check_fails', 'refund_pending', 'refund_fails_later'])(
    'with the card %s is paid',
    async (behaviour) => {
      expect(await charge(client, behaviour)).toMatchObject({ status: 201, body: { status: 'succeeded' } });
    },
  );

  test('may be pending for a moment', async () => {
    const before = await readOpenAmount();
    const pending = await charge(client, 'succeeds', { amountMinor: 31_313 });
    expect(pending).toMatchObject({ status: 201, body: { status: 'processing', refundableMinor: 0 } });
    // What is on its way cannot be charged a second time.
    expect(await readOpenAmount()).toBe(before - 31_313);
    const path = `/payments/${textIn(pending, 'id')}`;
    expect((await client.get(path)).body).toMatchObject({ status: 'processing' });
    advanceTime(5000);
    expect((await client.get(path)).body).toMatchObject({ status: 'succeeded' });
  });

  test('can be disputed later', async () => {
    const id = textIn(await charge(client, 'disputed'), 'id');
    advanceTime(5000);
    expect((await client.get(`/payments/${id}`)).body).toMatchObject({ status: 'succeeded', disputed: true });
    expect(await eventsOf(client, id)).toEqual(['created', 'succeeded', 'disputed']);
  });

  test.each([
    ['JPY', 'inv-20431', 1_000],
    ['KWD', 'ORD-7714', 120_500],
  ])('in %s uses the minor units of its currency', async (currency, payableId, amountMinor) => {
    const before = await readOpenAmount(payableId);
    expect((await charge(client, 'succeeds', { currency, payableId, amountMinor })).status).toBe(201);
    expect(await readOpenAmount(payableId)).toBe(before - amountMinor);
  });

  test('without an invoice needs a purpose, and records who paid', async () => {
    const texts = { reference: 'Sample box', reason: 'Samples are sold without an invoice' };
    const reply = await charge(client, 'succeeds', {
      ...texts,
      payableId: undefined,
      customer: { name: 'Yuki Tanaka' },
    });
    expect(reply).toMatchObject({
      status: 201,
      body: { ...texts, payable: null, customer: { name: 'Yuki Tanaka' } },
    });
  });
});

describe('a charge is refused', () => {
  test.each([
    ['more than is open', { amountMinor: 90_000_000 }, 'amountMinor', 'over_open'],
    ['another currency', { currency: 'EUR' }, 'currency', 'other_currency'],
    ['nothing open', { payableId: 'inv-20397' }, 'payableId', 'not_open'],
    ['a void invoice', { payableId: 'inv-20350', currency: 'EUR' }, 'payableId', 'not_open'],
    ['an unknown invoice', { payableId: 'constructor' }, 'payableId', 'unknown'],
    ['less than the least', { amountMinor: 1 }, 'amountMinor', 'below_minimum'],
    [
      'dinars that do not end in 0',
      { payableId: 'ord-7714', currency: 'KWD', amountMinor: 1205 },
      'amountMinor',
      'step',
    ],
    ['no words without an invoice', { payableId: undefined, reference: 'Box' }, 'reason', 'required'],
    ['a card without consent', { saveCard: true }, 'consent', 'required'],
    ['an unknown token', { confirmationTokenId: 'ctoken_of_nobody' }, 'confirmationTokenId', 'unknown'],
    ['no card at all', { confirmationTokenId: undefined }, 'confirmationTokenId', 'one_of'],
    ['two cards', { savedMethodId: 'card-01' }, 'confirmationTokenId', 'one_of'],
    [
      'somebody else’s card',
      { confirmationTokenId: undefined, savedMethodId: 'card-03' },
      'savedMethodId',
      'unknown',
    ],
    ['a card number in the note', { note: 'Card 4242 4242 4242 4242 12/30' }, 'note', 'card_number_in_text'],
    [
      'a card number in the reason',
      { payableId: undefined, reference: 'Box', reason: 'Read me 5555-5555-5555-4444' },
      'reason',
      'card_number_in_text',
    ],
  ])('for %s', async (_what, changes, field, code) => {
    const before = await countPayments();
    expect(await charge(client, 'succeeds', changes)).toMatchObject(refusalOf(field, code));
    expect(await countPayments()).toBe(before);
  });

  test('for a token that was used, also by a charge that failed', async () => {
    const confirmationTokenId = tokenFor('generic_decline');
    expect((await charge(client, 'succeeds', { confirmationTokenId })).status).toBe(402);
    expect(await charge(client, 'succeeds', { confirmationTokenId })).toMatchObject(
      refusalOf('confirmationTokenId', 'token_used'),
    );
  });

  test('for the auditor, and for customer service without an invoice', async () => {
    const auditor = await apiClient('auditor@backroom.test');
    expect(await charge(auditor)).toMatchObject({ status: 403, body: { node: 'Card Payment: Charge' } });
    const adHoc = { payableId: undefined, reference: 'Box', reason: 'Sample' };
    expect(await charge(await service(), 'succeeds', adHoc)).toMatchObject({
      status: 403,
      body: { node: 'Card Payment: Ad hoc' },
    });
    const analyst = await apiClient('pricing.analyst@backroom.test');
    for (const path of [
      '/payments',
      '/payables',
      '/payments/config',
      '/payments/pay-0001',
      '/payment-links',
    ]) {
      expect(await analyst.get(path)).toMatchObject({ status: 403, body: { node: 'Card Payment' } });
    }
  });

  test('for customer service above the limit, not for accounts', async () => {
    const changes = { payableId: 'inv-20440', amountMinor: 500_001 };
    expect(await charge(await service(), 'succeeds', changes)).toMatchObject({
      status: 403,
      body: { code: 'over_limit', limitMinor: 500_000 },
    });
    expect((await charge(await service(), 'succeeds', { ...changes, amountMinor: 500_000 })).status).toBe(
      201,
    );
    expect((await charge(client, 'succeeds', changes)).status).toBe(201);
  });
});
