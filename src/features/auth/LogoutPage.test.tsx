import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calls, expectAddress, renderApp, signInAs } from '#tests/support/renderApp.tsx';

const LOGOUT = 'POST /auth/logout';
const reason = () => screen.findByText('You are signed out.');

test('signing out clears the session, calls the service once, then shows the sign-in form with the reason', async () => {
  await signInAs('admin');
  await renderApp('/logout');
  const message = await reason();
  await waitFor(() => expect(message).toHaveFocus());
  await expectAddress('/login');
  expect(window.localStorage.getItem('backroom.token')).toBeNull();
  await waitFor(() => expect(calls().filter((call) => call === LOGOUT)).toHaveLength(1));
});

test('signing out works although the service fails', async () => {
  await signInAs('logout-offline');
  await renderApp('/logout');
  expect(await reason()).toBeVisible();
  expect(window.localStorage.getItem('backroom.token')).toBeNull();
});

test('E14 signing out shows the form after Back', async () => {
  await signInAs('admin');
  const { go, router } = await renderApp('/my-account');
  await screen.findByRole('heading', { level: 1, name: 'Manage Account' });
  await go('/logout');
  await reason();
  await router.navigate(-1);
  await expectAddress('/login?redirectFrom=%2Fmy-account');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
});
