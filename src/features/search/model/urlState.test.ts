import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_SIZES } from '#shared/lib/constants.ts';
import { hitViews, type SearchState } from './searchState.ts';
import { readSearch, searchFor, writeSearch } from './urlState.ts';

const nothing: SearchState = {
  q: '',
  collection: '',
  page: 1,
  size: 15,
  sort: '',
  view: 'cards',
  facets: {},
  ranges: {},
};

test('an address without a query is an empty search, and written back as such', () => {
  expect(readSearch('')).toEqual(nothing);
  expect(writeSearch(nothing)).toBe('');
});

test('a whole search is in its address', () => {
  const state: SearchState = {
    q: 'chargr',
    collection: 'skus',
    page: 3,
    size: 50,
    sort: 'price-asc',
    view: 'table',
    facets: { brand: ['North & Co', 'Ünal, Söhne'], status: ['active'] },
    ranges: { fromPrice: { from: 1.5, to: 20 }, stock: { from: null, to: 100 } },
  };
  expect(readSearch(writeSearch(state))).toEqual(state);
  expect(writeSearch(state)).toContain('q=chargr&collection=skus&facet.brand=North+%26+Co');
});

test.each([
  ['?page=-3&pageSize=17', { page: 1, size: 15 }],
  ['?view=grid&sort=a b&collection=../x', { view: 'cards', sort: '', collection: '' }],
  ['?facet.=x&facet.a-b=x&facet.brand=', { facets: {} }],
  ['?facet.__proto__=x', { facets: {} }],
  ['?facet.brand=A&facet.brand=A', { facets: { brand: ['A'] } }],
  ['?range.price=..', { ranges: {} }],
  ['?range.price=a..b', { ranges: {} }],
  ['?range.price=1e9..2', { ranges: {} }],
  ['?range.price=20..5', { ranges: { price: { from: 5, to: 20 } } }],
  ['?range.price=..5', { ranges: { price: { from: null, to: 5 } } }],
  [`?q=${'x'.repeat(300)}`, { q: 'x'.repeat(200) }],
])('the address %s is read as far as it makes sense', (search, part) => {
  expect(readSearch(search)).toEqual({ ...nothing, ...part });
});

test('every address can be read, and is written back as it was read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (search) => {
      const state = readSearch(search);
      expect(readSearch(writeSearch(state))).toEqual(state);
    }),
  );
});

test('every search can be written and read again', () => {
  const field = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.]{0,12}$/);
  const end = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
  const range = fc
    .record({ from: end, to: end })
    .filter(({ from, to }) => (from ?? to) !== null && (from ?? 0) <= (to ?? Infinity));
  const states = fc.record({
    q: fc.string({ maxLength: 100, unit: 'grapheme-composite' }).map((q) => q.trim().slice(0, 200).trim()),
    collection: fc.constantFrom('', 'skus', 'documents'),
    page: fc.integer({ min: 1, max: 1000 }),
    size: fc.constantFrom(...PAGE_SIZES),
    sort: fc.constantFrom('', 'price-asc', 'newest'),
    view: fc.constantFrom(...hitViews),
    facets: fc.dictionary(
      field,
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 5 }),
      { noNullPrototype: true },
    ),
    ranges: fc.dictionary(field, range, { noNullPrototype: true }),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(readSearch(writeSearch(state))).toEqual(state);
    }),
  );
});

test('the rest of the panel makes an address of a text', () => {
  expect(searchFor('steel mug')).toBe('?q=steel+mug');
});
