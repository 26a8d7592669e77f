import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { sorted, type FieldOf, type SortKeys } from '#mocks/core/pages.ts';
import type { ListPaymentsData, PaymentSort, PaymentTotal } from '#mocks/contract/types/types.gen.ts';
import type { PaymentRecord } from './recordTypes.ts';
import { refundedOf } from './replies.ts';

type Query = NonNullable<ListPaymentsData['query']>;
export type PaymentQuery = { [Name in keyof Query]?: Query[Name] | undefined };

const sortKeys: SortKeys<PaymentRecord, FieldOf<PaymentSort>> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  reference: ({ reference }) => reference,
  customer: ({ customer }) => customer?.name ?? null,
  amountMinor: ({ amountMinor }) => amountMinor,
  currency: ({ currency }) => currency,
  refundedMinor: refundedOf,
  status: ({ status }) => status,
  channel: ({ channel }) => channel,
  createdBy: ({ createdBy }) => createdBy.name,
};

function matchesText(payment: PaymentRecord, { payableId, customerId, q }: PaymentQuery): boolean {
  const { id, reference, customer, receiptEmail, card, payable } = payment;
  if (payableId !== undefined && payable?.id !== payableId) return false;
  if (customerId !== undefined && customer?.id !== customerId) return false;
  if (!q) return true;
  const { name = null, email = null } = customer ?? {};
  return containsWords(q, id, reference, name, email, receiptEmail, card?.last4 ?? null);
}

function matchesQuery(payment: PaymentRecord, query: PaymentQuery): boolean {
  const { status, channel, createdBy, from, to, minMinor, maxMinor, currency } = query;
  const createdAt = Date.parse(payment.createdAt);
  return (
    (!status || status.includes(payment.status)) &&
    (!channel || channel.includes(payment.channel)) &&
    (!createdBy || createdBy.includes(payment.createdBy.id)) &&
    (from === undefined || createdAt >= Date.parse(from)) &&
    (to === undefined || createdAt < Date.parse(to)) &&
    (minMinor === undefined || payment.amountMinor >= minMinor) &&
    (maxMinor === undefined || payment.amountMinor <= maxMinor) &&
    (currency === undefined || payment.currency === currency) &&
    matchesText(payment, query)
  );
}

/** The payments that a query finds, in its order. */
export function findPayments(payments: readonly PaymentRecord[], query: PaymentQuery): PaymentRecord[] {
  return sorted(
    payments.filter((payment) => matchesQuery(payment, query)),
    query.sort,
    sortKeys,
  );
}

/** Sums of what succeeded, per currency. */
export function totalsOf(payments: readonly PaymentRecord[]): PaymentTotal[] {
  const totals = new Map<string, PaymentTotal>();
  for (const payment of payments) {
    if (payment.status !== 'succeeded') continue;
    const { currency, amountMinor } = payment;
    const { count, grossMinor, refundedMinor } = totals.get(currency) ?? {
      count: 0,
      grossMinor: 0,
      refundedMinor: 0,
    };
    totals.set(currency, {
      currency,
      count: count + 1,
      grossMinor: grossMinor + amountMinor,
      refundedMinor: refundedMinor + refundedOf(payment),
    });
  }
  return [...totals.values()].sort((a, b) => a.currency.localeCompare(b.currency));
}
