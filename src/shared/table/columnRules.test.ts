import { expect, test } from 'vitest';
import { defaultIds, moveId, orderOfAll, toggleId, withKey } from './columnRules.ts';

const columns = [
  { id: 'image' },
  { id: 'name', isKey: true as const },
  { id: 'sku' },
  { id: 'stock' },
  { id: 'gtin', hidden: true as const },
  { id: 'price' },
];

test('a list begins with its key column, then all that are not hidden', () => {
  expect(defaultIds(columns)).toEqual(['name', 'image', 'sku', 'stock', 'price']);
});

test.each([
  ['the key column first, wherever it was', ['sku', 'name', 'price'], ['name', 'sku', 'price']],
  ['the key column, also when it was left out', ['price'], ['name', 'price']],
  ['each once', ['sku', 'sku', 'price'], ['name', 'sku', 'price']],
  ['none that the list does not have', ['margin', 'sku'], ['name', 'sku']],
  ['hidden ones that were chosen', ['gtin'], ['name', 'gtin']],
])('a choice shows %s', (_what, ids, shown) => {
  expect(withKey(columns, ids)).toEqual(shown);
});

test.each([
  ['takes away what is shown', ['name', 'sku', 'price'], 'sku', ['name', 'price']],
  ['never takes the key column away', ['name', 'sku'], 'name', ['name', 'sku']],
  ['adds where the list has it', ['name', 'sku', 'price'], 'stock', ['name', 'sku', 'stock', 'price']],
  [
    'adds behind its neighbour, wherever that went',
    ['name', 'price', 'sku'],
    'stock',
    ['name', 'price', 'sku', 'stock'],
  ],
  ['adds the first one at the start', ['name', 'price'], 'image', ['name', 'image', 'price']],
  ['adds a hidden one', ['name', 'stock', 'price'], 'gtin', ['name', 'stock', 'gtin', 'price']],
])('toggling %s', (_what, ids, id, after) => {
  expect(toggleId(columns, ids, id)).toEqual(after);
});

test.each([
  ['one place on', 'sku', 1, ['name', 'stock', 'sku', 'price']],
  ['one place back', 'price', -1, ['name', 'sku', 'price', 'stock']],
  ['not beyond the end', 'price', 1, ['name', 'sku', 'stock', 'price']],
  ['not before the key column', 'sku', -1, ['name', 'sku', 'stock', 'price']],
  ['to the front in one go', 'price', -9, ['name', 'price', 'sku', 'stock']],
  ['nowhere, when it is not shown', 'gtin', 1, ['name', 'sku', 'stock', 'price']],
])('moving a column %s', (_what, id, by, after) => {
  expect(moveId(columns, ['name', 'sku', 'stock', 'price'], id, by)).toEqual(after);
});

test('a hidden column stands in the chooser where it will appear', () => {
  const ids = ['name', 'price', 'sku'];
  const order = orderOfAll(columns, ids);
  expect(order).toEqual(['name', 'image', 'price', 'sku', 'stock', 'gtin']);
  for (const id of ['image', 'stock', 'gtin']) {
    expect(orderOfAll(columns, toggleId(columns, ids, id))).toEqual(order);
  }
});
