import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storage } from '#shared/lib/storage.ts';
import { openAccount, panel } from '#tests/support/accountPage.tsx';
import { calls } from '#tests/support/renderApp.tsx';

const LIST = 'GET /account/sessions';
const signIns = () => panel('Where you are signed in');
const count = (start: string) => calls().filter((call) => call.startsWith(start)).length;

test('the session list shows each session with its device and times, and does not offer to end this one', async () => {
  await openAccount();
  const rows = await within(signIns()).findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/This sign-in/);
  expect(within(signIns()).getAllByRole('button', { name: /^Sign out (Safari|Chrome)/ })).toHaveLength(2);
  const ipad = rows.find((row) => row.textContent.includes('Safari on iPad'));
  expect(ipad).toHaveTextContent(/Signed in.*202\d.*Last seen3 hours ago/);
});

test('the session list ends one session after a question, and updates the list', async () => {
  const { user } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPad' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sign out Safari on iPad?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(count('DELETE')).toBe(0);

  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPad' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Safari on iPad signed out')).toBeInTheDocument();
  await waitFor(() => expect(within(signIns()).queryByText('Safari on iPad')).not.toBeInTheDocument());
  expect(count('DELETE /account/sessions/')).toBe(1);
});

test('the session list ends all other sessions at once, and then offers nothing to end', async () => {
  const { user } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Sign out other devices' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sign out 2 other devices?' });
  await user.click(within(question).getByRole('button', { name: 'Sign out other devices' }));
  expect(await screen.findByText('2 other devices signed out')).toBeInTheDocument();
  expect(await screen.findByText('You’re only signed in here.')).toBeVisible();
  expect(within(signIns()).queryByRole('button')).not.toBeInTheDocument();
});

test('the session list warns that a session had ended already, and reads the list again', async () => {
  const { user } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPad' }));
  // Meanwhile the same person ends it elsewhere.
  await fetch('/api/account/sessions', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${storage.get('token') ?? ''}` },
  });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
  const warning = await screen.findByRole('alertdialog', { name: 'Couldn’t sign out the device' });
  expect(warning).toHaveAccessibleDescription('This sign-in has ended or doesn’t exist.');
  await user.click(within(warning).getByRole('button', { name: 'OK' }));
  await screen.findByRole('region', { name: 'Where you are signed in' });
  await waitFor(() => expect(within(signIns()).queryByText('Safari on iPad')).not.toBeInTheDocument());
});

test.each([
  ['sessions-fails', 'The server couldn’t do this'],
  ['sessions-403', 'Your role doesn’t have the permission for this.'],
])('the session list fails alone and can retry: %s', async (name, sentence) => {
  const { user } = await openAccount(name);
  const alert = await within(signIns()).findByRole('alert');
  expect(alert).toHaveTextContent(sentence);
  expect(within(panel('Profile')).getByRole('textbox', { name: 'User name' })).toHaveValue(name);
  const before = count(LIST);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(count(LIST)).toBe(before + 1));
});

test('the session list keeps its place while it is loading', async () => {
  await openAccount('sessions-hang');
  expect(within(signIns()).getByRole('status', { name: 'Loading your sign-ins' })).toBeVisible();
});
