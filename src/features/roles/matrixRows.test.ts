import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { csvText } from '#shared/lib/csv.ts';
import { matrixRows } from './matrixRows.ts';

const words = { permission: 'Permission', granted: 'Granted' };

test('the file has a row for each permission and a column for each role', () => {
  expect(matrixRows(examples.roleMatrix, words)).toEqual([
    ['Permission', 'Auditor', 'Pricing Analyst'],
    ['Home', 'Granted', 'Granted'],
    ['SKU Manager', 'Granted', 'Granted'],
    ['SKU Manager: Export', '', 'Granted'],
  ]);
});

test('T09 a role with the name of a formula is no formula in the file', () => {
  const matrix = { roles: [{ id: 'rol-1', name: '=1+1' }], rows: [] };
  expect(csvText(matrixRows(matrix, words))).toBe("Permission,'=1+1\r\n");
});
