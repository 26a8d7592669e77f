import { describe, expect, test } from 'vitest';
import type { SavedView } from '#api/generated/types.gen.ts';
import { currentView, opensDefault, sameState, searchWith, viewQuery } from './viewRules.ts';

const state = { query: 'status=closeout', columns: ['sku', 'moq'], density: 'normal' as const };
const view = (id: string, changes: Partial<SavedView> = {}): SavedView => ({
  ...state,
  id,
  screen: 'skumanager.products',
  name: id,
  scope: 'personal',
  isDefault: false,
  mine: true,
  owner: { id: 'u-1', name: 'Helen Okafor' },
  version: 1,
  ...changes,
});
const asShown = (one: SavedView) => one;

describe('the part of an address that belongs to the list', () => {
  test.each([
    ['', ''],
    ['?page=4&open=prd-1&tab=skus&dialog=import&view=skus', ''],
    ['?status=closeout&page=2&q=mug', 'q=mug&status=closeout'],
    ['?sort=-moq&pageSize=50', 'pageSize=50&sort=-moq'],
  ])('of %j is %j', (search, query) => {
    expect(viewQuery(search)).toBe(query);
  });

  test.each([
    ['', 'status=closeout', '?status=closeout'],
    ['?view=skus&q=mug&page=3&open=prd-1', 'status=closeout', '?status=closeout&view=skus'],
    ['?q=mug', '', ''],
    ['?q=mug', 'page=7&open=x&status=active', '?status=active'],
  ])('in %j becomes, by the view %j, %j', (search, query, next) => {
    expect(searchWith(search, query)).toBe(next);
  });
});

test('two states are equal whatever the order of their parameters, but not with other columns', () => {
  expect(sameState({ ...state, query: 'q=a&status=b' }, { ...state, query: 'status=b&q=a' })).toBe(true);
  expect(sameState(state, { ...state, columns: ['moq', 'sku'] })).toBe(false);
  expect(sameState(state, { ...state, density: 'compact' })).toBe(false);
});

describe('the current view of a list', () => {
  const views = [view('a'), view('b', { query: 'q=mug' }), view('twin')];

  test.each([
    ['nothing chosen, and one shows just this', null, state, 'a', false],
    ['of two that show the same, the one chosen', 'twin', state, 'twin', false],
    ['chosen and changed since', 'b', { ...state, query: 'q=bag' }, 'b', true],
    ['changed into what another one shows', 'b', state, 'a', false],
  ] as const)('is found: %s', (_what, chosen, now, id, changed) => {
    const found = currentView(views, chosen, { ...now, columns: [...now.columns] }, asShown);
    expect([found?.view.id, found?.changed]).toEqual([id, changed]);
  });

  test('is none when no view is equal, or the chosen one is gone', () => {
    expect(currentView(views, 'gone', { ...state, query: 'q=x' }, asShown)).toBeNull();
  });
});

test.each([
  ['', { byBack: false, anew: false }, true],
  ['?view=skus', { byBack: false, anew: false }, true],
  ['', { byBack: true, anew: true }, true],
  ['', { byBack: true, anew: false }, false],
  ['?q=mug', { byBack: false, anew: true }, false],
])('at the address %j, reached by %j, the default view opens: %s', (search, arrived, opens) => {
  expect(opensDefault(search, arrived)).toBe(opens);
});
