import { expect, test } from 'vitest';
import { addressOf } from './recordAddress.ts';

const of = (
  entityType:
    | 'product'
    | 'sku'
    | 'marketSettings'
    | 'payment'
    | 'role'
    | 'permissionNode'
    | 'category'
    | 'view',
) => ({
  entityType,
  entityId: 'x-1',
  entityLabel: 'MUG 1/2',
});

test('a record is linked by its id, or found by its number, and a kind without a page is not linked', () => {
  expect(addressOf(of('product'))).toBe('/skumanager?open=x-1');
  expect(addressOf(of('sku'))).toBe('/skumanager?view=skus&q=MUG+1%2F2');
  expect(addressOf(of('marketSettings'))).toBe('/competitorAnalysisAdmin?view=settings');
  expect(addressOf(of('payment'))).toBe('/stripe-payment?tab=payments&open=x-1');
  expect(addressOf(of('role'))).toBe('/roles?open=x-1');
  expect(addressOf(of('permissionNode'))).toBe('/permissions-nodes?q=MUG+1%2F2');
  expect(addressOf(of('category'))).toBe('/competitorAnalysisProductCategory?node=x-1');
  expect(addressOf(of('view'))).toBeNull();
});
