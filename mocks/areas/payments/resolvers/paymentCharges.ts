import { actorOf } from '#mocks/core/accounts.ts';
import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import { formatMajorUnits } from '#mocks/areas/payments/records/currencies.ts';
import { paymentEntity } from '#mocks/areas/payments/records/paymentEntity.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { PaymentCustomer, PaymentInput } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { findBill, findCardNumberProblem } from '#mocks/areas/payments/records/chargeRules.ts';
import { features } from '#mocks/areas/payments/records/features.ts';
import { decideOutcome } from '#mocks/areas/payments/records/outcome.ts';
import type { PayableRecord, PaymentRecord, PaymentsDb } from '#mocks/areas/payments/records/recordTypes.ts';
import { applyOutcome, withEvent } from '#mocks/areas/payments/records/applyOutcome.ts';
import { toPayment } from '#mocks/areas/payments/records/replies.ts';
import { findPaymentMethod } from '#mocks/areas/payments/records/paymentMethod.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import { unknownReference, unprocessable, wrongState } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { findPayment } from '#mocks/areas/payments/records/findPayment.ts';
import { locationOf } from '#mocks/core/route.ts';

type Refusal = ReturnType<typeof unprocessable>;

/** The customer of the invoice, one of ours, or what was typed of somebody. */
function findCustomer(
  ledger: PaymentsDb,
  payable: PayableRecord | null,
  { customer }: PaymentInput,
): { customer: PaymentCustomer | null } | Refusal {
  const id = payable?.customerId ?? customer?.id;
  if (id !== undefined) {
    const existing = ledger.customers.get(id);
    return existing
      ? { customer: { ...existing } }
      : unprocessable(unknownReference('customer.id', 'There is no such customer'));
  }
  if (customer?.name === undefined && customer?.email === undefined) return { customer: null };
  return { customer: { id: null, name: customer.name ?? null, email: customer.email ?? null } };
}

/** Refusals because of texts, the channel, or saving the card. */
function findInputRefusal({ note, customer, channel, saveCard, consent }: PaymentInput): Refusal | undefined {
  const cardNumber = findCardNumberProblem({ note, 'customer.name': customer?.name });
  if (cardNumber) return unprocessable(cardNumber);
  if (channel !== 'present' && !features().moto)
    return unprocessable({
      field: 'channel',
      code: 'moto_off',
      message: 'isn’t enabled for this account',
    });
  if (saveCard === true && !consent)
    return unprocessable({ field: 'consent', code: 'required', message: 'is required to save the card' });
  return undefined;
}

/** Charging a card, and canceling the attempt. */
export const paymentCharges = {
  createPayment: (call) => {
    const { db, me, body, headers, request } = call;
    const refusal = missingPermission(me, permissions.cardPaymentCharge);
    if (refusal) return refusal;
    const ledger = paymentsDb(db);
    const bill = findBill(ledger, me, body);
    if ('status' in bill) return bill;
    const inputRefusal = findInputRefusal(body);
    if (inputRefusal) return inputRefusal;
    const payer = findCustomer(ledger, bill.payable, body);
    if ('status' in payer) return payer;
    const customerId = payer.customer?.id ?? null;
    if (body.saveCard === true && customerId === null)
      return unprocessable({ field: 'customer', code: 'required', message: 'is required to save the card' });
    const method = findPaymentMethod(db, ledger, customerId, body);
    if ('status' in method) return method;

    const [now, actor] = [Date.now(), actorOf(me.account)];
    const { payable } = bill;
    const { amountMinor, channel } = body;
    const newPayment: PaymentRecord = {
      id: ledger.nextId('pay'),
      status: 'processing',
      clientSecret: null,
      reference: payable?.number ?? body.reference ?? '',
      payable: payable && { id: payable.id, type: payable.type, number: payable.number },
      reason: payable ? null : (body.reason ?? null),
      ...payer,
      channel,
      amountMinor,
      currency: body.currency,
      refunds: [],
      ...method,
      consent: (body.saveCard === true && body.consent) || null,
      failure: null,
      disputed: false,
      receiptEmail: body.receiptEmail ?? null,
      note: body.note?.trim() || null,
      linkId: null,
      createdBy: actor,
      createdAt: new Date(now).toISOString(),
      idempotencyKey: headers['Idempotency-Key'],
      scheduledEvents: [],
      events: [],
    };
    const { behaviour, savedMethodId, consent } = newPayment;
    const isSaved = savedMethodId !== null;
    const outcome = decideOutcome({ behaviour, channel, amountMinor, isSaved, savesCard: consent !== null });
    const payment = ledger.payments.put(
      applyOutcome(ledger, withEvent(newPayment, 'created', now, { who: actor, amountMinor }), outcome, now),
    );
    const changes = fieldChanges({}, { ...payment, amount: formatMajorUnits(amountMinor, body.currency) }, [
      'status',
      'amount',
      'currency',
    ]);
    logActivity(db, authorOf(call), { action: 'payment', ...paymentEntity(payment), changes });
    if (outcome.status === 'failed') {
      const { message, ...codes } = outcome.failure;
      return {
        status: 402,
        body: { ...examples.declined, ...codes, detail: message, paymentId: payment.id },
      };
    }
    const reply = toPayment(payment, { request, userId: actor.id });
    return { status: 201, body: reply, ...locationOf(`/payments/${payment.id}`) };
  },

  cancelPayment: (call) => {
    const refusal = missingPermission(call.me, permissions.cardPaymentCharge);
    if (refusal) return refusal;
    const found = findPayment(call, call.path.paymentId);
    if ('status' in found) return found;
    const { ledger, payment, viewer, actor } = found;
    if (payment.status !== 'requires_action')
      return wrongState(
        toPayment(payment, viewer),
        'Only payments that await the cardholder can be canceled.',
      );
    const canceledPayment: PaymentRecord = { ...payment, status: 'canceled', clientSecret: null };
    const next = ledger.payments.put(withEvent(canceledPayment, 'canceled', Date.now(), { who: actor }));
    const changes = fieldChanges(payment, next, ['status']);
    logActivity(call.db, authorOf(call), { action: 'update', ...paymentEntity(next), changes });
    return { status: 200, body: toPayment(next, viewer) };
  },
} satisfies Partial<Area<'payments'>>;
