import type { Payable, Payment, PaymentLink } from '#mocks/contract/types/types.gen.ts';
import { linkPath, receiptPath } from '#mocks/areas/payments/gateway/paths.ts';
import type { LinkRecord, PayableRecord, PaymentRecord, PaymentsDb } from './recordTypes.ts';

/** Who asks: from which address, and who it is. */
export interface Viewer {
  request: Request;
  userId: string;
}

/** What was given back or is on its way. */
export function refundedOf({ refunds }: Pick<PaymentRecord, 'refunds'>): number {
  return refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

export function toPayment(payment: PaymentRecord, { request, userId }: Viewer): Payment {
  const isPaid = payment.status === 'succeeded';
  const refundedMinor = refundedOf(payment);
  return {
    id: payment.id,
    status: payment.status,
    clientSecret: payment.createdBy.id === userId ? payment.clientSecret : null,
    reference: payment.reference,
    payable: payment.payable,
    reason: payment.reason,
    customer: payment.customer,
    channel: payment.channel,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    refundedMinor,
    refundableMinor: isPaid ? payment.amountMinor - refundedMinor : 0,
    refunds: [...payment.refunds],
    card: payment.card,
    savedMethodId: payment.savedMethodId,
    failure: payment.failure,
    disputed: payment.disputed,
    receiptUrl: isPaid ? new URL(receiptPath(payment.id), request.url).href : null,
    receiptEmail: payment.receiptEmail,
    note: payment.note,
    linkId: payment.linkId,
    createdBy: payment.createdBy,
    createdAt: payment.createdAt,
    idempotencyKey: payment.idempotencyKey,
  };
}

/** What the payments of each invoice and order have brought, by its id. */
export function paidByPayable({ payments }: PaymentsDb): ReadonlyMap<string, number> {
  const paid = new Map<string, number>();
  for (const payment of payments.all()) {
    if (!payment.payable || (payment.status !== 'succeeded' && payment.status !== 'processing')) continue;
    const { id } = payment.payable;
    paid.set(id, (paid.get(id) ?? 0) + payment.amountMinor - refundedOf(payment));
  }
  return paid;
}

function statusOf(record: PayableRecord, openMinor: number, now: number): Payable['status'] {
  if (record.isVoid) return 'void';
  if (openMinor === 0) return 'paid';
  // Due until the end of the day.
  if (record.dueDate !== null && Date.parse(record.dueDate) + 86_400_000 <= now) return 'overdue';
  return openMinor < record.totalMinor ? 'partial' : 'open';
}

export function toPayable(
  ledger: PaymentsDb,
  record: PayableRecord,
  paid = paidByPayable(ledger),
  now = Date.now(),
): Payable {
  const { customerId, transferredMinor, isVoid, ...fields } = record;
  const remaining = fields.totalMinor - transferredMinor - (paid.get(fields.id) ?? 0);
  const openMinor = isVoid ? 0 : Math.max(0, remaining);
  const customer = ledger.customers.get(customerId) ?? { id: customerId, name: null, email: null };
  return { ...fields, openMinor, status: statusOf(record, openMinor, now), customer: { ...customer } };
}

export function toPaymentLink(
  link: LinkRecord,
  { request }: Pick<Viewer, 'request'>,
  now = Date.now(),
): PaymentLink {
  const isExpired = Date.parse(link.expiresAt) <= now && (link.status === 'sent' || link.status === 'opened');
  const url = new URL(linkPath(link.id), request.url).href;
  return { ...link, url, status: isExpired ? 'expired' : link.status };
}
