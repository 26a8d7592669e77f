import type { Outcome } from './outcome.ts';
import type { PaymentRecord, PaymentsDb, TimelineEntry } from './recordTypes.ts';
import { receiptPath } from '#mocks/areas/payments/gateway/paths.ts';

/** How long a charge stays on its way, and how soon after it a cardholder of this kind complains. */
const SOON_MS = 3000;

type Kind = TimelineEntry['kind'];

/** A payment with one more line in its timeline. */
export function withEvent(
  payment: PaymentRecord,
  kind: Kind,
  at: number,
  more: Partial<Pick<TimelineEntry, 'who' | 'amountMinor' | 'text'>> = {},
): PaymentRecord {
  const entry = { at: new Date(at).toISOString(), who: null, amountMinor: null, text: null, ...more, kind };
  return { ...payment, events: [...payment.events, entry] };
}

function withSavedCard(ledger: PaymentsDb, payment: PaymentRecord, at: number): PaymentRecord {
  const { consent, customer, card, behaviour, createdBy } = payment;
  if (!consent || !card || !customer?.id) return payment;
  const { id } = ledger.cards.put({
    id: ledger.nextId('card'),
    customerId: customer.id,
    card,
    consent,
    behaviour,
    createdBy,
    createdAt: new Date(at).toISOString(),
  });
  return withEvent({ ...payment, savedMethodId: id }, 'card_saved', at, { who: createdBy });
}

/** Sends the receipt and writes it down. */
export function withReceipt(
  ledger: PaymentsDb,
  payment: PaymentRecord,
  at: number,
  who = payment.createdBy,
): PaymentRecord {
  const { receiptEmail, reference, id } = payment;
  if (receiptEmail === null) return payment;
  ledger.post(receiptEmail, `Receipt for ${reference}`, receiptPath(id));
  return withEvent(payment, 'receipt_sent', at, { who, text: receiptEmail });
}

function succeeded(ledger: PaymentsDb, payment: PaymentRecord, at: number): PaymentRecord {
  const { amountMinor, behaviour } = payment;
  const due = behaviour === 'disputed' ? [{ at: at + SOON_MS, does: 'dispute' as const }] : [];
  const paid: PaymentRecord = { ...payment, status: 'succeeded', due };
  return withReceipt(
    ledger,
    withSavedCard(ledger, withEvent(paid, 'succeeded', at, { amountMinor }), at),
    at,
  );
}

/** A payment after the bank has spoken. */
export function applyOutcome(
  ledger: PaymentsDb,
  payment: PaymentRecord,
  outcome: Outcome,
  at: number,
): PaymentRecord {
  const open = { ...payment, clientSecret: null };
  switch (outcome.status) {
    case 'failed': {
      const { failure } = outcome;
      const text = failure.declineCode ?? failure.code;
      return withEvent({ ...open, status: 'failed', failure }, 'failed', at, { text });
    }
    case 'requires_action': {
      // Letters alone: sixteen figures in a row may look like the number of a card, which nothing may hold.
      const letters = crypto.randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
      const secret = letters.replaceAll('-', '').slice(0, 20);
      const clientSecret = `pi_${payment.id.replace(/^pay-/, '')}_secret_${secret}`;
      return withEvent({ ...open, status: 'requires_action', clientSecret }, 'action_required', at);
    }
    case 'processing':
      return withEvent(
        { ...open, status: 'processing', due: [{ at: at + SOON_MS, does: 'succeed' }] },
        'processing',
        at,
      );
    case 'succeeded':
      return succeeded(ledger, open, at);
  }
}
