import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardCell, unguardCell } from './csvGuard.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['  @SUM(A1)', "'  @SUM(A1)"],
  ["'=1+1", "''=1+1"],
  ['\uFF1DA1', "'\uFF1DA1"],
  [';x', "';x"],
  ['-5.50', '-5.50'],
  ['-5-5', "'-5-5"],
  ['plain', 'plain'],
  ["it's", "it's"],
  ['', ''],
])('T09 the cell %j is written as %j, so that it does not run as a formula', (text, cell) => {
  expect(guardCell(text)).toBe(cell);
});

test('a guarded cell is read back as it was', () => {
  const risky = fc.string({ unit: fc.constantFrom("'", '=', '-', '@', ' ', '1', '.', 'a', '\t') });
  fc.assert(
    fc.property(risky, (text) => {
      expect(unguardCell(guardCell(text))).toBe(text);
    }),
  );
});
