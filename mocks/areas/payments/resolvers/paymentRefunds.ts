import { examples } from '#mocks/contract/examples.gen.ts';
import type { Refund } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { cardNumberProblem } from '#mocks/areas/payments/records/chargeRules.ts';
import { currenciesFor } from '#mocks/areas/payments/records/currencies.ts';
import type { Due, PaymentRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { withEvent } from '#mocks/areas/payments/records/applyOutcome.ts';
import { shownPayment } from '#mocks/areas/payments/records/shown.ts';
import { unprocessable, wrongState } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { findPayment } from '#mocks/areas/payments/records/findPayment.ts';
import { madeAt } from '#mocks/core/route.ts';

/** How soon a bank that is slow, or sends the money back, says so. */
const SOON_MS = 3000;

/** How a refund of this card begins, and what becomes of it. */
function courseOf(
  { behaviour }: PaymentRecord,
  refund: string,
  now: number,
): { status: Refund['status']; due: Due[] } {
  const at = now + SOON_MS;
  if (behaviour === 'refund_pending')
    return { status: 'pending', due: [{ at, does: { refund, status: 'succeeded' } }] };
  const fails: Due = { at, does: { refund, status: 'failed' } };
  return { status: 'succeeded', due: behaviour === 'refund_fails_later' ? [fails] : [] };
}

/** Giving money back. */
export const paymentRefunds = {
  refundPayment: (call) => {
    const { body } = call;
    const refused = missingPermission(call.me, permissions.cardPaymentRefund);
    if (refused) return refused;
    const it = findPayment(call, call.path.paymentId);
    if ('status' in it) return it;
    const { ledger, payment, viewer, who } = it;
    const shown = shownPayment(payment, viewer);
    if (payment.status !== 'succeeded')
      return wrongState(shown, 'Only payments that succeeded can be refunded.');
    const { refundableMinor } = shown;
    if (refundableMinor === 0) return { status: 409, body: { ...examples.alreadyRefunded } };
    const number = cardNumberProblem({ note: body.note });
    if (number) return unprocessable(number);
    const { amountMinor = refundableMinor } = body;
    if (amountMinor > refundableMinor)
      return { status: 422, body: { ...examples.overBalance, refundableMinor } };
    const { stepMinor = 1 } = currenciesFor(false).find(({ code }) => code === payment.currency) ?? {};
    if (amountMinor % stepMinor !== 0) {
      const message = `must be a multiple of ${stepMinor}`;
      return unprocessable({ field: 'amountMinor', code: 'step', message });
    }

    const [now, id] = [Date.now(), ledger.nextId('ref')];
    const { status, due } = courseOf(payment, id, now);
    const refund: Refund = {
      id,
      paymentId: payment.id,
      status,
      amountMinor,
      currency: payment.currency,
      reason: body.reason,
      note: body.note?.trim() || null,
      failure: null,
      createdBy: who,
      createdAt: new Date(now).toISOString(),
    };
    const begun = withEvent(payment, 'refund_created', now, { who, amountMinor, text: body.reason });
    const next = { ...begun, refunds: [...payment.refunds, refund], due: [...payment.due, ...due] };
    ledger.payments.put(
      status === 'succeeded' ? withEvent(next, 'refund_succeeded', now, { amountMinor }) : next,
    );
    return { status: 201, body: refund, ...madeAt(`/payments/${payment.id}`) };
  },
} satisfies Partial<Area<'payments'>>;
