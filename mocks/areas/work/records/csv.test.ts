import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';

import { csvFile, csvLine, readCsv, type Sheet } from './csv.ts';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const read = (text: string): Sheet | null => readCsv(bytes(text));

const starts = ['=', '+', '-', '@', ';', '\t', '\r', '\0', '＝', '＋', '－', '＠'];
const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', "'", ' ', '=', '-', '7', 'a', '\uFEFF'),
  }),
  fc.tuple(fc.constantFrom(...starts), fc.string()).map(([start, rest]) => `${start}${rest}`),
);
/** A line with nothing in it does not count. */
const row = fc
  .tuple(cell, cell, cell)
  .filter((cells) => cells.some((text) => text.trim() !== ''))
  .map((cells): string[] => cells);

describe('T09 no cell of a CSV file runs as a formula in a spreadsheet', () => {
  test('a written file is read back with the same values, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const lines = [csvLine(['a', 'b', 'c']), ...rows.map((cells) => csvLine(cells))];
        expect(read(csvFile(lines))).toMatchObject({ headers: ['a', 'b', 'c'], rows });
      }),
      { numRuns: 1000 },
    );
  });

  test('a file with a single column is read back with the same values', () => {
    fc.assert(
      fc.property(fc.array(cell.filter((text) => text.trim() !== '')), (cells) => {
        const file = csvFile([csvLine(['a']), ...cells.map((text) => csvLine([text]))]);
        expect(read(file)?.rows).toEqual(cells.map((text) => [text]));
      }),
      { numRuns: 1000 },
    );
  });

  test('no written cell begins as a formula', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const [[written = ''] = []] = Papa.parse<string[]>(csvLine([text, 'x']), { delimiter: ',' }).data;
        const isNumber = /^-?\d+(\.\d+)?$/.test(written);
        expect(isNumber || !starts.includes(written.trimStart().charAt(0))).toBe(true);
        expect(isNumber || !starts.includes(written.charAt(0))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['  @sum', "'  @sum"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["it's", "it's"],
    [-12.5, '-12.5'],
    ['-12.5', '-12.5'],
    ['-12 pieces', "'-12 pieces"],
    [null, ''],
    [true, 'true'],
    ['5" cup, blue', '"5"" cup, blue"'],
  ])('the value %j is written as %s', (value, written) => {
    expect(csvLine([value, 'x'])).toBe(`${written},x`);
  });
});

describe('reading a CSV file', () => {
  const sheet = { headers: ['sku', 'name'], rows: [['MUG-1', 'Mug, blue']] };

  test.each([
    ['commas', 'sku,name\nMUG-1,"Mug, blue"\n'],
    ['semicolons', 'sku;name\r\nMUG-1;Mug, blue\r\n'],
    ['tabs', 'sku\tname\nMUG-1\tMug, blue'],
    ['a byte order mark', '\uFEFFsku,name\nMUG-1,"Mug, blue"'],
    ['empty lines', '\n\nsku,name\n\n , \nMUG-1,"Mug, blue"\n\n'],
    ['blanks round the headers', ' sku , name \nMUG-1,"Mug, blue"'],
  ])('understands %s', (_name, text) => {
    expect(read(text)).toMatchObject(sheet);
  });

  test('does not split a cell at a separator in quotes', () => {
    expect(read('"sku;a;b",name\n1,2')?.headers).toEqual(['sku;a;b', 'name']);
  });

  test.each([
    ['sku,name\nMUG-1,Mug\n"MUG-2,Mug\nMUG-3,Mug', 3],
    ['sku,name\n"MUG-1" a,Mug', 2],
  ])('reports a quote that is not closed with its row: %j', (text, openQuote) => {
    expect(read(text)).toMatchObject({ rows: [], openQuote });
  });

  test('refuses a picture, a workbook and other bytes', () => {
    expect(readCsv(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]).buffer)).toBeNull();
    expect(readCsv(new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 0xff]).buffer)).toBeNull();
    expect(readCsv(new Uint8Array([0x4d, 0xfc, 0x01, 0x0a]).buffer)).toBeNull();
    expect(read('')).toBeNull();
  });
});
