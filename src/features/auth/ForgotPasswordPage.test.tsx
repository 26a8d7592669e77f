import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { createGate } from '#tests/support/awaited.ts';
import { calls, expectAddress, renderApp } from '#tests/support/renderApp.tsx';

const FORGOT = 'POST /auth/forgot-password';
const answer = (email: string) => new RegExp(`^If ${email} belongs to an account, a link`);

afterEach(() => vi.useRealTimers());

test.each(['admin@backroom.test', 'nobody@backroom.test', 'inactive@backroom.test'])(
  'T24 the answer for %s is the same as for every e-mail',
  async (email) => {
    const { user } = await renderApp('/forgot-password');
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), `${email}{Enter}`);
    const sentence = await screen.findByText(answer(email));
    expect(sentence).toHaveAttribute('role', 'status');
    expect(calls()).toEqual([FORGOT]);
  },
);

test('the mail can be sent again after 60 s, by the clock', async () => {
  const { user } = await renderApp('/forgot-password');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'admin@backroom.test');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  const again = await screen.findByRole('button', { name: 'Send again in 60 s' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(again).toBeEnabled();
  act(() => void vi.advanceTimersByTime(59_000));
  // Awaited: the page may begin to listen to the clock only now.
  expect(await screen.findByRole('button', { name: 'Send again in 1 s' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  fireEvent.submit(again); // Enter in the field does the same
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(calls()).toEqual([FORGOT, FORGOT]);
});

test('an error is a notification and the e-mail stays in its field', async () => {
  const { user } = await renderApp('/forgot-password');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'fault-503@backroom.test{Enter}');
  const message = await screen.findByText(/isn’t available right now/);
  await waitFor(() => expect(message).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('fault-503@backroom.test');
  expect(screen.getByRole('button', { name: 'Send link' })).toBeEnabled();
});

test('the typed e-mail is passed from the sign-in page and back, in memory alone', async () => {
  const { user, address } = await renderApp('/login');
  const email = () => screen.findByRole('textbox', { name: 'E-mail' });
  await user.type(await email(), 'iris@northgate.test');
  await user.click(screen.getByRole('link', { name: /^Forgot/ }));
  await expectAddress('/forgot-password');
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeVisible();
  expect(await email()).toHaveValue('iris@northgate.test');
  expect(address()).toBe('/forgot-password');
  const kept = [localStorage, sessionStorage].flatMap((area) =>
    Array.from({ length: area.length }, (_, at) => area.getItem(area.key(at) ?? '')),
  );
  expect(kept.join()).not.toContain('iris@');

  await user.clear(await email());
  await user.type(await email(), 'iris.long@northgate.test');
  await user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(await email()).toHaveValue('iris.long@northgate.test');
});

test('a 429 says the waiting time in the current language', async () => {
  const { user } = await renderApp('/forgot-password');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'fault-429@backroom.test{Enter}');
  expect(await screen.findByText('Too many attempts. Try again in 7 seconds.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Русский');
  const send = await screen.findByRole('button', { name: 'Отправить ссылку' });
  await user.click(send);
  expect(await screen.findByText('Слишком много попыток. Повторите через 7 секунд.')).toBeVisible();
});

test('an answer that takes longer than 8 s shows a notice until it comes', async () => {
  const answered = createGate();
  mockServer.use(http.post('*/auth/forgot-password', () => answered.opened.then(() => undefined)));
  const { user } = await renderApp('/forgot-password');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'admin@backroom.test');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  const slow = () => screen.queryByText('The server is slow. Still waiting for its answer.');
  act(() => void vi.advanceTimersByTime(7999));
  expect(slow()).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(slow()?.closest('[role=status]')).toBeVisible();
  vi.useRealTimers();
  answered.open();
  expect(await screen.findByText(answer('admin@backroom.test'))).toBeVisible();
  await waitFor(() => expect(slow()).not.toBeInTheDocument());
});
