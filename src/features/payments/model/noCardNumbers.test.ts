import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsCardNumber } from './noCardNumbers.ts';

test.each([
  '4242424242424242',
  'card 4242 4242 4242 4242 exp 12/30',
  '4242-4242-4242-4242',
  '4242.4242.4242.4242',
  '4242–4242–4242–4242',
  '378282246310005',
  'Amex 3782 822463 10005, please',
  '6304000000000000000',
  '４２４２４２４２４２４２４２４２',
  'order 17 4242 4242 4242 4242',
  'line one\n5555555555554444',
])('%j contains a card number', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  '',
  'paid by phone, ask for Ana',
  '4242424242424241',
  'INV-10442 and INV-10443',
  '+49 30 1234567',
  '424242424242',
  '42424242424242424242',
  '4242 then 4242 then 4242 then 4242',
  '4242/4242/4242/4242 in four orders',
])('%j contains no card number', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

/** The check digit by another way than the guard's: tried out. */
const withCheck = (digits: string): string =>
  Array.from('0123456789', (digit) => digits + digit).find((number) => holdsCardNumber(number)) ?? '';

test('of ten last digits exactly one makes a card number, and blanks hide none', () => {
  const digits = fc.string({
    unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    minLength: 12,
    maxLength: 18,
  });
  fc.assert(
    fc.property(digits, (start) => {
      const whole = Array.from('0123456789', (digit) => start + digit).filter(holdsCardNumber);
      expect(whole).toHaveLength(1);
      const grouped = withCheck(start).replace(/(\d{4})(?=\d)/g, '$1 ');
      expect(holdsCardNumber(`Call back ${grouped}.`)).toBe(true);
    }),
  );
});
