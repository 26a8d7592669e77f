import { expect, test } from 'vitest';
import { differingKeys, lineChangedBy, linesByKey, mergedLines, type LineKind } from './lineRules.ts';

/** A line `a=1` is known by what stands before the sign. */
const kind: LineKind<string> = { keyOf: (line) => line.split('=')[0] ?? '', textOf: (line) => line };
const lines = (text: string): string[] => text.split(' ').filter(Boolean);

test.each([
  ['not changed by me', 'a=1 b=2', 'a=1 b=2', []],
  ['changed by me alone', 'a=9 b=2', 'a=1 b=2', ['a']],
  ['changed by them alone', 'a=1 b=2', 'a=8 b=2', []],
  ['changed by both to the same', 'a=9 b=2', 'a=9 b=2', []],
  ['changed by both', 'a=9 b=2', 'a=8 b=2', ['a']],
  ['added by me', 'a=1 b=2 c=3', 'a=1 b=2', ['c']],
  ['removed by me, changed by them', 'a=1', 'a=1 b=7', ['b']],
  ['removed by both', 'a=1', 'a=1', []],
])('D12 the lines to choose from when one is %s', (_name, mine, theirs, keys) => {
  const sides = { base: lines('a=1 b=2'), mine: lines(mine), theirs: lines(theirs) };
  expect(differingKeys(sides, kind)).toEqual(keys);
});

test.each([
  ['as both began with it', 'a=1', 'mine'],
  ['changed by them', 'a=8', 'both'],
  ['removed by them', '', 'both'],
])('who changed a line of mine that is %s', (_how, theirs, by) => {
  expect(lineChangedBy('a', { base: lines('a=1'), theirs: lines(theirs) }, kind)).toBe(by);
});

test('chosen lines of mine replace theirs; the others stay as they saved them', () => {
  const merged = mergedLines(lines('a=1 b=2 n=5'), lines('a=9 c=3'), ['a', 'b', 'c'], kind);
  expect(merged).toEqual(lines('a=9 n=5 c=3'));
});

test('the second of two lines with one key is known by its number', () => {
  expect([...linesByKey(lines('a=1 a=2 b=3 a=4'), kind).keys()]).toEqual(['a', 'a 2', 'b', 'a 3']);
});
