import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  workbookBytes,
  workbookParts,
  type WorkbookCell,
  type WorkbookSheet,
} from '#tests/support/workbook.ts';
import { readWorkbook } from './readWorkbook.ts';

const read = (...sheets: WorkbookSheet[]) => readWorkbook(workbookBytes(sheets).buffer);
const textsOf = (rows: readonly (readonly { text: string }[])[]) =>
  rows.map((cells) => cells.map(({ text }) => text));

/** The text of one cell under a header. */
async function textOf(cell: WorkbookCell): Promise<string | undefined> {
  const [sheet] = await read({
    name: 'Sheet1',
    rows: [
      ['Value', 'Other'],
      [cell, 'x'],
    ],
  });
  return sheet?.rows[1]?.[0]?.text;
}

test.each<[string, WorkbookCell, string]>([
  ['text with zeros before it', '0080000010001', '0080000010001'],
  ['text with a break', 'two\nlines', 'two\nlines'],
  ['text with signs of XML', 'a < b & "c"', 'a < b & "c"'],
  ['a whole number', 144, '144'],
  ['a GTIN that is a number', { stored: '4012345678901' }, '4012345678901'],
  ['a GTIN with an exponent', { stored: '4.012345678901E12' }, '4012345678901'],
  ['noise of binary numbers', { stored: '4.9000000000000004' }, '4.9'],
  ['a small price', { stored: '3.4500000000000003E-2' }, '0.0345'],
  ['a negative number', { stored: '-12.50' }, '-12.5'],
  ['a number shown with zeros before it', { stored: '80000010001', style: 2 }, '0080000010001'],
  ['a number with decimals under that format', { stored: '12.5', style: 2 }, '12.5'],
  ['a percentage', { stored: '0.125', style: 3 }, '12.5%'],
  ['a small percentage', { stored: '1.2E-3', style: 3 }, '0.12%'],
  ['a percentage that a formula gave', { xml: '<c r="AT" s="3" t="n"><f>1/4</f><v>0.25</v></c>' }, '25%'],
  ['text under a format', { xml: '<c r="AT" s="2" t="str"><v>7</v></c>' }, '7'],
  ['a day', { day: 45_000 }, '2023-03-15'],
  ['a day with a time', { day: 45_000.5 }, '2023-03-15T12:00:00Z'],
  ['what a formula gave', { xml: '<c r="AT"><f>A1*2</f><v>9.8</v></c>' }, '9.8'],
  ['the text a formula gave', { xml: '<c r="AT" t="str"><f>"a"</f><v>abc</v></c>' }, 'abc'],
  ['a formula that failed', { xml: '<c r="AT" t="e"><f>1/0</f><v>#DIV/0!</v></c>' }, '#DIV/0!'],
  ['yes', { xml: '<c r="AT" t="b"><v>1</v></c>' }, 'true'],
  ['a formatted and empty cell', { xml: '<c r="AT" s="1"/>' }, ''],
])('a workbook of %s is read', async (_, cell, text) => {
  expect(await textOf(cell)).toBe(text);
});

test('rows keep their numbers, and cells their columns', async () => {
  const [sheet] = await read({
    name: 'Sheet1',
    from: 3,
    rows: [[null, 'SKU', 'Price'], [], [null, 'MUG-1', 4.5]],
  });
  expect(textsOf(sheet?.rows ?? []).map((cells) => cells.join('|'))).toEqual([
    '||',
    '||',
    '|SKU|Price',
    '||',
    '|MUG-1|4.5',
  ]);
});

test('only visible sheets that have rows are offered', async () => {
  const rows = [['SKU'], ['MUG-1']];
  const sheets = await read(
    { name: 'Cover', rows: [['Price list 2026']] },
    { name: 'Prices & more', rows },
    { name: 'Old', state: 'hidden', rows },
    { name: 'Older & <gone>', state: 'veryHidden', rows },
    { name: 'Charges', rows },
  );
  expect(sheets.map(({ name }) => name)).toEqual(['Prices & more', 'Charges']);
});

test('a workbook without a visible sheet of rows says so', async () => {
  await expect(read({ name: 'Sheet1', rows: [['SKU']] })).rejects.toMatchObject({
    problem: 'import.noSheet',
  });
});

test.each<[string, () => Uint8Array<ArrayBuffer>]>([
  ['half an archive', () => workbookBytes([{ name: 'A', rows: [['a'], ['b']] }]).slice(0, 300)],
  ['another archive', () => Uint8Array.from(zipSync({ 'note.txt': strToU8('hello') }))],
  [
    'an archive without the sheet',
    () => {
      const parts = workbookParts([{ name: 'A', rows: [['a'], ['b']] }]);
      delete parts['xl/worksheets/sheet1.xml'];
      return Uint8Array.from(zipSync(parts));
    },
  ],
  [
    'a sheet that is no XML',
    () => {
      const parts = workbookParts([{ name: 'A', rows: [['a'], ['b']] }]);
      return Uint8Array.from(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8('<a<<') }));
    },
  ],
])('a file that is %s is refused as unreadable', async (_, bytes) => {
  await expect(readWorkbook(bytes().buffer)).rejects.toMatchObject({
    problem: expect.stringMatching(/^import\.(corrupt|noSheet)$/),
  });
});

test('an archive that unpacks to far more than a workbook holds is refused before it is unpacked', async () => {
  const parts = workbookParts([{ name: 'A', rows: [['a'], ['b']] }]);
  const bomb = zipSync({ ...parts, 'xl/worksheets/sheet2.xml': new Uint8Array(70 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(readWorkbook(Uint8Array.from(bomb).buffer)).rejects.toMatchObject({
    problem: 'import.tooMuch',
  });
});

test.each(['A20001', 'GS2', 'XFD1048576'])(
  'a cell at %s is too far outside and refuses the file',
  async (at) => {
    const cell = { xml: `<c r="${at}"><v>1</v></c>` };
    await expect(read({ name: 'A', rows: [['a'], ['b'], [cell]] })).rejects.toMatchObject({
      problem: 'import.tooMuch',
    });
  },
);

test('a workbook of 5,000 rows is read to its last row', async () => {
  const rows = Array.from({ length: 5000 }, (_, at): WorkbookCell[] => [`MUG-${at}`, at + 1, 4.9]);
  const [sheet] = await read({ name: 'A', rows: [['SKU', 'Quantity', 'Price'], ...rows] });
  expect(sheet?.rows).toHaveLength(5001);
  expect(textsOf(sheet?.rows.slice(-1) ?? [])).toEqual([['MUG-4999', '5000', '4.9']]);
});
