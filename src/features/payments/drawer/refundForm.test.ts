import { expect, test } from 'vitest';
import { refundBody, refundSchema, refundValues } from './refundForm.ts';

const payment = { currency: 'USD', refundableMinor: 5000 };
const typed = { amount: '50.00', reason: 'duplicate', note: '' };
const faults = (change: Partial<typeof typed>) =>
  refundSchema(payment)
    .safeParse({ ...typed, ...change })
    .error?.issues.map(({ message }) => message) ?? [];

test.each([
  { change: {}, said: [] },
  { change: { amount: '0.01' }, said: [] },
  { change: { amount: '50.01' }, said: ['wrong.overRefund'] },
  { change: { amount: '0' }, said: ['wrong.amount'] },
  { change: { amount: '' }, said: ['wrong.amount'] },
  { change: { amount: '1.005' }, said: ['wrong.amount'] },
  { change: { reason: '' }, said: ['wrong.refundReason'] },
  { change: { note: 'n'.repeat(501) }, said: ['wrong.note'] },
  { change: { note: 'Card 4242 4242 4242 4242' }, said: ['wrong.cardNumber'] },
])('the refund $change gets the error $said', ({ change, said }) => {
  expect(faults(change)).toEqual(said);
});

test('the whole rest is offered first, in the digits of the currency', () => {
  expect(refundValues(payment).amount).toBe('50.00');
  expect(refundValues({ currency: 'JPY', refundableMinor: 5000 }).amount).toBe('5000');
});

test('the request is in minor units, and an empty note is not sent', () => {
  expect(refundBody({ ...typed, amount: '12.5' }, 'USD')).toEqual({ amountMinor: 1250, reason: 'duplicate' });
  expect(refundBody({ ...typed, note: 'twice' }, 'USD')).toEqual({
    amountMinor: 5000,
    reason: 'duplicate',
    note: 'twice',
  });
});
