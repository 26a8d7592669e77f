import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { session } from '#session/session.ts';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { profileField, button, openAccount, sentBodies } from '#tests/support/accountPage.tsx';
import { png, installPictures } from '#tests/support/pictures.ts';

const SAVE = 'PATCH /account';

beforeAll(installPictures);

const type = async (user: UserEvent) => {
  await user.clear(profileField('About you'));
  await user.type(profileField('About you'), 'Half a thought');
};

test('leaving asks first; staying keeps the input, leaving discards it', async () => {
  const { user, router, go } = await openAccount();
  await go('/my-account#sessions');
  await type(user);
  await go('/home');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await screen.findByRole('region', { name: 'Profile' });
  expect(router.state.location.pathname).toBe('/my-account');
  expect(profileField('About you')).toHaveValue('Half a thought');

  // Back asks too, and so does Escape answer.
  await go('/home');
  const again = await screen.findByRole('alertdialog');
  await waitForFocus(again);
  await user.keyboard('{Escape}');
  await screen.findByRole('region', { name: 'Profile' });
  expect(router.state.location.pathname).toBe('/my-account');

  await go('/home');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('leaving does not ask when nothing was changed, or after saving or discarding', async () => {
  const { user, router, go } = await openAccount();
  await type(user);
  await user.click(button('Discard changes'));
  expect(profileField('About you')).toHaveValue('Looks after accounts, roles and the nightly jobs.');
  await go('/home');
  expect(router.state.location.pathname).toBe('/home');
});

test('leaving asks about a chosen photo that is not saved', async () => {
  const { user, go } = await openAccount();
  await user.upload(
    screen.getByLabelText('Choose a photo'),
    new File([png], 'me.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('Preview of me.png')).toBeVisible();
  await go('/home');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('E51 the end of a session does not ask: it keeps a draft, offered to the same person', async () => {
  const { user, unmount } = await openAccount();
  await type(user);
  await act(() => session.end('expired'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  unmount();

  const again = await openAccount();
  expect(profileField('About you')).toHaveValue('Looks after accounts, roles and the nightly jobs.');
  await again.user.click(button('Restore'));
  await waitFor(() => expect(profileField('About you')).toHaveValue('Half a thought'));
  expect(button('Discard changes')).toBeVisible();
  await again.user.click(button('Save changes'));
  expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  again.unmount();

  await openAccount();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('a discarded draft is not offered again, and never to somebody else', async () => {
  const { user, unmount } = await openAccount();
  await type(user);
  await act(() => session.end('expired'));
  unmount();
  const other = await openAccount('pricing.manager');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  other.unmount();
});

test('a refresh of the profile keeps the draft', async () => {
  const { user } = await openAccount();
  await type(user);
  act(() => session.updateProfile({ ...examples.profileAdmin, first_name: 'Eleni', description: 'New' }));
  await waitFor(() => expect(profileField('First name')).toHaveValue('Eleni'));
  expect(profileField('About you')).toHaveValue('Half a thought');
  await user.click(button('Save changes'));
  await waitFor(async () => expect(await sentBodies(SAVE)).toEqual([{ description: 'Half a thought' }]));
});

test('a browser with blocked storage says that no draft is kept', async () => {
  const { user } = await openAccount();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await type(user);
  expect(await screen.findByText(/^No local copy/)).toBeVisible();
});
