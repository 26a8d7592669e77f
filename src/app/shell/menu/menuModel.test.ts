import { expect, test } from 'vitest';
import { menuGroups, type MenuGroup, type MenuPlace, type Screen } from '#app/screens.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import { buildAlternateMenu, getGroupTitle, buildMainMenu } from './menuModel.ts';

function row(id: string, permission: Permission | null, place?: Omit<MenuPlace, 'icon'>): Screen {
  const facts = {
    id,
    path: `/${id}`,
    titleKey: 'home',
    permission,
    access: 'auth',
    Component: () => null,
  } as const;
  return place ? { ...facts, menu: { icon: 'home', ...place } } : facts;
}

const inArea = (group: MenuGroup, order = 1): Omit<MenuPlace, 'icon'> => ({ main: { group, order } });

const table = [
  row('team', permissions.team, inArea('admin', 2)),
  row('roles', permissions.roles, inArea('admin')),
  row('home', permissions.home, inArea('overview')),
  row('dashboard', permissions.competitorDashboard, inArea('competitorAnalysis')),
  row('skus', permissions.skuManager, { ...inArea('catalogue'), alternate: { order: 2 } }),
  row('skus-again', permissions.skuManager, inArea('records')),
  row('account', null),
  row('documents', permissions.documents, { alternate: { order: 1 } }),
];

/** Ids of the groups and of their entries, in order. */
function shown(...titles: Permission[]): string[] {
  return buildMainMenu(new Set(titles), table).flatMap(({ id, children = [] }) => [
    id,
    ...children.map((child) => `  ${child.id}`),
  ]);
}

test('spec §6 an entry appears only with its title in the map', () => {
  expect(shown(permissions.home)).toEqual(['overview', '  home']);
  expect(shown()).toEqual([]);
});

test('D37 an entry is called by its label, else by its title', () => {
  const roles: Screen = { ...row('roles', null, inArea('admin')), titleKey: 'rolesTitle', labelKey: 'roles' };
  const [admin] = buildMainMenu(new Set([permissions.admin]), [
    roles,
    row('other', null, inArea('admin', 2)),
  ]);
  expect(admin?.children?.map(({ titleKey }) => titleKey)).toEqual(['roles', 'home']);
});

test('E100 an entry of an area needs the area too', () => {
  expect(shown(permissions.competitorDashboard, permissions.team)).toEqual([]);
  expect(shown(permissions.competitorAnalysis, permissions.competitorDashboard)).toEqual([
    'competitorAnalysis',
    '  dashboard',
  ]);
});

test('E101 an area without an allowed entry is not shown', () => {
  expect(shown(permissions.admin, permissions.home)).toEqual(['overview', '  home']);
});

test('E99 one title allows both places it stands at', () => {
  expect(shown(permissions.skuManager)).toEqual(['catalogue', '  skus', 'records', '  skus-again']);
});

test('entries keep their order, and a screen without a menu place has none', () => {
  expect(shown(permissions.admin, permissions.roles, permissions.team)).toEqual([
    'admin',
    '  roles',
    '  team',
  ]);
});

test('D23 the alternate list is a list of its own', () => {
  expect(buildMainMenu(new Set([permissions.documents]), table)).toEqual([]);
  const ids = (...titles: Permission[]) => buildAlternateMenu(new Set(titles), table).map(({ id }) => id);
  expect(ids(permissions.skuManager, permissions.documents)).toEqual(['documents', 'skus']);
  expect(ids(permissions.documents)).toEqual(['documents']);
  expect(ids(permissions.home)).toEqual([]);
});

test('E106 of ten thousand titles each entry and area asks for its own once', () => {
  const asked: string[] = [];
  class Titles extends Set<string> {
    override has(title: string): boolean {
      asked.push(title);
      return super.has(title);
    }
  }
  const titles = new Titles(Array.from({ length: 10_000 }, (_, index) => `Node ${index}`));
  titles.add(permissions.admin);
  titles.add(permissions.team);
  expect(buildMainMenu(titles, table).map(({ id }) => id)).toEqual(['admin']);
  expect(asked.length).toBeLessThanOrEqual(table.length + menuGroups.length);
});

test('the breadcrumb names an area, but not the overview', () => {
  expect(table.map((screen) => getGroupTitle(screen))).toEqual([
    'admin',
    'admin',
    null,
    'competitorAnalysis',
    'groupCatalogue',
    'groupRecords',
    null,
    null,
  ]);
});
