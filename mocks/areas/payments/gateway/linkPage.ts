import type { Db } from '#mocks/core/db.ts';
import { majorText } from '#mocks/areas/payments/records/currencies.ts';
import { escaped, htmlPage } from './htmlPage.ts';
import { linkPath } from './paths.ts';
import type { LinkRecord, PaymentRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { visa } from '#mocks/areas/payments/seed/seedPeople.ts';
import { applyOutcome, withEvent } from '#mocks/areas/payments/records/applyOutcome.ts';
import { shownPayable } from '#mocks/areas/payments/records/shown.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';

/** Whether one can still pay by it. */
function isOpen(link: LinkRecord, now: number): boolean {
  const again = link.status === 'paid' && !link.singleUse;
  return Date.parse(link.expiresAt) > now && (link.status === 'sent' || link.status === 'opened' || again);
}

/** What the customer sees who follows a payment link; following it opens it. */
export function linkPage(db: Db, id: string): Response | undefined {
  const [ledger, now] = [paymentsDb(db), Date.now()];
  const link = ledger.links.get(id);
  if (!link) return undefined;
  const title = `Pay ${link.reference}`;
  if (link.status === 'paid' && link.singleUse) return htmlPage(title, '<p>This is paid. Thank you.</p>');
  if (!isOpen(link, now)) return htmlPage(title, '<p>This link can no longer be used.</p>');
  if (link.status === 'sent')
    ledger.links.put({ ...link, status: 'opened', openedAt: new Date(now).toISOString() });
  const amount = escaped(`${majorText(link.amountMinor, link.currency)} ${link.currency}`);
  const form = `<form method="post" action="${linkPath(id)}/pay"><button>Pay ${amount} with a test card</button></form>`;
  return htmlPage(title, `<p>${amount}</p>${form}`);
}

/** The customer pays. */
export function payLink(db: Db, id: string): Response | undefined {
  const [ledger, now] = [paymentsDb(db), Date.now()];
  const link = ledger.links.get(id);
  if (!link || !isOpen(link, now)) return linkPage(db, id);
  const { reference, payable, reason, amountMinor, currency, sendTo, createdBy } = link;
  const record = payable && ledger.payables.get(payable.id);
  if (record && shownPayable(ledger, record).openMinor < amountMinor)
    return htmlPage(`Pay ${reference}`, '<p>Less than this is left to pay. Ask for another link.</p>');
  const at = new Date(now).toISOString();
  const customer = record && ledger.customers.get(record.customerId);
  const begun: PaymentRecord = {
    ...{ id: ledger.nextId('pay'), status: 'processing', clientSecret: null, channel: 'link', linkId: id },
    ...{ reference, payable, reason, amountMinor, currency, createdBy, createdAt: at },
    ...{
      customer: customer ? { ...customer } : { id: null, name: null, email: sendTo },
      receiptEmail: sendTo,
    },
    ...{ card: visa, behaviour: 'succeeds', savedMethodId: null, consent: null, failure: null, refunds: [] },
    ...{ disputed: false, note: null, idempotencyKey: null, due: [], events: [] },
  };
  const opened = withEvent(begun, 'link_opened', now, { text: sendTo });
  const payment = ledger.payments.put(applyOutcome(ledger, opened, { status: 'succeeded' }, now));
  const openedAt = link.openedAt ?? at;
  ledger.links.put({ ...link, status: 'paid', openedAt, paidAt: at, paymentId: payment.id });
  return htmlPage(`Pay ${reference}`, '<p>This is paid. Thank you.</p>');
}
