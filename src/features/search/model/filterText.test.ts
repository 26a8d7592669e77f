import { expect, test } from 'vitest';
import { facetFilter } from './filterText.ts';

test('a value with a backtick cannot be written and is left out', () => {
  const supplier = { field: 'supplier', kind: 'value' } as const;
  expect(facetFilter(supplier, ['Kestrel Works', 'B`C'], undefined)).toBe('supplier:=[`Kestrel Works`]');
  expect(facetFilter(supplier, ['B`C'], undefined)).toBeNull();
});

test('a hierarchy without levels of its own is one level', () => {
  const category = { field: 'category', kind: 'hierarchy' } as const;
  expect(facetFilter(category, ['Drinkware'], undefined)).toBe('category:=[`Drinkware`]');
});
