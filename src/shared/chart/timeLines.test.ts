import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lineEnds,
  lineStops,
  linesRange,
  markedPoints,
  pointsWithin,
  valueAt,
  type TimedValue,
  type TimeLine,
} from './timeLines.ts';

const look = { id: 'a', name: 'A', note: null, color: 'series.1', stroke: 'plain', mark: 0 } as const;
const points = (...values: (number | null)[]): TimedValue[] =>
  values.map((value, place) => ({ at: place * 10, value }));
const line = (...values: (number | null)[]): TimeLine => ({ ...look, points: points(...values) });

test('the slider stops wherever one of the lines has a point', () => {
  const other = {
    ...look,
    points: [
      { at: 5, value: 1 },
      { at: 10, value: null },
    ],
  };
  expect(lineStops([line(1, 2, 3), other])).toEqual([0, 5, 10, 20]);
  expect(lineStops([])).toEqual([]);
});

test.each([
  ['at a point its value', 10, false, 2],
  ['between points nothing', 15, false, null],
  ['between points the value before, where values hold', 15, true, 2],
  ['in a gap nothing, whether values hold or not', 25, true, null],
  ['before the first point nothing', -1, true, null],
] as const)('a line has %s', (_what, moment, holds, value) => {
  expect(valueAt(points(1, 2, null, 4), moment, holds)).toBe(value);
});

test('a part of a line is drawn up to the points beside it, and a value that holds up to its end', () => {
  const all = points(1, 2, 3, 4, 5);
  expect(pointsWithin(all, { from: 15, to: 25 }, false).map(({ at }) => at)).toEqual([10, 20, 30]);
  expect(pointsWithin(all, { from: 10, to: 20 }, false).map(({ at }) => at)).toEqual([0, 10, 20, 30]);
  expect(pointsWithin(all, { from: 35, to: 90 }, true)).toEqual([
    { at: 30, value: 4 },
    { at: 40, value: 5 },
    { at: 90, value: 5 },
  ]);
  expect(pointsWithin([], { from: 0, to: 1 }, true)).toEqual([]);
});

test('the axis reaches over what is shown and the reference; a gap is not zero', () => {
  const span = { from: 10, to: 20 };
  expect(linesRange([line(500, 96, null, 500)], span, false, 100)).toMatchObject({ low: 94, high: 102 });
  expect(linesRange([line(500, 96, null, 500)], span, false, null)?.low).toBeGreaterThan(90);
  expect(linesRange([line(96)], span, true, null)?.high).toBeGreaterThan(96);
  expect(linesRange([line(null, null)], span, false, 100)).toBeNull();
});

test('some of many points are marked, each line at places of its own, and the last one', () => {
  const many = points(...Array.from({ length: 80 }, (_, place) => place));
  const places = (stagger: number) =>
    markedPoints(many, { from: 0, to: 790 }, stagger).map(({ at }) => at / 10);
  expect(places(0)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 79]);
  expect(places(3)).toEqual([3, 13, 23, 33, 43, 53, 63, 73, 79]);
});

test('a value alone between two gaps is marked, because no line leads there', () => {
  const many = points(...Array.from({ length: 80 }, (_, place) => (place === 4 || place === 6 ? null : 1)));
  expect(markedPoints(many, { from: 0, to: 790 }, 0)).toContainEqual({ at: 50, value: 1 });
});

test('the ends of a line are its first and last value, not its gaps', () => {
  expect(lineEnds(points(null, 3, null, 7, null), { from: 0, to: 100 })).toEqual({ first: 3, last: 7 });
  expect(lineEnds(points(1, null), { from: 10, to: 100 })).toBeNull();
});

test('the search by halves finds what a search from the start finds', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 40 });
  fc.assert(
    fc.property(times, fc.integer({ min: -10, max: 210 }), (unsorted, moment) => {
      const all = unsorted.toSorted((a, b) => a - b).map((at) => ({ at, value: at }));
      expect(valueAt(all, moment, true)).toBe(all.findLast(({ at }) => at <= moment)?.value ?? null);
    }),
  );
});
