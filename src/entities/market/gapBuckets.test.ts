import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapBuckets, isInBucket } from './gapBuckets.ts';

test('the buckets go from below -20 to 20 and more, each where the one before ends', () => {
  expect(gapBuckets.map(({ gapFrom, gapTo }) => [gapFrom, gapTo])).toEqual([
    [null, -20],
    [-20, -10],
    [-10, -5],
    [-5, 0],
    [0, 5],
    [5, 10],
    [10, 20],
    [20, null],
  ]);
});

test('every gap is in one bucket, and one that is not known in none', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1000, max: 1000 }), (gap) => {
      expect(gapBuckets.filter((bucket) => isInBucket(gap, bucket))).toHaveLength(1);
    }),
  );
  expect(gapBuckets.some((bucket) => isInBucket(null, bucket))).toBe(false);
});

test.each([
  [-20, [-20, -10]],
  [-0.01, [-5, 0]],
  [0, [0, 5]],
  [20, [20, null]],
])('a gap of %d percent begins its bucket', (gap, [gapFrom, gapTo]) => {
  expect(gapBuckets.find((bucket) => isInBucket(gap, bucket))).toEqual({ gapFrom, gapTo });
});
