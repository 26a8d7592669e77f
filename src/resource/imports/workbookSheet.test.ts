import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '#mocks/areas/work/records/csv.ts';
import { hasNumbersAsText, plainNumber, sheetCsv, type Sheet } from './workbookSheet.ts';

test.each([
  ['0', '0'],
  ['-0', '0'],
  ['0.0', '0'],
  ['72', '72'],
  ['1E3', '1000'],
  ['1.5E-3', '0.0015'],
  ['12345.678', '12345.678'],
  ['0.1', '0.1'],
  ['100', '100'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456789', '1.2345678901234568E+18'],
  ['1.23E+21', '1.23E+21'],
  ['0.1234567890123456789', '0.123456789012346'],
  ['not a number', 'not a number'],
])('the number %s is written %s', (stored, text) => {
  expect(plainNumber(stored)).toBe(text);
});

test('a number of up to 15 digits is written as it is, however the workbook stores it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.nat(6), (digits, places) => {
      const value = new Big(digits).div(new Big(10).pow(places));
      expect(plainNumber(value.toString())).toBe(value.toFixed());
      expect(plainNumber(value.toExponential())).toBe(value.toFixed());
    }),
  );
});

const text = (value: string) => ({ text: value, isNumber: false });
const number = (value: string) => ({ text: value, isNumber: true });
const sheet = (...rows: Sheet['rows']): Sheet => ({ name: 'A', rows });

test('a number is written with the decimal sign that the file is read with, and text stays as it is', () => {
  const rows = sheet([text('a.b'), number('4.905'), text('4,90')]);
  expect(sheetCsv(rows, '.')).toBe('a.b,4.905,"4,90"\r\n');
  expect(sheetCsv(rows, ',')).toBe('a.b,"4,905","4,90"\r\n');
});

test.each([
  ['12,50', true],
  ['1.234', true],
  ['12', false],
  ['MUG-1.5', false],
  ['.', false],
])('whether the text %s is a number with a sign to decide on: %s', (value, expected) => {
  expect(hasNumbersAsText(sheet([text(value)]))).toBe(expected);
});

test('a cell that is a number needs no decision on its sign', () => {
  expect(hasNumbersAsText(sheet([number('1.234')]))).toBe(false);
});

test('the server reads what the sheet holds, row by row and cell by cell', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', "'", ' ', '=', '-', '7', 'a') }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 6 }), (rows) => {
      const all = [['first;header', 'b'], ...rows];
      const file = sheetCsv(sheet(...all.map((cells) => cells.map(text))), '.');
      const read = readCsv(new TextEncoder().encode(file).buffer);
      const filled = all.flatMap((cells, at) =>
        at > 0 && cells.some((one) => one.trim() !== '') ? [at] : [],
      );
      expect(read?.headers).toEqual(['first;header', 'b']);
      expect(read?.numbers).toEqual(filled.map((at) => at + 1));
      expect(read?.rows).toEqual(filled.map((at) => all[at]));
    }),
    { numRuns: 500 },
  );
});
