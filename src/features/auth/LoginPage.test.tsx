import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { bodiesOf, calls, expectAddress, renderApp } from '#tests/support/renderApp.tsx';

const LOGIN = 'POST /users/authenticate';
const email = () => screen.findByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /^Sign/ });

async function signIn(user: UserEvent, name: string, secret = 'backroom'): Promise<void> {
  await user.clear(await email());
  await user.type(await email(), `${name}@backroom.test`);
  await user.clear(password());
  await user.type(password(), `${secret}{Enter}`);
}

describe('signing in', () => {
  test('leads to /home: the token is stored, profile and menu are read', async () => {
    const { user } = await renderApp('/login');
    await signIn(user, 'pricing.manager');
    await expectAddress('/home');
    expect(await screen.findByRole('link', { name: 'Home', current: 'page' })).toBeVisible();
    expect(window.localStorage.getItem('backroom.token')).not.toBeNull();
    expect(calls().slice(0, 3)).toEqual([LOGIN, 'GET /logged-in-user', 'GET /node/userMenu']);
  });

  test('E06 keeps query and hash of the target exactly', async () => {
    const target = '/my-account?q=a%2Fb%20c&x=1#part-2';
    const { user, address } = await renderApp(target);
    await email();
    expect(address()).toBe(`/login?redirectFrom=${encodeURIComponent(target)}`);
    await signIn(user, 'admin');
    await expectAddress(target);
  });

  test('E10 E11 opens the first of two targets, and drops one inside it', async () => {
    const first = encodeURIComponent('/my-account?redirectFrom=//evil.example&a=1');
    const { user } = await renderApp(`/login?redirectFrom=${first}&redirectFrom=/home`);
    await signIn(user, 'admin');
    await expectAddress('/my-account?a=1');
  });

  test('E12 may lead to a page outside the menu: access is the token alone', async () => {
    const { user } = await renderApp('/login?redirectFrom=%2Fteam');
    await signIn(user, 'service');
    await expectAddress('/team');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/logout'])(
    'T04 does not lead to %s',
    async (target) => {
      const { user } = await renderApp(`/login?redirectFrom=${encodeURIComponent(target)}`);
      await signIn(user, 'admin');
      await expectAddress('/home');
    },
  );

  test('E19 stores nothing before the profile is read, so that a reload shows the form', async () => {
    const { user } = await renderApp('/login');
    await signIn(user, 'profile-slow');
    await waitFor(() => expect(calls()).toContain('GET /logged-in-user'));
    expect(Object.keys(window.localStorage).filter((key) => /token|user/i.test(key))).toEqual([]);
    await renderApp();
    expect(await email()).toHaveValue('');
    expect(button()).toBeEnabled();
  });

  test('D14 stores the choice of colors again that the guard cleared', async () => {
    const { user } = await renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Dark mode' }));
    expect(document.documentElement).toHaveAttribute('data-mode', 'dark');
    await signIn(user, 'admin');
    await expectAddress('/home');
    expect(window.localStorage.getItem('backroom.layout')).toContain('"mode":"dark"');
  });
});

describe('a sign-in that fails', () => {
  test('E46 E55 for a wrong password shows the server’s words and keeps the input', async () => {
    const { user, address } = await renderApp('/login?redirectFrom=%2Fmy-account');
    await signIn(user, 'admin', 'wrong');
    const alert = await screen.findByText('Username or password is incorrect');
    expect(screen.getByRole('alert')).toContainElement(alert);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(await email()).toHaveValue('admin@backroom.test');
    expect(password()).toHaveValue('wrong');
    expect(address()).toBe('/login?redirectFrom=%2Fmy-account');
    expect(button()).toBeEnabled();
    expect(window.localStorage.getItem('backroom.token')).toBeNull();
  });

  test('clears the notification at the next try', async () => {
    const { user } = await renderApp('/login');
    await signIn(user, 'admin', 'wrong');
    await screen.findByText('Username or password is incorrect');
    await signIn(user, 'admin');
    await expectAddress('/home');
    expect(screen.queryByText('Username or password is incorrect')).not.toBeInTheDocument();
  });

  test.each([
    ['503', /isn’t available/],
    ['502', /isn’t available/],
    ['html', /^Couldn’t read/],
    ['offline', /Couldn’t reach the server/],
  ])('for the fault %s shows one plain sentence', async (fault, sentence) => {
    const { user } = await renderApp('/login');
    await signIn(user, `fault-${fault}`);
    const message = await screen.findByText(sentence);
    await waitFor(() => expect(message).toHaveFocus());
    expect(calls()).toEqual([LOGIN]);
  });

  test.each(['inactive', 'deleted'])(
    'E25 for an account that is %s says why and stores nothing',
    async (name) => {
      const { user, address } = await renderApp('/login');
      await signIn(user, name);
      const message = await screen.findByText('this account is unactivated or deleted');
      await waitFor(() => expect(message).toHaveFocus());
      expect(address()).toBe('/login');
      expect(calls()).not.toContain('GET /node/userMenu');
      expect(window.localStorage.getItem('backroom.token')).toBeNull();
      expect(await email()).toHaveValue(`${name}@backroom.test`);
    },
  );

  test('E46 for status 0 stays on the form', async () => {
    const { user, address } = await renderApp('/login?redirectFrom=%2Fmy-account');
    await signIn(user, 'fault-status0');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/sign in/));
    expect(address()).toBe('/login?redirectFrom=%2Fmy-account');
  });
});

describe('the sign-in form', () => {
  test('shows what is missing beside each field, and focuses the first', async () => {
    const { user } = await renderApp('/login');
    await user.type(await email(), 'admin');
    await user.click(button());
    expect(await email()).toHaveAccessibleDescription('Enter an e-mail such as name@example.com.');
    const message = await email();
    await waitFor(() => expect(message).toHaveFocus());
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(password()).toBeInvalid();
    expect(calls()).toEqual([]);

    await user.type(await email(), '@backroom.test');
    expect(await email()).toBeValid();
  });

  test('E80 sends one request for Enter twice', async () => {
    const { user } = await renderApp('/login');
    await user.type(await email(), 'fault-slow@backroom.test');
    await user.type(password(), 'x{Enter}{Enter}');
    await user.click(button());
    expect(calls()).toEqual([LOGIN]);
    expect(button()).toHaveTextContent('Signing in…');
  });

  test('T23 works with password managers and pasting, and E69 refuses too long input instead of cutting it', async () => {
    const { user } = await renderApp('/login');
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password());
    await user.paste('x'.repeat(300));
    expect(password()).toHaveValue('x'.repeat(300));
    await user.click(button());
    expect(password()).toHaveAccessibleDescription('At most 200 characters.');
  });

  test('sends the password as typed, and the e-mail without its blanks', async () => {
    const { user } = await renderApp('/login');
    await user.type(await email(), '  admin@backroom.test ');
    await user.type(password(), ' backroom {Enter}');
    await screen.findByText('Username or password is incorrect');
    expect(await bodiesOf(LOGIN)).toEqual(['{"email":"admin@backroom.test","password":" backroom "}']);
  });

  test('shows and hides the password', async () => {
    const { user } = await renderApp('/login');
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('secret');
  });

  test('announces Caps Lock', async () => {
    const { user } = await renderApp('/login');
    await email();
    await user.type(password(), '{CapsLock}a');
    expect(password()).toHaveAccessibleDescription('Caps Lock is on.');
    await user.type(password(), '{CapsLock}a');
    expect(password()).not.toHaveAccessibleDescription();
  });

  test('D32 is filled in by a demo account', async () => {
    const { user } = await renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Auditor' }));
    expect(await email()).toHaveValue('auditor@backroom.test');
    await waitFor(() => expect(button()).toHaveFocus());
    await user.keyboard('{Enter}');
    await expectAddress('/home');
  });

  test('switches to the chosen language and keeps the input', async () => {
    const { user } = await renderApp('/login');
    await user.type(await email(), 'half');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
    expect(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('half');
    expect(window.localStorage.getItem('backroom.language')).toBe('de');
  });
});

test('D31 one click resets the demo data', async () => {
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Reset the demo data' }));
  expect(await screen.findByText(/^Demo data reset/)).toBeVisible();
  expect(calls()).toContain('POST /__reset');
});
