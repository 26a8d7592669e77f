import { act, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { menuChoice } from './menuChoice.ts';
import { MenuGroups } from './MenuGroups.tsx';
import type { MenuItem } from './menuModel.ts';
import { useMenuChoice } from './useMenuChoice.ts';

const entry = (id: string, titleKey: MenuItem['titleKey'], path: string): MenuItem => ({
  id,
  titleKey,
  path,
  icon: 'home',
  permission: null,
});

const areas: MenuItem[] = [
  {
    ...entry('catalogue', 'groupCatalogue', ''),
    path: null,
    children: [entry('home', 'home', '/home'), entry('skus', 'skuManager', '/skumanager')],
  },
  { ...entry('admin', 'admin', ''), path: null, children: [entry('team', 'team', '/team')] },
];

function Planted({ condensed = false }: { condensed?: boolean }) {
  const { closed } = useMenuChoice();
  return <MenuGroups groups={areas} closed={closed} condensed={condensed} />;
}

const folder = (name: string) => screen.getByRole('button', { name });
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

beforeEach(async () => {
  await startTexts();
  menuChoice.fold('catalogue', false);
  menuChoice.fold('admin', false);
});

test('an area folds and opens by mouse and by keyboard, which is remembered', async () => {
  const { user } = renderWithProviders(<Planted />, '/my-account');
  expect(links()).toEqual(['Home', 'SKU Manager', 'Team']);
  await user.click(folder('Catalog'));
  expect(folder('Catalog')).toHaveAttribute('aria-expanded', 'false');
  expect(links()).toEqual(['Team']);
  expect(window.localStorage.getItem('backroom.menu')).toBe('{"list":"main","closed":["catalogue"]}');
  await user.tab();
  await waitFor(() => expect(folder('Admin')).toHaveFocus());
  await user.keyboard(' ');
  expect(links()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(folder('Admin')).toHaveAttribute('aria-expanded', 'true');
  expect(links()).toEqual(['Team']);
});

test('A02 an area is a heading and a region named after it', () => {
  renderWithProviders(<Planted />);
  expect(screen.getByRole('heading', { level: 2, name: 'Catalog' })).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Admin' })).getByRole('link', { name: 'Team' }),
  ).toBeVisible();
});

test('opening a screen shows its entry, and its area may be folded again', async () => {
  act(() => menuChoice.fold('catalogue', true));
  const { router, user } = renderWithProviders(<Planted />, '/my-account');
  expect(links()).toEqual(['Team']);
  await act(() => router.navigate('/home'));
  expect(screen.getByRole('link', { name: 'Home', current: 'page' })).toBeVisible();
  expect(folder('Catalog')).not.toHaveAttribute('aria-current');
  await user.click(folder('Catalog'));
  expect(links()).toEqual(['Team']);
  // Folded up, it says that one is in it.
  expect(folder('Catalog')).toHaveAttribute('aria-current', 'true');
  await act(() => router.navigate('/my-account'));
  expect(links()).toEqual(['Team']);
  expect(folder('Catalog')).not.toHaveAttribute('aria-current');
});

test('in the sidebar of icons nothing folds: every entry shows, areas are headings for screen readers', () => {
  act(() => menuChoice.fold('admin', true));
  renderWithProviders(<Planted condensed />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Admin' })).toBeInTheDocument();
  expect(links()).toEqual(['Home', 'SKU Manager', 'Team']);
});
