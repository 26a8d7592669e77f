import { expect, test } from 'vitest';
import { csvText } from '#shared/lib/csv.ts';
import { readHit } from './hit.ts';
import { fileCell, fileColumns } from './hitFile.ts';

test('T09 a result is a line of cells that no spreadsheet runs', () => {
  const document = {
    id: 'prd-1',
    name: '=HYPERLINK("http://x")',
    sku: 'MUG-1',
    stock: 12,
    fromPrice: 4.6,
    currency: 'USD',
    gpPct: -3.5,
    status: 'active',
  };
  const hit = readHit({ document, highlight: {} }, 'products', 1);
  expect(csvText([fileColumns.products.map((column) => fileCell(hit, column))])).toBe(
    'MUG-1,"\'=HYPERLINK(""http://x"")",,,,,active,12,USD,4.6,-3.5\r\n',
  );
});

test('a document has its size and day', () => {
  const document = {
    id: 'doc-1',
    name: 'List',
    kind: 'priceList',
    sizeBytes: 1500,
    updatedAt: 1_763_000_000,
  };
  const hit = readHit({ document, highlight: {} }, 'documents', 1);
  expect(fileColumns.documents.map((column) => fileCell(hit, column))).toEqual([
    'List',
    'priceList',
    '',
    '',
    '',
    2,
    '2025-11-13T02:13:20.000Z',
  ]);
});
