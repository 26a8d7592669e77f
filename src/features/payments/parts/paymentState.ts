import type { Payment } from '#api/generated/types.gen.ts';

/** A payment's state as staff read it: refunds and disputes are news about a paid one. */
export const paymentStates = [
  'processing',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
  'refunded',
  'partly',
  'disputed',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What to show for a payment. */
export function paymentState({
  status,
  disputed,
  refundedMinor,
  amountMinor,
}: Pick<Payment, 'status' | 'disputed' | 'refundedMinor' | 'amountMinor'>): PaymentState {
  if (status !== 'succeeded') return status;
  if (disputed) return 'disputed';
  if (refundedMinor === 0) return 'succeeded';
  return refundedMinor < amountMinor ? 'partly' : 'refunded';
}
