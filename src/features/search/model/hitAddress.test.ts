import { expect, test } from 'vitest';
import { hitAddress } from './hitAddress.ts';

test.each([
  ['products', 'prd-1', 'prd-1', '/skumanager?open=prd-1'],
  ['skus', 'sku-1', 'prd-1', '/skumanager?view=skus&open=prd-1'],
  ['categories', 'cat-mugs', null, '/skumanager?categoryId=cat-mugs'],
  ['documents', 'doc-1', 'prd-1', '/skumanager?open=prd-1'],
  ['documents', 'doc-1', null, null],
  ['products', '"><img>', '"><img>', '/skumanager?open=%22%3E%3Cimg%3E'],
])('the address of a result: %s %s', (collection, id, productId, address) => {
  expect(hitAddress({ collection, id, productId })).toBe(address);
});
