import type { Random } from '#mocks/core/random.ts';
import type { PaymentCard, Refund } from '#mocks/contract/types/types.gen.ts';
import type { CardBehaviour } from '#mocks/doubles/stripe/cards.ts';
import { bankOutcome } from '#mocks/areas/payments/records/outcome.ts';
import type { PayableRecord, PaymentRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { billedCustomers, type BilledCustomer } from './seedCustomers.ts';
import { billOf } from './seedPayables.ts';
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
const padded = (index: number): string => String(index).padStart(4, '0');

/** An invoice of each payment's own: paid by it, or partly. */
function payableOf(
  random: Random,
  index: number,
  { id, currency }: BilledCustomer,
  at: number,
): PayableRecord {
  const number = `INV-${19_000 + index}`;
  const dueDate = new Date(at + random.whole(-5, 25) * DAY_MS).toISOString().slice(0, 10);
  const facts = { id: number.toLowerCase(), type: 'invoice', number } as const;
  const totalMinor = billOf(random, currency);
  return { ...facts, customerId: id, totalMinor, currency, dueDate, isVoid: false, transferredMinor: 0 };
}

/** How it went: mostly well. */
function ended(random: Random, payment: PaymentRecord, at: number): PaymentRecord {
  const { amountMinor, channel } = payment;
  // Who pays by a link tries until it works.
  const share = channel === 'link' ? 100 : random.whole(1, 100);
  if (share <= 12) {
    const behaviour = random.pick(refusals);
    const said = bankOutcome({ behaviour, amountMinor: 1, isSaved: false, saves: false });
    const failure = 'failure' in said ? said.failure : null;
    const text = failure?.declineCode ?? failure?.code ?? null;
    return withEvent({ ...payment, status: 'failed', failure, receiptEmail: null }, 'failed', at + 1000, {
      text,
    });
  }
  if (share <= 15) {
    const asked = withEvent(payment, 'action_required', at + 1000);
    return withEvent({ ...asked, status: 'canceled', receiptEmail: null }, 'canceled', at + 9 * MINUTE_MS, {
      who: payment.createdBy,
    });
  }
  const paid = withEvent(payment, 'succeeded', at + 2000, { amountMinor });
  const { receiptEmail } = paid;
  return receiptEmail === null ? paid : withEvent(paid, 'receipt_sent', at + 3000, { text: receiptEmail });
}

/** Some are given back, wholly or in part, some days later. */
function refunded(random: Random, payment: PaymentRecord, at: number, now: number): PaymentRecord {
  if (payment.status !== 'succeeded' || !random.percent(14)) return payment;
  const when = Math.min(at + random.whole(1, 9) * DAY_MS, now - MINUTE_MS);
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
    createdAt: new Date(when).toISOString(),
  };
  const { amountMinor, reason } = refund;
  const begun = withEvent(payment, 'refund_created', when, { who: chiara, amountMinor, text: reason });
  return withEvent({ ...begun, refunds: [refund] }, 'refund_succeeded', when + 1000, { amountMinor });
}

function payment(
  random: Random,
  index: number,
  at: number,
): { payment: PaymentRecord; payable: PayableRecord } {
  const customer = random.pick(billedCustomers);
  const payable = payableOf(random, index, customer, at);
  const channel = index === 1 ? 'phone' : random.pick(channels);
  const isAdHoc = channel !== 'link' && random.percent(15);
  const { id, number, type, totalMinor, currency } = payable;
  const step = currency === 'KWD' ? 10 : 1;
  const amountMinor = random.percent(75) ? totalMinor : Math.ceil(totalMinor / 2 / step) * step;
  const who = isAdHoc ? chiara : random.pick([daniel, daniel, chiara, chiara, helen]);
  const { name, email } = customer;
  const record: PaymentRecord = {
    id: `pay-${padded(index)}`,
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
    createdBy: who,
    createdAt: new Date(at).toISOString(),
    idempotencyKey: channel === 'link' ? null : `seed-0000-0000-${padded(index)}`,
    due: [],
    events: [],
  };
  return { payment: withEvent(record, 'created', at, { who, amountMinor }), payable };
}

/** What was paid before, the earliest first, with the invoices it was for. */
export function seedHistory(
  count: number,
  now: number,
  random: Random,
): { payments: PaymentRecord[]; payables: PayableRecord[] } {
  const rows = Array.from({ length: count }, (_, place) => {
    // Evenly over the time, in the hours of the office, and none in the last minutes.
    const index = count - place;
    const days = Math.floor((DAYS * place) / count);
    const at = now - days * DAY_MS - random.whole(20, 9 * 60) * MINUTE_MS;
    const made = payment(random, index, at);
    const over = refunded(random, ended(random, made.payment, at), at, now);
    const isDisputed = over.status === 'succeeded' && over.refunds.length === 0 && index % 29 === 0;
    const { amountMinor } = over;
    const said = { amountMinor, text: 'fraudulent' };
    const disputed = isDisputed
      ? withEvent({ ...over, disputed: true }, 'disputed', at + 6 * 60 * MINUTE_MS, said)
      : over;
    return { payment: disputed, payable: made.payable };
  }).reverse();
  return {
    payments: rows.map((row) => row.payment),
    payables: rows.flatMap(({ payment: { payable }, payable: record }) => (payable ? [record] : [])),
  };
}
