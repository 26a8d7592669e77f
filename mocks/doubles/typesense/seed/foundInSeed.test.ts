import { describe, expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { Collection } from '#mocks/doubles/typesense/engine/collection.ts';
import { search, type SearchResult } from '#mocks/doubles/typesense/engine/search.ts';
import { searchSeed } from './searchSeed.ts';

const collections = new Map(
  searchSeed().map(({ schema, documents }) => [schema.name, new Collection(schema, documents)]),
);

/** A search as the session says that its collection is searched. */
function find(name: string, q: string, options: Record<string, unknown> = {}): SearchResult {
  const collection = collections.get(name);
  const config = examples.searchSession.collections.find((one) => one.name === name || one.index === name);
  if (!collection || !config) throw new Error(`no collection ${name}`);
  return search(collection, {
    q,
    query_by: config.queryBy.join(','),
    query_by_weights: config.queryByWeights.join(','),
    infix: config.infix.join(','),
    num_typos: config.numTypos.join(','),
    prefix: config.prefix.join(','),
    sort_by: config.sorts.find(({ id }) => id === config.defaultSort)?.sortBy,
    ...options,
  });
}

const namesIn = ({ hits = [] }: SearchResult): unknown[] => hits.map(({ document }) => document['name']);
const idsIn = ({ hits = [] }: SearchResult): unknown[] => hits.map(({ document }) => document['id']);

describe('a search in the seeded indexes', () => {
  test('finds chargers although an e is missing', () => {
    expect(idsIn(find('products', 'chargr'))).toEqual(expect.arrayContaining(['prd-0004', 'prd-0040']));
    expect(namesIn(find('categories', 'chargr'))).toContain('Chargers');
  });

  test.each(['CHG-0004', 'chg-0004-r', 'CED-5506-4'])(
    'finds the SKU or part %s before anything else',
    (q) => {
      const first = find('skus', q).hits?.[0]?.document;
      expect(first?.['productId']).toBe('prd-0004');
    },
  );

  test('finds the middle of a number', () => {
    expect(idsIn(find('products', '5506'))).toContain('prd-0004');
  });

  test.each([
    ['ναυτικο ημερολογιο', 'Ναυτικό ημερολόγιο παραγγελιών'],
    ['отчёт склада', 'Ёмкость склада: отчёт за квартал'],
    ['充电器', '充电器包装规范'],
    ['grossentabelle', 'Größentabelle für Bekleidung'],
  ])('finds for %s the document %s', (q, name) => {
    expect(namesIn(find('documents', q))).toContain(name);
  });

  const searched = examples.searchSession.collections.map(
    (config) => [config.index ?? config.name, config] as const,
  );
  test.each(searched)('accepts every facet and sort of %s', (name, config) => {
    const fields = config.facets.flatMap(({ field, kind, levels = [field], ranges = [] }) =>
      kind === 'range'
        ? [
            `${field}(${ranges.map(({ label, from = '', to = '' }) => `${label}:[${from},${to}]`).join(', ')})`,
          ]
        : levels,
    );
    for (const { sortBy } of config.sorts) {
      const { facet_counts: counts, found } = find(name, '*', {
        facet_by: fields.join(','),
        sort_by: sortBy,
      });
      expect(found).toBe(collections.get(name)?.size);
      expect(counts).toHaveLength(fields.length);
      for (const { field_name: field, counts: values } of counts) {
        // Only the large catalogue has a third level.
        if (field !== 'categoryLvl2') expect([field, values.length > 0]).toEqual([field, true]);
      }
    }
  });

  test('finds nothing with costs with the filter of a key without them', () => {
    const all = find('documents', 'invoice', { filter_by: 'audience:=[catalogue,documents,costs]' });
    const readable = find('documents', 'invoice', { filter_by: 'audience:=[catalogue,documents]' });
    expect(all.found).toBeGreaterThan(readable.found + 100);
    expect(find('documents', '*', { filter_by: 'audience:=[nobody]' }).found).toBe(0);
  });
});
