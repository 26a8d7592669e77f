import { expect, test } from 'vitest';
import { priceFault } from './priceFault.ts';

test.each([
  ['0.01', null],
  ['12.3456', null],
  ['999999999.9999', null],
  ['', 'priceNotANumber'],
  ['.', 'priceNotANumber'],
  ['-1', 'priceNotANumber'],
  ['0', 'priceZero'],
  ['0.0000', 'priceZero'],
  ['12.34567', 'priceTooPrecise'],
  ['99999999999', 'priceTooLarge'],
  ['1000000000', 'priceTooLarge'],
])('L3 %j: %s', (text, fault) => {
  expect(priceFault(text)).toBe(fault);
});
