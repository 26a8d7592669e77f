import type { ExportRequest, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { formatMajorUnits } from './currencies.ts';
import { readPaymentQuery } from '#mocks/areas/work/records/listQuery.ts';
import { findPayments } from './filters.ts';
import type { PaymentRecord } from './recordTypes.ts';
import { refundedOf } from './replies.ts';
import { paymentsDb } from './paymentsDb.ts';

/** What a file can hold of a payment; amounts are decimal text. */
export const paymentCells: Readonly<Record<string, (payment: PaymentRecord) => string | boolean | null>> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  reference: ({ reference }) => reference,
  customer: ({ customer }) => customer?.name ?? null,
  channel: ({ channel }) => channel,
  amount: ({ amountMinor, currency }) => formatMajorUnits(amountMinor, currency),
  currency: ({ currency }) => currency,
  refunded: (payment) => formatMajorUnits(refundedOf(payment), payment.currency),
  brand: ({ card }) => card?.brand ?? null,
  last4: ({ card }) => card?.last4 ?? null,
  status: ({ status }) => status,
  failure: ({ failure }) => failure?.declineCode ?? failure?.code ?? null,
  disputed: ({ disputed }) => disputed,
  receiptEmail: ({ receiptEmail }) => receiptEmail,
  createdBy: ({ createdBy }) => createdBy.name,
  note: ({ note }) => note,
};

/** The payments that an export is about, by id in the order of the list; or what the list would refuse of the query. */
export function findExportedPayments(
  db: Db,
  { query, ids, excludeIds = [] }: Pick<ExportRequest, 'query' | 'ids' | 'excludeIds'>,
): string[] | { problems: FieldProblem[] } {
  const parsed = readPaymentQuery(query);
  if ('problems' in parsed) return parsed;
  const { sort } = parsed.query;
  const all = paymentsDb(db).payments.all();
  const selected = all.filter(({ id }) => (ids ? ids.includes(id) : !excludeIds.includes(id)));
  const matching = findPayments(selected, ids ? { sort } : parsed.query);
  return matching.map(({ id }) => id);
}
