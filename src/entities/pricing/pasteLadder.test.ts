import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pasteLadder } from './pasteLadder.ts';

const read = (text: string) =>
  pasteLadder(text).slabs.map(({ minQty, unitPrice }) => `${minQty} ${unitPrice}`);

test.each([
  '50 1.20, 100 1.05',
  '50\t1.20\n100\t1.05\n',
  '50\t1.20\r\n100\t1.05',
  '100: $1.05; 50: $1.20',
  '  50 = 1.20 ,  100 @ 1.05  ',
  '50|1.20\n\n100|1.05',
  '50   1.20\n100  |  1.05',
])('%j is read as two price breaks', (text) => {
  expect(pasteLadder(text)).toEqual({
    slabs: [
      { minQty: 50, unitPrice: '1.20' },
      { minQty: 100, unitPrice: '1.05' },
    ],
    refused: [],
  });
});

test.each([
  ['50 1,20', 'decimalComma'],
  ['50 €1,20', 'decimalComma'],
  ['50 12,50', 'decimalComma'],
  ['50', 'notAPair'],
  ['50 1.20 2.40', 'notAPair'],
  ['fifty 1.20', 'quantity'],
  ['0 1.20', 'quantity'],
  ['1.5 1.20', 'quantity'],
  ['-50 1.20', 'quantity'],
  ['1234567890 1.20', 'quantity'],
  ['50 free', 'price'],
  ['50 1.23456', 'price'],
  ['50 -1', 'price'],
  ['50 1$20', 'price'],
  ['50 x1,20', 'price'],
  ['50 1,20x', 'price'],
  ['x50 1.20', 'quantity'],
  ['50x 1.20', 'quantity'],
])('%j is refused: %s', (text, reason) => {
  expect(pasteLadder(text)).toEqual({ slabs: [], refused: [{ text, reason }] });
});

test('lines that can be read are kept beside those that cannot', () => {
  const { refused } = pasteLadder('100 1.05\n50 1,20');
  expect(read('100 1.05\n50 1,20')).toEqual(['100 1.05']);
  expect(refused).toEqual([{ text: '50 1,20', reason: 'decimalComma' }]);
  expect(pasteLadder('  \n ')).toEqual({ slabs: [], refused: [] });
});

test('a copied ladder is read back as it was', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 10 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 99_999 }), (quantities, cents) => {
      const slabs = quantities
        .sort((a, b) => a - b)
        .map((minQty) => ({ minQty, unitPrice: (cents / 100).toFixed(2) }));
      const text = slabs.map(({ minQty, unitPrice }) => `${minQty}\t${unitPrice}`).join('\n');
      expect(pasteLadder(text)).toEqual({ slabs, refused: [] });
    }),
  );
});
