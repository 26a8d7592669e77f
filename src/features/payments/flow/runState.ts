import type { Payment } from '#api/generated/types.gen.ts';
import type { Attempt } from '#features/payments/model/attempt.ts';

/** Why the form is back, or why a payment ended without money. */
export type RunFault =
  | { kind: 'declined'; declineCode: string | null }
  /** The cardholder did not confirm, or closed the bank's window. */
  | { kind: 'notConfirmed' }
  /** The details changed on the way: what was typed is to be looked at again. */
  | { kind: 'mismatch' }
  /** A sentence of Stripe's. */
  | { kind: 'card'; sentence: string }
  /** The card form itself broke, and no card left it. */
  | { kind: 'form' }
  | { kind: 'refused'; error: unknown };

/** A payment as it is shown. */
export interface RunState {
  attempt: Attempt;
  /** As our API told of it last. */
  payment: Payment | null;
  fault: RunFault | null;
  /** Our API is being asked how it ended. */
  isChecking: boolean;
}

/** Why a payment took no money; null where it took some, or may still. */
export function toRunFault({ status, failure }: Payment): RunFault | null {
  if (status !== 'failed') return null;
  return { kind: 'declined', declineCode: failure?.declineCode ?? failure?.code ?? null };
}

/** The same after the cardholder was asked and did not confirm; a bank that said more has the word. */
export function notConfirmed(payment: Payment): RunFault | null {
  const isDeclined = payment.status === 'failed' && (payment.failure?.declineCode ?? null) !== null;
  if (isDeclined) return toRunFault(payment);
  return payment.status === 'failed' || payment.status === 'canceled' ? { kind: 'notConfirmed' } : null;
}
