import { expect, test } from 'vitest';
import {
  errorFileName,
  FILE_MAX_BYTES,
  fileProblem,
  firstResult,
  isSameMapping,
  mappingText,
  remapped,
} from './importRules.ts';

test.each([
  ['list.csv', 10, null],
  ['LIST.CSV', FILE_MAX_BYTES, null],
  ['list.txt', 10, null],
  ['list.csv', FILE_MAX_BYTES + 1, 'import.tooLarge'],
  ['list.csv', 0, 'import.emptyFile'],
  ['list.xlsx', 10, 'import.workbook'],
  ['list.xls', 10, 'import.workbook'],
  ['list.ods', 10, 'import.workbook'],
  ['list.pdf', 10, 'import.notCsv'],
  ['list', 10, 'import.notCsv'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});

const column = (header: string, field: string | null = null) => ({ header, field, sample: '' });

test('a field is read from one column only', () => {
  expect(remapped(['sku', 'name', null], 2, 'name')).toEqual(['sku', null, 'name']);
  expect(remapped(['sku', null, null], 0, null)).toEqual([null, null, null]);
});

test('leaving one column out leaves the others alone', () => {
  expect(remapped(['sku', null, 'name'], 2, null)).toEqual(['sku', null, null]);
});

test('a mapping is sent by header, and of two columns with one header the one that is read counts', () => {
  expect(mappingText([column('SKU'), column('Price'), column('Price')], ['sku', 'unit_price', null])).toBe(
    '{"SKU":"sku","Price":"unit_price"}',
  );
  expect(mappingText([column('Price'), column('Price')], [null, 'unit_price'])).toBe(
    '{"Price":"unit_price"}',
  );
  expect(mappingText([column('__proto__')], ['sku'])).toBe('{"__proto__":"sku"}');
});

test('two mappings are the same when each column is read alike', () => {
  expect(isSameMapping(['sku', null], ['sku', null])).toBe(true);
  expect(isSameMapping(['sku', null], ['sku', 'name'])).toBe(false);
});

test.each([
  [{ create: 1, update: 1, unchanged: 1, error: 1 }, 'error'],
  [{ create: 1, update: 1, unchanged: 1, error: 0 }, 'create'],
  [{ create: 0, update: 1, unchanged: 1, error: 0 }, 'update'],
  [{ create: 0, update: 0, unchanged: 1, error: 0 }, 'unchanged'],
  [{ create: 0, update: 0, unchanged: 0, error: 0 }, 'create'],
])('of %j first %s', (counts, first) => {
  expect(firstResult(counts)).toBe(first);
});

test('the refused rows are named after their file', () => {
  expect(errorFileName('price list.2026.csv')).toBe('price list.2026-errors.csv');
});
