import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  listAncestors,
  getCheckState,
  foundWithAncestors,
  indexTree,
  toggled,
  type TreeNode,
} from './treeRules.ts';

const nodes = [
  { id: 'drink', parentId: null, label: 'Drinkware' },
  { id: 'mugs', parentId: 'drink', label: 'Mugs' },
  { id: 'steel', parentId: 'mugs', label: 'Steel mugs' },
  { id: 'glass', parentId: 'mugs', label: 'Glass mugs' },
  { id: 'bottles', parentId: 'drink', label: 'Bottles' },
  { id: 'bags', parentId: null, label: 'Bags' },
];
const tree = indexTree(nodes);

test('children stand below their parent, in the order given; who has lost the parent is a root', () => {
  const lost = { id: 'lost', parentId: 'gone', label: 'Lost' };
  const { children } = indexTree([...nodes, lost]);
  expect(children.get(null)?.map(({ id }) => id)).toEqual(['drink', 'bags', 'lost']);
  expect(children.get('mugs')?.map(({ id }) => id)).toEqual(['steel', 'glass']);
});

test('the ancestors of a node end at the root, and in a circle before the node itself', () => {
  expect(listAncestors(tree, 'steel')).toEqual(['mugs', 'drink']);
  const circle = [
    { id: 'a', parentId: 'b', label: 'A' },
    { id: 'b', parentId: 'a', label: 'B' },
  ];
  expect(listAncestors(indexTree(circle), 'a')).toEqual(['b']);
});

describe('what a box shows', () => {
  test.each([
    [[], 'drink', 'off'],
    [['drink'], 'drink', 'on'],
    [['drink'], 'steel', 'on'],
    [['steel'], 'drink', 'some'],
    [['steel'], 'mugs', 'some'],
    [['steel'], 'bottles', 'off'],
    [['gone'], 'bags', 'off'],
  ] as const)('with %j chosen, %s is %s', (chosen, id, state) => {
    expect(getCheckState(tree, chosen, id)).toBe(state);
  });
});

describe('what a click does', () => {
  test.each([
    ['ticks a node', [], 'mugs', ['mugs']],
    ['a node stands for all below it', ['steel', 'bags'], 'drink', ['bags', 'drink']],
    ['unticks a node', ['mugs', 'bags'], 'mugs', ['bags']],
    ['below a ticked node, its other branches stay', ['drink'], 'mugs', ['bottles']],
    ['two steps below a ticked node', ['drink', 'bags'], 'steel', ['bags', 'glass', 'bottles']],
    ['what was chosen twice is unticked once', ['drink', 'mugs'], 'mugs', ['bottles']],
  ] as const)('%s', (_what, chosen, id, next) => {
    expect(toggled(tree, chosen, id)).toEqual(next);
  });
});

test('a query finds nodes where they are', () => {
  expect([...foundWithAncestors(tree, 'steel')]).toEqual(['steel', 'mugs', 'drink']);
  expect([...foundWithAncestors(tree, 'nothing')]).toEqual([]);
});

/** Trees of up to twelve nodes, each below an earlier one or none, with a choice and a node of them. */
const trees = fc
  .array(fc.nat(), { minLength: 1, maxLength: 12 })
  .map((parents) =>
    parents.map((parent, at): TreeNode => {
      const above = parent % (at + 1);
      return { id: String(at), parentId: above === at ? null : String(above), label: `Node ${at}` };
    }),
  )
  .chain((made) =>
    fc.record({
      made: fc.constant(indexTree(made)),
      chosen: fc.subarray(made.map(({ id }) => id)),
      id: fc.constantFrom(...made.map((node) => node.id)),
    }),
  );

describe('whatever the tree and the choice', () => {
  const leavesOf = (made: ReturnType<typeof indexTree>): string[] =>
    made.nodes.flatMap(({ id }) => (made.children.has(id) ? [] : id));

  test('a click ticks what was not wholly ticked, and unticks what was', () => {
    fc.assert(
      fc.property(trees, ({ made, chosen, id }) => {
        const wasOn = getCheckState(made, chosen, id) === 'on';
        expect(getCheckState(made, toggled(made, chosen, id), id)).toBe(wasOn ? 'off' : 'on');
      }),
    );
  });

  test('a click changes no leaf that is not below the node', () => {
    fc.assert(
      fc.property(trees, ({ made, chosen, id }) => {
        const next = toggled(made, chosen, id);
        const others = leavesOf(made).filter(
          (leaf) => leaf !== id && !listAncestors(made, leaf).includes(id),
        );
        const states = (from: readonly string[]) => others.map((leaf) => getCheckState(made, from, leaf));
        expect(states(next)).toEqual(states(chosen));
      }),
    );
  });

  test('a node is partly ticked only above something that is ticked', () => {
    fc.assert(
      fc.property(trees, ({ made, chosen, id }) => {
        const below = made.nodes.filter((node) => listAncestors(made, node.id).includes(id));
        const isAnyOn = below.some((node) => getCheckState(made, chosen, node.id) === 'on');
        if (getCheckState(made, chosen, id) !== 'on')
          expect(getCheckState(made, chosen, id)).toBe(isAnyOn ? 'some' : 'off');
      }),
    );
  });

  test('what is found is found with all that is above it', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom('1', 'node', '2', ''), ({ made }, query) => {
        const found = foundWithAncestors(made, query);
        for (const id of found) for (const above of listAncestors(made, id)) expect(found).toContain(above);
      }),
    );
  });
});
