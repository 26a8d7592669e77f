import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { accountButton, openPasswordDialog, inMenu, openAs, resize } from '#tests/support/shell.ts';

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

describe('the frame', () => {
  test('A02 has landmarks, one heading and the current entry marked', async () => {
    await openAs('pricing.manager');
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await inMenu().findByRole('link', { name: 'Home', current: 'page' })).toHaveAttribute(
      'href',
      '/home',
    );
  });

  test('A10 has a first Tab stop that leads to the content', async () => {
    const { user } = await openAs('pricing.manager');
    await user.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(window.location.hash).toBe('');
  });

  test('E09 shows a page for an unknown address', async () => {
    await openAs('pricing.manager', '/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('/no/such/page');
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found | Backroom'));
  });

  test('E135 gives the top bar its shadow from 51 px, not at 50', async () => {
    await openAs('pricing.manager');
    const scroll = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
      return screen.getByRole('banner').closest('[data-scrolled]');
    };
    expect(scroll(50)).toBeNull();
    // The bar listens once it is on the page.
    await waitFor(() => expect(scroll(51)).not.toBeNull());
    expect(scroll(50)).toBeNull();
    expect(scroll(0)).toBeNull();
  });

  test('E148 starts a new page at the top, and Back where it was', async () => {
    const { go, router } = await openAs('pricing.manager');
    const scrollTo = vi.spyOn(window, 'scrollTo');
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await go('/my-account');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
  });
});

describe('the top bar', () => {
  test('spec §1 shows initials, full name and role name, with My Account, Change Password and Logout', async () => {
    const { user } = await openAs('pricing.manager');
    const button = await accountButton();
    expect(button).toHaveTextContent(/^[A-Z]{2}/);
    expect(button).toHaveTextContent('Pricing Manager');
    await user.click(button);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['My Account', 'Change Password', 'Logout']);
    await chooseItem(user, screen.getByRole('menuitem', { name: 'My Account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage Account' })).toBeVisible();
    expect(window.location.pathname).toBe('/my-account');
  });

  test('spec §1 opens the Change Password modal; Escape closes it with the focus on the account button', async () => {
    const app = await openAs('pricing.manager');
    expect(await openPasswordDialog(app)).toBeVisible();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const button = await accountButton();
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('spec §1 ends the session by Logout', async () => {
    const { user } = await openAs('pricing.manager');
    await user.click(await accountButton());
    await chooseItem(user, await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(window.localStorage.getItem('backroom.token')).toBeNull();
  });

  test('E33 E32 shows a hostile name as isolated text and initials for a hostile picture', async () => {
    await openAs('profile-hostile');
    const name = (await accountButton()).querySelector('bdi');
    expect(name).toHaveTextContent('<img src=x');
    expect((await accountButton()).querySelector('img')).toBeNull();
  });

  test.each(['profile-role-text', 'profile-role-number', 'profile-sparse'])(
    'E34 never shows an object in words for %s',
    async (who) => {
      await openAs(who);
      expect(await accountButton()).not.toHaveTextContent(/object|undefined|null|NaN/);
    },
  );

  test('D26 turns the root dark by the mode button and remembers it', async () => {
    const { user } = await openAs('pricing.manager');
    await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(document.documentElement).toHaveAttribute('data-mode', 'dark');
    expect(window.localStorage.getItem('backroom.layout')).toContain('"mode":"dark"');
    await user.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    expect(document.documentElement).toHaveAttribute('data-mode', 'light');
  });

  test('A13 lists each language by its own name; menu, title and <html lang> follow the choice', async () => {
    const { user } = await openAs('pricing.manager');
    expect(screen.getByRole('option', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    const menu = await screen.findByRole('navigation', { name: 'Hauptmenü' });
    expect(await within(menu).findByRole('link', { name: 'Startseite' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(window.localStorage.getItem('backroom.language')).toBe('de');
  });
});

test('E141 an alert shows over the spinner, and the focus is free', async () => {
  const { user } = await openAs('pricing.manager');
  const [{ loadingFlag }, { alertStore }] = await Promise.all([
    import('#app/lifecycle/loadingFlag.ts'),
    import('#shared/lib/alert.ts'),
  ]);
  act(() => {
    loadingFlag.work(true);
    alertStore.show({ type: 'danger', message: 'The server is away.' });
  });
  // Awaited: the frame may begin to listen only now.
  expect(await screen.findByText('Loading the panel')).toBeInTheDocument();
  expect(await screen.findByText('The server is away.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('The server is away.')).not.toBeInTheDocument();
  act(() => loadingFlag.work(false));
  await waitFor(() => expect(screen.queryByText('Loading the panel')).not.toBeInTheDocument());
});

test('E27 a profile that cannot be loaded shows a banner with Retry and ends nothing', async () => {
  await openAs('profile-fails');
  const banner = await screen.findByText(/^Couldn’t load your profile/);
  expect(banner).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(window.localStorage.getItem('backroom.token')).not.toBeNull();
});
