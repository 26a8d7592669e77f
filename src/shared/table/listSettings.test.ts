import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/support/browserTabs.ts';
import { createStorage } from '#shared/lib/storage.ts';
import { createListSettings } from './listSettings.ts';

function page(local = new MemoryStorage()) {
  const session = new MemoryStorage();
  const storage = createStorage({ local: () => local, session: () => session, events: () => window });
  return { local, lists: createListSettings(storage) };
}

test('a list begins with its own columns and normal rows', () => {
  expect(page().lists.get('skus')).toEqual({ columns: null, density: 'normal' });
});

test('the columns chosen for one list are there on the next page, and no other list has them', () => {
  const { local, lists } = page();
  lists.set('skus', { columns: ['name', 'moq'] });
  lists.set('skus', { density: 'compact' });
  const next = page(local).lists;
  expect(next.get('skus')).toEqual({ columns: ['name', 'moq'], density: 'compact' });
  expect(next.get('products')).toEqual({ columns: null, density: 'normal' });
});

test.each([
  ['no JSON', '{', { columns: null, density: 'normal' }],
  [
    'a density nobody knows',
    '{"skus":{"columns":["name"],"density":"huge"}}',
    { columns: ['name'], density: 'normal' },
  ],
  [
    'columns that are none',
    '{"skus":{"columns":"name","density":"compact"}}',
    { columns: null, density: 'compact' },
  ],
  ['a list that is a number', '{"skus":7}', { columns: null, density: 'normal' }],
])('D13 the corrupt value %s falls back field by field', (_what, raw, expected) => {
  const { local, lists } = page();
  local.setItem('backroom.lists', raw);
  expect(lists.get('skus')).toEqual(expected);
});

test('a list may have the name of a property that every object has', () => {
  const { lists } = page();
  expect(lists.get('constructor')).toEqual({ columns: null, density: 'normal' });
  lists.set('constructor', { density: 'compact' });
  expect(lists.get('constructor').density).toBe('compact');
});

test('a change calls the listeners, and what did not change is the same object', () => {
  const { lists } = page();
  const onChange = vi.fn();
  const end = lists.subscribe(onChange);
  lists.set('skus', { density: 'compact' });
  expect(onChange).toHaveBeenCalledOnce();
  expect(lists.get('skus')).toBe(lists.get('skus'));
  end();
  lists.set('skus', { density: 'normal' });
  expect(onChange).toHaveBeenCalledOnce();
});
