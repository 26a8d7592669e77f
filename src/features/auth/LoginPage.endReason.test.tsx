import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAddress, renderApp, signInAs } from '#tests/support/renderApp.tsx';

const account = () => screen.findByRole('heading', { level: 1, name: 'Manage Account' });

async function leaveTypedWork(): Promise<void> {
  const about = await screen.findByRole('textbox', { name: 'About you' });
  fireEvent.change(about, { target: { value: 'half a sentence' } });
}

test('E17 after signing out in another tab the form says so in one sentence, and drafts are kept', async () => {
  await signInAs('admin');
  await renderApp('/my-account');
  await account();
  await leaveTypedWork();
  window.localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  const sentence = await screen.findByText(/^You were signed out in another tab or window\./);
  await waitFor(() => expect(sentence).toHaveFocus());
  expect(sentence).toHaveTextContent('Your unsaved changes are kept: sign in to get them back.');
  await expectAddress('/login?redirectFrom=%2Fmy-account');
});

test('E38 when the server needs a login the form says so in one sentence, with the way back', async () => {
  await signInAs('sessions-status0');
  await renderApp('/my-account');
  const sentence = await screen.findByText('Your session has ended. Sign in again to continue.');
  await waitFor(() => expect(sentence).toHaveFocus());
  await expectAddress('/login?redirectFrom=%2Fmy-account');
});

test('E26 when the account was disabled the form shows the specification’s sentence', async () => {
  await signInAs('profile-inactive-later');
  const { router } = await renderApp('/home');
  await screen.findByRole('link', { name: 'Home', current: 'page' });
  await router.navigate('/login');
  expect(await screen.findByText('this account is unactivated or deleted')).toBeVisible();
});

describe('after a reload the sign-in page', () => {
  const ended = (keptUntil: number): void =>
    window.sessionStorage.setItem('backroom.ending', JSON.stringify({ reason: 'idle', keptUntil }));
  const findReason = () => screen.findByText(/^You were signed out after 24 minutes without activity\./);

  test('says again why the session ended, and that changes are kept', async () => {
    ended(Date.now() + 60_000);
    await renderApp('/login');
    const sentence = await findReason();
    await waitFor(() => expect(sentence).toHaveFocus());
    expect(sentence).toHaveTextContent('Your unsaved changes are kept: sign in to get them back.');
  });

  test('does not promise changes that are gone', async () => {
    ended(Date.now() - 1);
    await renderApp('/login');
    expect(await findReason()).not.toHaveTextContent('kept');
  });

  test('forgets the reason after a sign-in', async () => {
    ended(0);
    await signInAs('admin');
    await renderApp('/home');
    await screen.findByRole('link', { name: 'Home', current: 'page' });
    expect(window.sessionStorage.getItem('backroom.ending')).toBeNull();
  });

  test('spec §4 says nothing of a password change that needed a login', async () => {
    window.sessionStorage.setItem('backroom.ending', '{"reason":"needLogin","keptUntil":0}');
    await renderApp('/login');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText(/session has ended|signed out/)).not.toBeInTheDocument();
  });

  test('ignores whatever invalid reason the browser stored', async () => {
    window.sessionStorage.setItem('backroom.ending', '{"reason":"<b>boo</b>"}');
    await renderApp('/login');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText(/boo/)).not.toBeInTheDocument();
  });
});
