import { expect, test } from 'vitest';
import { chargeErrors, chargeFieldOf, chargeOf, chargeSchema, chargeValues } from './chargeForm.ts';

const values = { ...chargeValues(null), name: 'Setup', price: '40' };

test('a charge goes through the form unchanged', () => {
  const charge = {
    name: 'Run',
    type: 'Run',
    per: 'Color',
    price: '0.28',
    repeatPrice: '0.20',
    appliesLtm: true,
    includedUnits: 1,
  } as const;
  expect(chargeOf(chargeValues({ id: 'chg-1', ...charge }))).toEqual(charge);
});

test('an empty repeat price is the same price; half a number is made whole', () => {
  expect(chargeOf({ ...values, price: '.5', repeatPrice: '' })).toMatchObject({
    price: '0.5',
    repeatPrice: null,
    appliesLtm: false,
  });
  expect(chargeOf({ ...values, price: '5.', repeatPrice: '4' })).toMatchObject({
    price: '5',
    repeatPrice: '4',
  });
});

test.each([
  [{}, {}],
  [{ name: '' }, { name: 'charge.nameRequired' }],
  [{ name: 'x'.repeat(121) }, { name: 'charge.nameTooLong' }],
  [{ price: '' }, { price: 'charge.priceInvalid' }],
  [{ price: '.' }, { price: 'charge.priceInvalid' }],
  [{ price: '1.23456' }, { price: 'charge.priceInvalid' }],
  [{ repeatPrice: '1.23456' }, { repeatPrice: 'charge.priceInvalid' }],
  [{ includedUnits: '' }, { includedUnits: 'charge.unitsInvalid' }],
  [{ includedUnits: '1001' }, { includedUnits: 'charge.unitsInvalid' }],
])('%j: %j', (changes, errors) => {
  expect(chargeErrors({ ...values, ...changes })).toEqual(errors);
  const told = chargeSchema.safeParse({ ...values, ...changes });
  expect(told.error?.issues.map(({ message }) => message) ?? []).toEqual(Object.values(errors));
});

test.each([
  ['items.0.price', 'price'],
  ['items.12.appliesLtm', 'asked'],
  ['items.0.toString', null],
  ['version', null],
])('the server calls it %s: %s', (wire, field) => {
  expect(chargeFieldOf(wire)).toBe(field);
});
