import { expect, test } from 'vitest';
import { permissions } from '#session/permissions.ts';
import { bulkActions, toFeatureId, getPermission, getQuestion } from './bulkActions.ts';

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
