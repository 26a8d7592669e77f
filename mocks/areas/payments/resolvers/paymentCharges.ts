import { actorOf } from '#mocks/core/accounts.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { PaymentCustomer, PaymentInput } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { findBill, cardNumberProblem } from '#mocks/areas/payments/records/chargeRules.ts';
import { features } from '#mocks/areas/payments/records/features.ts';
import { outcomeOf } from '#mocks/areas/payments/records/outcome.ts';
import type { PayableRecord, PaymentRecord, PaymentsDb } from '#mocks/areas/payments/records/recordTypes.ts';
import { applyOutcome, withEvent } from '#mocks/areas/payments/records/applyOutcome.ts';
import { shownPayment } from '#mocks/areas/payments/records/shown.ts';
import { paymentMethodOf } from '#mocks/areas/payments/records/paymentMethod.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import { unknownReference, unprocessable, wrongState } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { findPayment } from '#mocks/areas/payments/records/findPayment.ts';
import { madeAt } from '#mocks/core/route.ts';

type Refusal = ReturnType<typeof unprocessable>;

/** The customer of the invoice, one of ours, or what was typed of somebody. */
function customerOf(
  ledger: PaymentsDb,
  payable: PayableRecord | null,
  { customer }: PaymentInput,
): { customer: PaymentCustomer | null } | Refusal {
  const id = payable?.customerId ?? customer?.id;
  if (id !== undefined) {
    const known = ledger.customers.get(id);
    return known
      ? { customer: { ...known } }
      : unprocessable(unknownReference('customer.id', 'There is no such customer'));
  }
  if (customer?.name === undefined && customer?.email === undefined) return { customer: null };
  return { customer: { id: null, name: customer.name ?? null, email: customer.email ?? null } };
}

/** Refusals because of texts, the channel, or saving the card. */
function wrongWish({ note, customer, channel, saveCard, consent }: PaymentInput): Refusal | undefined {
  const number = cardNumberProblem({ note, 'customer.name': customer?.name });
  if (number) return unprocessable(number);
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
  createPayment: ({ db, me, body, headers, request }) => {
    const refused = missingPermission(me, permissions.cardPaymentCharge);
    if (refused) return refused;
    const ledger = paymentsDb(db);
    const bill = findBill(ledger, me, body);
    if ('status' in bill) return bill;
    const wrong = wrongWish(body);
    if (wrong) return wrong;
    const payer = customerOf(ledger, bill.payable, body);
    if ('status' in payer) return payer;
    const customerId = payer.customer?.id ?? null;
    if (body.saveCard === true && customerId === null)
      return unprocessable({ field: 'customer', code: 'required', message: 'is required to save the card' });
    const method = paymentMethodOf(db, ledger, customerId, body);
    if ('status' in method) return method;

    const [now, who] = [Date.now(), actorOf(me.account)];
    const { payable } = bill;
    const { amountMinor, channel } = body;
    const begun: PaymentRecord = {
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
      createdBy: who,
      createdAt: new Date(now).toISOString(),
      idempotencyKey: headers['Idempotency-Key'],
      due: [],
      events: [],
    };
    const { behaviour, savedMethodId, consent } = begun;
    const isSaved = savedMethodId !== null;
    const outcome = outcomeOf({ behaviour, channel, amountMinor, isSaved, saves: consent !== null });
    const payment = ledger.payments.put(
      applyOutcome(ledger, withEvent(begun, 'created', now, { who, amountMinor }), outcome, now),
    );
    if (outcome.status === 'failed') {
      const { message, ...codes } = outcome.failure;
      return {
        status: 402,
        body: { ...examples.declined, ...codes, detail: message, paymentId: payment.id },
      };
    }
    const made = shownPayment(payment, { request, userId: who.id });
    return { status: 201, body: made, ...madeAt(`/payments/${payment.id}`) };
  },

  cancelPayment: (call) => {
    const refused = missingPermission(call.me, permissions.cardPaymentCharge);
    if (refused) return refused;
    const it = findPayment(call, call.path.paymentId);
    if ('status' in it) return it;
    const { ledger, payment, viewer, who } = it;
    if (payment.status !== 'requires_action')
      return wrongState(
        shownPayment(payment, viewer),
        'Only payments that await the cardholder can be canceled.',
      );
    const given: PaymentRecord = { ...payment, status: 'canceled', clientSecret: null };
    const next = ledger.payments.put(withEvent(given, 'canceled', Date.now(), { who }));
    return { status: 200, body: shownPayment(next, viewer) };
  },
} satisfies Partial<Area<'payments'>>;
