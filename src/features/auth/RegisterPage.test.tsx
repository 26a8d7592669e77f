import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bodiesOf, calls, expectAddress, renderApp } from '#tests/support/renderApp.tsx';

const REGISTER = 'POST /users/register';

async function fill(
  user: UserEvent,
  person: { username: string; email: string; password: string },
): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'User name' }), person.username);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), person.email);
  await user.type(screen.getByLabelText('Password'), `${person.password}{Enter}`);
}

const iris = { username: 'iris', email: 'iris@northgate.test', password: 'quiet-river' };

test('spec §4 registration shows “Registration successful” and goes to /login', async () => {
  const { user } = await renderApp('/register');
  await fill(user, { ...iris, username: '  iris ', password: ' quiet-river ' });
  await expectAddress('/login');
  expect(await screen.findByText('Registration successful')).toBeVisible();
  expect(await bodiesOf(REGISTER)).toEqual([JSON.stringify(iris)]);
  await waitFor(() => expect(document.title).toBe('Login | Backroom'));
});

test('E146 the success is announced politely, can be cleared, and is gone after the next navigation', async () => {
  const { user, go } = await renderApp('/register');
  await fill(user, iris);
  const success = await screen.findByText('Registration successful');
  expect(success.closest('[role=status]')).not.toBeNull();
  await go('/forgot-password');
  expect(screen.queryByText('Registration successful')).not.toBeInTheDocument();
});

test('a refusal is a notification, stands beside its field, and keeps the input', async () => {
  const { user, address } = await renderApp('/register');
  await fill(user, { ...iris, email: 'admin@backroom.test' });
  const field = await screen.findByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('is already registered'));
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(address()).toBe('/register');
  expect(screen.getByLabelText('Password')).toHaveValue('quiet-river');
});

test('T23 the fields are named for password managers', async () => {
  await renderApp('/register');
  expect(await screen.findByRole('textbox', { name: 'User name' })).toHaveAttribute(
    'autocomplete',
    'nickname',
  );
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('input that the contract refuses is not sent', async () => {
  const { user } = await renderApp('/register');
  await fill(user, { username: ' ', email: 'iris', password: '12345' });
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveAccessibleDescription(
    'Choose a user name.',
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'User name' })).toHaveFocus());
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'new password must be at least 6 characters',
  );
  expect(calls()).toEqual([]);
});
