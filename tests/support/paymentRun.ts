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

/** A payment as our API tells of it. */
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
export const asks = payment({ status: 'requires_action', clientSecret: 'pi_1_secret_2' });
export const refusal = (status: number, body: Record<string, unknown> = {}, code?: string) =>
  new ApiError('http', { status, body, code });
/** The answer did not come. */
export const lost = new ApiError('network');

const never = () => Promise.reject(new Error('This was not to be asked.'));

/** A run of payments with these calls, no waiting, and keys that can be told apart. */
export function startRun(
  calls: Partial<PaymentCalls>,
  { kept = null }: { kept?: StoredAttempt | null } = {},
) {
  let stored = kept;
  let keys = 0;
  const waited: number[] = [];
  const held = { now: 0 };
  const created: string[] = [];
  const run = createPaymentRun({
    calls: {
      get: never,
      byKey: never,
      cancel: never,
      ...calls,
      create: (body, key) => {
        created.push(key);
        return (calls.create ?? never)(body, key);
      },
    },
    keep: {
      get: () => stored,
      set: (next) => {
        stored = next;
      },
    },
    newIdempotencyKey: () => `key-${(keys += 1)}`,
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
    hold: () => {
      held.now += 1;
      return () => {
        held.now -= 1;
      };
    },
  });
  const card: CardPort = {
    isComplete: () => Promise.resolve(true),
    token: () => Promise.resolve({ id: 'ctoken_1' }),
  };
  const passes: NextAction = () => Promise.resolve('done');
  return {
    run,
    waited,
    held,
    created,
    kept: () => stored,
    phase: () => run.getState().attempt.phase,
    pay: (change: Partial<CardPort> = {}, nextAction = passes) =>
      run.pay(order, { card: { ...card, ...change } }, nextAction),
  };
}
