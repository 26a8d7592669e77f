import { expect, test } from 'vitest';
import { refundBody, refundSchema, refundValues } from './refundForm.ts';

const payment = { currency: 'USD', refundableMinor: 5000 };
const draft = { amount: '50.00', reason: 'duplicate', note: '' };
const faults = (change: Partial<typeof draft>) =>
  refundSchema(payment)
    .safeParse({ ...draft, ...change })
    .error?.issues.map(({ message }) => message) ?? [];

test.each([
  { change: {}, errors: [] },
  { change: { amount: '0.01' }, errors: [] },
  { change: { amount: '50.01' }, errors: ['wrong.overRefund'] },
  { change: { amount: '0' }, errors: ['wrong.amount'] },
  { change: { amount: '' }, errors: ['wrong.amount'] },
  { change: { amount: '1.005' }, errors: ['wrong.amount'] },
  { change: { reason: '' }, errors: ['wrong.refundReason'] },
  { change: { note: 'n'.repeat(501) }, errors: ['wrong.note'] },
  { change: { note: 'Card 4242 4242 4242 4242' }, errors: ['wrong.cardNumber'] },
])('the refund $change gets the error $said', ({ change, errors }) => {
  expect(faults(change)).toEqual(errors);
});

test('the whole rest is offered first, in the digits of the currency', () => {
  expect(refundValues(payment).amount).toBe('50.00');
  expect(refundValues({ currency: 'JPY', refundableMinor: 5000 }).amount).toBe('5000');
});

test('the request is in minor units, and an empty note is not sent', () => {
  expect(refundBody({ ...draft, amount: '12.5' }, 'USD')).toEqual({ amountMinor: 1250, reason: 'duplicate' });
  expect(refundBody({ ...draft, note: 'twice' }, 'USD')).toEqual({
    amountMinor: 5000,
    reason: 'duplicate',
    note: 'twice',
  });
});
