import { describe, expect, test } from 'vitest';
import { permissions } from '#session/permissions.ts';
import {
  toSelection,
  toExportSelection,
  bulkActions,
  toFeatureId,
  MAX_NAMED,
  exceedsNamedRows,
  getPermission,
  getQuestion,
} from './bulkActions.ts';

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

test('archiving has a permission of its own; the other actions share one', () => {
  expect(
    bulkActions.products.filter((action) => getPermission(action) === permissions.skuManagerArchive),
  ).toEqual(['archive']);
});

test('only archiving needs no value', () => {
  expect(bulkActions.products.filter((action) => getQuestion(action) === null)).toEqual(['archive']);
});

test.each([
  ['Material', 'material'],
  [' Lid type ', 'lid-type'],
  ['Größe (cm)', 'größe-cm'],
  ['--', ''],
])('the feature %j has the key %j', (name, key) => {
  expect(toFeatureId(name)).toBe(key);
});
