import { expect, test } from 'vitest';
import { findSettingsProblems } from './settingsRules.ts';

const settings = {
  standardQuantities: [100, 250, 500],
  listQuantity: 250,
  fixedRates: [
    { currency: 'EUR', rate: '0.86' },
    { currency: 'CHF', rate: '0.00000001' },
  ],
};
const problemsOf = (changes: Partial<typeof settings>) =>
  findSettingsProblems({ ...settings, ...changes }, 'USD');

test('rising quantities, one of them for lists, and a rate for each currency are right', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ standardQuantities: [250], fixedRates: [] })).toEqual([]);
});

test.each([100, 99])('a second quantity of %d is refused after 100', (quantity) => {
  expect(problemsOf({ standardQuantities: [100, quantity, 250] })).toEqual([
    { field: 'standardQuantities.1', code: 'not_ascending' },
  ]);
});

test('lists compare at a standard quantity alone', () => {
  expect(problemsOf({ listQuantity: 300 })).toEqual([{ field: 'listQuantity', code: 'unknown' }]);
});

test('a rate of nothing, of our own currency or a second one of a currency is refused', () => {
  const fixedRates = [
    { currency: 'EUR', rate: '0.00' },
    { currency: 'USD', rate: '1' },
    { currency: 'EUR', rate: '1' },
  ];
  expect(problemsOf({ fixedRates })).toEqual([
    { field: 'fixedRates.0.rate', code: 'not_positive' },
    { field: 'fixedRates.1.currency', code: 'not_allowed' },
    { field: 'fixedRates.2.currency', code: 'duplicate' },
  ]);
});
