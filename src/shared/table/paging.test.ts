import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_SIZES } from '#shared/lib/constants.ts';
import { clampPage, pageAfterSize, pageCount, parsePage, parsePageSize, rowRange } from './paging.ts';

test.each([
  ['0', 1],
  ['-1', 1],
  ['NaN', 1],
  ['2abc', 1],
  ['', 1],
  [null, 1],
  ['2.5', 1],
  ['Infinity', 1],
  ['-Infinity', 1],
  ['1e400', 1],
  ['３', 1],
  ['1', 1],
  ['7', 7],
  ['007', 7],
  ['1e9', 1_000_000],
  ['1000000000', 1_000_000],
])('E114 page "%s" in the address is page %d, until the list is known', (text, page) => {
  expect(parsePage(text)).toBe(page);
});

test.each([
  [1_000_000, 85_000, 15, 5667],
  [3, 30, 15, 2], // E115: row 31 was deleted
  [2, 15, 15, 1],
  [1, 0, 15, 1],
  [9, 0, 15, 1],
  [2, 30, 15, 2],
])('E114, E115 page %d of %d rows by %d is page %d', (page, total, size, shown) => {
  expect(clampPage(page, total, size)).toBe(shown);
});

test.each(['20', '0', '-10', '1e1', '15.0', 'ten', '', '10 ', null])(
  'E117 size "%s" in the address is 15',
  (text) => {
    expect(parsePageSize(text)).toBe(15);
  },
);

test.each(PAGE_SIZES)('spec §9 size %d is one of the six', (size) => {
  expect(parsePageSize(String(size))).toBe(size);
});

test.each([
  [3, 15, 25, 2], // row 31 is on 26–50
  [3, 15, 10, 4], // 31–40
  [1, 100, 10, 1],
  [2, 100, 10, 11],
  [7, 10, 100, 1],
])('E118 page %d by %d becomes page %d by %d', (page, size, next, after) => {
  expect(pageAfterSize(page, size, next)).toBe(after);
});

test('E118 the first row stays on the page, whatever the sizes', () => {
  const size = fc.constantFrom(...PAGE_SIZES);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), size, size, (page, before, after) => {
      const first = (page - 1) * before + 1;
      const next = pageAfterSize(page, before, after);
      return first > (next - 1) * after && first <= next * after && (before !== after || next === page);
    }),
    { numRuns: 10_000 },
  );
});

test('the pages of a list show each row once, and a page that exists is not changed', () => {
  const list = fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(...PAGE_SIZES));
  fc.assert(
    fc.property(list, ([total, size]) => {
      let next = 1;
      for (let page = 1; page <= pageCount(total, size); page++) {
        const { from, to } = rowRange(page, size, total);
        if (clampPage(page, total, size) !== page || from !== next || to < from) return false;
        next = to + 1;
      }
      return next - 1 === total;
    }),
    { numRuns: 500 },
  );
});

test('E107 an empty list has no range of rows', () => {
  expect(rowRange(3, 15, 0)).toEqual({ from: 0, to: 0 });
});
