import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '#session/session.ts';
import { newKey } from '#shared/lib/newKey.ts';
import { storage } from '#shared/lib/storage.ts';
import { paymentCalls } from './paymentCalls.ts';
import { createPaymentRun } from './paymentRun.ts';
import type { KeptAttempt } from './paymentRun.ts';

const userId = (): string => storage.session.get('authUser')?.userId ?? '';

/** What this tab knows of a payment that was sent: for the person who sent it, and nothing of the card. */
const keep = {
  get(): KeptAttempt | null {
    const kept = storage.session.get('paymentAttempt');
    return kept?.userId === userId() ? kept : null;
  },
  set(kept: KeptAttempt | null): void {
    if (kept) storage.session.set('paymentAttempt', { ...kept, userId: userId() });
    else storage.session.remove('paymentAttempt');
  },
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The payment of this page. What was sent before a reload is asked for at once. */
export function usePaymentRun() {
  const [run] = useState(() =>
    createPaymentRun({ calls: paymentCalls, keep, newKey, wait, hold: () => session.hold() }),
  );
  const state = useSyncExternalStore(run.subscribe, run.getState);
  useEffect(() => run.start(), [run]);
  return { run, state };
}
