import type { Due, PaymentRecord, PaymentsDb } from './recordTypes.ts';
import { applyOutcome, withEvent } from './applyOutcome.ts';

const RETURNED = 'expired_or_canceled_card';

function withRefund(
  payment: PaymentRecord,
  id: string,
  status: 'succeeded' | 'failed',
  at: number,
): PaymentRecord {
  const failure = status === 'failed' ? RETURNED : null;
  const refunds = payment.refunds.map((one) => (one.id === id ? { ...one, status, failure } : one));
  const amountMinor = refunds.find((one) => one.id === id)?.amountMinor ?? null;
  return withEvent({ ...payment, refunds }, `refund_${status}`, at, { amountMinor, text: failure });
}

function done(ledger: PaymentsDb, payment: PaymentRecord, { does, at }: Due): PaymentRecord {
  if (does === 'succeed') return applyOutcome(ledger, payment, { status: 'succeeded' }, at);
  if (does !== 'dispute') return withRefund(payment, does.refund, does.status, at);
  const { amountMinor } = payment;
  return withEvent({ ...payment, disputed: true }, 'disputed', at, { amountMinor, text: 'fraudulent' });
}

/** Does to a payment what the clock has brought. */
export function advancePayment(ledger: PaymentsDb, payment: PaymentRecord, now: number): void {
  const next = payment.due.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= now);
  if (!next) return;
  const rest = { ...payment, due: payment.due.filter((one) => one !== next) };
  advancePayment(ledger, ledger.payments.put(done(ledger, rest, next)), now);
}
