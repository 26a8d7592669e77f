import { expect, test } from 'vitest';
import type { MenuPlace, Screen } from '#app/screens.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import { listPlaces, listRecentPlaces } from './placeRules.ts';

type Place = Omit<MenuPlace, 'icon'>;

function row(
  path: string,
  permission: Permission | null,
  more: { place?: Place; highlights?: string } = {},
): Screen {
  const { place, highlights } = more;
  return {
    id: path.slice(1),
    path,
    titleKey: 'home',
    permission,
    access: 'auth',
    lazy: () => Promise.resolve({ Component: () => null }),
    ...(place ? { menu: { icon: 'home', ...place } } : {}),
    ...(highlights === undefined ? {} : { highlights }),
  };
}

const login: Screen = {
  id: 'login',
  path: '/login',
  titleKey: 'login',
  permission: null,
  access: 'public',
  Component: () => null,
};
const table = [
  login,
  { ...login, id: 'logout', path: '/logout', access: 'auth' } as const,
  row('/account', null),
  row('/team', permissions.team, { place: { main: { group: 'admin', order: 20 } } }),
  row('/roles', permissions.roles, { place: { main: { group: 'admin', order: 10 } } }),
  row('/home', permissions.home, { place: { main: { group: 'overview', order: 10 } } }),
  row('/skus', permissions.skuManager, {
    place: { main: { group: 'catalogue', order: 10 }, alternate: { order: 10 } },
  }),
  row('/slabs/:productId', permissions.priceSlabs, { highlights: '/skus' }),
  row('/documents', permissions.documents, { place: { alternate: { order: 20 } } }),
];

const places = (...titles: Permission[]) =>
  listPlaces(new Set(titles), table).map(({ path, area }) => [path, area]);
const recent = (stored: readonly string[], here: string, ...titles: Permission[]) =>
  listRecentPlaces(stored, here, new Set(titles), table).map(({ path }) => path);

test('spec §6 only screens whose title is in the map are places, those of both menus once, each with its area', () => {
  expect(places(permissions.home, permissions.admin, permissions.team, permissions.roles)).toEqual([
    ['/home', null],
    ['/roles', 'admin'],
    ['/team', 'admin'],
    ['/account', null],
  ]);
  expect(places(permissions.skuManager, permissions.documents)).toEqual([
    ['/skus', 'groupCatalogue'],
    ['/documents', null],
    ['/account', null],
  ]);
});

test('E100 a screen of an area needs the area too', () => {
  expect(places(permissions.team)).toEqual([['/account', null]]);
});

test('D25 without a menu only unrestricted screens are places, and never the pages of the sign-in side', () => {
  expect(places()).toEqual([['/account', null]]);
});

test('a page with a parameter in its path is no place', () => {
  expect(places(permissions.skuManager, permissions.priceSlabs).flat()).not.toContain('/slabs/:productId');
});

test('recent places come in their order, without the one that is open', () => {
  expect(recent(['/home', '/account', '/skus'], '/HOME/', permissions.home, permissions.skuManager)).toEqual([
    '/account',
    '/skus',
  ]);
});

test('E15 a recent place counts once, however its address was written', () => {
  expect(recent(['/Home/', '/account', '/HOME'], '/skus', permissions.home)).toEqual(['/home', '/account']);
});

test('recent places of one screen are told apart by their address', () => {
  const stored = ['/slabs/7', '/slabs/8'];
  expect(recent(stored, '/slabs/7', permissions.skuManager, permissions.priceSlabs)).toEqual(['/slabs/8']);
});

test('spec §6 a recent place that is no longer allowed is not shown, nor one below it', () => {
  const stored = ['/team', '/slabs/7', '/home', '/login', '/logout', '/gone', ''];
  expect(recent(stored, '/account', permissions.team, permissions.priceSlabs)).toEqual([]);
  expect(recent(stored, '/account', permissions.team, permissions.admin, permissions.skuManager)).toEqual([
    '/team',
  ]);
});
