import { expect, test } from 'vitest';
import { referenceErrors } from './importRows.ts';

test('a name that stands for one thing is right, and an empty cell says nothing', () => {
  expect(referenceErrors('category', 'Mugs', ['Drinkware / Mugs'], 'category')).toEqual([]);
  expect(referenceErrors('category', '', [], 'category')).toEqual([]);
});

test('a name that stands for nothing is unknown', () => {
  expect(referenceErrors('supplier', 'NOBODY', [], 'supplier')).toMatchObject([{ code: 'unknown' }]);
});

test('a name that stands for several things is refused with what it can mean', () => {
  const [error] = referenceErrors('category', 'Mugs', ['Drinkware / Mugs', 'Gifts / Mugs'], 'category');
  expect(error).toMatchObject({ code: 'ambiguous', value: 'Mugs' });
  expect(error?.message).toContain('"Drinkware / Mugs", "Gifts / Mugs"');
});

test('of many things it can mean the first five are named', () => {
  const [error] = referenceErrors('product', 'Mug', ['1', '2', '3', '4', '5', '6', '7'], 'product');
  expect(error?.message).toContain('"5" and 2 more');
});
