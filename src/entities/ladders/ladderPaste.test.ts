import { expect, test } from 'vitest';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { numberIn } from '#shared/form/readNumber.ts';
import { numberSigns } from '#shared/i18n/numberSigns.ts';
import { pastedBlock } from './ladderPaste.ts';

const slabs = [
  { minQty: 50, unitPrice: '1.20', discountCode: 'C' },
  { minQty: 100, unitPrice: '1.10' },
  { minQty: 250, unitPrice: '1.00' },
];
const paste = (text: string, cell: ReturnType<typeof at>, into: readonly PriceSlab[], language = 'en') =>
  pastedBlock(text, cell, into, (number) => numberIn(number, numberSigns(language)));
const at = (row: number, column: 'quantity' | 'price' = 'quantity') => ({ row, column });

test.each([
  ['one value', '1.20'],
  ['one value with its currency', '$1.20'],
  ['a value with a line end', '1.20\n'],
  ['a thousand with a comma', '1,200'],
  ['words', 'ask Helen'],
  ['nothing', ''],
])('%s is the business of the cell', (_, text) => {
  expect(paste(text, at(0), slabs)).toBeNull();
});

test.each([
  ['pairs in a line', '100 1.05, 500 0.90'],
  ['two columns of a spreadsheet', '100\t1.05\r\n500\t0.90\r\n'],
  ['pairs with signs', '100: $1.05; 500 = 0.90'],
])('%s are laid over the rows from the cell on', (_, text) => {
  expect(paste(text, at(1), slabs)).toEqual({
    slabs: [slabs[0], { minQty: 100, unitPrice: '1.05' }, { minQty: 500, unitPrice: '0.90' }],
    refused: [],
  });
});

test('rows below the block stay, and rows are added where there are none', () => {
  expect(paste('60 1.15\n120 1.05', at(0), slabs)?.slabs).toEqual([
    { minQty: 60, unitPrice: '1.15' },
    { minQty: 120, unitPrice: '1.05' },
    slabs[2],
  ]);
  expect(paste('250 0.95\n500 0.90', at(2), slabs)?.slabs).toHaveLength(4);
});

test('pieces that cannot be read are named, and the others are taken', () => {
  expect(paste('50 1.20\n100 1,10\n250 free of charge', at(0), [])).toEqual({
    slabs: [{ minQty: 50, unitPrice: '1.20' }],
    refused: ['100 1,10', '250 free of charge'],
  });
});

test('of a block without a single pair nothing is taken, and all of it is named', () => {
  expect(paste('from fifty\nto a hundred', at(0), slabs)).toEqual({
    slabs,
    refused: ['from fifty', 'to a hundred'],
  });
});

test('a column of quantities fills its own column, and new rows have no price yet', () => {
  expect(paste('300\n600', at(2), slabs)?.slabs.slice(2)).toEqual([
    { minQty: 300, unitPrice: '1.00' },
    { minQty: 600, unitPrice: '' },
  ]);
});

test('a column of prices keeps quantities and codes, and leaves a refused row as it is', () => {
  const pasted = paste('$1.25\nn/a\n1.05', at(0, 'price'), slabs);
  expect(pasted).toEqual({
    slabs: [
      { minQty: 50, unitPrice: '1.25', discountCode: 'C' },
      { minQty: 100, unitPrice: '1.10' },
      { minQty: 250, unitPrice: '1.05' },
    ],
    refused: ['n/a'],
  });
});

test('a refused value beyond the last row leaves no hole', () => {
  const pasted = paste('1.05\nx\n0.95', at(2, 'price'), slabs);
  expect(pasted?.slabs).toHaveLength(4);
  expect(pasted?.slabs[3]).toEqual({ minQty: Number.NaN, unitPrice: '0.95' });
});

test.each([
  ['de', '1.000\t12,82\n2.500\t1.011,5', [1000, 2500], ['12.82', '1011.5']],
  ['fr', '1\u202f000\t12,82 €\n2\u00a0500\t11,5', [1000, 2500], ['12.82', '11.5']],
  ['en', '1,000\t12.82\n2,500\t1,011.5', [1000, 2500], ['12.82', '1011.5']],
  ['de', '100 12,82, 200 11,50', [100, 200], ['12.82', '11.50']],
  ['de', '100\t12.82\n200\t11.50', [100, 200], ['12.82', '11.50']],
])('D33 a block in %s is read by the signs of the language: %j', (language, text, quantities, prices) => {
  const pasted = paste(text, at(0), [], language);
  expect(pasted?.refused).toEqual([]);
  expect(pasted?.slabs.map(({ minQty }) => minQty)).toEqual(quantities);
  expect(pasted?.slabs.map(({ unitPrice }) => unitPrice)).toEqual(prices);
});

test.each([
  ['de', '1.234,5'],
  ['fr', '1 234,5'],
  ['ru', '1\u00a0234,5'],
  ['en', '1,234.5'],
  ['de', '1 234,5'],
  ['de', '1\u00a0234,5'],
  ['en', '12 000'],
])('D33 one grouped number in %s is the business of the cell: %s', (language, text) => {
  expect(paste(text, at(0, 'price'), slabs, language)).toBeNull();
});

test('D33 a column of prices is read by the language, and a comma in English is refused, not guessed at', () => {
  expect(
    paste('1,25\n1.011,5', at(0, 'price'), slabs, 'de')?.slabs.map(({ unitPrice }) => unitPrice),
  ).toEqual(['1.25', '1011.5', '1.00']);
  expect(paste('1,25\n1.05', at(0, 'price'), slabs)?.refused).toEqual(['1,25']);
});

test('an empty cell of a column leaves its row as it is, also above the others', () => {
  expect(paste('\r\n0.95\r\n', at(0, 'price'), slabs)?.slabs.map(({ unitPrice }) => unitPrice)).toEqual([
    '1.20',
    '0.95',
    '1.00',
  ]);
  expect(paste('60\n\n300', at(0), slabs)?.slabs.map(({ minQty }) => minQty)).toEqual([60, 100, 300]);
});

test('cells of a spreadsheet may stand in quotes', () => {
  expect(paste('"100"\t"1.05"\n"500\n"\t"0.90"', at(0), [])).toEqual({
    slabs: [
      { minQty: 100, unitPrice: '1.05' },
      { minQty: 500, unitPrice: '0.90' },
    ],
    refused: [],
  });
});

test('a line with a pair makes no column of the others', () => {
  expect(paste('60\n100 1.05', at(0), [])).toEqual({
    slabs: [{ minQty: 100, unitPrice: '1.05' }],
    refused: ['60'],
  });
});

test.each([
  ['quantities', 'quantity', ' 60 \n70 \n\n', [60, 70, 250], ['1.20', '1.10', '1.00']],
  ['quantities that are none', 'quantity', '1.05\nx12\n12x', [50, 100, 250], ['1.20', '1.10', '1.00']],
  ['prices without decimals', 'price', '30\n29', [50, 100, 250], ['30', '29', '1.00']],
  [
    'prices with signs before and behind',
    'price',
    '€\u00a01.25\n1.15\u00a0€\n£1.05',
    [50, 100, 250],
    ['1.25', '1.15', '1.05'],
  ],
  ['prices with a sign within', 'price', '1$25\n1.15', [50, 100, 250], ['1.20', '1.15', '1.00']],
] as const)('a column of %s', (_, column, text, quantities, prices) => {
  const pasted = paste(text, at(0, column), slabs);
  expect(pasted?.slabs.map(({ minQty }) => minQty)).toEqual(quantities);
  expect(pasted?.slabs.map(({ unitPrice }) => unitPrice)).toEqual(prices);
});
