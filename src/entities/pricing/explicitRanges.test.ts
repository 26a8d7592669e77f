import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeIssues } from './explicitRanges.ts';

const issues = (...rows: [number, number | null][]) =>
  rangeIssues(rows.map(([minQty, maxQty]) => ({ minQty, maxQty })));

test('L10 rows that join have no issue, in any order', () => {
  expect(issues([1, 49], [50, 99], [100, null])).toEqual([]);
  expect(issues([100, null], [1, 49], [50, 99])).toEqual([]);
  expect(issues([1, null])).toEqual([]);
  expect(issues([0, 49], [50, null])).toEqual([]);
  expect(issues()).toEqual([]);
});

test('L10 a gap is named with its quantities and the row behind it', () => {
  expect(issues([1, 49], [51, 99])).toEqual([{ code: 'gap', row: 1, from: 50, to: 50 }]);
  expect(issues([100, null], [1, 49])).toEqual([{ code: 'gap', row: 0, from: 50, to: 99 }]);
});

test('L10 quantity 50 in 0–50 and 50–100 is an overlap', () => {
  expect(issues([1, 50], [50, 100])).toEqual([{ code: 'overlap', row: 1, from: 50, to: 50 }]);
  expect(issues([1, null], [50, 100])).toEqual([{ code: 'overlap', row: 1, from: 50, to: 100 }]);
  expect(issues([1, null], [50, null])).toEqual([{ code: 'overlap', row: 1, from: 50, to: null }]);
});

test('L10 a long row overlaps all rows that begin in it', () => {
  expect(issues([1, 100], [10, 20], [50, 60], [101, null])).toEqual([
    { code: 'overlap', row: 1, from: 10, to: 20 },
    { code: 'overlap', row: 2, from: 50, to: 60 },
  ]);
});

test('L10 a row that ends before it begins is an issue', () => {
  expect(issues([100, 50])).toEqual([{ code: 'reversed', row: 0, from: 50, to: 100 }]);
  expect(issues([100, 100])).toEqual([]);
});

test('L10 without issues every quantity in the range has exactly one row', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(rows, (list) => {
      const ranges = list.map(([minQty, more]) => ({ minQty, maxQty: minQty + more }));
      const first = Math.min(...ranges.map(({ minQty }) => minQty));
      const last = Math.max(...ranges.map(({ maxQty }) => maxQty));
      const counts = Array.from(
        { length: ranges.length ? last - first + 1 : 0 },
        (_, at) => ranges.filter(({ minQty, maxQty }) => minQty <= first + at && first + at <= maxQty).length,
      );
      expect(rangeIssues(ranges).length === 0).toBe(counts.every((count) => count === 1));
    }),
  );
});
