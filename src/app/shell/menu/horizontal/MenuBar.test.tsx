import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';
import { paths } from '#shared/lib/paths.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { MenuBar } from './MenuBar.tsx';

beforeEach(() => startTexts());

const entry = (titleKey: MenuItem['titleKey'], path: string): MenuItem => ({
  id: titleKey,
  titleKey,
  icon: 'home',
  permission: null,
  path,
});
const area = (titleKey: MenuItem['titleKey'], children: readonly MenuItem[]): MenuItem => ({
  ...entry(titleKey, ''),
  icon: null,
  path: null,
  children,
});
const items = [
  entry('home', paths.home),
  area('groupRecords', [entry('activityLog', paths.activityLog), entry('documents', paths.documents)]),
  area('admin', [entry('roles', paths.roles), entry('team', paths.team)]),
];

const open = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('spec §2 an area opens and closes its list; one list at a time', async () => {
  const { user } = renderWithProviders(<MenuBar items={items} />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await user.click(button('Records'));
  expect(open()).toEqual(['Records']);
  expect(screen.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/documents');
  // The pointer that comes to another area opens it, and the click that follows does not close it again.
  await user.click(button('Admin'));
  expect(open()).toEqual(['Admin']);
  await user.click(button('Admin'));
  expect(open()).toEqual([]);
});

test('a list closes with a press beside it, with another page, and when the focus leaves', async () => {
  const { user, router } = renderWithProviders(
    <>
      <MenuBar items={items} />
      <p>{'beside'}</p>
    </>,
  );
  await user.click(button('Records'));
  await user.click(screen.getByText('beside'));
  expect(open()).toEqual([]);
  await user.click(button('Records'));
  await user.click(screen.getByRole('link', { name: 'Documents' }));
  expect(router.state.location.pathname).toBe('/documents');
  expect(open()).toEqual([]);
  await waitFor(() => expect(button('Records')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(open()).toEqual(['Records']);
  await user.tab();
  await user.tab();
  await waitFor(() => expect(button('Admin')).toHaveFocus());
  expect(open()).toEqual([]);
});

test('A07 arrows, Home, End and Escape move through the bar', async () => {
  const { user } = renderWithProviders(<MenuBar items={items} />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(button('Admin')).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Team' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Roles' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('Admin')).toHaveFocus());
  expect(open()).toEqual([]);
  await user.keyboard('{Home}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus());
  // A key that is not for moving is left to the page.
  await user.keyboard('x');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus());
});

test('the copy for measuring is hidden from assistive technology', () => {
  renderWithProviders(<MenuBar items={items} />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
});
