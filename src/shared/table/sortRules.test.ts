import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSort, sortDirection, parseSort, sortText, type Sort } from './sortRules.ts';

const keys = ['name', 'price', 'updatedAt'] as const;
const fallback: Sort<(typeof keys)[number]> = { key: 'updatedAt', descending: true };

test.each([
  ['price', 'price', false],
  ['-price', 'price', true],
  ['--price', 'updatedAt', true],
  ['Price', 'updatedAt', true],
  ['cost', 'updatedAt', true],
  ['-', 'updatedAt', true],
  ['', 'updatedAt', true],
  ['__proto__', 'updatedAt', true],
  [null, 'updatedAt', true],
])('sort "%s" in the address is %s, descending: %s', (text, key, descending) => {
  expect(parseSort(text, keys, fallback)).toEqual({ key, descending });
});

test('a written sort is read again', () => {
  const sort = fc.record({ key: fc.constantFrom(...keys), descending: fc.boolean() });
  fc.assert(
    fc.property(sort, (each) => {
      expect(parseSort(sortText(each), keys, fallback)).toEqual(each);
    }),
  );
});

test('a header sorts upwards, then downwards, then upwards again', () => {
  const once = nextSort(fallback, 'price');
  const twice = nextSort(once, 'price');
  expect([once, twice, nextSort(twice, 'price')].map(sortText)).toEqual(['price', '-price', 'price']);
  expect(sortText(nextSort(once, 'name'))).toBe('name');
});

test('A02 a sorted header announces its direction, the others that they are not sorted', () => {
  const sort = { key: 'price', descending: false };
  expect(sortDirection(sort, 'price')).toBe('ascending');
  expect(sortDirection({ ...sort, descending: true }, 'price')).toBe('descending');
  expect(sortDirection(sort, 'name')).toBe('none');
});
