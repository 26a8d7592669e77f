import { expect, test } from 'vitest';
import { readScope, scopeSearch, toScopeQuery, writeScope } from './scopeFilters.ts';

test.each([
  ['', {}],
  ['?days=7&basis=unit&kvi=true', { days: 7, basis: 'unit', kvi: true }],
  ['?qty=500&until=2026-02-28', { qty: 500, until: '2026-02-28' }],
  ['?categoryId=a%2Cb&competitorId=c', { categoryId: ['a', 'b'], competitorId: ['c'] }],
  ['?days=0&qty=-1&basis=allIn&kvi=no', {}],
  ['?days=732&qty=1e3&until=2026-02-30', {}],
  ['?days=07&until=tomorrow&exact=1', {}],
])('"%s" asks for %j', (search, asked) => {
  expect(toScopeQuery(readScope(search))).toEqual(asked);
});

test('a change keeps what it does not name, also what is of others', () => {
  expect(writeScope('?view=products&days=7&basis=unit&page=3', { days: '', qty: '500' })).toBe(
    '?view=products&basis=unit&qty=500',
  );
  expect(writeScope('?days=7', { days: '' })).toBe('');
});

test('a link takes the scope along and leaves the rest', () => {
  const scope = readScope('?view=overview&days=7&page=3&kvi=true');
  expect(scopeSearch(scope, { view: 'products', is: 'last' })).toBe('?days=7&kvi=true&view=products&is=last');
  expect(scopeSearch(readScope(''))).toBe('');
});
