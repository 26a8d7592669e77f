import { expect, test } from 'vitest';
import { seedNodes } from '#mocks/core/permissionNodes.ts';
import { appNodes, knownTitles } from './appNodes.ts';
import {
  deleteLock,
  isTitleTaken,
  limitsOf,
  losingRoles,
  possibleParents,
  readNodeFile,
  toNodeFile,
  touchedEntries,
} from './nodeRules.ts';

const role = (id: string, isSystem: boolean) => ({ id, name: id, isSystem });
const roles = [role('rol-1', true), role('rol-5', false)];
const nodes = [...seedNodes.values()].map((node) => ({ ...node, roleCount: 2, roles }));
const nodeOf = (title: string) => {
  const node = nodes.find((each) => each.title === title);
  if (!node) throw new Error(`no node ${title}`);
  return node;
};

test('the app would create exactly the nodes that D24 lists, where the server has them', () => {
  const inOrder = [...appNodes].sort((a, b) => a.title.localeCompare(b.title));
  const there = toNodeFile(nodes).nodes.map(({ title, type, parent, route }) => ({
    ...{ title, type, parent },
    ...(route === null || route === undefined ? {} : { route }),
  }));
  expect(inOrder).toEqual(there.sort((a, b) => a.title.localeCompare(b.title)));
  expect(knownTitles.size).toBe(appNodes.length);
});

test.each([
  ['Search', undefined, true],
  [' sEARCH ', undefined, true],
  ['Search', 'Search', false],
  ['Searching', undefined, false],
])('the title %j beside its own node %s is taken: %s', (title, own, taken) => {
  expect(isTitleTaken(nodes, title, own && nodeOf(own).id)).toBe(taken);
});

test('system nodes and nodes over others are not deleted', () => {
  expect(['Team', 'SKU Manager', 'Search'].map((title) => deleteLock(nodes, nodeOf(title)))).toEqual([
    'system',
    'children',
    null,
  ]);
});

test('only roles that do not grant everything are asked about', () => {
  expect(losingRoles(nodeOf('Search'))).toEqual([role('rol-5', false)]);
});

test('nothing stands below an action or on a fifth level', () => {
  const parents = possibleParents([...nodes, { ...nodeOf('Price Slabs'), id: 'deep', parentId: 'deeper' }]);
  expect(parents.map(({ title }) => title)).toContain('Price Slabs');
  expect(parents.map(({ title }) => title)).not.toContain('Price Slabs: Edit');
  expect(limitsOf(nodes).isLeaf(nodeOf('Price Slabs: Edit').id)).toBe(true);
  expect(limitsOf(nodes).isLeaf(nodeOf('Price Slabs').id)).toBe(false);
});

test('another title touches the menu entry of the node and those below it, and no action', () => {
  expect(touchedEntries(nodes, nodeOf('SKU Manager'))).toEqual([
    'SKU Manager',
    'Price Slabs',
    'Competitor Manager',
  ]);
  expect(touchedEntries(nodes, nodeOf('Documents: Delete'))).toEqual([]);
});

test('an exported file is read as it was written, and another file is refused', () => {
  const file = toNodeFile(nodes);
  expect(readNodeFile(JSON.stringify(file))).toEqual(file.nodes);
  const bare = { title: 'A', type: 'page', parent: null };
  expect(readNodeFile(JSON.stringify({ nodes: [bare] }))).toEqual([bare]);
  for (const text of ['', '[]', '{"nodes":[]}', '{"nodes":[{"title":"A"}]}']) {
    expect(readNodeFile(text)).toBeNull();
  }
});
