import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { permissions } from '#session/permissions.ts';
import { indexTree, listAncestors, type TreeNode } from '#shared/tree/treeRules.ts';
import {
  copyGrants,
  grantDifference,
  grantedAbove,
  grantedTitles,
  grantState,
  isSensitive,
  toggleGrant,
  withAncestors,
} from './grantRules.ts';

const tree = indexTree([
  { id: 'home', parentId: null, label: 'Home' },
  { id: 'sku', parentId: null, label: 'SKU Manager' },
  { id: 'slabs', parentId: 'sku', label: 'Price Slabs' },
  { id: 'edit', parentId: 'slabs', label: 'Edit' },
  { id: 'publish', parentId: 'slabs', label: 'Publish' },
  { id: 'costs', parentId: 'sku', label: 'View Costs' },
]);
const anything = { isShown: () => true, isOwn: () => true };
const sorted = (ids: Iterable<string>): string[] => [...ids].toSorted();

describe('what a box shows', () => {
  test.each([
    [[], 'sku', 'off'],
    [['sku'], 'sku', 'some'],
    [['sku'], 'slabs', 'off'],
    [['sku', 'slabs', 'edit'], 'slabs', 'some'],
    [['sku', 'slabs', 'edit', 'publish'], 'slabs', 'on'],
    [['sku', 'slabs', 'edit', 'publish'], 'sku', 'some'],
    [['home'], 'home', 'on'],
  ] as const)('with %j granted, %s is %s', (granted, id, state) => {
    expect(grantState(tree, new Set(granted), id)).toBe(state);
  });

  test('a circle of parents ends', () => {
    const circle = indexTree([
      { id: 'a', parentId: 'b', label: 'A' },
      { id: 'b', parentId: 'a', label: 'B' },
    ]);
    expect(grantState(circle, new Set(['a']), 'a')).toBe('some');
  });
});

describe('what a click does', () => {
  test.each([
    ['a child grants what leads to it', [], 'edit', ['edit', 'sku', 'slabs']],
    ['a parent grants all below it', [], 'slabs', ['edit', 'publish', 'sku', 'slabs']],
    [
      'a partly granted parent is granted wholly',
      ['sku', 'slabs'],
      'slabs',
      ['edit', 'publish', 'sku', 'slabs'],
    ],
    ['a granted parent goes with all below it', ['sku', 'slabs', 'edit', 'publish'], 'slabs', ['sku']],
    ['a granted child goes alone', ['sku', 'slabs', 'edit'], 'edit', ['sku', 'slabs']],
  ] as const)('%s', (_what, granted, id, next) => {
    expect(sorted(toggleGrant(tree, new Set(granted), id, anything))).toEqual(next);
  });

  test('what filters hide is not granted with its parent, and goes with it', () => {
    const limits = { ...anything, isShown: (id: string) => id !== 'publish' };
    const granted = toggleGrant(tree, new Set(), 'slabs', limits);
    expect(sorted(granted)).toEqual(['edit', 'sku', 'slabs']);
    const all = new Set([...granted, 'publish']);
    expect(sorted(toggleGrant(tree, all, 'slabs', limits))).toEqual(['sku']);
  });

  test('a node that filters show only as a way is granted when it is clicked', () => {
    const limits = { ...anything, isShown: () => false };
    expect(sorted(toggleGrant(tree, new Set(), 'slabs', limits))).toEqual(['sku', 'slabs']);
  });

  test('what the person lacks is neither granted nor taken away', () => {
    const limits = { ...anything, isOwn: (id: string) => id !== 'publish' };
    expect(sorted(toggleGrant(tree, new Set(), 'slabs', limits))).toEqual(['edit', 'sku', 'slabs']);
    const all = new Set(['sku', 'slabs', 'edit', 'publish']);
    expect(sorted(toggleGrant(tree, all, 'slabs', limits))).toEqual(['publish', 'sku', 'slabs']);
  });
});

test('what a click grants above a node is named from the top, and only what was not granted', () => {
  const before = new Set(['home']);
  const after = toggleGrant(tree, before, 'edit', anything);
  expect(grantedAbove(tree, before, after, 'edit')).toEqual(['sku', 'slabs']);
  expect(grantedAbove(tree, new Set(['sku']), after, 'edit')).toEqual(['slabs']);
  expect(grantedAbove(tree, after, new Set(['home']), 'edit')).toEqual([]);
});

test('the grants of another role are taken over, but for what the person lacks', () => {
  const isOwn = (id: string) => id !== 'costs' && id !== 'publish';
  const source = new Set(['sku', 'slabs', 'publish']);
  const copied = copyGrants(tree, new Set(['home', 'sku', 'costs']), source, isOwn);
  expect(sorted(copied)).toEqual(['costs', 'sku', 'slabs']);
});

test('the difference of two grants is in the order of the tree', () => {
  const difference = grantDifference(tree, new Set(['home', 'sku']), new Set(['costs', 'sku', 'slabs']));
  expect(difference).toEqual({ added: ['slabs', 'costs'], removed: ['home'] });
});

test('only what all above it leads to counts as a title that somebody has', () => {
  const titles = new Map(tree.nodes.map(({ id, label }) => [id, label]));
  expect([...grantedTitles(tree, titles, new Set(['home', 'edit', 'sku', 'gone']))]).toEqual([
    'Home',
    'SKU Manager',
  ]);
  expect(grantedTitles(tree, new Map(), new Set(['home'])).size).toBe(0);
});

test('costs, refunds, credentials and the rights of others are sensitive, plain pages are not', () => {
  const titles = Object.values(permissions).filter(isSensitive);
  expect(titles).toEqual([
    'View Costs',
    'Price Slabs: Override',
    'Card Payment: Ad hoc',
    'Card Payment: Refund',
    'Promostandards: Credentials',
    'Permission Nodes: Edit',
    'Roles: Edit',
    'Team: Edit',
  ]);
});

/** Trees of up to twelve nodes, with grants that are closed, what is the person's own and shown, and a node. */
const cases = fc
  .array(fc.nat(), { minLength: 1, maxLength: 12 })
  .map((parents) =>
    parents.map((parent, at): TreeNode => {
      const above = parent % (at + 1);
      return { id: String(at), parentId: above === at ? null : String(above), label: `Node ${at}` };
    }),
  )
  .chain((nodes) => {
    const ids = nodes.map(({ id }) => id);
    return fc.record({
      made: fc.constant(indexTree(nodes)),
      ids: fc.subarray(ids),
      own: fc.subarray(ids),
      shown: fc.subarray(ids),
      id: fc.constantFrom(...ids),
    });
  });

describe('whatever the tree, the grants and the limits', () => {
  test('after a click each granted node has all above it, and what the person lacks keeps its state', () => {
    fc.assert(
      fc.property(cases, ({ made, ids, own, shown, id }) => {
        const granted = withAncestors(made, ids);
        const isOwn = (one: string) => own.includes(one);
        const next = toggleGrant(made, granted, id, { isOwn, isShown: (one) => shown.includes(one) });
        for (const one of next) for (const above of listAncestors(made, one)) expect(next).toContain(above);
        const isForeign = (one: string) => !isOwn(one);
        for (const one of [...granted].filter(isForeign)) expect(next).toContain(one);
      }),
    );
  });

  test('two clicks without limits leave the node as it was granted wholly or not at all', () => {
    fc.assert(
      fc.property(cases, ({ made, ids, id }) => {
        const once = toggleGrant(made, withAncestors(made, ids), id, anything);
        expect(['on', 'off']).toContain(grantState(made, once, id));
        const twice = toggleGrant(made, once, id, anything);
        expect(grantState(made, twice, id)).not.toBe(grantState(made, once, id));
      }),
    );
  });

  test('a difference applied to the grants before gives those after', () => {
    fc.assert(
      fc.property(cases, ({ made, ids, own }) => {
        const [before, after] = [new Set(ids), new Set(own)];
        const { added, removed } = grantDifference(made, before, after);
        const applied = new Set([...before, ...added].filter((id) => !removed.includes(id)));
        expect(sorted(applied)).toEqual(sorted(after));
      }),
    );
  });
});
