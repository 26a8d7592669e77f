import { expect, test } from 'vitest';
import type { Screen } from '#app/screens.ts';
import { paths } from '#shared/lib/paths.ts';
import { findCurrentPath, findScreen } from './currentScreen.ts';

test.each([
  ['/home', 'home'],
  ['/HOME/', 'home'],
  ['/my-account', 'my-account'],
  ['/reset-password/a%2Fb', 'reset-password'],
])('E15 %s is the screen %s', (pathname, id) => {
  expect(findScreen(pathname)?.id).toBe(id);
});

test('E09 an unknown address has no screen', () => {
  expect(findScreen('/home/more')).toBeNull();
  expect(findCurrentPath('/home/more')).toBeNull();
});

test('E104 a detail page marks the entry it belongs to', () => {
  const facts = { titleKey: 'home', permission: null, access: 'auth', Component: () => null } as const;
  const table: Screen[] = [
    { ...facts, id: 'dashboard', path: paths.competitorDashboard },
    { ...facts, id: 'detail', path: paths.competitorDetail, highlights: paths.competitorDashboard },
  ];
  expect(findCurrentPath(paths.competitorDetail, table)).toBe(paths.competitorDashboard);
  expect(findCurrentPath(paths.competitorDashboard, table)).toBe(paths.competitorDashboard);
});
