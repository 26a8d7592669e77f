import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, ignoreNotFound, isSilent } from '#api/errors.ts';
import { ConfirmViewport } from '#shared/ui/confirm.ts';
import { ErrorMessageContext } from '#shared/ui/errorMessage.ts';
import { showNotices } from '#shared/ui/notify.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { useConfirmedAction, type ConfirmedAction } from './useConfirmedAction.ts';

const speak = (error: unknown) => (isSilent(error) ? null : 'The usual sentence.');
let said: string[] = [];
beforeEach(async () => {
  await startTexts();
  said = [];
  showNotices(({ title, description }) => said.push([title, description].filter(Boolean).join(': ')));
});

const question = { title: 'Archive MUG-1?', text: 'It leaves the lists.', action: 'Archive' };

function DoIt({ action }: { action: ConfirmedAction<unknown> }) {
  const { act, pending } = useConfirmedAction();
  return (
    <button type="button" aria-disabled={pending} onClick={() => act(action)}>
      {'Do it'}
    </button>
  );
}

function start(action: Partial<ConfirmedAction<unknown>>) {
  const send = vi.fn(action.send ?? (() => Promise.resolve('MUG-1')));
  const refresh = vi.fn();
  const view = renderWithProviders(
    <ErrorMessageContext value={speak}>
      <DoIt action={{ failed: 'Couldn’t archive MUG-1', refresh, ...action, send }} />
      <ConfirmViewport />
    </ErrorMessageContext>,
  );
  const click = (name: string) => view.user.click(screen.getByRole('button', { name, hidden: true }));
  return { send, refresh, click };
}

test('nothing is sent before the answer, and nothing after a no', async () => {
  const { send, refresh, click } = start({ question });
  await click('Do it');
  expect(await screen.findByRole('alertdialog', { name: 'Archive MUG-1?' })).toBeVisible();
  await click('Cancel');
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(send).not.toHaveBeenCalled();
  expect(refresh).not.toHaveBeenCalled();
});

test('E80 a confirmed action is sent once and its success is shown', async () => {
  const { send, refresh, click } = start({ question, done: (sku) => `${String(sku)} archived` });
  const button = screen.getByRole('button', { name: 'Do it' });
  await click('Do it');
  await screen.findByRole('alertdialog');
  act(() => button.click());
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await click('Archive');
  await vi.waitFor(() => expect(said).toEqual(['MUG-1 archived']));
  expect(send).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('R16 a refusal is shown in a dialog', async () => {
  const refused = () => Promise.reject(new ApiError('http', { status: 422 }));
  const { refresh, click } = start({ send: refused, sentenceOf: (_, usual) => `${usual} BOT-2 was first.` });
  await click('Do it');
  const warning = await screen.findByRole('alertdialog', { name: 'Couldn’t archive MUG-1' });
  expect(warning).toHaveTextContent('The usual sentence. BOT-2 was first.');
  expect(refresh).toHaveBeenCalledTimes(1);
  await click('OK');
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(said).toEqual([]);
});

test('R16 a refusal of an action without a question is shown in a toast', async () => {
  const refused = () => Promise.reject(new ApiError('http', { status: 422 }));
  const { click } = start({ send: refused, toast: true });
  await click('Do it');
  await vi.waitFor(() => expect(said).toEqual(['Couldn’t archive MUG-1: The usual sentence.']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('D17 a reply that ends the session shows no error', async () => {
  const { send, refresh, click } = start({ send: () => Promise.reject(new ApiError('loginNeeded')) });
  await click('Do it');
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  await vi.waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'false'));
  expect(said).toEqual([]);
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('deleting a record that is gone already succeeds; any other refusal does not', async () => {
  const rejected = (status: number) => Promise.reject<string>(new ApiError('http', { status }));
  await expect(ignoreNotFound(Promise.resolve('gone'))).resolves.toBe('gone');
  await expect(ignoreNotFound(rejected(404))).resolves.toBeNull();
  await expect(ignoreNotFound(rejected(403))).rejects.toMatchObject({ status: 403 });
});
