import { actorOf } from '#mocks/core/accounts.ts';
import type { Actor, Problem } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import type { PaymentRecord, PaymentsDb } from './recordTypes.ts';
import type { Viewer } from './replies.ts';
import { paymentsDb } from './paymentsDb.ts';
import { notFound } from '#mocks/core/problems.ts';
import type { SignedIn } from '#mocks/core/types.ts';

interface PaymentCall {
  db: Db;
  me: SignedIn;
  request: Request;
}

/** A payment with what most calls about it need. */
interface FoundPayment {
  ledger: PaymentsDb;
  payment: PaymentRecord;
  viewer: Viewer;
  actor: Actor;
}

export function findPayment(
  { db, me, request }: PaymentCall,
  id: string,
): FoundPayment | { status: 404; body: Problem } {
  const ledger = paymentsDb(db);
  const payment = ledger.payments.get(id);
  const actor = actorOf(me.account);
  return payment ? { ledger, payment, actor, viewer: { request, userId: actor.id } } : notFound();
}
