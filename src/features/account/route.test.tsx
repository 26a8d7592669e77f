import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calls, renderApp, signInAs } from '#tests/support/renderApp.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('/my-account is a page of the panel; its sign-ins are read once, whoever asks first', async () => {
  await signInAs('auditor');
  await renderApp('/my-account');
  expect(await heading('Manage Account')).toBeVisible();
  expect(document.title).toBe('Manage Account | Backroom');
  expect(await screen.findByText('This sign-in')).toBeVisible();
  expect(calls().filter((call) => call === 'GET /account/sessions')).toHaveLength(1);
});

test('/home leads to the part of the account page that a figure is about', async () => {
  await signInAs('auditor');
  const { user } = await renderApp('/home');
  await heading(/^Good/);
  await user.click(await screen.findByRole('link', { name: /^Pages your role opens/ }));
  expect(await heading('Manage Account')).toBeVisible();
  expect(window.location.hash).toBe('#permissions');
  expect(document.getElementById('permissions')).toHaveTextContent('Role and permissions');
});

test('Change Password of the top bar opens the modal on any page, with its sentences', async () => {
  await signInAs('auditor');
  const { user } = await renderApp('/home');
  await heading(/^Good/);
  await user.click(screen.getByRole('button', { name: /Account$|Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change Password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change password' });
  expect(within(dialog).getByLabelText('Old password')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
