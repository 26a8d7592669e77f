import type { Random } from '#mocks/core/random.ts';
import type { PaymentCard, Refund } from '#mocks/contract/types/types.gen.ts';
import type { CardBehaviour } from '#mocks/doubles/stripe/cards.ts';
import { decideCharge } from '#mocks/areas/payments/records/outcome.ts';
import type { PayableRecord, PaymentRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { billedCustomers, type BilledCustomer } from './seedCustomers.ts';
import { randomAmount } from './seedPayables.ts';
import { chiara, daniel, helen, visa } from './seedPeople.ts';
import { withEvent } from '#mocks/areas/payments/records/applyOutcome.ts';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
/** The history goes back so far. */
const DAYS = 120;

const cards: readonly [PaymentCard, ...PaymentCard[]] = [
  visa,
  { ...visa, last4: '1881', funding: 'debit', expYear: 2028, expMonth: 3 },
  { ...visa, brand: 'mastercard', last4: '4444', country: 'DE', expYear: 2029, expMonth: 7 },
  { ...visa, brand: 'amex', last4: '0005', country: 'GB', expMonth: 9 },
  { ...visa, brand: 'discover', last4: '1117', expMonth: 5 },
];
const refusals: readonly [CardBehaviour, ...CardBehaviour[]] = [
  'generic_decline',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'lost_card',
];
const channels: readonly [PaymentRecord['channel'], ...PaymentRecord['channel'][]] = [
  'link',
  'phone',
  'phone',
  'present',
  'mail',
];
const padIndex = (index: number): string => String(index).padStart(4, '0');

/** An invoice of each payment's own: paid by it, or partly. */
function createPayable(
  random: Random,
  index: number,
  { id, currency }: BilledCustomer,
  time: number,
): PayableRecord {
  const number = `INV-${19_000 + index}`;
  const dueDate = new Date(time + random.whole(-5, 25) * DAY_MS).toISOString().slice(0, 10);
  const fields = { id: number.toLowerCase(), type: 'invoice', number } as const;
  const totalMinor = randomAmount(random, currency);
  return { ...fields, customerId: id, totalMinor, currency, dueDate, isVoid: false, transferredMinor: 0 };
}

/** How it went: mostly well. */
function applyHistory(random: Random, payment: PaymentRecord, time: number): PaymentRecord {
  const { amountMinor, channel } = payment;
  // Who pays by a link tries until it works.
  const chance = channel === 'link' ? 100 : random.whole(1, 100);
  if (chance <= 12) {
    const behaviour = random.pick(refusals);
    const declined = decideCharge({ behaviour, amountMinor: 1, isSaved: false, savesCard: false });
    const failure = 'failure' in declined ? declined.failure : null;
    const text = failure?.declineCode ?? failure?.code ?? null;
    return withEvent({ ...payment, status: 'failed', failure, receiptEmail: null }, 'failed', time + 1000, {
      text,
    });
  }
  if (chance <= 15) {
    const challenged = withEvent(payment, 'action_required', time + 1000);
    return withEvent(
      { ...challenged, status: 'canceled', receiptEmail: null },
      'canceled',
      time + 9 * MINUTE_MS,
      {
        who: payment.createdBy,
      },
    );
  }
  const paidPayment = withEvent(payment, 'succeeded', time + 2000, { amountMinor });
  const { receiptEmail } = paidPayment;
  return receiptEmail === null
    ? paidPayment
    : withEvent(paidPayment, 'receipt_sent', time + 3000, { text: receiptEmail });
}

/** Some are given back, wholly or in part, some days later. */
function maybeRefund(random: Random, payment: PaymentRecord, time: number, now: number): PaymentRecord {
  if (payment.status !== 'succeeded' || !random.percent(14)) return payment;
  const refundTime = Math.min(time + random.whole(1, 9) * DAY_MS, now - MINUTE_MS);
  const step = payment.currency === 'KWD' ? 10 : 1;
  const part = Math.max(step, Math.floor(payment.amountMinor / 4 / step) * step);
  const refund: Refund = {
    id: payment.id.replace('pay', 'ref'),
    paymentId: payment.id,
    status: 'succeeded',
    amountMinor: random.percent(40) ? payment.amountMinor : part,
    currency: payment.currency,
    reason: random.percent(80) ? 'requested_by_customer' : 'duplicate',
    note: null,
    failure: null,
    createdBy: chiara,
    createdAt: new Date(refundTime).toISOString(),
  };
  const { amountMinor, reason } = refund;
  const withCreation = withEvent(payment, 'refund_created', refundTime, {
    who: chiara,
    amountMinor,
    text: reason,
  });
  return withEvent({ ...withCreation, refunds: [refund] }, 'refund_succeeded', refundTime + 1000, {
    amountMinor,
  });
}

function payment(
  random: Random,
  index: number,
  time: number,
): { payment: PaymentRecord; payable: PayableRecord } {
  const customer = random.pick(billedCustomers);
  const payable = createPayable(random, index, customer, time);
  const channel = index === 1 ? 'phone' : random.pick(channels);
  const isAdHoc = channel !== 'link' && random.percent(15);
  const { id, number, type, totalMinor, currency } = payable;
  const step = currency === 'KWD' ? 10 : 1;
  const amountMinor = random.percent(75) ? totalMinor : Math.ceil(totalMinor / 2 / step) * step;
  const actor = isAdHoc ? chiara : random.pick([daniel, daniel, chiara, chiara, helen]);
  const { name, email } = customer;
  const record: PaymentRecord = {
    id: `pay-${padIndex(index)}`,
    status: 'succeeded',
    clientSecret: null,
    reference: isAdHoc ? 'Sample box' : number,
    payable: isAdHoc ? null : { id, type, number },
    reason: isAdHoc ? 'Samples are sold without an invoice' : null,
    customer: { id: customer.id, name, email },
    channel,
    amountMinor,
    currency,
    refunds: [],
    card: random.pick(cards),
    behaviour: 'succeeds',
    savedMethodId: null,
    consent: null,
    failure: null,
    disputed: false,
    receiptEmail: random.percent(70) ? email : null,
    note: null,
    linkId: channel === 'link' ? `link-${1000 + index}` : null,
    createdBy: actor,
    createdAt: new Date(time).toISOString(),
    idempotencyKey: channel === 'link' ? null : `seed-0000-0000-${padIndex(index)}`,
    scheduledEvents: [],
    events: [],
  };
  return { payment: withEvent(record, 'created', time, { who: actor, amountMinor }), payable };
}

/** What was paid before, the earliest first, with the invoices it was for. */
export function seedHistory(
  count: number,
  now: number,
  random: Random,
): { payments: PaymentRecord[]; payables: PayableRecord[] } {
  const rows = Array.from({ length: count }, (_, position) => {
    // Evenly over the time, in the hours of the office, and none in the last minutes.
    const index = count - position;
    const days = Math.floor((DAYS * position) / count);
    const time = now - days * DAY_MS - random.whole(20, 9 * 60) * MINUTE_MS;
    const created = payment(random, index, time);
    const finished = maybeRefund(random, applyHistory(random, created.payment, time), time, now);
    const isDisputed = finished.status === 'succeeded' && finished.refunds.length === 0 && index % 29 === 0;
    const { amountMinor } = finished;
    const details = { amountMinor, text: 'fraudulent' };
    const finalPayment = isDisputed
      ? withEvent({ ...finished, disputed: true }, 'disputed', time + 6 * 60 * MINUTE_MS, details)
      : finished;
    return { payment: finalPayment, payable: created.payable };
  }).reverse();
  return {
    payments: rows.map((row) => row.payment),
    payables: rows.flatMap(({ payment: { payable }, payable: record }) => (payable ? [record] : [])),
  };
}
