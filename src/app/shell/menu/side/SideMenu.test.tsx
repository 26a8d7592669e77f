import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { openPasswordDialog, inMenu, mainMenu, openAs, resize } from '#tests/support/shell.ts';

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

test('a condensed entry keeps its name and shows it as a tooltip that Escape hides', async () => {
  const { user } = await openAs('pricing.manager');
  await user.click(screen.getByRole('button', { name: 'Condense the sidebar' }));
  expect(document.documentElement).toHaveAttribute('data-sidebar-size', 'sm');
  // The tooltips are fetched by whoever condenses the sidebar.
  await waitFor(async () => {
    await user.unhover(inMenu().getByRole('link', { name: 'Home' }));
    await user.hover(inMenu().getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('tooltip', {}, { timeout: 500 })).toHaveTextContent('Home');
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Widen the sidebar' }));
  expect(document.documentElement).toHaveAttribute('data-sidebar-size', 'lg');
});

test('D27 on a phone it is a drawer: focus inside, Escape closes it and gives the focus back', async () => {
  resize(360);
  const { user } = await openAs('pricing.manager');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Open the menu' });
  await user.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
  await waitForFocus(drawer);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a choice in the drawer goes there and closes it', async () => {
  resize(360);
  const { user } = await openAs('pricing.manager', '/my-account');
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('E128 crossing 767 px keeps an open dialog', async () => {
  const app = await openAs('pricing.manager');
  const dialog = await openPasswordDialog(app);
  for (const width of [766, 767, 700, 900]) resize(width);
  expect(dialog).toBeInTheDocument();
});

test.each(['menu-fails', 'menu-failed'])('E30 the menu of %s has no entries and a Retry', async (who) => {
  const { user } = await openAs(who);
  const alert = await inMenu().findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load the menu.');
  expect(inMenu().queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  await user.click(inMenu().getByRole('button', { name: 'Retry' }));
  expect(await inMenu().findByRole('alert')).toBeVisible();
});

test('E31 an empty menu says so, and pages open by address all the same', async () => {
  await openAs('menu-empty', '/my-account');
  expect(await inMenu().findByText(/^No entries/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manage Account');
});

test('E103 odd titles are keys, never markup', async () => {
  await openAs('menu-odd');
  // E98: ` Search ` is the title of the search; the first link is the product's mark.
  await waitFor(() => expect(inMenu().getAllByRole('link')).toHaveLength(3));
  expect(inMenu().getByRole('link', { name: 'Search' })).toBeVisible();
  expect(mainMenu().querySelector('img')).toBeNull();
});

test('E105 an open page stays when the menu shrinks', async () => {
  await openAs('pricing.manager');
  await inMenu().findByRole('link', { name: 'Home' });
  mockServer.use(http.get('*/api/node/userMenu', () => HttpResponse.json({ msg: 'success', data: [] })));
  const { session } = await import('#session/session.ts');
  act(() => session.refreshMenu());
  expect(await inMenu().findByText(/^No entries/)).toBeVisible();
  expect(window.location.pathname).toBe('/home');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
