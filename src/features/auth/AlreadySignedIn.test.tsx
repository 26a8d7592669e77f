import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calls, expectAddress, renderApp, signInAs } from '#tests/support/renderApp.tsx';

const email = () => screen.findByRole('textbox', { name: 'E-mail' });

describe('D16 a public form with a token stored', () => {
  test('E07 is not shown: the profile is read again, then the target is opened', async () => {
    await signInAs('admin');
    await renderApp('/login?redirectFrom=%2Fmy-account%3Fa%3D1');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expectAddress('/my-account?a=1');
    expect(calls()).toContain('GET /logged-in-user');
  });

  test.each(['/register', '/forgot-password', '/reset-password/abc'])(
    'is skipped on %s too',
    async (path) => {
      await signInAs('admin');
      await renderApp(path);
      await expectAddress('/home');
    },
  );

  test('E07 is shown when the profile is refused, and the session is cleared', async () => {
    window.localStorage.setItem('backroom.token', 'of-nobody');
    const { address } = await renderApp('/login?redirectFrom=%2Fmy-account');
    expect(await email()).toBeVisible();
    expect(address()).toBe('/login?redirectFrom=%2Fmy-account');
    expect(window.localStorage.getItem('backroom.token')).toBeNull();
  });

  test('follows a sign-in in another tab', async () => {
    await renderApp('/login?redirectFrom=%2Fmy-account');
    await email();
    await signInAs('admin');
    fireEvent(window, new StorageEvent('storage', { key: 'backroom.token' }));
    await expectAddress('/my-account');
  });
});

describe('E16 a public form with storage blocked', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is shown and says so', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await renderApp('/home');
    expect(await email()).toBeVisible();
    expect(screen.getByText(/blocks storage/)).toBeVisible();
  });
});

test('E52 the message from before the page reloaded itself is shown after it', async () => {
  window.sessionStorage.setItem('backroom.flash', 'Unauthorized');
  await renderApp('/login');
  expect(await screen.findByText('Unauthorized')).toBeVisible();
  await renderApp();
  await email();
  expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
});
