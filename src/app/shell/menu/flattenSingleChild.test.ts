import { expect, test } from 'vitest';
import { paths } from '#shared/lib/paths.ts';
import { containsPath, flattenSingleChild } from './flattenSingleChild.ts';
import type { MenuItem } from './menuModel.ts';

const entry = (id: string, path: string): MenuItem => ({
  id,
  titleKey: 'home',
  icon: 'home',
  permission: null,
  path,
});
const area = (id: string, children: readonly MenuItem[]): MenuItem => ({
  id,
  titleKey: 'admin',
  icon: null,
  permission: null,
  path: null,
  children,
});

const home = entry('home', paths.home);
const team = entry('team', paths.team);
const roles = entry('roles', paths.roles);
const admin = area('admin', [team, roles]);

test('an area with a single entry becomes that entry', () => {
  expect(flattenSingleChild([area('overview', [home]), admin, area('empty', [])])).toEqual([
    home,
    admin,
    area('empty', []),
  ]);
});

test('E104 an area contains the current page', () => {
  expect(containsPath(admin, paths.roles)).toBe(true);
  expect(containsPath(team, paths.team)).toBe(true);
  expect(containsPath(admin, paths.home)).toBe(false);
  expect(containsPath(admin, null)).toBe(false);
});
