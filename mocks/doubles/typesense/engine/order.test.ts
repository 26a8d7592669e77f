import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Collection } from './collection.ts';
import { sortMatches, orderKeys } from './order.ts';
import type { CollectionSchema } from './types.ts';

const schema: CollectionSchema = {
  name: 'goods',
  fields: [
    { name: 'stock', type: 'int32', optional: true },
    { name: 'name', type: 'string', sort: true },
  ],
};

test('the selected first matches are those that sorting all of them puts first', () => {
  const rows = fc.array(
    fc.record({
      stock: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      name: fc.constantFrom('a', 'B', 'c'),
      score: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 40 },
  );
  const sorts = fc.constantFrom('', 'stock:asc', 'stock(missing_values: first):desc', 'name:desc,stock:asc');
  fc.assert(
    fc.property(rows, sorts, fc.nat(12), (all, sort_by, limit) => {
      const documents = all.map(({ stock, name }, index) => ({
        id: String(index),
        name,
        ...(stock === undefined ? {} : { stock }),
      }));
      const keys = orderKeys(new Collection(schema, documents), { sort_by });
      const found = all.map(({ score }, document) => ({ document, score, words: 1, fields: 1, typos: 0 }));
      const allSorted = sortMatches(found, keys, 5000);
      expect(allSorted).toHaveLength(all.length);
      expect(sortMatches(found, keys, limit)).toEqual(allSorted.slice(0, limit));
    }),
  );
});

test('a document that is written again is sorted by its new values', () => {
  const goods = new Collection(schema, [
    { id: '0', name: 'a', stock: 1 },
    { id: '1', name: 'b', stock: 2 },
  ]);
  const found = [0, 1].map((document) => ({ document, score: 0, words: 0, fields: 0, typos: 0 }));
  const first = () => sortMatches(found, orderKeys(goods, { sort_by: 'stock:desc' }), 1)[0]?.document;
  expect(first()).toBe(1);
  goods.put({ id: '0', name: 'a', stock: 9 });
  expect(first()).toBe(0);
});
