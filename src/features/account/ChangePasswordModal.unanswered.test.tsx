import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  fill,
  newPassword,
  goBack,
  waitUntilClosed,
  openModal,
  countPosts,
  submit,
} from '#tests/support/passwordModal.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('E82 a lost response is shown as not confirmed, and the change is not sent again', async () => {
  const { user } = await openModal();
  await fill(user, { newPassword: 'fault-lost' });
  await user.click(submit());
  const warning = await screen.findByRole('alertdialog', { name: 'request exception!' });
  expect(warning).toHaveAccessibleDescription(
    /could not be confirmed\. Try signing in with the new password/,
  );
  await goBack(user);
  expect(newPassword()).toHaveValue('fault-lost');
  expect(countPosts()).toBe(1);
});

test('spec §4 D20 offline nothing is sent, and a warning says so', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await openModal();
  await fill(user, { newPassword: 'new-password' });
  await user.click(submit());
  const warning = await screen.findByRole('alertdialog', { name: 'request exception!' });
  expect(warning).toHaveAccessibleDescription(/^You’re offline\. Nothing was sent, and the password/);
  expect(countPosts()).toBe(0);
  await goBack(user);
  online.mockReturnValue(true);
  await user.click(submit());
  await waitUntilClosed();
  expect(countPosts()).toBe(1);
});

test('E82 a network failure while the change is under way leaves its outcome open', async () => {
  const { user } = await openModal();
  await fill(user, { newPassword: 'fault-lost' });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => countPosts() === 0);
  await user.click(submit());
  const warning = await screen.findByRole('alertdialog', { name: 'request exception!' });
  expect(warning).toHaveAccessibleDescription(/Try signing in with the new password/);
});
