import { describe, expect, test } from 'vitest';
import { parseEnumList } from '#shared/table/filters/choiceRules.ts';
import { readTable } from '#shared/table/tableAddress.ts';
import { toQueryParams, isFiltered, listQuery, productTable, statuses } from './skuFilters.ts';

const filtersAt = (search: string) => readTable(search, productTable).filters;

test('values that there are not, are not asked for', () => {
  expect(parseEnumList('active,bogus,draft', statuses)).toEqual(['draft', 'active']);
});

describe('what the contract is asked for', () => {
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
  ])('at %j', (search, asked) => {
    expect(toQueryParams(filtersAt(search))).toEqual(asked);
    expect(isFiltered(filtersAt(search))).toBe(Object.keys(asked).length > 0);
  });
});

test('SKUs of one product are a part of the list', () => {
  expect(isFiltered(filtersAt('?productId=prd-0001'))).toBe(true);
});

test('the query of an export names the rows and the order of the list', () => {
  const filters = filtersAt('?q=mug&supplierId=sup-01,sup-02&flag=kvi&page=4&productId=prd-0001');
  expect(listQuery('skus', filters, '-stock')).toBe(
    'q=mug&supplierId=sup-01&supplierId=sup-02&flag=kvi&productId=prd-0001&sort=-stock',
  );
});

test('the list of products has no product to ask for', () => {
  expect(listQuery('products', filtersAt('?q=mug&productId=prd-0001'), 'sku')).toBe('q=mug&sort=sku');
});
