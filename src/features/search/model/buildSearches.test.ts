import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchCollection, SearchFacet } from '#api/generated/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { buildSearches, chooseSort } from './buildSearches.ts';
import { facetFilter } from './filterText.ts';
import type { NumberRange, SearchState } from './searchState.ts';
import { readSearch } from './urlState.ts';

const { collections } = examples.searchSession;
const named = (name: string): SearchCollection => {
  const found = collections.find((each) => each.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const products = named('products');
const build = (change: Partial<SearchState>, retired: string[] = []) =>
  buildSearches({ ...readSearch(''), ...change }, products, collections, retired);

test('without filters there is one search for the results and one for each other tab', () => {
  const { searches, refined, tabs } = build({ q: 'mug' });
  expect(searches.map(({ collection, per_page }) => `${collection} ${per_page}`)).toEqual([
    'products_margins 15',
    'skus_margins 0',
    'categories 0',
    'documents 0',
  ]);
  expect(refined).toEqual({});
  expect(tabs).toEqual({ skus: 1, categories: 2, documents: 3 });
  expect(searches[0]).not.toHaveProperty('filter_by');
  expect(searches[0]?.facet_by).toContain('supplier,brand,categoryLvl0,categoryLvl1,categoryLvl2,colors');
});

test('an index without a name of its own has the name of its collection', () => {
  const { index, ...plain } = products;
  expect(index).toBe('products_margins');
  const plan = buildSearches(readSearch(''), plain, [plain]);
  expect(plan.searches[0]?.collection).toBe('products');
  // What is found belongs to the tab, whatever the search servers call it.
  expect([plan.collection, build({}).collection]).toEqual(['products', 'products']);
});

test('of a number the smallest and largest are requested, not the count of each', () => {
  expect(build({}).searches[0]?.facet_by).toMatch(/,fromPrice\(all:\[0,\d+\]\),/);
  const { searches, refined } = build({ ranges: { fromPrice: { from: 1, to: 5 } } });
  expect(searches[refined['fromPrice'] ?? -1]?.facet_by).toMatch(/^fromPrice\(all:\[0,\d+\]\)$/);
});

test('a facet in use is counted without its own filter, and with all others', () => {
  const { searches, refined } = build({
    q: 'mug',
    facets: { brand: ['North & Co', 'Fern'], status: ['active'] },
    ranges: { fromPrice: { from: 1, to: 5 } },
  });
  const of = (field: string) => searches[refined[field] ?? -1];
  expect(searches[0]?.filter_by).toBe(
    'brand:=[`North & Co`,`Fern`] && fromPrice:[1..5] && status:=[`active`]',
  );
  expect(searches[0]?.facet_by).not.toMatch(/brand|fromPrice|status/);
  expect(of('brand')).toMatchObject({
    filter_by: 'fromPrice:[1..5] && status:=[`active`]',
    facet_by: 'brand',
    per_page: 0,
  });
  expect(of('fromPrice')?.filter_by).toBe('brand:=[`North & Co`,`Fern`] && status:=[`active`]');
  // Tabs of other things count what is typed, without the filters of this one.
  expect(searches.slice(-3).every((search) => search.filter_by === undefined)).toBe(true);
});

test('a field that the collection does not have is not requested', () => {
  expect(build({ facets: { secret: ['x'] } }).searches[0]).not.toHaveProperty('filter_by');
  const { searches } = build({ facets: { brand: ['Fern'] } }, ['brand']);
  expect(searches[0]).not.toHaveProperty('filter_by');
  expect(searches[0]?.facet_by).not.toContain('brand');
});

test('a branch is a filter on its level, and several branches are joined in one bracket', () => {
  expect(build({ facets: { categoryLvl0: ['Drinkware > Mugs'] } }).searches[0]?.filter_by).toBe(
    'categoryLvl1:=[`Drinkware > Mugs`]',
  );
  expect(build({ facets: { categoryLvl0: ['Bags', 'Drinkware > Mugs'] } }).searches[0]?.filter_by).toBe(
    '(categoryLvl0:=[`Bags`] || categoryLvl1:=[`Drinkware > Mugs`])',
  );
});

test.each([
  [{ from: 1.5, to: null }, 'fromPrice:>=1.5'],
  [{ from: null, to: 20 }, 'fromPrice:<=20'],
  [{ from: 0, to: 0 }, 'fromPrice:[0..0]'],
])('the range %j is the filter %s', (range, filter) => {
  expect(build({ ranges: { fromPrice: range } }).searches[0]?.filter_by).toBe(filter);
});

test('a filter by yes or no is requested', () => {
  expect(build({ facets: { isKvi: ['true'] } }).searches[0]?.filter_by).toBe('isKvi:=true');
  expect(build({ facets: { isKvi: ['nonsense'] } }).searches[0]).not.toHaveProperty('filter_by');
});

test('a part number searches the fields of numbers first; words do not', () => {
  const [code] = build({ q: 'MUG-0001' }).searches;
  expect(code).toMatchObject({
    query_by: 'sku,partId,name,brand,category,supplier,colors',
    query_by_weights: '127,127,10,4,4,3,2',
    infix: ['fallback', 'fallback', 'off', 'off', 'off', 'off', 'off'],
    num_typos: '0,0,2,2,2,2,1',
  });
  expect(build({ q: 'chargr' }).searches[0]?.query_by).toBe('name,sku,partId,brand,category,supplier,colors');
});

test.each([
  [{ q: '' }, 'newest'],
  [{ q: 'mug' }, 'relevance'],
  [{ q: 'mug', sort: 'priceLow' }, 'priceLow'],
  [{ q: 'mug', sort: 'nonsense' }, 'relevance'],
])('%j is sorted by %s', (change, id) => {
  expect(chooseSort({ ...readSearch(''), ...change }, products)).toBe(id);
});

test('an empty text searches for everything', () => {
  expect(build({}).searches[0]).toMatchObject({ q: '*', sort_by: 'updatedAt:desc' });
});

/** Reads a filter as the grammar has it: a field, an operator, and values in backticks or numbers. */
function parse(filter: string): { values: string[]; range: NumberRange } {
  const values = [...filter.matchAll(/`([^`]*)`/g)].map(([, value = '']) => value);
  const [, from, to] = /:\[(-?[\d.e-]+?)\.\.(-?[\d.e-]+)\]$/.exec(filter) ?? [];
  const [, least] = /:>=(.+)$/.exec(filter) ?? [];
  const [, most] = /:<=(.+)$/.exec(filter) ?? [];
  const number = (text: string | undefined) => (text === undefined ? null : Number(text));
  return { values, range: { from: number(from ?? least), to: number(to ?? most) } };
}

describe('every filter that is built reads back as the same filter', () => {
  const facet = (kind: SearchFacet['kind']): SearchFacet => ({ field: 'brand', kind });

  test('with values of any text; one with a backtick is refused', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 6 }),
        (values) => {
          const sayable = values.filter((value) => !value.includes('`'));
          const filter = facetFilter(facet('value'), values, undefined);
          if (sayable.length === 0) expect(filter).toBeNull();
          else expect(parse(filter ?? '').values).toEqual(sayable);
          // Nothing of a value is outside of its backticks.
          expect(filter?.replaceAll(/`[^`]*`/g, '') ?? '').toMatch(/^(brand:=\[,*\])?$/);
        },
      ),
    );
  });

  test('with ranges of any numbers', () => {
    const end = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100));
    fc.assert(
      fc.property(end, end, (from, to) => {
        const filter = facetFilter(facet('range'), [], { from, to });
        if (from === null && to === null) expect(filter).toBeNull();
        else expect(parse(filter ?? '').range).toEqual({ from, to });
      }),
    );
  });
});
