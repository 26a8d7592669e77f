import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { session } from '#session/session.ts';
import { storage } from '#shared/lib/storage.ts';
import {
  POST,
  confirmPassword,
  dialog,
  fill,
  newPassword,
  goBack,
  waitUntilClosed,
  oldPassword,
  openModal,
  countPosts,
  submit,
} from '#tests/support/passwordModal.tsx';
import { bodiesOf } from '#tests/support/renderApp.tsx';

describe('the password form', () => {
  test('spec §5 shows the user name read-only, and password managers know its fields', async () => {
    await openModal();
    const userName = within(dialog()).getByLabelText('User name');
    expect(userName).toHaveValue('helen.okafor');
    expect(userName).toHaveAttribute('readonly');
    expect(userName).toHaveAttribute('autocomplete', 'username');
    expect(oldPassword()).toHaveAttribute('autocomplete', 'current-password');
    expect(newPassword()).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmPassword()).toHaveAttribute('autocomplete', 'new-password');
    expect(oldPassword()).toHaveAttribute('type', 'password');
    expect(oldPassword()).not.toHaveAttribute('maxlength');
  });

  test('E66 E71 sends nothing while something is missing, and focuses the first error', async () => {
    const { user } = await openModal();
    await user.type(oldPassword(), '   ');
    await user.type(newPassword(), '12345');
    await user.click(submit());
    expect(await screen.findByText('old password is required')).toBeVisible();
    expect(screen.getByText('new password must be at least 6 characters')).toBeVisible();
    expect(screen.getByText('confirm password is required')).toBeVisible();
    await waitFor(() => expect(oldPassword()).toHaveFocus());
    expect(oldPassword()).toHaveAccessibleDescription('old password is required');
    expect(countPosts()).toBe(0);
  });

  test('E69 keeps sixty pasted characters and complains about them', async () => {
    const { user } = await openModal();
    await user.click(newPassword());
    await user.paste('x'.repeat(60));
    await user.click(submit());
    expect(await screen.findByText('new password must be at most 50 characters')).toBeVisible();
    expect(newPassword()).toHaveValue('x'.repeat(60));
  });

  test('E70 checks the confirmation again when the new password changes', async () => {
    const { user } = await openModal();
    await fill(user, { newPassword: 'new-password-1', confirmPassword: 'new-password' });
    await user.click(submit());
    expect(await screen.findByText('must be equal to new password')).toBeVisible();
    await user.type(newPassword(), '{Backspace}{Backspace}');
    await waitFor(() => expect(screen.queryByText('must be equal to new password')).not.toBeInTheDocument());
    await user.type(newPassword(), 'x');
    expect(await screen.findByText('must be equal to new password')).toBeVisible();
  });

  test('E68 says that blanks at the ends are dropped, and drops them', async () => {
    const { user } = await openModal();
    expect(screen.getByText('6 to 50 characters')).toBeVisible();
    await fill(user, {
      oldPassword: ' backroom ',
      newPassword: '  new-password',
      confirmPassword: 'new-password ',
    });
    expect(screen.getAllByText(/^Spaces at the start and end/)).toHaveLength(3);
    await user.click(submit());
    await waitUntilClosed();
    const [body = ''] = await bodiesOf(POST);
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      oldpassword: 'backroom',
      password: 'new-password',
    });
  });
});

describe('the request of a password change', () => {
  test('D8 carries the auth token, or the extra token if one is stored', async () => {
    const { user } = await openModal();
    await fill(user, { newPassword: 'fault-no-message' });
    await user.click(submit());
    await screen.findByRole('alertdialog');
    await goBack(user);
    storage.set('extraToken', 'ext_1');
    await user.click(submit());
    await screen.findByRole('alertdialog');
    const tokens = (await bodiesOf(POST)).map((body) => new URLSearchParams(body).get('token'));
    expect(tokens).toEqual([storage.get('token'), 'ext_1']);
  });

  test('E80 is sent once after a double click, or Enter with a click', async () => {
    const { user } = await openModal();
    await fill(user, { newPassword: 'fault-no-message' });
    const form = document.querySelector('form');
    fireEvent.click(submit());
    fireEvent.click(submit());
    if (form) fireEvent.submit(form);
    await screen.findByRole('alertdialog');
    expect(countPosts()).toBe(1);
  });

  test('E72 is sent for a new password equal to the old one: the server decides', async () => {
    const { user } = await openModal();
    await fill(user, { newPassword: 'backroom' });
    await user.click(submit());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'New password must differ from the old password',
    );
  });
});

describe('the outcome of a password change', () => {
  test('E73 "SUCCESS" closes the modal', async () => {
    const { user } = await openModal();
    await fill(user, { newPassword: 'fault-shouting' });
    await user.click(submit());
    await waitUntilClosed();
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
  });

  test.each([
    ['E74', 'fault-unsuccess', 'Password change was unsuccessful'],
    ['E75', 'fault-no-message', 'request exception!'],
    ['E74 HTTP 500', 'fault-500', 'request exception!'],
    ['an empty reply', 'fault-empty', 'request exception!'],
    ['a page instead of a reply', 'fault-html', 'request exception!'],
    ['spec §4 wrong old password', 'wrong', 'Old password is incorrect'],
  ])('%s: %s warns, and the input stays', async (_, sentinel, text) => {
    const { user } = await openModal();
    const isWrong = sentinel === 'wrong';
    await fill(user, {
      oldPassword: isWrong ? 'not-it' : 'backroom',
      newPassword: isWrong ? 'new-password' : sentinel,
    });
    await user.click(submit());
    const warning = await screen.findByRole('alertdialog', { name: 'The password was not changed' });
    expect(warning).toHaveAccessibleDescription(text);
    await goBack(user);
    expect(newPassword()).toHaveValue(isWrong ? 'new-password' : sentinel);
    expect(screen.queryByText('Password changed')).not.toBeInTheDocument();
  });

  test('E76 needLogin ends the session and shows nothing, neither there nor above the sign-in form', async () => {
    const { user } = await openModal();
    await fill(user, { newPassword: 'fault-needlogin' });
    await user.click(submit());
    await waitFor(() =>
      expect(session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'needLogin' }),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Changing the password')).not.toBeInTheDocument();
  });

  test('E81 while it is pending, Escape, Cancel and the backdrop do nothing, and the form says so', async () => {
    const { user } = await openModal();
    await fill(user, { newPassword: 'fault-hang' });
    await user.click(submit());
    expect(await screen.findByText('Changing the password')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    fireEvent.pointerDown(document.body);
    expect(within(dialog()).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(dialog()).toHaveAttribute('aria-busy', 'true');
    expect(newPassword()).toHaveValue('fault-hang');
  });

  test('canceling the modal clears its fields', async () => {
    const { user } = await openModal();
    await user.type(oldPassword(), 'backroom');
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await within(await screen.findByRole('dialog')).findByLabelText('Old password')).toHaveValue('');
  });

  test('no draft is written: passwords stay in memory', async () => {
    const { user } = await openModal();
    await fill(user, { newPassword: 'canary-password' });
    window.dispatchEvent(new Event('pagehide'));
    const stored = [window.sessionStorage, window.localStorage].flatMap((area) =>
      Object.keys(area).map((key) => area.getItem(key)),
    );
    expect(stored.join()).not.toContain('canary-password');
  });
});
