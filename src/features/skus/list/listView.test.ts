import { expect, test } from 'vitest';
import { searchOfSkus, searchOfView, parseListView } from './listView.ts';

test.each([
  ['', 'products'],
  ['?view=skus', 'skus'],
  ['?view=everything', 'products'],
])('the address %j shows %s', (search, view) => {
  expect(parseListView(search)).toBe(view);
});

test.each([
  ['', 'skus', '?view=skus'],
  ['?view=skus', 'products', ''],
  [
    '?page=4&sort=-stock&q=mug&supplierId=sup-01&pageSize=50',
    'skus',
    '?q=mug&supplierId=sup-01&pageSize=50&view=skus',
  ],
  ['?view=skus&productId=prd-0001&stock=out&open=prd-0001&tab=skus&id=sku-1', 'products', '?stock=out'],
] as const)('from %j to the %s: the filters stay, page and order are its own', (search, view, expected) => {
  expect(searchOfView(search, view)).toBe(expected);
});

test('the address can name the SKUs of one product', () => {
  expect(parseListView(searchOfSkus('prd-0001'))).toBe('skus');
  expect(searchOfSkus('prd-0001')).toContain('productId=prd-0001');
});
