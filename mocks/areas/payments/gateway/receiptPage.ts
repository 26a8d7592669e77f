import type { Db } from '#mocks/core/db.ts';
import { formatMajorUnits } from '#mocks/areas/payments/records/currencies.ts';
import { escapeHtml, htmlPage } from './htmlPage.ts';
import { refundedOf } from '#mocks/areas/payments/records/replies.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';

/** The receipt of a payment, as the gateway would show it to the cardholder. */
export function receiptPage(db: Db, id: string): Response | undefined {
  const payment = paymentsDb(db).payments.get(id);
  if (payment?.status !== 'succeeded') return undefined;
  const { reference, amountMinor, currency, card, createdAt } = payment;
  const refunded = refundedOf(payment);
  const lines = [
    ['Paid', `${formatMajorUnits(amountMinor, currency)} ${currency}`],
    ...(refunded > 0 ? [['Refunded', `${formatMajorUnits(refunded, currency)} ${currency}`]] : []),
    ['Card', `${card?.brand ?? ''} ending in ${card?.last4 ?? ''}`],
    ['Date', createdAt.slice(0, 10)],
  ];
  const rows = lines.map(
    ([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return htmlPage(`Receipt for ${reference}`, `<dl>${rows.join('')}</dl>`);
}
