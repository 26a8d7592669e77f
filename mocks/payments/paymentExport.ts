import type { Db } from '#mocks/db.ts';
import { majorText } from './currencies.ts';
import { paymentsFound, type PaymentQuery } from './filters.ts';
import type { PaymentRecord } from './records.ts';
import { refundedOf } from './shown.ts';
import { tillOf } from './till.ts';

/** What a file can hold of a payment; amounts are decimal text. */
export const paymentCells: Readonly<Record<string, (payment: PaymentRecord) => string | boolean | null>> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  reference: ({ reference }) => reference,
  customer: ({ customer }) => customer?.name ?? null,
  channel: ({ channel }) => channel,
  amount: ({ amountMinor, currency }) => majorText(amountMinor, currency),
  currency: ({ currency }) => currency,
  refunded: (payment) => majorText(refundedOf(payment), payment.currency),
  brand: ({ card }) => card?.brand ?? null,
  last4: ({ card }) => card?.last4 ?? null,
  status: ({ status }) => status,
  failure: ({ failure }) => failure?.declineCode ?? failure?.code ?? null,
  disputed: ({ disputed }) => disputed,
  receiptEmail: ({ receiptEmail }) => receiptEmail,
  createdBy: ({ createdBy }) => createdBy.name,
  note: ({ note }) => note,
};

const states = ['processing', 'requires_action', 'succeeded', 'failed', 'canceled'] as const;
const channels = ['phone', 'mail', 'present', 'link'] as const;

/** The query of a list as the call it stands for; what the call does not know is left out. */
function queryOf(text: string): PaymentQuery {
  const asked = new URLSearchParams(text);
  const texts = ['q', 'from', 'to', 'currency', 'payableId', 'customerId', 'sort'] as const;
  const numbers = ['minMinor', 'maxMinor'] as const;
  const status = states.filter((one) => asked.getAll('status').includes(one));
  const channel = channels.filter((one) => asked.getAll('channel').includes(one));
  const createdBy = asked.getAll('createdBy');
  return {
    ...Object.fromEntries(texts.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : []))),
    ...Object.fromEntries(
      numbers.flatMap((name) => (asked.get(name) ? [[name, Number(asked.get(name))]] : [])),
    ),
    ...(status.length > 0 ? { status } : {}),
    ...(channel.length > 0 ? { channel } : {}),
    ...(createdBy.length > 0 ? { createdBy } : {}),
  };
}

/** The payments that an export is about, by id in the order of the list; or the field it cannot be sorted by. */
export function exportedPayments(db: Db, query: string): string[] | { unknown: string } {
  const found = paymentsFound(tillOf(db).payments.all(), queryOf(query));
  return 'unknown' in found ? found : found.map(({ id }) => id);
}
