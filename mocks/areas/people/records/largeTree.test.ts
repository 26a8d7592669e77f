import { expect, test } from 'vitest';
import { menuOfRole, peopleTables, seedPeople, titlesOf } from '#mocks/core/people.ts';
import { findPlacementProblem, listNodes, titleKey } from './nodeTree.ts';

test('the large data has sixty nodes with titles of their own, which administrators have', () => {
  const tables = peopleTables(seedPeople(true));
  const nodes = listNodes(tables);
  expect(nodes).toHaveLength(60);
  expect(new Set(nodes.map(({ title }) => titleKey(title))).size).toBe(60);
  expect(nodes.filter(({ id, parentId }) => findPlacementProblem(tables, parentId, id))).toEqual([]);
  const administrators = tables.roles.get('rol-1');
  expect(administrators && titlesOf(menuOfRole(tables, administrators))).toHaveLength(60);
  expect(tables.roles.all()).toHaveLength(8);
});
