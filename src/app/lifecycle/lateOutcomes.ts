import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { paths } from '#shared/lib/paths.ts';
import { storage } from '#shared/lib/storage.ts';
import { showLateNotices } from './lateNotices.ts';

/** The epoch in which the payment has been reported. */
let notifiedEpoch = -1;

/** D36: reports once, after a sign-in, the outcome of a write or a payment that the last session did not wait for. */
export function notifyLateOutcomes(): void {
  const snapshot = session.getSnapshot();
  const { epoch, user } = snapshot;
  if (!isLive(snapshot) || user === null) return;
  const write = storage.session.get('lateWrite');
  const payment = storage.session.get('paymentAttempt');
  const isAsked = payment?.userId === user.userId && notifiedEpoch !== epoch && !isAtPayments();
  notifiedEpoch = epoch;
  if (write) storage.session.remove('lateWrite');
  const mine = write?.userId === user.userId ? write : null;
  showLateNotices(mine, isAsked);
}

/** The page of the payment asks for it and shows it. */
function isAtPayments(): boolean {
  return window.location.pathname.toLowerCase().startsWith(paths.cardPayment);
}
