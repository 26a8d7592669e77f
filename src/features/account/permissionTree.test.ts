import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodes } from '#session/nodes.ts';
import { countItems, isActionTitle, permissionTree } from './permissionTree.ts';
import type { TitledNode } from './permissionTree.ts';

const same = (title: string) => title;
const slabs: TitledNode = {
  title: 'Price Slabs',
  child: [{ title: 'Price Slabs: Edit' }, { title: 'Price Slabs: Publish' }, { title: 'View Costs' }],
};
const tree: TitledNode[] = [
  { title: 'Home' },
  { title: 'SKU Manager', child: [{ title: 'SKU Manager: Edit' }, slabs] },
  { title: 'Activity Log', child: null },
];

describe('permissionTree', () => {
  test('pages keep their place, actions go to their page', () => {
    expect(permissionTree(tree, same)).toEqual([
      { key: '0', title: 'Home', children: [], actions: [] },
      {
        key: '1',
        title: 'SKU Manager',
        actions: ['SKU Manager: Edit'],
        children: [
          {
            key: '1.0',
            title: 'Price Slabs',
            children: [],
            actions: ['Price Slabs: Edit', 'Price Slabs: Publish', 'View Costs'],
          },
        ],
      },
      { key: '2', title: 'Activity Log', children: [], actions: [] },
    ]);
    expect(countItems(permissionTree(tree, same))).toBe(8);
  });

  test('a search keeps the way to what it found', () => {
    const found = permissionTree(tree, same, 'publish');
    expect(found).toHaveLength(1);
    expect(found[0]?.title).toBe('SKU Manager');
    expect(found[0]?.actions).toEqual([]);
    expect(found[0]?.children[0]?.actions).toEqual(['Price Slabs: Publish']);
  });

  test('a page that matches keeps all below it', () => {
    expect(countItems(permissionTree(tree, same, ' PRICE SLABS '))).toBe(5);
  });

  test('the search looks at the visible label too', () => {
    const german = (title: string) => (title === 'Activity Log' ? 'Aktivitäten' : title);
    expect(permissionTree(tree, german, 'aktivita\u0308t').map((item) => item.title)).toEqual([
      'Activity Log',
    ]);
  });

  test('nothing found is an empty tree', () => {
    expect(permissionTree(tree, same, 'payroll')).toEqual([]);
  });

  test('E99 the same title at two places has two keys', () => {
    const keys = permissionTree([{ title: 'Team' }, { title: 'Team' }], same).map((item) => item.key);
    expect(new Set(keys).size).toBe(2);
  });

  test('E102 a circle ends, E103 empty titles are skipped and hostile ones are text', () => {
    const ring: { title: string; child: TitledNode[] } = { title: 'Ring', child: [] };
    ring.child.push(ring);
    expect(countItems(permissionTree([ring], same))).toBe(20);
    const odd = permissionTree([{ title: ' ' }, { title: '__proto__' }, { title: '<b>x</b>' }], same);
    expect(odd.map((item) => item.title)).toEqual(['__proto__', '<b>x</b>']);
  });

  test('E106 10,000 nodes take under 100 ms', () => {
    const many = Array.from({ length: 100 }, (_, area) => ({
      title: `Area ${area}`,
      child: Array.from({ length: 99 }, (__, page) => ({ title: `Page ${area}-${page}` })),
    }));
    const start = performance.now();
    expect(countItems(permissionTree(many, same, 'page'))).toBe(10_000);
    expect(performance.now() - start).toBeLessThan(100);
  });

  test('every title of D24 that names an action is one', () => {
    const actions = Object.values(nodes).filter(isActionTitle);
    expect(actions).toHaveLength(28);
    expect(Object.values(nodes).filter((title) => !isActionTitle(title))).toContain('Competitor Manager');
  });

  test('a search never shows more than the whole tree, and no search shows each title once', () => {
    const { node } = fc.letrec<{ node: TitledNode }>((tie) => ({
      node: fc.record({
        title: fc.constantFrom('Home', 'Team', 'Team: Edit', 'Roles', 'View Costs', 'Search'),
        child: fc.option(fc.array(tie('node'), { maxLength: 3 }), { depthSize: 'small', nil: null }),
      }),
    }));
    fc.assert(
      fc.property(
        fc.array(node, { maxLength: 4 }),
        fc.constantFrom('', 'te', 'edit', 'zz'),
        (list, query) => {
          const all = countItems(permissionTree(list, same));
          const found = countItems(permissionTree(list, same, query));
          expect(found).toBeLessThanOrEqual(all);
          if (query === '') expect(found).toBe(total(list));
        },
      ),
    );
  });
});

function total(list: readonly TitledNode[]): number {
  return list.reduce((sum, node) => sum + 1 + total(node.child ?? []), 0);
}
