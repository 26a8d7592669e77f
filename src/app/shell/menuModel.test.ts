import { expect, test } from 'vitest';
import type { MenuGroup, Screen } from '#app/screens.ts';
import { nodes, type NodeTitle } from '#session/nodes.ts';
import { allowedMenu, groupTitle } from './menuModel.ts';

function row(
  id: string,
  node: NodeTitle | null,
  group?: MenuGroup,
  order = 1,
  list: 'main' | 'alternate' = 'main',
): Screen {
  const facts = {
    id,
    path: `/${id}`,
    titleKey: 'home',
    node,
    access: 'auth',
    Component: () => null,
  } as const;
  return group ? { ...facts, menu: { list, group, order, icon: 'home' } } : facts;
}

const table = [
  row('team', nodes.team, 'admin', 2),
  row('roles', nodes.roles, 'admin', 1),
  row('home', nodes.home, 'overview'),
  row('dashboard', nodes.competitorDashboard, 'competitorAnalysis'),
  row('skus', nodes.skuManager, 'catalogue'),
  row('skus-again', nodes.skuManager, 'records'),
  row('account', null),
  row('documents', nodes.documents, 'records', 1, 'alternate'),
];

/** Ids of the groups and of their entries, in order. */
function shown(...titles: NodeTitle[]): string[] {
  return allowedMenu(new Set(titles), 'main', table).flatMap(({ id, children = [] }) => [
    id,
    ...children.map((child) => `  ${child.id}`),
  ]);
}

test('spec §6 an entry appears only with its title in the map', () => {
  expect(shown(nodes.home)).toEqual(['overview', '  home']);
  expect(shown()).toEqual([]);
});

test('E100 an entry of an area needs the area too', () => {
  expect(shown(nodes.competitorDashboard, nodes.team)).toEqual([]);
  expect(shown(nodes.competitorAnalysis, nodes.competitorDashboard)).toEqual([
    'competitorAnalysis',
    '  dashboard',
  ]);
});

test('E101 an area without an allowed entry is not shown', () => {
  expect(shown(nodes.admin, nodes.home)).toEqual(['overview', '  home']);
});

test('E99 one title allows both places it stands at', () => {
  expect(shown(nodes.skuManager)).toEqual(['catalogue', '  skus', 'records', '  skus-again']);
});

test('entries stand in their order, and what has no menu place stands nowhere', () => {
  expect(shown(nodes.admin, nodes.roles, nodes.team)).toEqual(['admin', '  roles', '  team']);
});

test('D23 the alternate list is a list of its own', () => {
  expect(allowedMenu(new Set([nodes.documents]), 'main', table)).toEqual([]);
  expect(allowedMenu(new Set([nodes.documents]), 'alternate', table)).toHaveLength(1);
});

test('E106 ten thousand nodes are filtered in under 100 ms', () => {
  const titles = new Set(Array.from({ length: 10_000 }, (_, index) => `Node ${index}`));
  titles.add(nodes.home);
  const start = performance.now();
  expect(allowedMenu(titles)).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(100);
});

test('the breadcrumb names an area, but not the overview', () => {
  expect(table.map((screen) => groupTitle(screen))).toEqual([
    'admin',
    'admin',
    null,
    'competitorAnalysis',
    'groupCatalogue',
    'groupRecords',
    null,
    'groupRecords',
  ]);
});
