import type { Db } from '#mocks/core/db.ts';
import { majorText } from '#mocks/areas/payments/records/currencies.ts';
import { escaped, htmlPage } from './htmlPage.ts';
import { refundedOf } from '#mocks/areas/payments/records/shown.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';

/** The receipt of a payment, as the gateway would show it to the cardholder. */
export function receiptPage(db: Db, id: string): Response | undefined {
  const payment = paymentsDb(db).payments.get(id);
  if (payment?.status !== 'succeeded') return undefined;
  const { reference, amountMinor, currency, card, createdAt } = payment;
  const refunded = refundedOf(payment);
  const lines = [
    ['Paid', `${majorText(amountMinor, currency)} ${currency}`],
    ...(refunded > 0 ? [['Refunded', `${majorText(refunded, currency)} ${currency}`]] : []),
    ['Card', `${card?.brand ?? ''} ending in ${card?.last4 ?? ''}`],
    ['Date', createdAt.slice(0, 10)],
  ];
  const rows = lines.map(([name = '', value = '']) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
  return htmlPage(`Receipt for ${reference}`, `<dl>${rows.join('')}</dl>`);
}
