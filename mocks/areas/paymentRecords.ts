import { actorOf } from '#mocks/catalogue/history.ts';
import type { Actor, Problem } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/db.ts';
import type { PaymentRecord, PaymentsDb } from '#mocks/payments/records.ts';
import type { Viewer } from '#mocks/payments/shown.ts';
import { paymentsDb } from '#mocks/payments/paymentsDb.ts';
import { notFound } from '#mocks/problems.ts';
import type { SignedIn } from '#mocks/types.ts';

interface Asked {
  db: Db;
  me: SignedIn;
  request: Request;
}

/** A payment with what most calls about it need. */
interface Found {
  ledger: PaymentsDb;
  payment: PaymentRecord;
  viewer: Viewer;
  who: Actor;
}

export function foundPayment({ db, me, request }: Asked, id: string): Found | { status: 404; body: Problem } {
  const ledger = paymentsDb(db);
  const payment = ledger.payments.get(id);
  const who = actorOf(me.account);
  return payment ? { ledger, payment, who, viewer: { request, userId: who.id } } : notFound();
}
