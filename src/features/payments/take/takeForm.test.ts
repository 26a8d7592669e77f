import { expect, test } from 'vitest';
import type { Payable, PaymentCurrency } from '#api/generated/types.gen.ts';
import { takeErrors, takeValues, type Channel, type TakeValues } from './takeForm.ts';

const payable: Payable = {
  id: 'inv-1',
  type: 'invoice',
  number: 'INV-1',
  status: 'open',
  totalMinor: 20_000,
  openMinor: 12_345,
  currency: 'USD',
  customer: { id: 'cus-1', name: 'Northwind', email: 'ap@northwind.example' },
  dueDate: null,
};
const limits: PaymentCurrency = {
  code: 'USD',
  exponent: 2,
  stepMinor: 1,
  minMinor: 50,
  maxMinor: 99_999_999,
  limitMinor: 10_000,
};

const faults = (change: Partial<TakeValues>, channel: Channel = 'phone', isAdHoc = false) =>
  takeErrors(
    { ...takeValues(isAdHoc ? null : payable, 'USD'), amount: '99.00', ...change },
    { payable: isAdHoc ? null : payable, channel, limits },
  );

test('a payable is paid whole, by a link to its customer, unless the form is changed', () => {
  const values = takeValues(payable, 'EUR');
  expect(values).toMatchObject({ amount: '123.45', sendTo: 'ap@northwind.example', expiry: '7' });
  expect(values.receiptEmail).toBe('ap@northwind.example');
});

test.each([
  { amount: '99.00', key: null },
  { amount: '0.50', key: null },
  { amount: '100.00', key: null },
  { amount: '100.01', key: 'wrong.limit' },
  { amount: '123.46', key: 'wrong.overDue' },
  { amount: '0.49', key: 'wrong.min' },
  { amount: '0', key: 'wrong.amount' },
  { amount: '', key: 'wrong.amount' },
  { amount: '1.005', key: 'wrong.tooFine' },
])('the amount $amount of 123.45 due, with a limit of 100, gets the error $key', ({ amount, key }) => {
  expect(faults({ amount })).toEqual(key === null ? [] : [['amount', key]]);
});

test.each([
  { change: { sendTo: '' }, channel: 'link', errors: [['sendTo', 'wrong.sendTo']] },
  { change: { sendTo: 'nobody' }, channel: 'link', errors: [['sendTo', 'wrong.sendTo']] },
  { change: { receiptEmail: 'nobody' }, channel: 'link', errors: [] },
  { change: { receiptEmail: 'nobody' }, channel: 'phone', errors: [['receiptEmail', 'wrong.email']] },
  { change: { receiptEmail: '' }, channel: 'mail', errors: [] },
  { change: { saveCard: true }, channel: 'present', errors: [['consent', 'wrong.consent']] },
  { change: { saveCard: true, consent: true }, channel: 'present', errors: [] },
  { change: { note: '4242 4242 4242 4242' }, channel: 'phone', errors: [['note', 'wrong.cardNumber']] },
  { change: { note: 'n'.repeat(501) }, channel: 'phone', errors: [['note', 'wrong.note']] },
] as const)('the change $change by $channel gets the errors $said', ({ change, channel, errors }) => {
  expect(faults(change, channel)).toEqual(errors);
});

test('an amount without an invoice needs a purpose and a reason', () => {
  expect(faults({}, 'phone', true)).toEqual([
    ['reference', 'wrong.reference'],
    ['reason', 'wrong.reason'],
  ]);
  expect(faults({ reference: 'Samples', reason: 'Order 4242424242424242' }, 'phone', true)).toEqual([
    ['reason', 'wrong.cardNumber'],
  ]);
  expect(faults({ reference: 'Samples', reason: 'No invoice for samples' }, 'phone', true)).toEqual([]);
});
