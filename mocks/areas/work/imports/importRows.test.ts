import { expect, test } from 'vitest';
import { referenceErrors } from './importRows.ts';

test('a name with one meaning has no problem, and neither has an empty cell', () => {
  expect(referenceErrors('category', 'Mugs', ['Drinkware / Mugs'], 'category')).toEqual([]);
  expect(referenceErrors('category', '', [], 'category')).toEqual([]);
});

test('a name without a meaning is refused as unknown', () => {
  expect(referenceErrors('supplier', 'NOBODY', [], 'supplier')).toMatchObject([{ code: 'unknown' }]);
});

test('a name with several meanings is refused with a list of them', () => {
  const [error] = referenceErrors('category', 'Mugs', ['Drinkware / Mugs', 'Gifts / Mugs'], 'category');
  expect(error).toMatchObject({ code: 'ambiguous', value: 'Mugs' });
  expect(error?.message).toContain('"Drinkware / Mugs", "Gifts / Mugs"');
});

test('a name with many meanings is refused with the first five of them', () => {
  const [error] = referenceErrors('product', 'Mug', ['1', '2', '3', '4', '5', '6', '7'], 'product');
  expect(error?.message).toContain('"5" and 2 more');
});
