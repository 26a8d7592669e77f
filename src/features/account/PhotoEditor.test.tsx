import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { session } from '#session/session.ts';
import { button, countCalls, openAccount, panel, sentBodies } from '#tests/support/accountPage.tsx';
import { createGate } from '#tests/support/awaited.ts';
import { useNativeForms } from '#tests/support/nativeForms.ts';
import { truncatedPng, png, installPictures } from '#tests/support/pictures.ts';
import { bodiesOf } from '#tests/support/renderApp.tsx';

const SAVE = 'PATCH /account';
const PROBLEM = { status: 415, headers: { 'Content-Type': 'application/problem+json' } };
const UPLOAD = 'POST /account/profile-image';

beforeAll(installPictures);

beforeEach(() => useNativeForms());

const picture = (name = 'me.png') => new File([png], name, { type: 'image/png' });
const chooser = () => screen.getByLabelText(/^Choose/);

test('the photo editor previews a photo, saves it, and removes it after a question', async () => {
  const { user } = await openAccount();
  await user.upload(chooser(), picture());
  expect(await screen.findByText('Preview of me.png')).toBeVisible();
  expect(countCalls(UPLOAD)).toBe(0);
  await user.click(button('Save photo'));
  expect(await screen.findByText('Photo saved')).toBeInTheDocument();
  expect(session.getSnapshot().user?.userHeader).toMatch(/^data:image\/png;base64,/);
  expect(screen.queryByText('Preview of me.png')).not.toBeInTheDocument();

  await user.click(button('Remove photo'));
  const question = await screen.findByRole('alertdialog', { name: 'Remove your photo?' });
  await user.click(within(question).getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeInTheDocument();
  expect(await sentBodies(SAVE)).toEqual([{ profile_image: null }]);
  expect(session.getSnapshot().user?.userHeader).toBeNull();
});

test('the photo editor discards a photo that is not saved', async () => {
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
    /isn’t a PNG, JPEG or WebP/,
  ],
  [
    'one over 1 MB',
    () => new File([png, new Uint8Array(1024 * 1024)], 'me.png', { type: 'image/png' }),
    /larger than 1 MB/,
  ],
  ['an empty file', () => new File([], 'me.png', { type: 'image/png' }), /is empty/],
  [
    'a page that calls itself a picture',
    () => new File(['<!doctype html>'], 'me.png', { type: 'image/png' }),
    /isn’t a PNG, JPEG or WebP/,
  ],
  [
    'a picture that is cut off',
    () => new File([truncatedPng], 'me.png', { type: 'image/png' }),
    /damaged and can’t be shown/,
  ],
])(
  'the photo editor refuses %s, removes the preview of a good photo, and sends nothing',
  async (_, make, sentence) => {
    const { user } = await openAccount();
    await user.upload(chooser(), picture('good.png'));
    expect(await screen.findByText('Preview of good.png')).toBeVisible();
    // As if the person had switched the chooser to all files.
    chooser().removeAttribute('accept');
    await user.upload(chooser(), make());
    expect(await within(panel('Profile')).findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByText(/^Preview of/)).not.toBeInTheDocument();
    expect(panel('Profile').querySelector('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save photo' })).not.toBeInTheDocument();
    expect(countCalls(UPLOAD)).toBe(0);

    await user.upload(chooser(), picture());
    expect(await screen.findByText('Preview of me.png')).toBeVisible();
    expect(within(panel('Profile')).queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('the photo editor knows a picture by its content, whatever its name says', async () => {
  const { user } = await openAccount();
  chooser().removeAttribute('accept');
  await user.upload(chooser(), new File([png], 'scan', { type: 'text/plain' }));
  await user.click(await screen.findByRole('button', { name: 'Save photo' }));
  expect(await screen.findByText('Photo saved')).toBeInTheDocument();
  expect((await bodiesOf(UPLOAD))[0]).toMatch(/filename="scan"\r\nContent-Type: image\/png\r\n/);
});

test('the photo editor takes the last of two files chosen in a row, however long the first one is checked', async () => {
  const { user } = await openAccount();
  const slow = picture('slow.png');
  let read: (bytes: ArrayBuffer) => void = () => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    read = resolve;
  });
  const beginning = Object.assign(new Blob(), { arrayBuffer: () => bytes });
  Object.assign(slow, { slice: () => beginning });
  await user.upload(chooser(), slow);
  await user.upload(chooser(), picture());
  expect(await screen.findByText('Preview of me.png')).toBeVisible();
  read(png.buffer);
  await user.click(button('Save photo'));
  expect(await screen.findByText('Photo saved')).toBeInTheDocument();
  expect(screen.queryByText(/^Preview of/)).not.toBeInTheDocument();
  expect((await bodiesOf(UPLOAD))[0]).toContain('filename="me.png"');
});

test('the photo editor keeps the preview of a photo that is chosen while another is saved', async () => {
  const { user } = await openAccount();
  const saving = createGate();
  mockServer.use(http.post('*/account/profile-image', () => saving.opened.then(() => undefined)));
  await user.upload(chooser(), picture('first.png'));
  await user.click(await screen.findByRole('button', { name: 'Save photo' }));
  await user.upload(chooser(), picture('second.png'));
  expect(await screen.findByText('Preview of second.png')).toBeVisible();
  saving.open();
  expect(await screen.findByText('Photo saved')).toBeInTheDocument();
  expect(screen.getByText('Preview of second.png')).toBeVisible();
});

test('the photo editor shows the server’s refusal and keeps the file', async () => {
  const { user } = await openAccount();
  mockServer.use(
    http.post('*/account/profile-image', () => HttpResponse.json(examples.imageUnsupported, PROBLEM)),
  );
  await user.upload(chooser(), picture('odd.png'));
  await user.click(await screen.findByRole('button', { name: 'Save photo' }));
  expect(await within(panel('Profile')).findByRole('alert')).toHaveTextContent(
    'Choose a PNG, JPEG or WebP picture.',
  );
  expect(screen.getByText('Preview of odd.png')).toBeVisible();
});

test('E32 the photo editor shows the initials for an address that is no picture’s', async () => {
  await openAccount('profile-hostile');
  expect(session.getSnapshot().user?.userHeader).toBeNull();
  expect(panel('Profile').querySelector('img')).toBeNull();
});
