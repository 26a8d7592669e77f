import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCurrency, zCurrency } from './currency.ts';

test.each([
  ['USD', 'USD'],
  ['eur', 'EUR'],
  [' Gbp ', 'GBP'],
  ['KWD', 'KWD'],
  ['XYZ', null],
  ['EURO', null],
  ['US', null],
  ['', null],
  ['constructor', null],
  // Gold, a test code and an old currency pay for no goods.
  ['XAU', null],
  ['XTS', null],
  ['DEM', null],
])('the currency of the text %j is %s', (text, code) => {
  expect(readCurrency(text)).toBe(code);
});

test('any text is read as a code of the contract or as none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^ ?[a-zA-Z]{2,4} ?$/)), (text) => {
      const code = readCurrency(text);
      if (code === null) expect(zCurrency.options).not.toContain(text);
      else expect([...zCurrency.options].map(String)).toContain(text.trim().toUpperCase());
    }),
  );
});

test('every code can be formatted as money', () => {
  for (const currency of zCurrency.options) {
    const money = new Intl.NumberFormat('en', { style: 'currency', currency }).format(1);
    expect(money).toMatch(/1/);
  }
});
