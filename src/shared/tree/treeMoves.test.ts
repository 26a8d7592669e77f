import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedTo, placeByDrop, placeByKey, placeOf, type TreeLimits } from './treeMoves.ts';
import { indexTree, listAncestors, type Tree, type TreeNode } from './treeRules.ts';

const tree = indexTree([
  { id: 'drink', parentId: null, label: 'Drinkware' },
  { id: 'mugs', parentId: 'drink', label: 'Mugs' },
  { id: 'steel', parentId: 'mugs', label: 'Steel mugs' },
  { id: 'glass', parentId: 'mugs', label: 'Glass mugs' },
  { id: 'bottles', parentId: 'drink', label: 'Bottles' },
  { id: 'bags', parentId: null, label: 'Bags' },
]);
const limits: TreeLimits = { maxDepth: 3, isLeaf: (id) => id === 'steel' };

describe('a move', () => {
  test.each([
    ['among siblings', 'glass', 'mugs', 1, 'mugs', 1, ['glass', 'steel']],
    ['below another parent', 'bags', 'drink', 2, 'drink', 2, ['mugs', 'bags', 'bottles']],
    ['to the roots', 'bottles', null, 1, null, 1, ['bottles', 'drink', 'bags']],
    ['beyond the last place is to the last', 'drink', null, 9, null, 2, ['bags', 'drink']],
    ['before the first place is to the first', 'bottles', 'drink', 0, 'drink', 1, ['bottles', 'mugs']],
    ['of a leaf to the lowest level', 'bags', 'mugs', 3, 'mugs', 3, ['steel', 'glass', 'bags']],
  ])('%s', (_what, id, parentId, position, toParent, toPosition, order) => {
    const place = { parentId: toParent, position: toPosition };
    expect(movedTo(tree, id, { parentId, position }, limits)).toEqual({ problem: null, place, order });
  });

  test.each([
    ['below itself', 'mugs', 'mugs', 'circle'],
    ['below what is below it', 'drink', 'steel', 'circle'],
    ['below what holds nothing', 'bags', 'steel', 'leaf'],
    ['too deep, counted at its lowest node', 'mugs', 'bags', null],
    ['too deep', 'drink', 'bags', 'tooDeep'],
    ['of a leaf too deep', 'bags', 'glass', 'tooDeep'],
  ])('%s is judged', (_what, id, parentId, problem) => {
    expect(movedTo(tree, id, { parentId, position: 1 }, limits)?.problem).toBe(problem);
  });

  test.each([
    ['to where the node is', 'glass', { parentId: 'mugs', position: 2 }],
    ['beyond the end, of the last one', 'glass', { parentId: 'mugs', position: 7 }],
    ['of a node that is not there', 'gone', { parentId: null, position: 1 }],
    ['below a node that is not there', 'bags', { parentId: 'gone', position: 1 }],
  ])('%s is none', (_what, id, place) => {
    expect(movedTo(tree, id, place, limits)).toBeNull();
  });
});

describe('Alt and an arrow', () => {
  test.each([
    ['up', 'glass', 'ArrowUp', { parentId: 'mugs', position: 1 }],
    ['not up from the first place', 'steel', 'ArrowUp', null],
    ['down', 'steel', 'ArrowDown', { parentId: 'mugs', position: 2 }],
    ['not down from the last place', 'glass', 'ArrowDown', null],
    ['out, behind the parent', 'steel', 'ArrowLeft', { parentId: 'drink', position: 2 }],
    ['not out of the roots', 'bags', 'ArrowLeft', null],
    ['into the sibling above, as the last', 'bags', 'ArrowRight', { parentId: 'drink', position: 3 }],
    ['into nothing without one', 'drink', 'ArrowRight', null],
    ['nowhere by another key', 'bags', 'Home', null],
  ])('move a node %s', (_what, id, key, place) => {
    expect(placeByKey(tree, id, key)).toEqual(place);
  });
});

describe('a drop', () => {
  test.each([
    ['before a row', 'bags', 'bottles', 'before', { parentId: 'drink', position: 2 }],
    ['after a row', 'bags', 'bottles', 'after', { parentId: 'drink', position: 3 }],
    ['after a sibling below it', 'steel', 'glass', 'after', { parentId: 'mugs', position: 2 }],
    ['before a sibling below it', 'steel', 'glass', 'before', { parentId: 'mugs', position: 1 }],
    ['into a row', 'bags', 'drink', 'into', { parentId: 'drink', position: 3 }],
  ] as const)('%s', (_what, id, target, side, place) => {
    expect(placeByDrop(tree, id, target, side)).toEqual(place);
  });
});

/** Trees of up to twelve nodes, and a move in them. */
const moves = fc
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
      id: fc.constantFrom(...ids),
      parentId: fc.constantFrom(null, ...ids),
      position: fc.integer({ min: 0, max: 14 }),
      maxDepth: fc.integer({ min: 1, max: 6 }),
    });
  });

function applied(made: Tree, id: string, parentId: string | null, order: readonly string[]): Tree {
  const moved = made.nodes.map((node) => (node.id === id ? { ...node, parentId } : node));
  const inOrder = order.flatMap((each) => moved.filter((node) => node.id === each));
  return indexTree([...moved.filter((node) => !order.includes(node.id)), ...inOrder]);
}

describe('whatever the tree and the move', () => {
  test('what is allowed leaves a tree: all nodes, no circle, not too deep for what moved, the node at its place', () => {
    fc.assert(
      fc.property(moves, ({ made, id, parentId, position, maxDepth }) => {
        const result = movedTo(made, id, { parentId, position }, { maxDepth, isLeaf: () => false });
        if (!result || result.problem !== null) return;
        const after = applied(made, id, result.place.parentId, result.order);
        expect(after.parents.size).toBe(made.parents.size);
        expect(placeOf(after, id)).toEqual(result.place);
        for (const { id: each } of after.nodes) {
          const above = listAncestors(after, each);
          expect(above.at(-1) ?? each).toSatisfy((top: string) => after.parents.get(top) === null);
          if (each === id || above.includes(id)) expect(above.length + 1).toBeLessThanOrEqual(maxDepth);
        }
      }),
    );
  });

  test('a key never leads to where the node is, and never into a circle', () => {
    fc.assert(
      fc.property(
        moves,
        fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'),
        ({ made, id }, key) => {
          const place = placeByKey(made, id, key);
          if (!place) return;
          expect(movedTo(made, id, place, { maxDepth: 99, isLeaf: () => false })).toMatchObject({
            problem: null,
          });
        },
      ),
    );
  });
});
