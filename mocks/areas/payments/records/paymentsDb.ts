import type { Db } from '#mocks/core/db.ts';
import { tableOf } from '#mocks/core/table.ts';
import { advancePayment } from './advancePayment.ts';
import type { PayableRecord, PaymentSeed, PaymentsDb } from './recordTypes.ts';
import { seedPayments } from '#mocks/areas/payments/seed/seedPayments.ts';

let cachedSeed: PaymentSeed | undefined;

/** `MOCK_DATA=large` gives a server a thousand payments. */
function getSeed(): PaymentSeed {
  const isLarge = typeof process !== 'undefined' && process.env.MOCK_DATA === 'large';
  return (cachedSeed ??= seedPayments(isLarge ? 1000 : 64, Date.now()));
}

/** The payments as a mock session sees them now: what was due by the clock is done. */
export function paymentsDb(db: Pick<Db, 'payments' | 'outbox'>, now = Date.now()): PaymentsDb {
  const seed = getSeed();
  const { payments, links, cards } = db.payments;
  const ledger: PaymentsDb = {
    customers: seed.customers,
    payables: seed.payables,
    payments: tableOf(seed.payments, payments),
    links: tableOf(seed.links, links),
    cards: tableOf(seed.cards, cards),
    nextId: (prefix) => {
      db.payments.lastId += 1;
      return `${prefix}-n${db.payments.lastId}`;
    },
    sendMail: (to, subject, link) => {
      db.outbox.push({ to, subject, link });
    },
  };
  // What is due stands in payments that this session has changed.
  for (const payment of Object.values(payments.put)) advancePayment(ledger, payment, now);
  return ledger;
}

/** By its id, or by the number that stands on it. */
export function findPayable({ payables }: PaymentsDb, name: string): PayableRecord | undefined {
  const normalizedNumber = name.toUpperCase();
  return payables.get(name) ?? [...payables.values()].find(({ number }) => number === normalizedNumber);
}
