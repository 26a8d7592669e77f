import { expect, test } from 'vitest';
import { toQueryParams } from '#entities/analysis/products/analyzedFilters.ts';
import { listAddress, neighbourSearch, neighboursOf, readFrom, toListQuery } from './neighbours.ts';

const from = (query: string) => readFrom(`?productId=prd-0002&from=${encodeURIComponent(query)}`);

test.each([
  ['', { page: 1, pageSize: 15, sort: ['sku'] }],
  ['q=mug&page=3&pageSize=50&sort=-name', { page: 3, pageSize: 50, sort: ['-name'], q: 'mug' }],
  ['id=prd-0001,prd-0004', { page: 1, pageSize: 15, sort: ['sku'], id: ['prd-0001', 'prd-0004'] }],
  ['page=-1&pageSize=9999&sort=password', { page: 1, pageSize: 15, sort: ['sku'] }],
  ['https://evil.example/?q=mug', { page: 1, pageSize: 15, sort: ['sku'] }],
  ['token=1&status=nonsense&__proto__=1', { page: 1, pageSize: 15, sort: ['sku'] }],
])('of the list %j only what the list knows is asked for', (query, asked) => {
  const left = from(query);
  expect(left?.name === 'products' && toListQuery(left.view)).toEqual(asked);
});

test('without a list there is none', () => {
  expect(readFrom('?productId=prd-0002')).toBeNull();
});

const items = ['a', 'b', 'c'].map((id) => ({ id }));

test.each([
  ['b', 1, { previous: { page: 1, id: 'a' }, next: { page: 1, id: 'c' } }],
  ['a', 1, { previous: null, next: { page: 1, id: 'b' } }],
  ['a', 2, { previous: { page: 1, id: null }, next: { page: 2, id: 'b' } }],
  ['c', 1, { previous: { page: 1, id: 'b' }, next: { page: 2, id: null } }],
  ['c', 3, { previous: { page: 3, id: 'b' }, next: null }],
  ['x', 1, { previous: null, next: null }],
])('beside %s of page %i is %o', (id, page, found) => {
  expect(neighboursOf({ page, size: 10 }, { items, total: 23 }, id)).toEqual(found);
});

test('the next product is in the same list and looked at in the same way', () => {
  const view = from('q=mug&page=2');
  if (!view) throw new Error('no list');
  expect(neighbourSearch('?productId=a&from=q%3Dmug%26page%3D2&qty=500', view, 3, 'b')).toBe(
    '?productId=b&from=q%3Dmug%26page%3D3&qty=500',
  );
});

test.each([
  ['dashboard', 'view=products&is=last&days=90&sort=-drops&page=2', null, '/competitorAnalysisDashboard'],
  ['category', 'node=cat-mugs&tab=products&page=2', 'cat-mugs', '/competitorAnalysisProductCategory'],
])('of the list of the %s it is asked for as it was left, and gone back to', (list, query, node, path) => {
  const search = `?productId=a&list=${list}&from=${encodeURIComponent(query)}`;
  const left = readFrom(search);
  expect(left).toMatchObject({ name: list, node, view: { page: 2 } });
  if (!left) throw new Error('no list');
  expect(listAddress(left)).toBe(`${path}?${query}`);
  const next = new URLSearchParams(neighbourSearch(search, left, 3, 'b'));
  expect(Object.fromEntries(next)).toEqual({
    productId: 'b',
    list,
    from: query.replace('page=2', 'page=3'),
  });
});

test('a list of the analysis is asked for nothing that it does not know', () => {
  const from = encodeURIComponent('view=products&sort=password&is=secret,last&gapFrom=x&page=-3');
  const left = readFrom(`?list=dashboard&from=${from}`);
  expect(left?.view).toMatchObject({ page: 1, sort: { key: 'gapPct', descending: true } });
  expect(left?.name === 'dashboard' && toQueryParams(left.view.filters)).toEqual({ is: ['last'] });
});
