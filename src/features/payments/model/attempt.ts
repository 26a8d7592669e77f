/** Where a payment stands, from the first digit typed to the word of our API, which alone is final. */
export type AttemptPhase =
  | 'editing'
  | 'validating'
  | 'tokenising'
  | 'sending'
  | 'action'
  | 'processing'
  | 'succeeded'
  | 'declined'
  | 'canceled'
  | 'unknown';

/** One try to charge a card: everything it sends bears its key, so that it is charged once at most. */
export interface Attempt {
  phase: AttemptPhase;
  key: string;
  /** What the key was used for first; another amount, currency or reference gets another key. Null: not used yet. */
  fingerprint: string | null;
  /** Our API has said that nothing under this key ever arrived. Only then an unknown outcome may be paid again. */
  neverArrived: boolean;
}

/** How our API says a payment stands. */
type Status = 'processing' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

export type AttemptEvent =
  /** Pay was pressed. `freshKey` is used where the kept one belongs to something else. */
  | { type: 'pay'; fingerprint: string; freshKey: string }
  /** The card form is complete, or was never needed: a saved card. */
  | { type: 'valid' }
  /** Nothing was sent: the form has a fault, or Stripe gave no token. */
  | { type: 'notSent' }
  /** The call to our API is on its way. */
  | { type: 'sent' }
  /** Our API tells of the payment, at once or when it is asked. */
  | { type: 'told'; status: Status; freshKey: string }
  /** Our API has refused before anything was charged. */
  | { type: 'refused'; freshKey: string }
  /** Our API is at it already, under the same key. */
  | { type: 'inProgress' }
  /** The answer did not come, came broken, or said nothing in a minute. */
  | { type: 'lost' }
  /** Our API knows no payment under this key. */
  | { type: 'neverArrived' }
  /** The form comes back: to pay again what never arrived, or for the next payment. */
  | { type: 'again'; freshKey: string };

const phases = {
  processing: 'processing',
  requires_action: 'action',
  succeeded: 'succeeded',
  failed: 'declined',
  canceled: 'canceled',
} as const satisfies Record<Status, AttemptPhase>;

/** A new try; nothing is bound to its key yet. */
export const newAttempt = (key: string): Attempt => ({
  phase: 'editing',
  key,
  fingerprint: null,
  neverArrived: false,
});

/** After a reload: what was sent, or was about to be, has an outcome that nobody here knows. */
export const resumedAttempt = (key: string, fingerprint: string): Attempt => ({
  ...newAttempt(key),
  phase: 'unknown',
  fingerprint,
});

/** What one key stands for. */
export const toFingerprint = (amountMinor: number, currency: string, reference: string): string =>
  JSON.stringify([amountMinor, currency, reference]);

/** While one of these holds, nobody is signed out and no second payment begins. */
export const isUnderWay = ({ phase }: Attempt): boolean =>
  ['validating', 'tokenising', 'sending', 'action', 'processing'].includes(phase);

/** What happens to a try; an event that does not belong to its phase changes nothing. */
export function attemptAfter(attempt: Attempt, event: AttemptEvent): Attempt {
  const { phase, fingerprint } = attempt;
  const to = (next: AttemptPhase): Attempt => ({ ...attempt, phase: next, neverArrived: false });
  switch (event.type) {
    case 'pay': {
      // A declined one has its new key already.
      if (phase !== 'editing' && phase !== 'declined') return attempt;
      const isOther = fingerprint !== null && fingerprint !== event.fingerprint;
      const { key } = isOther ? { key: event.freshKey } : attempt;
      return { ...to('validating'), key, fingerprint: event.fingerprint };
    }
    case 'valid':
      return phase === 'validating' ? to('tokenising') : attempt;
    case 'notSent':
      return phase === 'validating' || phase === 'tokenising' ? to('editing') : attempt;
    case 'sent':
      return phase === 'tokenising' ? to('sending') : attempt;
    case 'told': {
      if (!mayBeTold(phase)) return attempt;
      const next = to(phases[event.status]);
      return next.phase === 'declined' ? { ...next, key: event.freshKey, fingerprint: null } : next;
    }
    case 'refused':
      return phase === 'sending' ? newAttempt(event.freshKey) : attempt;
    case 'inProgress':
      return phase === 'sending' ? to('processing') : attempt;
    case 'lost':
      return phase === 'sending' || phase === 'action' || phase === 'processing' ? to('unknown') : attempt;
    case 'neverArrived':
      return phase === 'unknown' ? { ...attempt, neverArrived: true } : attempt;
    case 'again':
      // What never arrived can never be charged either: our API refuses its key from then on, so another is needed.
      return attempt.neverArrived || phase === 'succeeded' || phase === 'declined' || phase === 'canceled'
        ? newAttempt(event.freshKey)
        : attempt;
  }
}

function mayBeTold(phase: AttemptPhase): boolean {
  return phase === 'sending' || phase === 'action' || phase === 'processing' || phase === 'unknown';
}
