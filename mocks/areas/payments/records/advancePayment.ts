import type { ScheduledEvent, PaymentRecord, PaymentsDb } from './recordTypes.ts';
import { applyOutcome, withEvent } from './applyOutcome.ts';

const RETURNED_REASON = 'expired_or_canceled_card';

function applyRefundResult(
  payment: PaymentRecord,
  id: string,
  status: 'succeeded' | 'failed',
  time: number,
): PaymentRecord {
  const failure = status === 'failed' ? RETURNED_REASON : null;
  const refunds = payment.refunds.map((one) => (one.id === id ? { ...one, status, failure } : one));
  const amountMinor = refunds.find((one) => one.id === id)?.amountMinor ?? null;
  return withEvent({ ...payment, refunds }, `refund_${status}`, time, { amountMinor, text: failure });
}

function applyEvent(
  ledger: PaymentsDb,
  payment: PaymentRecord,
  { event, time }: ScheduledEvent,
): PaymentRecord {
  if (event === 'succeed') return applyOutcome(ledger, payment, { status: 'succeeded' }, time);
  if (event !== 'dispute') return applyRefundResult(payment, event.refund, event.status, time);
  const { amountMinor } = payment;
  return withEvent({ ...payment, disputed: true }, 'disputed', time, { amountMinor, text: 'fraudulent' });
}

/** Does to a payment what the clock has brought. */
export function advancePayment(ledger: PaymentsDb, payment: PaymentRecord, now: number): void {
  const next = payment.scheduledEvents.toSorted((a, b) => a.time - b.time).find(({ time }) => time <= now);
  if (!next) return;
  const withoutNext = { ...payment, scheduledEvents: payment.scheduledEvents.filter((one) => one !== next) };
  advancePayment(ledger, ledger.payments.put(applyEvent(ledger, withoutNext, next)), now);
}
