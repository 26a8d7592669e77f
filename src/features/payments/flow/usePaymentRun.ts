import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';
import { storage } from '#shared/lib/storage.ts';
import { ApiError } from '#api/errors.ts';
import {
  cancelPayment,
  createPayment,
  getPayment,
  getPaymentByKey,
} from '#api/generated/sdk/payments.gen.ts';
import type { Payment } from '#api/generated/types.gen.ts';
import { paymentsChanged } from '#features/payments/paymentQueries.ts';
import { createPaymentRun, type StoredAttempt } from './paymentRun.ts';
import type { PaymentCalls } from './ports.ts';

/** After a word of our API that money moved, or will not, every list is read again. */
function refreshLists(payment: Payment): Payment {
  if (payment.status !== 'processing') void paymentsChanged();
  return payment;
}

/** The calls of a payment as they are made. */
const paymentCalls: PaymentCalls = {
  async create(body, key) {
    try {
      return refreshLists((await createPayment({ body, headers: { 'Idempotency-Key': key } })).data);
    } catch (error) {
      // A declined card is a payment too.
      if (error instanceof ApiError && error.status === 402) void paymentsChanged();
      throw error;
    }
  },
  async get(paymentId) {
    return refreshLists((await getPayment({ path: { paymentId } })).data);
  },
  async byKey(key) {
    try {
      return refreshLists((await getPaymentByKey({ path: { key } })).data);
    } catch (error) {
      // Any other 404 says nothing of the payment.
      if (error instanceof ApiError && error.code === 'never_arrived') return null;
      throw error;
    }
  },
  async cancel(paymentId) {
    return refreshLists((await cancelPayment({ path: { paymentId } })).data);
  },
};

/** What this tab knows of a payment that was sent: for the person who sends it, and nothing of the card. */
function keepFor(userId: string) {
  return {
    get(): StoredAttempt | null {
      const kept = storage.session.get('paymentAttempt');
      return kept?.userId === userId ? kept : null;
    },
    set(kept: StoredAttempt | null): void {
      if (kept) storage.session.set('paymentAttempt', { ...kept, userId });
      // D36: what ends while the session does is shown after the next sign-in.
      else if (isLive(session.getSnapshot())) storage.session.remove('paymentAttempt');
    },
  };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The payment of this page. What was sent before a reload is asked for at once. */
export function usePaymentRun() {
  const [run] = useState(() => {
    const keep = keepFor(storage.session.get('authUser')?.userId ?? '');
    return createPaymentRun({
      calls: paymentCalls,
      keep,
      newIdempotencyKey,
      wait,
      hold: () => session.hold(),
    });
  });
  const state = useSyncExternalStore(run.subscribe, run.getState);
  useEffect(() => run.start(), [run]);
  return { run, state };
}
