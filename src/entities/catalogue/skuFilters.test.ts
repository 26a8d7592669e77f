import { describe, expect, test } from 'vitest';
import { readTable } from '#shared/table/tableAddress.ts';
import { productTable, toProductParams, toSkuParams } from './skuFilters.ts';

const filtersAt = (search: string) => readTable(search, productTable).filters;

describe('the query of a list', () => {
  test.each([
    ['', {}],
    ['?q=mug', { q: 'mug' }],
    ['?id=prd-0001,prd-0004', { id: ['prd-0001', 'prd-0004'] }],
    ['?supplierId=sup-01,sup-02', { supplierId: ['sup-01', 'sup-02'] }],
    ['?categoryId=cat-mugs', { categoryId: ['cat-mugs'] }],
    ['?status=active,nonsense', { status: ['active'] }],
    ['?stock=out', { stock: 'out' }],
    ['?stock=plenty', {}],
    ['?flag=kvi,underFloor', { flag: ['underFloor', 'kvi'] }],
    ['?featureId=material&value=Ceramic', { featureId: 'material', value: 'Ceramic' }],
    ['?value=Ceramic', {}],
    ['?archived=true', { archived: true }],
    ['?archived=yes', {}],
    ['?page=3&sort=-name&open=prd-0001', {}],
  ])('of the address %j', (search, asked) => {
    expect(toProductParams(filtersAt(search))).toEqual(asked);
    expect(toSkuParams(filtersAt(search))).toEqual(asked);
  });
});

test('has the product only in the list of SKUs', () => {
  const filters = filtersAt('?q=mug&productId=prd-0001');
  expect(toSkuParams(filters)).toEqual({ q: 'mug', productId: 'prd-0001' });
  expect(toProductParams(filters)).toEqual({ q: 'mug' });
});
