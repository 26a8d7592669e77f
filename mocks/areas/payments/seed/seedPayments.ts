import { randomFrom, seedOf } from '#mocks/core/random.ts';
import { customers } from './seedCustomers.ts';
import { seedHistory } from './seedHistory.ts';
import { seedLinks } from './seedLinks.ts';
import { seedPayables } from './seedPayables.ts';
import type { CardRecord, PaymentSeed } from '#mocks/areas/payments/records/recordTypes.ts';
import { chiara, visa } from './seedPeople.ts';

const DAY_MS = 86_400_000;

const byId = <T extends { readonly id: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record.id, record]));

function seedCards(now: number): CardRecord[] {
  const consentText = 'You may keep this card for our orders.';
  const createCard = (
    id: string,
    customerId: string,
    days: number,
    overrides: Partial<CardRecord> = {},
  ): CardRecord => {
    const createdAt = new Date(now - days * DAY_MS).toISOString();
    const cardFields = {
      card: visa,
      behaviour: 'succeeds',
      consent: { words: consentText, at: createdAt },
      createdBy: chiara,
    } as const;
    return { id, customerId, createdAt: createdAt, ...cardFields, ...overrides };
  };
  return [
    createCard('card-01', 'cus-01', 168),
    // Works when it is saved, and is refused when it is charged.
    createCard('card-02', 'cus-01', 40, {
      behaviour: 'attach_ok_charge_fails',
      card: { ...visa, last4: '0341' },
    }),
    createCard('card-03', 'cus-03', 90, {
      card: { ...visa, brand: 'mastercard', last4: '4444', country: 'DE' },
    }),
  ];
}

/** Everything that is there before anybody has done anything: the same each time, at the same distance from now. */
export function seedPayments(count: number, now: number): PaymentSeed {
  const random = randomFrom(seedOf('payments'));
  const payables = seedPayables(now, random);
  const history = seedHistory(count, now, random);
  const links = seedLinks(now, history.payments);
  return {
    customers: byId(customers),
    payables: byId([...payables, ...history.payables]),
    payments: byId(history.payments),
    links: byId(links),
    cards: byId(seedCards(now)),
  };
}
