import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { confirm, ConfirmViewport, warn } from './confirm.ts';

beforeEach(() => startTexts());

const question = { title: 'Sign out others?', text: 'Two sessions end at once.', action: 'Sign out others' };

test('the button with the verb answers yes and closes the dialog', async () => {
  const { user } = renderWithProviders(<ConfirmViewport />);
  const answer = confirm({ ...question, danger: true });
  const dialog = await screen.findByRole('alertdialog', { name: question.title });
  expect(dialog).toHaveAccessibleDescription(question.text);
  await user.click(screen.getByRole('button', { name: question.action }));
  expect(await answer).toBe(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test.each([
  ['Cancel', 'the button'],
  ['Escape', 'the key'],
])('%s answers no (%s)', async (way) => {
  const { user } = renderWithProviders(<ConfirmViewport />);
  const answer = confirm(question);
  const dialog = await screen.findByRole('alertdialog');
  await waitForFocus(dialog);
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: way }));
  expect(await answer).toBe(false);
});

test('a warning has one button', async () => {
  const { user } = renderWithProviders(<ConfirmViewport />);
  const read = warn({ title: 'Not ended', text: 'The sign-in is over.', action: 'OK' });
  await screen.findByRole('alertdialog', { name: 'Not ended' });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await read;
});

test('a dialog that is open when its viewport unmounts answers no and does not come back', async () => {
  const { unmount } = renderWithProviders(<ConfirmViewport />);
  const answer = confirm(question);
  await screen.findByRole('alertdialog');
  unmount();
  expect(await answer).toBe(false);
  renderWithProviders(<ConfirmViewport />);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

/** A page on which what asked is gone before the question has closed, alone or with the page it was on. */
function Page({ whole }: { whole: boolean }) {
  const [isGone, setIsGone] = useState(false);
  const ask = () => void confirm(question).then(() => setIsGone(true));
  return (
    <main>
      {isGone && whole ? (
        <div>
          <h1 tabIndex={-1}>Another page</h1>
          <a href="/home">Home</a>
        </div>
      ) : (
        <section>
          <h1 tabIndex={-1}>Photo</h1>
          <p>{!isGone && <button onClick={ask}>Remove photo</button>}</p>
          <button>Choose a photo</button>
        </section>
      )}
      <ConfirmViewport />
    </main>
  );
}

test.each([
  [false, 'what stands in its place', () => screen.getByRole('button', { name: 'Choose a photo' })],
  [true, 'the heading of the new page', () => screen.getByRole('heading', { name: 'Another page' })],
])('when what asked has gone (with its page: %s) the focus goes to %s', async (whole, _place, next) => {
  const { user } = renderWithProviders(<Page whole={whole} />);
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  await waitForFocus(await screen.findByRole('alertdialog'));
  await user.click(screen.getByRole('button', { name: question.action }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(next()).toHaveFocus());
});
