import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDetailView, writeDetailView, type DetailView } from './detailAddress.ts';

const usual: DetailView = {
  productId: null,
  quantity: null,
  basis: 'allIn',
  withStale: false,
  withEquivalents: true,
  currency: null,
  period: 'quarter',
};

test.each<[string, Partial<DetailView>]>([
  ['', {}],
  ['?productId=prd-0008', { productId: 'prd-0008' }],
  ['?qty=500&basis=unit', { quantity: 500, basis: 'unit' }],
  ['?qty=moq', { quantity: 'moq' }],
  ['?stale=yes&equivalents=no', { withStale: true, withEquivalents: false }],
  ['?currency=EUR&period=all', { currency: 'EUR', period: 'all' }],
  ['?qty=1.5', {}],
  ['?qty=-4', {}],
  ['?qty=', {}],
  ['?basis=none&stale=1&equivalents=&period=week&currency=XXQ', {}],
  ['?productId=..%2Fusers', {}],
  ['?productId=%00', {}],
  [`?productId=${'x'.repeat(65)}`, {}],
])('%s is read as %o', (search, said) => {
  expect(readDetailView(search)).toEqual({ ...usual, ...said });
});

test('a change stays beside what is there, and what is the rule is left out', () => {
  expect(writeDetailView('?productId=prd-1&from=products', { quantity: 250 })).toBe(
    '?productId=prd-1&from=products&qty=250',
  );
  expect(writeDetailView('?qty=250&basis=unit&stale=yes', { ...usual })).toBe('');
});

test('what is written is read again', () => {
  const view: fc.Arbitrary<DetailView> = fc.record({
    productId: fc.constantFrom(null, 'prd-0008', 'a b&c=d'),
    quantity: fc.option(fc.oneof(fc.integer({ min: 1, max: 999_999_999 }), fc.constant('moq' as const))),
    basis: fc.constantFrom('unit', 'allIn'),
    withStale: fc.boolean(),
    withEquivalents: fc.boolean(),
    currency: fc.constantFrom(null, 'EUR', 'USD'),
    period: fc.constantFrom('month', 'quarter', 'year', 'all'),
  });
  fc.assert(
    fc.property(view, view, (one, other) => {
      expect(readDetailView(writeDetailView(writeDetailView('', other), one))).toEqual(one);
    }),
  );
});
