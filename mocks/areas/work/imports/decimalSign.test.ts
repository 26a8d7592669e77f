import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideDecimalSign, parseNumber, type DecimalSign } from './decimalSign.ts';

test.each<[string[], DecimalSign | null, string]>([
  [['72', '144'], null, 'notNeeded'],
  [['4.90', '1,250.00'], '.', 'file'],
  [['4,90', '1.250,00'], ',', 'file'],
  [['4,90', '1.250'], ',', 'file'],
  [['1.250.000'], ',', 'file'],
  [['1 250,50'], ',', 'file'],
  [['1’250.50'], '.', 'file'],
  [['0,345'], ',', 'file'],
  [['1.250', '2,500'], null, 'undecided'],
  [['4.90', '4,90'], null, 'undecided'],
  [['1,250'], null, 'undecided'],
  [['none', 'MUG-1.5', ''], null, 'notNeeded'],
])('D33 the numbers %j have the decimal sign %s, decided by %s', (figures, decimalSign, decimalSignBy) => {
  expect(decideDecimalSign(figures, undefined)).toEqual({ decimalSign, decimalSignBy });
});

test('the decimal sign of the request wins, whatever the numbers look like', () => {
  expect(decideDecimalSign(['4.90'], ',')).toEqual({ decimalSign: ',', decimalSignBy: 'request' });
});

test.each<[string, DecimalSign | null, unknown]>([
  ['144', null, { text: '144' }],
  ['1,250.50', '.', { text: '1250.50' }],
  ['1.250,50', ',', { text: '1250.50' }],
  ['1 250,50', ',', { text: '1250.50' }],
  ['1,250', '.', { text: '1250' }],
  ['1,250', ',', { text: '1.250' }],
  ['1,250', null, { problem: 'ambiguous' }],
  ['4,90', null, { text: '4.90' }],
  ['4,90', '.', { problem: 'otherSign' }],
  ['4.90', ',', { problem: 'otherSign' }],
  ['12,50.00', '.', { problem: 'none' }],
  ['1,25,000', '.', { problem: 'none' }],
  ['4.90 €', '.', { problem: 'none' }],
  ['-4.90', '.', { text: '-4.90' }],
  ['4.01235E+12', '.', { problem: 'scientific' }],
  ['4,01235E+12', ',', { problem: 'scientific' }],
])('%s with the decimal sign %s is read as %j', (text, sign, parsed) => {
  expect(parseNumber(text, sign)).toEqual(parsed);
});

test('a number is never read a thousand times too large or too small', () => {
  const figure = fc.tuple(fc.nat(9_999_999), fc.nat(9999), fc.constantFrom('en', 'de'), fc.boolean());
  fc.assert(
    fc.property(figure, ([integer, decimals, locale, grouped]) => {
      const value = integer + decimals / 10_000;
      const format = { minimumFractionDigits: 4, maximumFractionDigits: 4, useGrouping: grouped };
      const text = new Intl.NumberFormat(locale, format).format(value);
      const { decimalSign } = decideDecimalSign([text], undefined);
      const parsed = parseNumber(text, decimalSign);
      expect('text' in parsed && Number(parsed.text)).toBeCloseTo(value, 4);
    }),
  );
});
