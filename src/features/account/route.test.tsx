import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { renderApp, signInAs } from '#tests/support/renderApp.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('/my-account is a page of the panel that needs no permission', async () => {
  await signInAs('menu-empty');
  await renderApp('/my-account');
  expect(await heading('Manage Account')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Manage Account | Backroom'));
  // D37: a text of its own for each.
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(crumbs.at(-1)).toHaveTextContent(/^Account$/);
  expect(await screen.findByText('This sign-in')).toBeVisible();
});

test('/home leads to the part of the account page that a link names', async () => {
  await signInAs('auditor');
  const { user } = await renderApp('/home');
  await heading(/^Good/);
  await user.click(await screen.findByRole('link', { name: /^Role and permissions/ }));
  expect(await heading('Manage Account')).toBeVisible();
  expect(window.location.hash).toBe('#permissions');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Role and permissions' })).toHaveFocus());
});

test('Change Password in the top bar opens the modal, with its texts, on any page', async () => {
  await signInAs('auditor');
  const { user } = await renderApp('/home');
  await heading(/^Good/);
  await user.click(screen.getByRole('button', { name: /Account$|Account/ }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Change Password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change password' });
  expect(within(dialog).getByLabelText('Old password')).toBeVisible();
  await waitForFocus(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
