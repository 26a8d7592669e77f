import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDecimals, minorToText, stripeAmount, textToMinor } from './money.ts';

test.each([
  { minor: 1234, currency: 'USD', text: '12.34' },
  { minor: 5, currency: 'EUR', text: '0.05' },
  { minor: 0, currency: 'GBP', text: '0.00' },
  { minor: 500, currency: 'JPY', text: '500' },
  { minor: 0, currency: 'JPY', text: '0' },
  { minor: 12_340, currency: 'KWD', text: '12.34' },
  { minor: 12_345, currency: 'KWD', text: '12.345' },
  { minor: 500, currency: 'ISK', text: '500' },
  { minor: 50_000, currency: 'MGA', text: '500' },
  { minor: 7, currency: 'UGX', text: '7' },
  { minor: -1999, currency: 'USD', text: '-19.99' },
  { minor: 99_999_999, currency: 'USD', text: '999999.99' },
])('D12 $minor minor units of $currency are $text', ({ minor, currency, text }) => {
  expect(minorToText(minor, currency)).toBe(text);
});

test.each([
  { text: '12.34', currency: 'USD', minor: 1234 },
  { text: '12.3', currency: 'USD', minor: 1230 },
  { text: '12.', currency: 'USD', minor: 1200 },
  { text: '.5', currency: 'USD', minor: 50 },
  { text: ' 007 ', currency: 'USD', minor: 700 },
  { text: '12.340', currency: 'USD', minor: 1234 },
  { text: '500', currency: 'JPY', minor: 500 },
  { text: '500.00', currency: 'JPY', minor: 500 },
  { text: '1.5', currency: 'KWD', minor: 1500 },
  { text: '500', currency: 'ISK', minor: 500 },
  { text: '500', currency: 'MGA', minor: 50_000 },
  { text: '0', currency: 'USD', minor: 0 },
])('$text typed in $currency are $minor minor units', ({ text, currency, minor }) => {
  expect(textToMinor(text, currency)).toBe(minor);
});

test.each([
  { text: '12.345', currency: 'USD', why: 'finer than a cent' },
  { text: '0.5', currency: 'JPY', why: 'a yen has no parts' },
  { text: '1.234', currency: 'KWD', why: 'Stripe takes two digits of the dinar' },
  { text: '1.5', currency: 'ISK', why: 'a króna has no parts' },
  { text: '', currency: 'USD', why: 'nothing' },
  { text: '.', currency: 'USD', why: 'no digit' },
  { text: '1,50', currency: 'USD', why: 'a comma' },
  { text: '-5', currency: 'USD', why: 'a sign' },
  { text: '1e3', currency: 'USD', why: 'no digits alone' },
  { text: '1'.repeat(20), currency: 'USD', why: 'longer than any amount' },
])('$text in $currency is no amount: $why', ({ text, currency }) => {
  expect(textToMinor(text, currency)).toBeNull();
});

test.each(['USD', 'JPY', 'KWD', 'MGA'])('an amount in %s is read as it was written', (currency) => {
  const step = { USD: 1, JPY: 1, KWD: 10, MGA: 100 }[currency] ?? 1;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (units) => {
      const minor = units * step;
      expect(textToMinor(minorToText(minor, currency), currency)).toBe(minor);
    }),
  );
});

test.each([
  { text: `${'0'.repeat(20)}5`, minor: 500 },
  { text: '100000000000', minor: 10_000_000_000_000 },
  { text: '1000000000000', minor: null },
])('the length of $text in USD counts digits after leading zeros: $minor', ({ text, minor }) => {
  expect(textToMinor(text, 'USD')).toBe(minor);
});

test.each('BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF XOF XPF'.split(' '))(
  'an amount in %s is a whole number',
  (currency) => {
    expect([getDecimals(currency), textToMinor('12', currency), stripeAmount(12, currency)]).toEqual([
      0, 12, 12,
    ]);
  },
);

test.each('BHD JOD KWD OMR TND'.split(' '))(
  '%s has three decimals, of which two can be typed',
  (currency) => {
    expect([getDecimals(currency), textToMinor('1.25', currency), stripeAmount(1250, currency)]).toEqual([
      2, 1250, 1250,
    ]);
  },
);

test('the decimals that can be typed follow the currency', () => {
  expect(['USD', 'JPY', 'KWD', 'ISK'].map(getDecimals)).toEqual([2, 0, 2, 0]);
});

test.each([
  { minor: 1234, currency: 'USD', stripe: 1234 },
  { minor: 500, currency: 'JPY', stripe: 500 },
  { minor: 12_340, currency: 'KWD', stripe: 12_340 },
  { minor: 500, currency: 'ISK', stripe: 50_000 },
  { minor: 7, currency: 'UGX', stripe: 700 },
  { minor: 50_000, currency: 'MGA', stripe: 500 },
])('$minor minor units of $currency are $stripe for Stripe', ({ minor, currency, stripe }) => {
  expect(stripeAmount(minor, currency)).toBe(stripe);
});
