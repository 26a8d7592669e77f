import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NodeFileEntry } from '#mocks/contract/types/types.gen.ts';
import { childNodes, seedNodes, type NodeRecord } from '#mocks/core/permissionNodes.ts';
import { planSync } from './nodeSync.ts';
import { MAX_DEPTH } from './nodeTree.ts';

const seed = [...seedNodes.values()];
const page = (title: string, parent: string | null = null, more: Partial<NodeFileEntry> = {}) =>
  ({ title, type: 'page', parent, ...more }) satisfies NodeFileEntry;
const action = (title: string, parent: string) => ({ title, type: 'action', parent }) satisfies NodeFileEntry;

/** The file that an export of a tree is. */
const fileOf = (nodes: readonly NodeRecord[]): NodeFileEntry[] =>
  nodes.map(({ title, type, parentId, position, route, description }) => ({
    ...{ title, type, position, route, description },
    parent: parentId === null ? null : (nodes.find(({ id }) => id === parentId)?.title ?? null),
  }));
const orderBelow = (nodes: readonly NodeRecord[], parent: string) =>
  childNodes(nodes, seed.find(({ title }) => title === parent)?.id ?? null).map(({ title }) => title);

test('the whole tree as a file changes nothing', () => {
  const plan = planSync(seed, fileOf(seed));
  expect(plan).toMatchObject({ create: [], change: [], problems: [], notInFile: [], unchanged: seed.length });
  expect(plan.records).toEqual(seed);
});

test('new nodes come last, and nodes that the file lacks stay', () => {
  const plan = planSync(seed, [page('Samples', 'Documents'), action('Samples: Send', 'samples')]);
  expect(plan.create).toEqual([
    { ...page('Samples', 'Documents'), position: 3, route: null, description: '' },
    { ...action('Samples: Send', 'Samples'), position: 1, route: null, description: '' },
  ]);
  expect(plan.notInFile).toEqual(seed.map(({ title }) => title));
  expect(plan.records.slice(0, seed.length)).toEqual(seed);
});

test('a change names its fields, and what an entry leaves out stays', () => {
  const { change, records } = planSync(seed, [page('documents', null, { description: 'Artwork' })]);
  expect(change).toEqual([
    {
      ...{ id: 'nod-37', title: 'Documents' },
      changes: [
        { field: 'title', before: 'Documents', after: 'documents' },
        { field: 'description', before: '', after: 'Artwork' },
      ],
    },
  ]);
  expect(records.find(({ id }) => id === 'nod-37')).toMatchObject({ route: '/documents', version: 2 });
  const { change: cleared } = planSync(seed, [page('Documents', null, { route: null })]);
  expect(cleared[0]?.changes).toEqual([{ field: 'route', before: '/documents', after: null }]);
});

test('a place in the file is the place in the tree', () => {
  const { records, change } = planSync(seed, [
    { ...action('Documents: Delete', 'Documents'), position: 1 },
    { ...action('SKU Manager: Archive', 'Documents'), position: 2 },
  ]);
  expect(orderBelow(records, 'Documents')).toEqual([
    'Documents: Delete',
    'SKU Manager: Archive',
    'Documents: Upload',
  ]);
  expect(change.map(({ title, changes }) => [title, changes.map(({ field }) => field)])).toEqual([
    ['SKU Manager: Archive', ['parent', 'position']],
    ['Documents: Delete', ['position']],
  ]);
});

describe('a plan is refused', () => {
  test.each<[string, NodeFileEntry[], string, string]>([
    ['for a title that is there twice', [page('A'), page(' a ')], 'a', 'twice'],
    ['for a parent that nobody knows', [page('A', 'B')], 'A', 'unknown_parent'],
    ['for a circle', [page('A', 'B'), page('B', 'A')], 'A', 'cycle'],
    ['for a node below itself', [page('Documents', 'Documents')], 'Documents', 'cycle'],
    ['below an action', [page('A', 'Documents: Delete')], 'A', 'below_action'],
    [
      'for an action with others below it',
      [{ title: 'Search', type: 'action', parent: null }, page('A', 'Search')],
      'A',
      'below_action',
    ],
    [
      'for an action over what the file lacks',
      [{ title: 'Documents', type: 'action', parent: null }],
      'Documents',
      'has_children',
    ],
    ['for another name of a system node', [page('home')], 'home', 'system_node'],
    ['for another place of a system node', [page('Team', 'Documents')], 'Team', 'system_node'],
    [
      'for a system node of another type',
      [{ title: 'Team', type: 'menu', parent: 'Admin' }],
      'Team',
      'system_node',
    ],
    [
      'beyond four levels, also by what moves along',
      [page('A', 'Documents'), page('SKU Manager', 'A')],
      'SKU Manager',
      'too_deep',
    ],
  ])('%s', (_why, entries, title, code) => {
    expect(planSync(seed, entries).problems).toContainEqual({ title, code });
  });

  test('and the rest of it is still shown', () => {
    const plan = planSync(seed, [page('A', 'B'), page('Samples'), page('Search')]);
    expect(plan.create.map(({ title }) => title)).toEqual(['Samples']);
    expect(plan).toMatchObject({ change: [], unchanged: 1, problems: [{ title: 'A' }] });
  });
});

/** Files over the seed: nodes that are there and new ones, anywhere. */
const files = fc.array(
  fc.record({
    title: fc.constantFrom('A', 'B', 'C', 'Documents', 'Search', 'Price Slabs', 'Team', 'Documents: Upload'),
    type: fc.constantFrom('menu' as const, 'page' as const, 'action' as const),
    parent: fc.constantFrom(null, 'A', 'B', 'Documents', 'Admin', 'SKU Manager', 'Documents: Upload'),
    position: fc.constantFrom(1, 2, 9),
  }),
  { minLength: 1, maxLength: 5 },
);

describe('whatever the file says', () => {
  test('a plan without problems leaves a tree: no circle, four levels, places from one, nothing lost', () => {
    fc.assert(
      fc.property(files, (entries) => {
        const { problems, records } = planSync(seed, entries);
        if (problems.length > 0) return;
        const ids = new Set(records.map(({ id }) => id));
        for (const { id } of seed) expect(ids).toContain(id);
        for (const record of records) {
          let depth = 1;
          for (let at = record.parentId; at !== null; depth += 1) {
            const above = records.find(({ id }) => id === at);
            expect(above?.type).not.toBe('action');
            at = above?.parentId ?? null;
          }
          expect(depth).toBeLessThanOrEqual(MAX_DEPTH);
        }
        for (const parentId of [null, ...ids]) {
          const places = childNodes(records, parentId).map(({ position }) => position);
          expect(places).toEqual(places.map((_, index) => index + 1));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('applied once, it has nothing to do the second time but to place what shares a place', () => {
    fc.assert(
      fc.property(files, (entries) => {
        const placeless = entries.map(({ title, type, parent }) => ({ title, type, parent }));
        const { problems, records } = planSync(seed, placeless, (key) => `new-${key}`);
        if (problems.length > 0) return;
        expect(planSync(records, placeless)).toMatchObject({ create: [], change: [], problems: [] });
      }),
      { numRuns: 300 },
    );
  });
});
