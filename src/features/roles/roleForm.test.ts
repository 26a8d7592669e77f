import { describe, expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { indexTree } from '#shared/tree/treeRules.ts';
import { differingKeys, mergeRoles, roleSchema, roleUpdate, roleValues } from './roleForm.ts';

const tree = indexTree([
  { id: 'sku', parentId: null, label: 'SKU Manager' },
  { id: 'slabs', parentId: 'sku', label: 'Price Slabs' },
  { id: 'home', parentId: null, label: 'Home' },
]);
const base = { name: 'Reader', description: '', nodeIds: ['home'] };

test('permissions in another order are no change', () => {
  const values = roleValues({ ...base, nodeIds: ['sku', 'home'] });
  expect(values.nodeIds).toEqual(['home', 'sku']);
  expect(differingKeys(values, { ...base, nodeIds: ['sku', 'home'] })).toEqual([]);
});

test('each field and each permission is a difference of its own', () => {
  const other = { name: 'Reviewer', description: 'Reads', nodeIds: ['sku'] };
  expect(differingKeys(base, other)).toEqual(['name', 'description', 'node home', 'node sku']);
});

describe('theirs and mine are put together', () => {
  const theirs = { name: 'Theirs', description: 'Theirs', nodeIds: ['home'] };
  const mine = { name: 'Mine', description: 'Mine', nodeIds: ['sku', 'slabs'] };

  test.each([
    ['nothing of mine', [], { name: 'Theirs', description: 'Theirs', nodeIds: ['home'] }],
    ['my name', ['name'], { name: 'Mine', nodeIds: ['home'] }],
    ['my description', ['description'], { name: 'Theirs', description: 'Mine' }],
    ['a permission that I took', ['node home'], { nodeIds: [] }],
    [
      'a permission that I gave, with what leads to it',
      ['node slabs'],
      { nodeIds: ['home', 'sku', 'slabs'] },
    ],
  ] as const)('with %s', (_what, kept, expected) => {
    expect(mergeRoles(tree, theirs, mine, kept)).toMatchObject(expected);
  });
});

test.each([
  ['nameRequired', { name: '' }],
  ['nameLong', { name: 'x'.repeat(61) }],
  ['descriptionLong', { description: 'x'.repeat(501) }],
])('%s is said of what the contract would refuse', (message, change) => {
  expect(roleSchema.safeParse({ ...base, ...change }).error?.issues[0]).toMatchObject({ message });
});

test('a change is sent with the version it was made on', () => {
  expect(roleUpdate({ ...examples.role, version: 4 }, base)).toEqual({ version: 4, ...base });
});
