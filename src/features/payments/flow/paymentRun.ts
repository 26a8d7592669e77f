import type { Payment } from '#api/generated/types.gen.ts';
import {
  attemptAfter,
  toFingerprint,
  newAttempt,
  resumedAttempt,
  type AttemptEvent,
} from '#features/payments/model/attempt.ts';
import { pollDelay } from '#features/payments/model/pollDelay.ts';
import { cardToken } from './cardToken.ts';
import type { NextAction, PaymentCalls, PaymentSource, PaymentOrder } from './ports.ts';
import { toRefusal } from './refusals.ts';
import { toRunFault, notConfirmed, type RunFault, type RunState } from './runState.ts';

/** What a tab keeps of a try that was sent, so that a reload can ask for its outcome. */
export interface StoredAttempt {
  key: string;
  fingerprint: string;
  paymentId: string | null;
}

interface RunDeps {
  calls: PaymentCalls;
  keep: { get: () => StoredAttempt | null; set: (kept: StoredAttempt | null) => void };
  newIdempotencyKey: () => string;
  wait: (ms: number) => Promise<void>;
  /** D36: an idle session waits for it, until the returned function is called. */
  hold: () => () => void;
}

/**
 * One payment after the other, each charged once at most: the order of the steps, and what is done when one of them
 * fails. The rules are those of `attempt.ts`; here they meet Stripe, our API and the clock.
 */
export function createPaymentRun({ calls, keep, newIdempotencyKey, wait, hold }: RunDeps) {
  const kept = keep.get();
  let state: RunState = {
    attempt: kept ? resumedAttempt(kept.key, kept.fingerprint) : newAttempt(newIdempotencyKey()),
    payment: null,
    fault: null,
    isChecking: false,
  };
  let paymentId = kept?.paymentId ?? null;
  let isOver = false;
  const listeners = new Set<() => void>();

  function put(change: Partial<RunState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  /** False when the event does not belong to where the payment stands: then nothing is to be done either. */
  function happens(event: AttemptEvent, change: Partial<RunState> = {}): boolean {
    const attempt = attemptAfter(state.attempt, event);
    if (attempt === state.attempt) return false;
    put({ attempt, ...change });
    if (['editing', 'succeeded', 'declined', 'canceled'].includes(attempt.phase)) keep.set(null);
    return true;
  }
  function remember(): void {
    const { key, fingerprint } = state.attempt;
    if (fingerprint !== null) keep.set({ key, fingerprint, paymentId });
  }
  function tell(payment: Payment, fault: RunFault | null = toRunFault(payment)): void {
    paymentId = payment.id;
    happens({ type: 'told', status: payment.status, freshKey: newIdempotencyKey() }, { payment, fault });
    if (state.attempt.phase === 'action' || state.attempt.phase === 'processing') remember();
  }

  /** How the payment stands by our API; null: it knows none. */
  const ask = (): Promise<Payment | null> =>
    paymentId === null ? calls.byKey(state.attempt.key) : calls.get(paymentId);

  /** Asks again and again for a minute, until the payment is over or wants something of the cardholder. */
  async function poll(): Promise<void> {
    for (let asked = 0; !isOver && state.attempt.phase === 'processing'; asked += 1) {
      const delay = pollDelay(asked);
      if (delay === null) {
        happens({ type: 'lost' });
        return;
      }
      await wait(delay);
      const payment = await ask().catch(() => null);
      if (payment) tell(payment);
    }
  }

  /** Asks once; false when nothing could be learnt. */
  async function isKnown(): Promise<boolean> {
    try {
      const payment = await ask();
      if (payment) tell(payment);
      else happens({ type: 'neverArrived' });
      return true;
    } catch {
      return false;
    }
  }

  /** The answer is lost: asks under the key until our API says what arrived, for a minute. */
  async function check(): Promise<void> {
    if (state.attempt.phase !== 'unknown' || state.isChecking) return;
    put({ isChecking: true });
    for (let asked = 0; !isOver && !(await isKnown()); asked += 1) {
      const delay = pollDelay(asked);
      if (delay === null) break;
      await wait(delay);
    }
    put({ isChecking: false });
    await poll();
  }

  /** The bank asks the cardholder; what came of it, our API says. */
  async function confirm(nextAction: NextAction): Promise<void> {
    const { payment } = state;
    if (state.attempt.phase !== 'action' || !payment?.clientSecret || state.isChecking) return;
    put({ isChecking: true });
    try {
      const outcome = await nextAction(payment.clientSecret);
      let now = await calls.get(payment.id);
      // Given up by the cardholder: nothing may be left that could still be charged.
      if (now.status === 'requires_action' && outcome === 'failed') now = await calls.cancel(payment.id);
      const fault = now.status === 'canceled' || outcome === 'failed' ? notConfirmed(now) : toRunFault(now);
      tell(now, fault);
    } catch {
      happens({ type: 'lost' });
    }
    put({ isChecking: false });
    await poll();
    await check();
  }

  /** The key stands for other details: an earlier call arrived after all, or the details changed on the way. */
  async function findOther(): Promise<void> {
    try {
      const payment = await calls.byKey(state.attempt.key);
      if (payment) tell(payment);
      else happens({ type: 'refused', freshKey: newIdempotencyKey() }, { fault: { kind: 'mismatch' } });
    } catch {
      happens({ type: 'lost' });
      await check();
    }
  }

  async function send(
    order: PaymentOrder,
    means: { confirmationTokenId: string } | { savedMethodId: string },
  ) {
    remember();
    happens({ type: 'sent' });
    try {
      tell(await calls.create({ ...order, ...means }, state.attempt.key));
    } catch (error) {
      const refusal = toRefusal(error);
      switch (refusal.kind) {
        case 'declined':
          happens(
            { type: 'told', status: 'failed', freshKey: newIdempotencyKey() },
            { fault: refusal, payment: null },
          );
          break;
        case 'refused':
          happens({ type: 'refused', freshKey: newIdempotencyKey() }, { fault: { kind: 'refused', error } });
          break;
        case 'inProgress':
          happens({ type: 'inProgress' });
          break;
        case 'mismatch':
          await findOther();
          break;
        case 'lost':
          happens({ type: 'lost' });
          await check();
      }
    }
    await poll();
  }

  /** Charges a card. While one payment is under way another press does nothing. */
  async function pay(order: PaymentOrder, means: PaymentSource, nextAction: NextAction): Promise<void> {
    const fingerprint = toFingerprint(
      order.amountMinor,
      order.currency,
      order.payableId ?? order.reference ?? '',
    );
    if (!happens({ type: 'pay', fingerprint, freshKey: newIdempotencyKey() }, { fault: null, payment: null }))
      return;
    paymentId = null;
    const release = hold();
    try {
      if ('savedMethodId' in means) {
        happens({ type: 'valid' });
        await send(order, means);
      } else {
        const token = await cardToken(means.card, () => void happens({ type: 'valid' }));
        if ('fault' in token) {
          happens({ type: 'notSent' }, token);
          return;
        }
        await send(order, { confirmationTokenId: token.id });
      }
      await confirm(nextAction);
    } finally {
      release();
    }
  }

  return {
    getState: (): RunState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pay,
    check,
    confirm,
    /** The cardholder is not to be asked again: nothing is charged. */
    async cancel(): Promise<void> {
      const { payment } = state;
      if (state.attempt.phase !== 'action' || !payment) return;
      try {
        tell(await calls.cancel(payment.id));
      } catch {
        happens({ type: 'lost' });
        await check();
      }
    },
    /** The form comes back: for the next payment, or for one that never arrived. */
    again(): void {
      paymentId = null;
      happens({ type: 'again', freshKey: newIdempotencyKey() }, { payment: null, fault: null });
    },
    /**
     * Asks for the outcome of what was sent before a reload.
     * @returns ends the asking; what was sent is kept for the next visit
     */
    start: (): (() => void) => {
      isOver = false;
      void check();
      return () => {
        isOver = true;
      };
    },
  };
}

export type PaymentRun = ReturnType<typeof createPaymentRun>;
