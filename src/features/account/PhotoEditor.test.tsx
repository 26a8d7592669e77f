import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '#session/session.ts';
import { button, count, openAccount, panel, sent } from '#tests/support/accountPage.tsx';
import { useNativeForms } from '#tests/support/nativeForms.ts';

const SAVE = 'PATCH /account';
const UPLOAD = 'POST /account/profile-image';

// jsdom has no addresses for files.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:http://localhost/1', revokeObjectURL: () => undefined });
});

beforeEach(() => useNativeForms());

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const picture = (name = 'me.png') => new File([png], name, { type: 'image/png' });
const chooser = () => screen.getByLabelText(/^Choose/);

test('is looked at first, then saved, then removed after asking', async () => {
  const { user } = await openAccount();
  await user.upload(chooser(), picture());
  expect(await screen.findByText('Preview of me.png')).toBeVisible();
  expect(count(UPLOAD)).toBe(0);
  await user.click(button('Save photo'));
  expect(await screen.findByText('Photo saved')).toBeInTheDocument();
  expect(session.getSnapshot().user?.userHeader).toMatch(/^data:image\/png;base64,/);
  expect(screen.queryByText('Preview of me.png')).not.toBeInTheDocument();

  await user.click(button('Remove photo'));
  const question = await screen.findByRole('alertdialog', { name: 'Remove your photo?' });
  await user.click(within(question).getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeInTheDocument();
  expect(await sent(SAVE)).toEqual([{ profile_image: null }]);
  expect(session.getSnapshot().user?.userHeader).toBeNull();
});

test('can be dropped again', async () => {
  const { user } = await openAccount();
  await user.upload(chooser(), picture());
  await user.click(await screen.findByRole('button', { name: 'Discard photo' }));
  expect(screen.queryByText('Preview of me.png')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save photo' })).not.toBeInTheDocument();
});

test.each([
  [
    'a picture of another kind',
    () => new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }),
    /not a PNG, JPEG or WebP/,
  ],
  [
    'one over 1 MB',
    () => new File([new Uint8Array(1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
    /larger than 1 MB/,
  ],
])('%s is refused here, without a call', async (_, make, sentence) => {
  const { user } = await openAccount();
  // As if the person had switched the chooser to all files.
  chooser().removeAttribute('accept');
  await user.upload(chooser(), make());
  expect(await within(panel('Profile')).findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: 'Save photo' })).not.toBeInTheDocument();
  expect(count(UPLOAD)).toBe(0);
});

test('the server’s refusal is shown and the file is kept', async () => {
  const { user } = await openAccount();
  await user.upload(chooser(), new File(['no picture'], 'fake.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: 'Save photo' }));
  expect(await within(panel('Profile')).findByRole('alert')).toHaveTextContent(
    'A picture is a PNG, JPEG or WebP file.',
  );
  expect(screen.getByText('Preview of fake.png')).toBeVisible();
});

test('E32 an address that is no picture’s leaves the initials', async () => {
  await openAccount('profile-hostile');
  expect(session.getSnapshot().user?.userHeader).toBeNull();
  expect(panel('Profile').querySelector('img')).toBeNull();
});
