import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAddress, renderApp, signInAs } from '#tests/support/renderApp.tsx';

const mine = () => screen.findByRole('link', { name: 'Home', current: 'page' });

test('E136 the page takes the stored language, and English for an unknown one', async () => {
  window.localStorage.setItem('backroom.language', 'zh-CN');
  await renderApp('/login');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'zh'));
  window.localStorage.setItem('backroom.language', '../../evil');
  await renderApp('/login');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
});

test('D14 a language chosen before sign-in is stored again after it', async () => {
  const { user } = await renderApp('/home');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Español');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'));
  window.localStorage.clear();
  await user.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'admin@backroom.test');
  await user.type(screen.getByLabelText('Contraseña'), 'backroom{Enter}');
  await expectAddress('/home');
  expect(window.localStorage.getItem('backroom.language')).toBe('es');
});

test('D19 the full-screen spinner shows while the session works', async () => {
  const { user } = await renderApp('/login');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'profile-slow@backroom.test');
  await user.type(screen.getByLabelText('Password'), 'backroom{Enter}');
  expect(await screen.findByText('Loading…')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
});

test('the cache is cleared at the end of the session', async () => {
  await signInAs('admin');
  const { go, user } = await renderApp('/my-account');
  await screen.findByRole('heading', { level: 1, name: 'Manage Account' });
  const { queryClient } = await import('#api/queryClient.ts');
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).not.toEqual([]));
  await go('/logout');
  await screen.findByText('You are signed out.');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'auditor@backroom.test');
  await user.type(screen.getByLabelText('Password'), 'backroom{Enter}');
  expect(await mine()).toBeVisible();
});
