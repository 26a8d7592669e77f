import { expect, test } from 'vitest';
import { pastedBlock } from './ladderPaste.ts';

const slabs = [
  { minQty: 50, unitPrice: '1.20', discountCode: 'C' },
  { minQty: 100, unitPrice: '1.10' },
  { minQty: 250, unitPrice: '1.00' },
];
const at = (row: number, column: 'quantity' | 'price' = 'quantity') => ({ row, column });

test.each([
  ['one value', '1.20'],
  ['one value with its currency', '$1.20'],
  ['a value with a line end', '1.20\n'],
  ['a thousand with a comma', '1,200'],
  ['words', 'ask Helen'],
  ['nothing', ''],
])('%s is the business of the cell', (_, text) => {
  expect(pastedBlock(text, at(0), slabs)).toBeNull();
});

test.each([
  ['pairs in a line', '100 1.05, 500 0.90'],
  ['two columns of a spreadsheet', '100\t1.05\r\n500\t0.90\r\n'],
  ['pairs with signs', '100: $1.05; 500 = 0.90'],
])('%s are laid over the rows from the cell on', (_, text) => {
  expect(pastedBlock(text, at(1), slabs)).toEqual({
    slabs: [slabs[0], { minQty: 100, unitPrice: '1.05' }, { minQty: 500, unitPrice: '0.90' }],
    refused: [],
  });
});

test('rows below the block stay, and rows are added where there are none', () => {
  expect(pastedBlock('60 1.15\n120 1.05', at(0), slabs)?.slabs).toEqual([
    { minQty: 60, unitPrice: '1.15' },
    { minQty: 120, unitPrice: '1.05' },
    slabs[2],
  ]);
  expect(pastedBlock('250 0.95\n500 0.90', at(2), slabs)?.slabs).toHaveLength(4);
});

test('pieces that cannot be read are named, and the others are taken', () => {
  expect(pastedBlock('50 1.20\n100 1,10\n250 free of charge', at(0), [])).toEqual({
    slabs: [{ minQty: 50, unitPrice: '1.20' }],
    refused: ['100 1,10', '250 free of charge'],
  });
});

test('of a block without a single pair nothing is taken, and all of it is named', () => {
  expect(pastedBlock('from fifty\nto a hundred', at(0), slabs)).toEqual({
    slabs,
    refused: ['from fifty', 'to a hundred'],
  });
});

test('a column of quantities fills its own column, and new rows have no price yet', () => {
  expect(pastedBlock('300\n600', at(2), slabs)?.slabs.slice(2)).toEqual([
    { minQty: 300, unitPrice: '1.00' },
    { minQty: 600, unitPrice: '' },
  ]);
});

test('a column of prices keeps quantities and codes, and leaves a refused row as it is', () => {
  const pasted = pastedBlock('$1.25\nn/a\n1.05', at(0, 'price'), slabs);
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
  const pasted = pastedBlock('1.05\nx\n0.95', at(2, 'price'), slabs);
  expect(pasted?.slabs).toHaveLength(4);
  expect(pasted?.slabs[3]).toEqual({ minQty: Number.NaN, unitPrice: '0.95' });
});
