import { describe, expect, test } from 'vitest';
import { exceedsNamedRows, MAX_NAMED, toExportSelection, toSelection } from './selectedRows.ts';

const nothing = () => undefined;
const selection = (mode: 'some' | 'all', ids: string[], excluded: string[] = []) => ({
  mode,
  ids,
  excluded,
  count: 1,
  isSelected: () => false,
  isKept: false,
  isDropped: false,
  toggle: nothing,
  toggleRange: nothing,
  togglePage: nothing,
  selectAllMatching: nothing,
  clear: nothing,
});

describe('the selection in the contract', () => {
  test('names rows by their id', () => {
    expect(toSelection(selection('some', ['a', 'b']), 'q=mug')).toEqual({ ids: ['a', 'b'] });
  });
  test('can be all that match', () => {
    expect(toSelection(selection('all', []), 'q=mug')).toEqual({ query: 'q=mug' });
  });
  test('can be all that match but those left out', () => {
    expect(toSelection(selection('all', [], ['c']), 'q=mug')).toEqual({ query: 'q=mug', excludeIds: ['c'] });
  });
});

test.each([
  ['rows by their id', selection('some', ['a', 'b']), { ids: ['a', 'b'] }],
  ['all that match by the query alone', selection('all', []), {}],
  ['all that match but those left out', selection('all', [], ['c']), { excludeIds: ['c'] }],
])('an export names %s', (_what, ticked, expected) => {
  expect(toExportSelection(ticked)).toEqual(expected);
});

test('up to the limit rows are named one by one, beyond it they are not', () => {
  const ids = Array.from({ length: MAX_NAMED }, String);
  expect(exceedsNamedRows({ ids, excluded: [] })).toBe(false);
  expect(exceedsNamedRows({ ids: [...ids, 'x'], excluded: [] })).toBe(true);
  expect(exceedsNamedRows({ ids: [], excluded: [...ids, 'x'] })).toBe(true);
});
