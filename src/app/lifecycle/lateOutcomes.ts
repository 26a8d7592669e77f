import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { paths } from '#shared/lib/paths.ts';
import { storage } from '#shared/lib/storage.ts';
import { notifyLate } from './lateNotices.ts';

/** The epoch in which the payment has been spoken of. */
let spokenIn = -1;

/** D36: says once, after a sign-in, what became of a write or a payment that the last session could not wait for. */
export function tellLateOutcomes(): void {
  const snapshot = session.getSnapshot();
  const { epoch, user } = snapshot;
  if (!isLive(snapshot) || user === null) return;
  const write = storage.session.get('lateWrite');
  const payment = storage.session.get('paymentAttempt');
  const isAsked = payment?.userId === user.userId && spokenIn !== epoch && !isAtPayments();
  spokenIn = epoch;
  if (write) storage.session.remove('lateWrite');
  const mine = write?.userId === user.userId ? write : null;
  notifyLate(mine, isAsked);
}

/** The page of the payment asks for it and shows it. */
function isAtPayments(): boolean {
  return window.location.pathname.toLowerCase().startsWith(paths.cardPayment);
}
