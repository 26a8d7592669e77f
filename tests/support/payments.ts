import { ask, textIn, type MockReply } from './askMock.ts';
import { apiClient, type ApiClient } from './apiClient.ts';
import { itemsIn } from './replyBody.ts';
import type { CardBehaviour } from '#mocks/doubles/stripe/cards.ts';
import { encodeToken } from '#mocks/doubles/stripe/tokens.ts';

const CARD = {
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2031,
  funding: 'credit',
  country: 'US',
} as const;

/** A new confirmation token of a card that behaves like this. */
export function tokenFor(behaviour: CardBehaviour = 'succeeds'): string {
  return encodeToken({ behaviour, ...CARD });
}

/** What is sent for a part of an invoice, by phone unless something else is said. */
export function chargeOf(behaviour: CardBehaviour, changes: object = {}): object {
  return {
    amountMinor: 2500,
    currency: 'USD',
    payableId: 'inv-20418',
    channel: 'phone',
    confirmationTokenId: tokenFor(behaviour),
    ...changes,
  };
}

/** Charges a card. */
export function charge(
  client: ApiClient,
  behaviour: CardBehaviour = 'succeeds',
  changes: object = {},
  key?: string,
): Promise<MockReply> {
  return client.post('/payments', chargeOf(behaviour, changes), key);
}

/** What the cardholder does on the bank's page. */
export function answerBank(payment: MockReply, result: 'pass' | 'fail' | 'closed'): Promise<MockReply> {
  return ask('POST /__stripe/authenticate', {
    body: { clientSecret: textIn(payment, 'clientSecret'), result },
  });
}

/** The kinds of what happened to a payment, in order. */
export async function eventsOf(client: ApiClient, id: string): Promise<string[]> {
  return itemsIn(await client.get(`/payments/${id}/events`)).map(({ kind }) => String(kind));
}

/** Accounts, who may do everything with payments; customer service, who charges invoices up to a limit. */
export const accounts = (): Promise<ApiClient> => apiClient('accounts@backroom.test');
export const service = (): Promise<ApiClient> => apiClient('service@backroom.test');
