import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['6" mug', '"6"" mug"'],
  ['two\nlines', '"two\nlines"'],
  [' blank', '" blank"'],
  [12.5, '12.5'],
  ['-3.20', '-3.20'],
  [null, ''],
])('a cell %j is written as %j', (cell, written) => {
  expect(csvText([[cell]])).toBe(`${written}\r\n`);
});

test.each([
  '=1+1',
  '+1-1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  "'=1",
  ';=1',
  '\uFF1D1',
  '=HYPERLINK("http://x")',
])('T09 a cell %j cannot be run as a formula', (cell) => {
  const text = csvText([[cell]]).trimEnd();
  const read = text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
  expect(read).toBe(`'${cell}`);
});

test('cells are separated by commas and rows by lines', () => {
  expect(
    csvText([
      ['SKU', 'Name'],
      ['MUG-1', 'Mug'],
    ]),
  ).toBe('SKU,Name\r\nMUG-1,Mug\r\n');
});
