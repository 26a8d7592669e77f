import { describe, expect, test } from 'vitest';
import { catalogueOf, emptyCatalogueChanges } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { SearchDocument } from '#mocks/doubles/typesense/engine/types.ts';
import { searchSeed } from './searchSeed.ts';
import { seedIndexes } from './seedIndexes.ts';

const indexes = searchSeed();
const catalogue = catalogueOf(emptyCatalogueChanges());
const documentsOf = (name: string): readonly SearchDocument[] =>
  indexes.find(({ schema }) => schema.name === name)?.documents ?? [];
const namesOf = (name: string): string[] => documentsOf(name).map((one) => String(one['name']));

/** Whether a value is of the type that a field says; a list is as good as all of its values. */
function hasType(value: unknown, type: string): boolean {
  if (type.endsWith('[]'))
    return Array.isArray(value) && value.every((one) => hasType(one, type.slice(0, -2)));
  if (type === 'string') return typeof value === 'string' && value !== '';
  if (type === 'bool') return typeof value === 'boolean';
  return typeof value === 'number' && (type === 'float' || Number.isInteger(value));
}

describe('the seeded indexes', () => {
  test('hold 5,000 documents and the goods once more with their margins, each under an id of its own', () => {
    const counts = Object.fromEntries(
      indexes.map(({ schema, documents }) => [schema.name, documents.length]),
    );
    const goods = { products: 60, skus: 300, products_margins: 60, skus_margins: 300 };
    expect(counts).toEqual({ ...goods, categories: 45, documents: 4595 });
    for (const { documents } of indexes) {
      expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    }
  });

  test('are made once, and the same every time', () => {
    expect(searchSeed()).toBe(indexes);
    const now = Date.UTC(2026, 0, 5);
    const size = { total: 1000, skus: 300 };
    expect(seedIndexes(catalogue, size, now)).toEqual(seedIndexes(catalogue, size, now));
  });

  test('hold fewer SKUs and as many documents as a size asks for', () => {
    const small = seedIndexes(catalogue, { total: 1000, skus: 100 }, Date.now());
    const counts = small.map(({ documents }) => documents.length);
    expect(counts).toEqual([60, 100, 45, 795, 60, 100]);
  });

  test.each(indexes.map(({ schema, documents }) => [schema.name, schema, documents] as const))(
    'every document of %s fits its schema',
    (_name, schema, documents) => {
      const invalidValues = documents.flatMap((document) =>
        schema.fields
          .filter(({ name, type, optional }) =>
            document[name] === undefined ? optional !== true : !hasType(document[name], type),
          )
          .map(({ name }) => `${String(document['id'])} ${name}`),
      );
      expect(invalidValues).toEqual([]);
    },
  );

  test('hold only products, SKUs and categories of the catalogue, and documents that belong to them', () => {
    for (const { id } of documentsOf('products')) expect(catalogue.products.get(String(id))).toBeDefined();
    for (const { id, productId } of documentsOf('skus')) {
      expect(catalogue.skus.get(String(id))?.productId).toBe(productId);
    }
    for (const { id } of documentsOf('categories')) {
      expect(catalogue.categories.get(String(id))).toBeDefined();
    }
    const linked = documentsOf('documents').filter(({ productId }) => productId !== undefined);
    expect(linked.length).toBeGreaterThan(2000);
    for (const { productId, productSku } of linked) {
      expect(catalogue.products.get(String(productId))?.sku).toBe(productSku);
    }
  });

  test('hold for a product the price, the breaks and the margin of its live ladder', () => {
    const charger = documentsOf('products_margins').find(({ sku }) => sku === 'CHG-0004');
    const slabs = catalogue.setsOf('prd-0004').find(({ state }) => state === 'live')?.slabs ?? [];
    expect(slabs.length).toBeGreaterThan(3);
    expect(charger).toMatchObject({
      name: 'Mesa wireless charger, ABS, three-in-one',
      category: 'Chargers',
      categoryLvl0: 'Tech',
      categoryLvl1: 'Tech > Chargers',
      supplier: 'Cedar & Clay',
      fromPrice: Number(slabs.at(-1)?.unitPrice),
      breaks: slabs.map(({ minQty, unitPrice }) => ({ minQty, price: unitPrice })),
    });
    expect(charger?.['gpPct']).toBeGreaterThan(0);
    // Beside the margin they are the same.
    const { gpPct, ...others } = charger ?? {};
    expect(gpPct).toBeDefined();
    const plainProduct = documentsOf('products').find(({ sku }) => sku === 'CHG-0004');
    expect(plainProduct).toEqual({ ...others, audience: 'catalogue' });
  });

  test('hold margins in separate indexes only, whose documents are for nobody else', () => {
    for (const { schema, documents } of indexes) {
      const isMargins = schema.name.endsWith('_margins');
      expect([schema.name, schema.fields.some(({ name }) => name === 'gpPct')]).toEqual([
        schema.name,
        isMargins,
      ]);
      expect(documents.some((document) => 'gpPct' in document)).toBe(isMargins);
      expect(documents.some(({ audience }) => audience === 'margins')).toBe(isMargins);
      if (isMargins) expect(new Set(documents.map(({ audience }) => audience))).toEqual(new Set(['margins']));
    }
  });

  test('leave out unknown values', () => {
    const unpriced = documentsOf('products').filter(({ fromPrice }) => fromPrice === undefined);
    expect(unpriced.length).toBeGreaterThan(0);
    for (const one of unpriced) expect(one).toMatchObject({ breaks: [] });
    const unknown = documentsOf('products').filter(({ stockState }) => stockState === 'unknown');
    expect(unknown.length).toBeGreaterThan(0);
    for (const one of unknown) expect(one).not.toHaveProperty('stock');
  });

  test('keep documents that show costs for those who may see them', () => {
    const kinds = (audience: string) =>
      new Set(documentsOf('documents').flatMap((one) => (one['audience'] === audience ? one['kind'] : [])));
    expect(kinds('costs')).toEqual(new Set(['priceList', 'invoice']));
    expect(kinds('documents')).toEqual(
      new Set(['proof', 'artwork', 'photo', 'certificate', 'catalogue', 'manual']),
    );
  });

  test('hold names with other scripts, markup and highlight characters', () => {
    const all = namesOf('documents').join('\n');
    expect(all).toContain('<img src=x onerror=alert(1)>');
    expect(all).toContain('\uE000highlight\uE001');
    for (const script of [/\p{sc=Greek}{4}/u, /\p{sc=Cyrillic}{4}/u, /\p{sc=Han}{3}/u]) {
      expect(all).toMatch(script);
    }
  });

  test('have every field that the search session names', () => {
    const { collections } = examples.searchSession;
    for (const { name, index, queryBy, infix, facets, sorts, defaultSort } of collections) {
      const schema = indexes.find((one) => one.schema.name === (index ?? name))?.schema;
      const fields = new Map(schema?.fields.map((field) => [field.name, field]));
      for (const field of queryBy) expect(fields.get(field)?.type).toMatch(/^string/);
      for (const [index, field] of queryBy.entries()) {
        expect([field, infix[index] !== 'off']).toEqual([field, fields.get(field)?.infix === true]);
      }
      for (const { field, levels = [] } of facets) {
        for (const one of [field, ...levels]) expect([one, fields.get(one)?.facet]).toEqual([one, true]);
      }
      for (const { sortBy } of sorts) {
        for (const term of sortBy.split(',').map((part) => part.split(':')[0] ?? '')) {
          if (term !== '_text_match') expect([term, fields.get(term)?.sort]).toEqual([term, true]);
        }
      }
      expect(sorts.map(({ id }) => id)).toContain(defaultSort);
    }
  });
});
