import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '#session/session.ts';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { countCalls, openAccount, panel } from '#tests/support/accountPage.tsx';

const rights = () => panel('Role and permissions');

test('the permission list shows pages with their actions, read-only', async () => {
  await openAccount('pricing.analyst');
  expect(within(rights()).getByText('Pricing Analyst · 10 pages · 6 actions')).toBeVisible();
  const decide = within(rights()).getByRole('list', { name: 'Actions on Competitor Manager' });
  expect(
    within(decide)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Edit', 'Decide']);
  expect(within(rights()).queryByRole('checkbox')).not.toBeInTheDocument();
});

test('D24 the permission list finds and shows a permission in the language of the panel', async () => {
  const { user } = await openAccount();
  await act(() => changeLanguage('de'));
  const rechte = panel('Rolle und Berechtigungen');
  await user.type(within(rechte).getByRole('searchbox'), 'veröff');
  await waitFor(() => expect(within(rechte).queryByText('Team')).not.toBeInTheDocument());
  expect(within(rechte).getByText('Veröffentlichen')).toBeVisible();
  await act(() => changeLanguage('en'));
});

test('the permission list can be searched, and a search without a result can be cleared', async () => {
  const { user } = await openAccount();
  const search = within(rights()).getByRole('searchbox', { name: 'Search permissions' });
  await user.type(search, 'publish');
  await waitFor(() => expect(within(rights()).queryByText('Team')).not.toBeInTheDocument());
  expect(within(rights()).getByText('Price Slabs')).toBeVisible();
  expect(within(rights()).getByText('Publish')).toBeVisible();

  await user.type(search, ' payroll');
  expect(await within(rights()).findByText('No permissions match “publish payroll”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await within(rights()).findByText('Team')).toBeVisible();
});

test('E30 the permission list says that the menu failed, and can be loaded again', async () => {
  const { user } = await openAccount('menu-fails');
  expect(within(rights()).getByText('Couldn’t load your permissions')).toBeVisible();
  const before = countCalls('GET /node/userMenu');
  await user.click(within(rights()).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(countCalls('GET /node/userMenu')).toBeGreaterThan(before));
});

test('E31 the permission list says that a role has no permissions', async () => {
  await openAccount('menu-empty');
  expect(within(rights()).getByText('Your role has no permissions yet')).toBeVisible();
  expect(within(rights()).queryByRole('searchbox')).not.toBeInTheDocument();
});

test('E34 the permission list names a role that is a number or a bare text, and says nothing of a missing one', async () => {
  const { unmount } = await openAccount('profile-role-text');
  expect(within(rights()).getByText(/^Pricing Analyst · /)).toBeVisible();
  unmount();
  await session.signOut();
  await openAccount('profile-sparse');
  expect(within(rights()).getByText(/^No role/)).toBeVisible();
});

test('E103 the permission list shows hostile titles as text', async () => {
  await openAccount('menu-odd');
  expect(within(rights()).getByText('<img src=x onerror="document.title=1">')).toBeVisible();
  expect(rights().querySelector('img')).toBeNull();
});

test('E106 the permission list draws only a readable part of ten thousand permission nodes', async () => {
  await openAccount('menu-huge');
  expect(within(rights()).getByText(/more pages\. Search to find them\.$/)).toBeVisible();
  expect(within(rights()).getAllByRole('listitem').length).toBeLessThan(250);
});
