import { expect, test } from 'vitest';
import { paymentState } from './paymentState.ts';

test.each([
  { status: 'succeeded', refundedMinor: 0, disputed: false, state: 'succeeded' },
  { status: 'succeeded', refundedMinor: 1, disputed: false, state: 'partly' },
  { status: 'succeeded', refundedMinor: 500, disputed: false, state: 'refunded' },
  { status: 'succeeded', refundedMinor: 0, disputed: true, state: 'disputed' },
  { status: 'failed', refundedMinor: 0, disputed: false, state: 'failed' },
  { status: 'requires_action', refundedMinor: 0, disputed: false, state: 'requires_action' },
] as const)(
  'a payment that is $status, with $refundedMinor of 500 refunded and disputed $disputed, is $state',
  ({ state, ...payment }) => {
    expect(paymentState({ ...payment, amountMinor: 500 })).toBe(state);
  },
);
