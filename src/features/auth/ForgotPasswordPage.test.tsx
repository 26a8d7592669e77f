import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { calls, renderApp } from '#tests/support/renderApp.tsx';

const FORGOT = 'POST /auth/forgot-password';
const answer = (email: string) => new RegExp(`^If ${email} belongs to an account, a link`);

afterEach(() => vi.useRealTimers());

test.each(['admin@backroom.test', 'nobody@backroom.test', 'inactive@backroom.test'])(
  'T24 the answer for %s is the same as for all',
  async (email) => {
    const { user } = await renderApp('/forgot-password');
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), `${email}{Enter}`);
    const sentence = await screen.findByText(answer(email));
    expect(sentence).toHaveAttribute('role', 'status');
    expect(calls()).toEqual([FORGOT]);
  },
);

test('sending again takes 60 s, by the clock', async () => {
  const { user } = await renderApp('/forgot-password');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'admin@backroom.test');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  const again = await screen.findByRole('button', { name: 'Send again in 60 s' });
  expect(again).toBeDisabled();
  act(() => void vi.advanceTimersByTime(59_000));
  // Awaited: the page may begin to listen to the clock only now.
  expect(await screen.findByRole('button', { name: 'Send again in 1 s' })).toBeDisabled();
  fireEvent.submit(again); // Enter in the field does the same
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toBeDisabled();
  expect(calls()).toEqual([FORGOT, FORGOT]);
});

test('a failure is a notification and the e-mail stays', async () => {
  const { user } = await renderApp('/forgot-password');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'fault-503@backroom.test{Enter}');
  const told = await screen.findByText(/isn’t available right now/);
  await waitFor(() => expect(told).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('fault-503@backroom.test');
  expect(screen.getByRole('button', { name: 'Send link' })).toBeEnabled();
});
