import { describe, expect, test } from 'vitest';
import { cards } from '#mocks/doubles/stripe/cards.ts';
import {
  fieldError,
  fieldOrder,
  groupExpiry,
  groupNumber,
  readExpiry,
  type CardFields,
} from './cardRules.ts';

const now = new Date(2026, 10, 15);
const good: CardFields = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  country: 'US',
  postalCode: '94107',
};
const findErrors = (fields: Partial<CardFields>): (string | null)[] =>
  fieldOrder.map((name) => fieldError(name, { ...good, ...fields }, now)).filter((error) => error !== null);

describe('the card form', () => {
  test.each(cards)('accepts the number $number', ({ number, brand }) => {
    expect(findErrors({ number: groupNumber(number), cvc: brand === 'amex' ? '1234' : '123' })).toEqual([]);
  });

  test.each<[Partial<CardFields>, string]>([
    [{ number: '' }, 'incomplete_number'],
    [{ number: '4242' }, 'incomplete_number'],
    [{ number: '4242 4242 4242 4241' }, 'invalid_number'],
    [{ expiry: '' }, 'incomplete_expiry'],
    [{ expiry: '13 / 30' }, 'incomplete_expiry'],
    [{ expiry: '00 / 30' }, 'incomplete_expiry'],
    [{ expiry: '12 / 25' }, 'invalid_expiry_year_past'],
    [{ expiry: '10 / 26' }, 'invalid_expiry_month_past'],
    [{ cvc: '12' }, 'incomplete_cvc'],
    [{ number: '3782 822463 10005', cvc: '123' }, 'incomplete_cvc'],
    [{ postalCode: '9410' }, 'incomplete_zip'],
    [{ country: 'GB', postalCode: '94107' }, 'incomplete_zip'],
  ])('refuses the fields %o', (fields, error) => {
    expect(findErrors(fields)).toEqual([error]);
  });

  test.each<Partial<CardFields>>([
    { expiry: '11 / 26' },
    { country: 'DE', postalCode: '' },
    { country: 'GB', postalCode: 'sw1a 1aa' },
    { country: 'CA', postalCode: 'K1A 0B1' },
    { postalCode: '94107-1234' },
  ])('accepts the fields %o', (fields) => {
    expect(findErrors(fields)).toEqual([]);
  });

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['4242-4242 4242x42429999', '4242 4242 4242 4242'],
  ])('writes the number %s as %s', (input, output) => {
    expect(groupNumber(input)).toBe(output);
  });

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1234', '12 / 34'],
    ['4', '04'],
    ['430', '04 / 30'],
    ['1/30', '01 / 30'],
    ['01/2030', '01 / 30'],
    ['12 / 345', '12 / 34'],
  ])('writes the expiry %s as %s', (input, output) => {
    expect(groupExpiry(input)).toBe(output);
  });

  test('reads the month and the year of an expiry', () => {
    expect(readExpiry('04 / 30')).toEqual({ month: 4, year: 2030 });
    expect(readExpiry('04')).toBeNull();
  });
});
