import type { Outcome } from './outcome.ts';
import type { PaymentRecord, PaymentsDb, TimelineEntry } from './recordTypes.ts';
import { receiptPath } from '#mocks/areas/payments/gateway/paths.ts';

/** How long a charge stays on its way, and how soon after it a cardholder of this kind complains. */
const DELAY_MS = 3000;

type Kind = TimelineEntry['kind'];

/** A payment with one more line in its timeline. */
export function withEvent(
  payment: PaymentRecord,
  kind: Kind,
  time: number,
  details: Partial<Pick<TimelineEntry, 'who' | 'amountMinor' | 'text'>> = {},
): PaymentRecord {
  const entry = {
    at: new Date(time).toISOString(),
    who: null,
    amountMinor: null,
    text: null,
    ...details,
    kind,
  };
  return { ...payment, events: [...payment.events, entry] };
}

function withSavedCard(ledger: PaymentsDb, payment: PaymentRecord, time: number): PaymentRecord {
  const { consent, customer, card, behaviour, createdBy } = payment;
  if (!consent || !card || !customer?.id) return payment;
  const { id } = ledger.cards.put({
    id: ledger.nextId('card'),
    customerId: customer.id,
    card,
    consent,
    behaviour,
    createdBy,
    createdAt: new Date(time).toISOString(),
  });
  return withEvent({ ...payment, savedMethodId: id }, 'card_saved', time, { who: createdBy });
}

/** Sends the receipt and writes it down. */
export function withReceipt(
  ledger: PaymentsDb,
  payment: PaymentRecord,
  time: number,
  who = payment.createdBy,
): PaymentRecord {
  const { receiptEmail, reference, id } = payment;
  if (receiptEmail === null) return payment;
  ledger.sendMail(receiptEmail, `Receipt for ${reference}`, receiptPath(id));
  return withEvent(payment, 'receipt_sent', time, { who, text: receiptEmail });
}

function applySuccess(ledger: PaymentsDb, payment: PaymentRecord, time: number): PaymentRecord {
  const { amountMinor, behaviour } = payment;
  const scheduled = behaviour === 'disputed' ? [{ time: time + DELAY_MS, event: 'dispute' as const }] : [];
  const paidPayment: PaymentRecord = { ...payment, status: 'succeeded', scheduledEvents: scheduled };
  return withReceipt(
    ledger,
    withSavedCard(ledger, withEvent(paidPayment, 'succeeded', time, { amountMinor }), time),
    time,
  );
}

/** A payment after the bank has spoken. */
export function applyOutcome(
  ledger: PaymentsDb,
  payment: PaymentRecord,
  outcome: Outcome,
  time: number,
): PaymentRecord {
  const answered = { ...payment, clientSecret: null };
  switch (outcome.status) {
    case 'failed': {
      const { failure } = outcome;
      const text = failure.declineCode ?? failure.code;
      return withEvent({ ...answered, status: 'failed', failure }, 'failed', time, { text });
    }
    case 'requires_action': {
      // Letters alone: sixteen figures in a row may look like the number of a card, which nothing may hold.
      const letters = crypto.randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
      const secret = letters.replaceAll('-', '').slice(0, 20);
      const clientSecret = `pi_${payment.id.replace(/^pay-/, '')}_secret_${secret}`;
      return withEvent({ ...answered, status: 'requires_action', clientSecret }, 'action_required', time);
    }
    case 'processing':
      return withEvent(
        { ...answered, status: 'processing', scheduledEvents: [{ time: time + DELAY_MS, event: 'succeed' }] },
        'processing',
        time,
      );
    case 'succeeded':
      return applySuccess(ledger, answered, time);
  }
}
