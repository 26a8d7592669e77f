import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';
import { storage } from '#shared/lib/storage.ts';
import { paymentCalls } from './paymentCalls.ts';
import { createPaymentRun } from './paymentRun.ts';
import type { StoredAttempt } from './paymentRun.ts';

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
