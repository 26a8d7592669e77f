import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportRun } from '#api/generated/types.gen.ts';
import {
  cellAddress,
  columnLetter,
  contentProblem,
  errorFileName,
  FILE_MAX_BYTES,
  fileProblem,
  firstResult,
  firstSettings,
  isStale,
  changeMapping,
  sheetFileName,
} from './importRules.ts';

test.each([
  ['list.csv', 10, null],
  ['LIST.CSV', FILE_MAX_BYTES, null],
  ['list.txt', 10, null],
  ['list.csv', FILE_MAX_BYTES + 1, 'import.tooLarge'],
  ['list.csv', 0, 'import.emptyFile'],
  ['list.xlsx', 10, null],
  ['LIST.XLSX', FILE_MAX_BYTES + 1, 'import.tooLarge'],
  ['list.xlsm', 10, 'import.workbook'],
  ['list.xls', 10, 'import.workbook'],
  ['list.ods', 10, 'import.workbook'],
  ['list.pdf', 10, 'import.notCsv'],
  ['list', 10, 'import.notCsv'],
])('whether a file %s of %i bytes can be imported: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});

const column = (header: string, field: string | null = null) => ({ header, field, sample: '' });

test('a field is read from one column only', () => {
  expect(changeMapping(['sku', 'name', null], 2, 'name')).toEqual(['sku', null, 'name']);
  expect(changeMapping(['sku', null, null], 0, null)).toEqual([null, null, null]);
});

test('leaving one column out leaves the others alone', () => {
  expect(changeMapping(['sku', null, 'name'], 2, null)).toEqual(['sku', null, null]);
});

test.each([
  ['list.csv', [0x53, 0x4b, 0x55, 0x2c], null],
  ['list.csv', [0x50, 0x4b, 3, 4], 'import.renamed'],
  ['list.txt', [0xd0, 0xcf, 0x11, 0xe0], 'import.renamed'],
  ['list.xlsx', [0x50, 0x4b, 3, 4], null],
  ['list.xlsx', [0x53, 0x4b, 0x55, 0x2c], 'import.renamed'],
  ['list.xlsx', [0xd0, 0xcf, 0x11, 0xe0], 'import.encrypted'],
  ['list.csv', [], null],
])(
  'whether the file %s is read as a workbook when it begins with the bytes %j: %s',
  (name, bytes, problem) => {
    expect(contentProblem(name, Uint8Array.from(bytes))).toBe(problem);
  },
);

const run = {
  columns: [column('SKU', 'sku'), column('Price')],
  mode: 'merge',
  decimalSign: '.',
} as const satisfies Pick<ImportRun, 'columns' | 'mode' | 'decimalSign'>;
const stale = (changes: Partial<typeof firstSettings>, sheet = 0) =>
  isStale(run, sheet, { ...firstSettings, ...changes });

test('a check does not count for another mapping, mode, decimal sign or sheet', () => {
  expect(stale({})).toBe(false);
  expect(stale({ mapping: ['sku', null] })).toBe(false);
  expect(stale({ mapping: ['sku', 'unit_price'] })).toBe(true);
  expect(stale({ mapping: [null, null] })).toBe(true);
  expect(stale({ mapping: ['sku'] })).toBe(true);
  expect(stale({ mode: 'replace' })).toBe(true);
  expect(stale({ decimalSign: '.' })).toBe(false);
  expect(stale({ decimalSign: ',' })).toBe(true);
  expect(stale({ sheet: 1 })).toBe(true);
  expect(stale({ sheet: 1 }, 1)).toBe(false);
});

test('any change makes a check stale, and changing it back makes it count again', () => {
  const fields = fc.constantFrom('sku', 'name', null);
  fc.assert(
    fc.property(fc.array(fields, { minLength: 2, maxLength: 2 }), (mapping) => {
      expect(stale({ mapping })).toBe(mapping[0] !== 'sku' || mapping[1] !== null);
    }),
  );
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('the letters of column %i are %s', (at, letter) => {
  expect(columnLetter(at)).toBe(letter);
});

test('an error names the cell that a spreadsheet shows it in', () => {
  expect(cellAddress([column('SKU', 'sku'), column('Price', 'unit_price')], 'unit_price', 7)).toBe('B7');
  expect(cellAddress([column('SKU', 'sku')], 'unit_price', 7)).toBeNull();
});

test('a sheet of a workbook is sent as CSV', () => {
  expect(sheetFileName('price list.2026.xlsx')).toBe('price list.2026.csv');
});

test.each([
  [{ create: 1, update: 1, unchanged: 1, error: 1 }, 'error'],
  [{ create: 1, update: 1, unchanged: 1, error: 0 }, 'create'],
  [{ create: 0, update: 1, unchanged: 1, error: 0 }, 'update'],
  [{ create: 0, update: 0, unchanged: 1, error: 0 }, 'unchanged'],
  [{ create: 0, update: 0, unchanged: 0, error: 0 }, 'create'],
])('the first line of %j is %s', (counts, first) => {
  expect(firstResult(counts)).toBe(first);
});

test('the file of refused rows is named after its source', () => {
  expect(errorFileName('price list.2026.csv')).toBe('price list.2026-errors.csv');
});
