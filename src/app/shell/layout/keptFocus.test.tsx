import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signInAs } from '#tests/support/renderApp.tsx';

/** What keeps the focus comes when the page is usable, with the mark of the top bar. */
const usable = () =>
  waitFor(() => expect(within(screen.getByRole('banner')).getAllByRole('status')).toHaveLength(2));
const about = () => screen.findByRole('textbox', { name: 'About you' });

test.each([
  ['Restore', 'half a sentence'],
  ['Discard', 'Looks after accounts, roles and the nightly jobs.'],
])('after “%s” of a draft the focus is at what follows, not on the body', async (name, text) => {
  await signInAs('admin');
  const first = await renderApp('/my-account');
  await first.user.clear(await about());
  await first.user.type(await about(), 'half a sentence');
  await waitFor(() => expect(Object.keys(window.sessionStorage).join()).toContain('backroom.draft.'));
  const { user } = await renderApp('/my-account');
  const button = await screen.findByRole('button', { name });
  await usable();
  await user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('Choose a photo')).toHaveFocus());
  expect(await about()).toHaveValue(text);
});

test('after “Send link” the focus stays at the button, which says when it works again', async () => {
  const { user } = await renderApp('/forgot-password');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'admin@backroom.test');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('button', { name: /again in/i })).toHaveFocus();
});
