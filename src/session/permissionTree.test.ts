import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { permissions } from './permissions.ts';
import { buildPermissionMap } from './permissionMap.ts';
import type { PermissionNode } from './permissionMap.ts';
import { countPermissions, isActionTitle, buildPermissionTree } from './permissionTree.ts';

const { nodes: tree } = buildPermissionMap([
  { title: 'Home' },
  {
    title: 'SKU Manager',
    child: [
      { title: 'SKU Manager: Edit' },
      {
        title: 'Price Slabs',
        child: [{ title: 'Price Slabs: Edit' }, { title: 'Price Slabs: Publish' }, { title: 'View Costs' }],
      },
    ],
  },
  { title: 'Activity Log', child: null },
]);

const total = (items: ReturnType<typeof buildPermissionTree>): number => {
  const { pages, actions } = countPermissions(items);
  return pages + actions;
};

describe('the permission tree', () => {
  test('keeps pages in their place and lists actions at their page', () => {
    expect(buildPermissionTree(tree)).toEqual([
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
    expect(countPermissions(buildPermissionTree(tree))).toEqual({ pages: 4, actions: 4 });
  });

  test('a search keeps the path to each result', () => {
    const [area, ...rest] = buildPermissionTree(tree, undefined, 'publish');
    expect(rest).toEqual([]);
    expect(area).toMatchObject({ title: 'SKU Manager', actions: [] });
    expect(area?.children).toMatchObject([{ actions: ['Price Slabs: Publish'] }]);
  });

  test('a page that matches keeps all below it', () => {
    expect(countPermissions(buildPermissionTree(tree, undefined, ' PRICE SLABS '))).toEqual({
      pages: 2,
      actions: 3,
    });
  });

  test('the search reads the visible label too', () => {
    const german = (title: string) => (title === 'Activity Log' ? 'Aktivitäten' : title);
    const found = buildPermissionTree(tree, german, 'aktivita\u0308t');
    expect(found.map((item) => item.title)).toEqual(['Activity Log']);
  });

  test('a search without results gives an empty tree', () => {
    expect(buildPermissionTree(tree, undefined, 'payroll')).toEqual([]);
  });

  test('E99 the same title at two places has two keys', () => {
    const twice = buildPermissionMap([{ title: 'Team' }, { title: 'Team' }]).nodes;
    expect(buildPermissionTree(twice).map((item) => item.key)).toEqual(['0', '1']);
  });

  test('D24 tells every action title from a page title', () => {
    expect(Object.values(permissions).filter(isActionTitle)).toHaveLength(28);
    expect(Object.values(permissions).filter((title) => !isActionTitle(title))).toContain(
      'Competitor Manager',
    );
  });

  test('E106 a search in 10,000 nodes looks at each of them at most twice', () => {
    const many = Array.from({ length: 100 }, (_, area) => ({
      title: `Area ${area}`,
      child: Array.from({ length: 99 }, (__, page) => ({ title: `Page ${area}-${page}`, child: [] })),
    }));
    let looks = 0;
    const label = (title: string): string => {
      looks += 1;
      return `The ${title}`;
    };
    expect(total(buildPermissionTree(many, label, 'the page'))).toBe(10_000);
    expect(looks).toBeLessThanOrEqual(20_000);
  });

  test('a search never shows more than the whole tree, and no search shows each node once', () => {
    const title = fc.constantFrom('Home', 'Team', 'Team: Edit', 'Roles', 'View Costs', 'Search');
    const { node } = fc.letrec<{ node: PermissionNode }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.record({ title, child: fc.constant([]) }),
        fc.record({ title, child: fc.array(tie('node'), { maxLength: 3 }) }),
      ),
    }));
    const count = (list: readonly PermissionNode[]): number =>
      list.reduce((sum, { child }) => sum + 1 + count(child), 0);
    fc.assert(
      fc.property(
        fc.array(node, { maxLength: 4 }),
        fc.constantFrom('', 'te', 'edit', 'zz'),
        (list, query) => {
          const found = total(buildPermissionTree(list, undefined, query));
          expect(found).toBeLessThanOrEqual(count(list));
          if (query === '') expect(found).toBe(count(list));
        },
      ),
    );
  });
});
