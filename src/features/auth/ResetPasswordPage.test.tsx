import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { createGate } from '#tests/support/awaited.ts';
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

test('a link that was used or is too old (410) says so at once and offers a new one', async () => {
  const { user } = await renderApp('/reset-password/of-yesterday');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Send new link' }));
  await expectAddress('/forgot-password');
});

test('a link that expires while the form is open (410) says so when the password is sent', async () => {
  const link = await linkFromOutbox('merchandiser@backroom.test');
  const { user } = await renderApp(link);
  await first();
  const body = JSON.stringify({ password: 'tulip-field' });
  await fetch(`/api/auth${link}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await fill(user, 'quiet-river', 'quiet-river');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test.each([404, 501, 401])(
  'a server that cannot check a link (%i) leaves the form as it is',
  async (status) => {
    const link = await linkFromOutbox('merchandiser@backroom.test');
    const judged = createGate();
    mockServer.use(
      http.get('*/auth/reset-password/:id', () => {
        judged.open();
        return HttpResponse.json({}, { status });
      }),
    );
    const { user } = await renderApp(link);
    await judged.opened;
    await fill(user, 'quiet-river', 'quiet-river');
    await expectAddress('/login');
  },
);

test('T23 password managers get the user name of the password', async () => {
  const link = await linkFromOutbox('merchandiser@backroom.test');
  const { container } = await renderApp(link);
  await first();
  const name = container.querySelector('form input[autocomplete=username]');
  await waitFor(() => expect(name).toHaveValue('merchandiser@backroom.test'));
  expect(name).toHaveAttribute('name', 'username');
  expect(name).not.toBeVisible();
  expect(await first()).toHaveAttribute('autocomplete', 'new-password');
  expect(second()).toHaveAttribute('autocomplete', 'new-password');
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
])('E66 E67 E69 E71 the passwords %j and %j show their errors', async (password, again, one, two) => {
  const { user } = await renderApp(await linkFromOutbox('merchandiser@backroom.test'));
  if (password) await user.type(await first(), password);
  if (again) await user.type(second(), again);
  await user.click(await screen.findByRole('button', { name: 'Set password' }));
  expect(await first()).toHaveAccessibleDescription(one);
  expect(second()).toHaveAccessibleDescription(two);
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('E70 changing the first password checks the second again', async () => {
  const { user } = await renderApp(await linkFromOutbox('merchandiser@backroom.test'));
  await fill(user, 'quiet-river', 'quiet-rivers');
  expect(second()).toBeInvalid();
  await user.type(await first(), 's');
  expect(second()).toBeValid();
});
