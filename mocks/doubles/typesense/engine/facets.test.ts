import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchShelf } from '#tests/support/searchShelf.ts';
import { Collection } from './collection.ts';
import { search } from './search.ts';

const facet = (facet_by: string, options: object = {}, q = '*') =>
  searchShelf(q, { facet_by, ...options }).facet_counts[0];
const pairs = (facet_by: string, options: object = {}, q = '*') =>
  facet(facet_by, options, q)?.counts.map(({ value, count }) => [value, count]);

describe('the counts of a facet', () => {
  test('have the most frequent value first, equal ones by name', () => {
    expect(pairs('tags')).toEqual([
      ['usb', 3],
      ['car', 1],
      ['desk', 1],
      ['paper', 1],
    ]);
    expect(pairs('brand', { max_facet_values: 1 })).toEqual([['Acme', 2]]);
    expect(pairs('brand(sort_by:_alpha:desc)')).toEqual([
      ['Bolt', 2],
      ['Acme Paper', 1],
      ['Acme', 2],
    ]);
    expect(pairs('isNew')).toEqual([
      ['false', 6],
      ['true', 2],
    ]);
  });

  test('include found documents only', () => {
    expect(pairs('brand', { filter_by: 'price:<10' }, 'charger')).toEqual([['Bolt', 1]]);
  });

  test('include the start of a range and not its end', () => {
    expect(pairs('price(Low:[,8], Mid:[8, 20], High:[20,])')).toEqual([
      ['High', 3],
      ['Mid', 3],
      ['Low', 1],
    ]);
  });

  test('have statistics for numbers', () => {
    expect(facet('price')?.stats).toEqual({ total_values: 6, min: 3, max: 22, sum: 94.5, avg: 13.5 });
    expect(facet('brand')?.stats).toEqual({ total_values: 3 });
    // A range leaves some out of its count, not out of the figures.
    expect(facet('price(Low:[0,10])')?.stats).toMatchObject({ min: 3, max: 22, sum: 94.5, avg: 13.5 });
  });

  test('can be asked for several facets at once', () => {
    const result = searchShelf('*', { facet_by: 'brand, price(Low:[0,10]),isNew' });
    expect(result.facet_counts.map(({ field_name }) => field_name)).toEqual(['brand', 'price', 'isNew']);
  });
});

describe('a facet query', () => {
  test('finds values by the start of a word, and highlights it', () => {
    const found = facet('brand', {
      facet_query: 'brand:ac',
      highlight_start_tag: '<',
      highlight_end_tag: '>',
    });
    expect(found?.counts.map(({ highlighted }) => highlighted)).toEqual(['<Ac>me', '<Ac>me Paper']);
  });

  test('tolerates typos, unless the request forbids it', () => {
    expect(pairs('brand', { facet_query: 'brand:pepar' })).toEqual([]);
    expect(pairs('brand', { facet_query: 'brand:peper' })).toEqual([['Acme Paper', 1]]);
    expect(pairs('brand', { facet_query: 'brand:peper', facet_query_num_typos: 0 })).toEqual([]);
  });
});

test('facet counts equal those of counting document by document', () => {
  const colors = fc.array(fc.constantFrom('red', 'blue', 'green'), { maxLength: 4 });
  const documents = fc.array(fc.record({ name: fc.constantFrom('mug', 'cup', 'mug cup'), colors }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(documents, (all) => {
      const fields = [
        { name: 'name', type: 'string' },
        { name: 'colors', type: 'string[]', facet: true },
      ] as const;
      const stock = new Collection(
        { name: 'stock', fields },
        all.map((one, id) => ({ ...one, id: String(id) })),
      );
      const result = search(stock, { q: 'mug', query_by: 'name', facet_by: 'colors', num_typos: 0 });
      const hit = all.filter(({ name }) => name.includes('mug'));
      expect(result.found).toBe(hit.length);
      for (const color of ['red', 'blue', 'green'] as const) {
        const count = hit.filter((one) => one.colors.includes(color)).length;
        const counted = result.facet_counts[0]?.counts.find(({ value }) => value === color)?.count ?? 0;
        expect(counted).toBe(count);
      }
    }),
  );
});
