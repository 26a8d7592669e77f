import { ApiError } from '#api/errors.ts';
import type { Payment } from '#api/generated/types.gen.ts';
import { createPaymentRun, type StoredAttempt } from '#features/payments/flow/paymentRun.ts';
import type { CardPort, NextAction, PaymentCalls, PaymentOrder } from '#features/payments/flow/ports.ts';

export const order: PaymentOrder = {
  amountMinor: 1200,
  currency: 'USD',
  payableId: 'inv-1',
  channel: 'phone',
};

/** A payment as our API answers it. */
export const payment = (change: Partial<Payment> = {}): Payment => ({
  ...{
    id: 'pay-1',
    status: 'succeeded',
    clientSecret: null,
    reference: 'INV-1',
    payable: null,
    reason: null,
  },
  ...{
    customer: null,
    channel: 'phone',
    amountMinor: 1200,
    currency: 'USD',
    refundedMinor: 0,
    refundableMinor: 1200,
  },
  ...{ refunds: [], card: null, savedMethodId: null, failure: null, disputed: false, receiptUrl: null },
  ...{ receiptEmail: null, note: null, linkId: null, createdBy: { id: 'u-1', name: 'Ada' } },
  ...{ createdAt: '2026-11-22T10:00:00Z', idempotencyKey: null },
  ...change,
});
/** One that waits for the cardholder. */
export const requiresAction = payment({ status: 'requires_action', clientSecret: 'pi_1_secret_2' });
export const httpError = (status: number, body: Record<string, unknown> = {}, code?: string) =>
  new ApiError('http', { status, body, code });
/** The answer did not come. */
export const networkError = new ApiError('network');

const rejectCall = () => Promise.reject(new Error('This was not to be asked.'));

/** A run of payments with these calls, no waiting, and keys that can be told apart. */
export function startRun(
  calls: Partial<PaymentCalls>,
  { storedAttempt = null }: { storedAttempt?: StoredAttempt | null } = {},
) {
  let attempt = storedAttempt;
  let keyCount = 0;
  const waits: number[] = [];
  const openHolds = { now: 0 };
  const created: string[] = [];
  const run = createPaymentRun({
    calls: {
      get: rejectCall,
      byKey: rejectCall,
      cancel: rejectCall,
      ...calls,
      create: (body, key) => {
        created.push(key);
        return (calls.create ?? rejectCall)(body, key);
      },
    },
    keep: {
      get: () => attempt,
      set: (next) => {
        attempt = next;
      },
    },
    newIdempotencyKey: () => `key-${(keyCount += 1)}`,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    hold: () => {
      openHolds.now += 1;
      return () => {
        openHolds.now -= 1;
      };
    },
  });
  const card: CardPort = {
    isComplete: () => Promise.resolve(true),
    token: () => Promise.resolve({ id: 'ctoken_1' }),
  };
  const passNextAction: NextAction = () => Promise.resolve('done');
  return {
    run,
    waited: waits,
    held: openHolds,
    created,
    kept: () => attempt,
    phase: () => run.getState().attempt.phase,
    pay: (change: Partial<CardPort> = {}, nextAction = passNextAction) =>
      run.pay(order, { card: { ...card, ...change } }, nextAction),
  };
}
