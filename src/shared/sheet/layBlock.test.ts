import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layBlock } from './layBlock.ts';

const columns = ['name', 'moq', 'isKvi'] as const;
const anyText = (_: string, text: string): string => text;

test('a block fills to the right and down, as far as there are columns and rows', () => {
  const block = [['25', 'true', 'lost'], ['lost']];
  expect(layBlock(block, { row: 1, column: 'moq', columns, rows: 2, read: anyText })).toEqual({
    cells: [
      { row: 1, column: 'moq', text: '25' },
      { row: 1, column: 'isKvi', text: 'true' },
    ],
    refused: [],
    rowsBeyond: 1,
    columnsBeyond: 1,
  });
});

test('what a cell does not take is named, and an empty text that it does not take leaves it as it is', () => {
  const read = (_: string, text: string) => (/^\d+$/.test(text) ? `${text}.00` : null);
  expect(layBlock([['5'], ['x'], [''], ['7']], { row: 0, column: 'moq', columns, rows: 9, read })).toEqual({
    cells: [
      { row: 0, column: 'moq', text: '5.00' },
      { row: 3, column: 'moq', text: '7.00' },
    ],
    refused: ['x'],
    rowsBeyond: 0,
    columnsBeyond: 0,
  });
});

const texts = fc.constantFrom('', '1', '22', 'x', 'two words');
const places = fc.record({
  block: fc.array(fc.array(texts, { maxLength: 5 }), { maxLength: 6 }),
  row: fc.nat(5),
  column: fc.constantFrom(...columns),
  more: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(Infinity)),
});
const digits = (column: string, text: string) => (/^\d+$/.test(text) ? `${column} ${text}` : null);

test('every text of any block is in its own cell, is named as refused, or had no place', () => {
  fc.assert(
    fc.property(places, ({ block, row, column, more }) => {
      const rows = row + more;
      const laid = layBlock(block, { row, column, columns, rows, read: digits });
      const start = columns.indexOf(column);
      const expected = block.flatMap((line, down) =>
        line.flatMap((pasted, right) => {
          const to = columns[start + right];
          return to && row + down < rows ? [{ row: row + down, column: to, pasted }] : [];
        }),
      );
      expect(laid.cells).toEqual(
        expected.flatMap(({ pasted, ...cell }) => {
          const text = digits(cell.column, pasted);
          return text === null ? [] : [{ ...cell, text }];
        }),
      );
      expect(laid.refused).toEqual(
        expected.flatMap(({ column: to, pasted }) =>
          pasted !== '' && digits(to, pasted) === null ? [pasted] : [],
        ),
      );
      expect(laid.rowsBeyond).toBe(block.filter((_, down) => row + down >= rows).length);
      const filled = block.flatMap((line) => line.flatMap((pasted, right) => (pasted === '' ? [] : [right])));
      expect(laid.columnsBeyond).toBe(Math.max(0, start + 1 + Math.max(-1, ...filled) - columns.length));
    }),
  );
});
