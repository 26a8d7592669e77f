import { expect, test } from 'vitest';
import { decimal, isPriceText, toMoneyText, toMoneyTextUp, wholePart } from './decimal.ts';

test.each(['0', '1', '0.5', '12.50', '0.3450', '999999999.9999'])('D12 %s is a price', (text) => {
  expect(isPriceText(text)).toBe(true);
});

test.each([
  '',
  ' 1',
  '1 ',
  '-1',
  '+1',
  '1,50',
  '.5',
  '5.',
  '1.23456',
  '1e3',
  '1234567890',
  'NaN',
  '0x1',
  '1\n',
])('D12 %j is no price', (text) => {
  expect(isPriceText(text)).toBe(false);
});

test.each([
  ['1', '1.00'],
  ['1.2', '1.20'],
  ['1.20', '1.20'],
  ['0.345', '0.345'],
  ['0.34505', '0.3451'],
  ['0.34504', '0.345'],
  ['0.00004', '0.00'],
  ['1e-9', '0.00'],
  ['123456789.12345', '123456789.1235'],
])('the number %s is written %s', (value, text) => {
  expect(toMoneyText(decimal(value))).toBe(text);
});

test('a limit is rounded so that it is never below what it must reach', () => {
  expect(toMoneyTextUp(decimal('0.34501'))).toBe('0.3451');
  expect(toMoneyTextUp(decimal('0.345'))).toBe('0.345');
  expect(toMoneyTextUp(decimal(1))).toBe('1.00');
});

test('the whole part is cut off, and halves are exact, which binary numbers are not', () => {
  expect(wholePart(decimal('41.9999'))).toBe(41);
  expect(wholePart(decimal('42'))).toBe(42);
  expect(decimal('0.1').plus('0.2').eq('0.3')).toBe(true);
});

test('a division keeps more places than any price has', () => {
  expect(decimal(1).div(3).toFixed()).toBe(`0.${'3'.repeat(24)}`);
  expect(decimal(2).div(3).toFixed()).toBe(`0.${'6'.repeat(23)}7`);
});
