import type { Db } from '#mocks/core/db.ts';
import { formatMajorUnits } from '#mocks/areas/payments/records/currencies.ts';
import { escapeHtml, htmlPage } from './htmlPage.ts';
import { linkPath } from './paths.ts';
import type { LinkRecord, PaymentRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { visa } from '#mocks/areas/payments/seed/seedPeople.ts';
import { applyOutcome, withEvent } from '#mocks/areas/payments/records/applyOutcome.ts';
import { toPayable } from '#mocks/areas/payments/records/replies.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';

/** Whether one can still pay by it. */
function canBePaid(link: LinkRecord, now: number): boolean {
  const isReusable = link.status === 'paid' && !link.singleUse;
  return (
    Date.parse(link.expiresAt) > now && (link.status === 'sent' || link.status === 'opened' || isReusable)
  );
}

/** What the customer sees who follows a payment link; following it opens it. */
export function linkPage(db: Db, id: string): Response | undefined {
  const [ledger, now] = [paymentsDb(db), Date.now()];
  const link = ledger.links.get(id);
  if (!link) return undefined;
  const title = `Pay ${link.reference}`;
  if (link.status === 'paid' && link.singleUse) return htmlPage(title, '<p>This is paid. Thank you.</p>');
  if (!canBePaid(link, now)) return htmlPage(title, '<p>This link can no longer be used.</p>');
  if (link.status === 'sent')
    ledger.links.put({ ...link, status: 'opened', openedAt: new Date(now).toISOString() });
  const amount = escapeHtml(`${formatMajorUnits(link.amountMinor, link.currency)} ${link.currency}`);
  const form = `<form method="post" action="${linkPath(id)}/pay"><button>Pay ${amount} with a test card</button></form>`;
  return htmlPage(title, `<p>${amount}</p>${form}`);
}

/** The customer pays. */
export function payLink(db: Db, id: string): Response | undefined {
  const [ledger, now] = [paymentsDb(db), Date.now()];
  const link = ledger.links.get(id);
  if (!link || !canBePaid(link, now)) return linkPage(db, id);
  const { reference, payable, reason, amountMinor, currency, sendTo, createdBy } = link;
  const payableRecord = payable && ledger.payables.get(payable.id);
  if (payableRecord && toPayable(ledger, payableRecord).openMinor < amountMinor)
    return htmlPage(`Pay ${reference}`, '<p>Less than this is left to pay. Ask for another link.</p>');
  const paidAt = new Date(now).toISOString();
  const customer = payableRecord && ledger.customers.get(payableRecord.customerId);
  const newPayment: PaymentRecord = {
    ...{ id: ledger.nextId('pay'), status: 'processing', clientSecret: null, channel: 'link', linkId: id },
    ...{ reference, payable, reason, amountMinor, currency, createdBy, createdAt: paidAt },
    ...{
      customer: customer ? { ...customer } : { id: null, name: null, email: sendTo },
      receiptEmail: sendTo,
    },
    ...{ card: visa, behaviour: 'succeeds', savedMethodId: null, consent: null, failure: null, refunds: [] },
    ...{ disputed: false, note: null, idempotencyKey: null, scheduledEvents: [], events: [] },
  };
  const opened = withEvent(newPayment, 'link_opened', now, { text: sendTo });
  const payment = ledger.payments.put(applyOutcome(ledger, opened, { status: 'succeeded' }, now));
  const openedAt = link.openedAt ?? paidAt;
  ledger.links.put({ ...link, status: 'paid', openedAt, paidAt, paymentId: payment.id });
  return htmlPage(`Pay ${reference}`, '<p>This is paid. Thank you.</p>');
}
