import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bodiesOf, calls, expectAddress, linkFromOutbox, renderApp } from '#tests/support/renderApp.tsx';

const first = () => screen.findByLabelText('New password');
const second = () => screen.getByLabelText('Confirm password');

async function fill(user: UserEvent, password: string, again: string): Promise<void> {
  await user.clear(await first());
  await user.type(await first(), password);
  await user.clear(second());
  await user.type(second(), `${again}{Enter}`);
}

test('a mailed link sets a new password, which then signs in', async () => {
  const link = await linkFromOutbox('merchandiser@backroom.test');
  const { user } = await renderApp(link);
  await fill(user, ' quiet-river ', 'quiet-river');
  await expectAddress('/login');
  expect(await screen.findByText('Password changed. Sign in with the new one.')).toBeVisible();
  expect(await bodiesOf(`POST /auth${link}`)).toEqual(['{"password":"quiet-river"}']);

  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'merchandiser@backroom.test');
  await user.type(screen.getByLabelText('Password'), 'quiet-river{Enter}');
  await expectAddress('/home');
});

test('410 a link that was used or is too old says so and leads to a new one', async () => {
  const { user } = await renderApp('/reset-password/of-yesterday');
  await fill(user, 'quiet-river', 'quiet-river');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Send new link' }));
  await expectAddress('/forgot-password');
});

test.each([
  ['', '', 'new password is required', 'confirm password is required'],
  ['12345', '12345', 'new password must be at least 6 characters', ''],
  ['x'.repeat(51), 'x'.repeat(51), 'At most 50 characters.', ''],
  [
    'quiet-river',
    'quiet-rivet',
    '6 to 50 characters; spaces at either end are left out.',
    'must be equal to new password',
  ],
])('E66 E67 E69 E71 %j and %j', async (password, again, one, two) => {
  const { user } = await renderApp('/reset-password/abc');
  if (password) await user.type(await first(), password);
  if (again) await user.type(second(), again);
  await user.click(await screen.findByRole('button', { name: 'Set password' }));
  expect(await first()).toHaveAccessibleDescription(one);
  expect(second()).toHaveAccessibleDescription(two);
  expect(calls()).toEqual([]);
});

test('E70 changing the first looks at the second again', async () => {
  const { user } = await renderApp('/reset-password/abc');
  await fill(user, 'quiet-river', 'quiet-rivers');
  expect(second()).toBeInvalid();
  await user.type(await first(), 's');
  expect(second()).toBeValid();
});
