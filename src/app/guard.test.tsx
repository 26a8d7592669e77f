import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls, expectAddress, renderApp, signInAs } from '#tests/support/renderApp.tsx';

const loginFrom = (target: string): string => `/login?redirectFrom=${encodeURIComponent(target)}`;
const form = () => screen.findByRole('button', { name: 'Sign in' });

describe('the guard', () => {
  test('E01 without a token it leads to the sign-in form, with the requested address and an empty storage', async () => {
    window.localStorage.setItem('backroom.layout', '{"mode":"dark"}');
    window.localStorage.setItem('of another page', '1');
    const { address } = await renderApp('/my-account?tab=a b#photo');
    await form();
    expect(address()).toBe(loginFrom('/my-account?tab=a%20b#photo'));
    expect(window.localStorage).toHaveLength(0);
    expect(calls()).toEqual([]);
  });

  test.each(['', '   ', 'null', 'undefined', 'two\r\nlines', 'ключ'])(
    'E02 E03 E04 the stored token %j counts as none',
    async (token) => {
      window.localStorage.setItem('backroom.token', token);
      await renderApp('/home');
      await form();
      await expectAddress(loginFrom('/home'));
      expect(window.localStorage).toHaveLength(0);
      expect(calls()).toEqual([]);
    },
  );

  test('E05 the path / is kept as /home', async () => {
    await renderApp('/');
    await form();
    await expectAddress(loginFrom('/home'));
  });

  test('E08 /logout without a token goes to /login and asks for no way back', async () => {
    await renderApp('/logout');
    await form();
    await expectAddress('/login');
  });

  test('E09 an unknown path without a token goes to /login and asks for no way back', async () => {
    await renderApp('/no-such-page');
    await form();
    await expectAddress('/login');
  });

  test('E09 an unknown path with a token is a page of the shell', async () => {
    await signInAs('admin');
    await renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found | Backroom'));
  });

  test('E13 two guarded navigations at once end in one redirect, with the last target, silently', async () => {
    const { router, address } = await renderApp('/login');
    await form();
    const seen: string[] = [];
    router.subscribe(({ location }) => void seen.push(location.pathname + location.search));
    await Promise.allSettled([router.navigate('/home'), router.navigate('/my-account')]);
    expect(address()).toBe(loginFrom('/my-account'));
    expect(new Set(seen)).toEqual(new Set(['/login', loginFrom('/my-account')]));
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });

  test.each(['/Home', '/home/', '/HOME/'])('E15 %s is /home, with its guard and its title', async (path) => {
    const { unmount } = await renderApp(path);
    await form();
    unmount();

    await signInAs('admin');
    await renderApp(path);
    expect(await screen.findByRole('main')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Home', current: 'page' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Home | Backroom'));
  });

  test('E14 T16 a kept page that is shown again without a token is the sign-in form', async () => {
    await signInAs('admin');
    const { address } = await renderApp('/my-account');
    await screen.findByRole('heading', { level: 1, name: 'Manage Account' });
    window.localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(document.body.hidden).toBe(true);
    await form();
    expect(document.body.hidden).toBe(false);
    expect(address()).toMatch(/^\/login/);
  });
});

test('E147 the title is the route’s, then the panel’s, after the page was fetched', async () => {
  await signInAs('admin');
  const { go } = await renderApp('/home');
  await screen.findByRole('link', { name: 'Home', current: 'page' });
  await waitFor(() => expect(document.title).toBe('Home | Backroom'));
  await go('/my-account');
  await screen.findByRole('heading', { level: 1, name: 'Manage Account' });
  await waitFor(() => expect(document.title).toBe('Manage Account | Backroom'));
});
