import { describe, expect, test } from 'vitest';
import { above, childrenOf, foundIn, stateOf, toggled } from './treeRules.ts';

const nodes = [
  { id: 'drink', parentId: null, label: 'Drinkware' },
  { id: 'mugs', parentId: 'drink', label: 'Mugs' },
  { id: 'steel', parentId: 'mugs', label: 'Steel mugs' },
  { id: 'glass', parentId: 'mugs', label: 'Glass mugs' },
  { id: 'bottles', parentId: 'drink', label: 'Bottles' },
  { id: 'bags', parentId: null, label: 'Bags' },
];

test('children stand below their parent, in the order given; who has lost the parent is a root', () => {
  const lost = { id: 'lost', parentId: 'gone', label: 'Lost' };
  const children = childrenOf([...nodes, lost]);
  expect(children.get(null)?.map(({ id }) => id)).toEqual(['drink', 'bags', 'lost']);
  expect(children.get('mugs')?.map(({ id }) => id)).toEqual(['steel', 'glass']);
});

test('the way up has an end, also in a circle', () => {
  expect(above(nodes, 'steel')).toEqual(['mugs', 'drink']);
  const circle = [
    { id: 'a', parentId: 'b', label: 'A' },
    { id: 'b', parentId: 'a', label: 'B' },
  ];
  expect(above(circle, 'a')).toEqual(['b']);
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
    expect(stateOf(nodes, chosen, id)).toBe(state);
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
    expect(toggled(nodes, chosen, id)).toEqual(next);
  });
});

test('a query finds nodes where they are', () => {
  expect([...foundIn(nodes, 'steel')]).toEqual(['steel', 'mugs', 'drink']);
  expect([...foundIn(nodes, 'nothing')]).toEqual([]);
});
