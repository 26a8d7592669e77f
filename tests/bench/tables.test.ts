import { expect, test } from 'vitest';
import { goalRow, median, medians } from './tables.ts';

test('the median is the middle, or the mean of the two middles', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(
    medians(
      [
        { a: 1, b: 5 },
        { a: 3, b: 5 },
      ],
      ['a', 'b'],
    ),
  ).toEqual({ a: 2, b: 5 });
});

test('a goal says whether it is met', () => {
  expect(goalRow({ what: 'x', value: 1.1, limit: 1.1 })).toMatchObject({ holds: 'yes', wanted: '<= 1.1' });
  expect(goalRow({ what: 'x', value: 1.11, limit: 1.1 }).holds).toBe('NO');
  expect(goalRow({ what: 'x', value: 1.4, limit: 1.5, atLeast: true }).holds).toBe('NO');
});
