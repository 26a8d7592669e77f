import { examples } from '#mocks/contract/examples.gen.ts';
import type { Refund } from '#mocks/contract/types/types.gen.ts';
import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import { paymentEntity } from '#mocks/areas/payments/records/paymentEntity.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { findCardNumberProblem } from '#mocks/areas/payments/records/chargeRules.ts';
import { currenciesFor, formatMajorUnits } from '#mocks/areas/payments/records/currencies.ts';
import type { ScheduledEvent, PaymentRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { withEvent } from '#mocks/areas/payments/records/applyOutcome.ts';
import { refundedOf, toPayment } from '#mocks/areas/payments/records/replies.ts';
import { unprocessable, wrongState } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { findPayment } from '#mocks/areas/payments/records/findPayment.ts';
import { locationOf } from '#mocks/core/route.ts';

/** How soon a bank that is slow, or sends the money back, says so. */
const DELAY_MS = 3000;

/** How a refund of this card begins, and what becomes of it. */
function planRefund(
  { behaviour }: PaymentRecord,
  refund: string,
  now: number,
): { status: Refund['status']; scheduledEvents: ScheduledEvent[] } {
  const time = now + DELAY_MS;
  if (behaviour === 'refund_pending')
    return { status: 'pending', scheduledEvents: [{ time, event: { refund, status: 'succeeded' } }] };
  const failure: ScheduledEvent = { time, event: { refund, status: 'failed' } };
  return { status: 'succeeded', scheduledEvents: behaviour === 'refund_fails_later' ? [failure] : [] };
}

/** Giving money back. */
export const paymentRefunds = {
  refundPayment: (call) => {
    const { body } = call;
    const refusal = missingPermission(call.me, permissions.cardPaymentRefund);
    if (refusal) return refusal;
    const found = findPayment(call, call.path.paymentId);
    if ('status' in found) return found;
    const { ledger, payment, viewer, actor } = found;
    const current = toPayment(payment, viewer);
    if (payment.status !== 'succeeded')
      return wrongState(current, 'Only payments that succeeded can be refunded.');
    const { refundableMinor } = current;
    if (refundableMinor === 0) return { status: 409, body: { ...examples.alreadyRefunded } };
    const cardNumber = findCardNumberProblem({ note: body.note });
    if (cardNumber) return unprocessable(cardNumber);
    const { amountMinor = refundableMinor } = body;
    if (amountMinor > refundableMinor)
      return { status: 422, body: { ...examples.overBalance, refundableMinor } };
    const { stepMinor = 1 } = currenciesFor(false).find(({ code }) => code === payment.currency) ?? {};
    if (amountMinor % stepMinor !== 0) {
      const message = `must be a multiple of ${stepMinor}`;
      return unprocessable({ field: 'amountMinor', code: 'step', message });
    }

    const [now, id] = [Date.now(), ledger.nextId('ref')];
    const { status, scheduledEvents } = planRefund(payment, id, now);
    const refund: Refund = {
      id,
      paymentId: payment.id,
      status,
      amountMinor,
      currency: payment.currency,
      reason: body.reason,
      note: body.note?.trim() || null,
      failure: null,
      createdBy: actor,
      createdAt: new Date(now).toISOString(),
    };
    const withCreation = withEvent(payment, 'refund_created', now, {
      who: actor,
      amountMinor,
      text: body.reason,
    });
    const next = {
      ...withCreation,
      refunds: [...payment.refunds, refund],
      scheduledEvents: [...payment.scheduledEvents, ...scheduledEvents],
    };
    ledger.payments.put(
      status === 'succeeded' ? withEvent(next, 'refund_succeeded', now, { amountMinor }) : next,
    );
    const refundedBefore = refundedOf(payment);
    const toText = (minor: number): string => formatMajorUnits(minor, payment.currency);
    const changes = [
      { field: 'refunded', before: toText(refundedBefore), after: toText(refundedBefore + amountMinor) },
    ];
    logActivity(call.db, authorOf(call), { action: 'payment', ...paymentEntity(payment), changes });
    return { status: 201, body: refund, ...locationOf(`/payments/${payment.id}`) };
  },
} satisfies Partial<Area<'payments'>>;
