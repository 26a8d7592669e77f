import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeRate, inCurrency, withoutRate } from './exchange.ts';

const rates = { base: 'USD', rates: { EUR: '0.80', GBP: '0.75' } };

test.each([
  ['10.00', 'USD', 'EUR', '8.00'],
  ['8.00', 'EUR', 'USD', '10.00'],
  ['8.00', 'EUR', 'GBP', '7.50'],
  ['0.3333', 'USD', 'EUR', '0.2666'],
  ['7.77', 'CHF', 'CHF', '7.77'],
])('%s %s in %s is %s', (amount, from, to, turned) => {
  expect(inCurrency(amount, from, to, rates)).toBe(turned);
});

test.each([
  ['USD', 'EUR', '0.8'],
  ['EUR', 'USD', '1.25'],
  ['EUR', 'GBP', '0.9375'],
  ['CHF', 'CHF', '1'],
  ['CHF', 'USD', undefined],
])('the rate from %s to %s is %s', (from, to, rate) => {
  expect(exchangeRate(from, to, rates)?.toFixed()).toBe(rate);
});

test.each([
  ['no rates have come', '10.00', 'USD', 'EUR', null],
  ['the currency has none', '10.00', 'USD', 'CHF', rates],
  ['the other currency has none', '10.00', 'CHF', 'USD', rates],
  ['the name is one of an object', '10.00', 'USD', 'constructor', rates],
  ['the amount is none', 'free', 'USD', 'EUR', rates],
  ['the amount is none and stays in its currency', 'free', 'EUR', 'EUR', rates],
  ['the rate is zero', '10.00', 'EUR', 'USD', { ...rates, rates: { EUR: '0' } }],
  ['the rate it is turned by is zero', '10.00', 'USD', 'EUR', { ...rates, rates: { EUR: '0.00' } }],
  ['the rate is no number', '10.00', 'USD', 'EUR', { ...rates, rates: { EUR: 'NaN' } }],
] as const)('nothing is converted where %s', (_, amount, from, to, known) => {
  expect(inCurrency(amount, from, to, known)).toBeNull();
});

test.each([
  [['USD'], 'CHF', ['CHF']],
  [['CHF'], 'USD', ['CHF']],
  [['CHF', 'PLN', 'CHF', 'EUR'], 'USD', ['CHF', 'PLN']],
  [['CHF'], 'PLN', ['CHF', 'PLN']],
  [['CHF'], 'CHF', []],
  [['EUR', 'USD'], 'GBP', []],
  [[], 'CHF', []],
])('from %j to %s there is no rate for %j', (from, to, missing) => {
  expect(withoutRate(from, to, rates)).toEqual(missing);
  expect(withoutRate(from, to, null)).toEqual([]);
});

test('a conversion gives an amount or names a currency without a rate, never both and never neither', () => {
  const code = fc.constantFrom('USD', 'EUR', 'GBP', 'CHF', 'JPY', 'constructor', '');
  const amount = fc
    .tuple(fc.nat(999_999_999), fc.nat(9999))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(4, '0')}`);
  const rate = fc.oneof(
    fc.tuple(fc.nat(9999), fc.nat(99_999_999)).map(([whole, rest]) => `${whole}.${rest}`),
    fc.constantFrom('0', '0.0', '', 'NaN', '-1', '1e9', '∞'),
  );
  fc.assert(
    fc.property(amount, code, code, fc.dictionary(code, rate), (text, from, to, table) => {
      const known = { base: 'USD', rates: table };
      const turned = inCurrency(text, from, to, known);
      const missing = withoutRate([from], to, known);
      expect(turned === null).toBe(missing.length > 0);
      if (turned !== null) expect(turned).toMatch(/^\d+\.\d{2,4}$/);
      if (from === to) expect(turned).toBe(text);
      for (const one of missing) expect([from, to]).toContain(one);
    }),
    { numRuns: 2000 },
  );
});
