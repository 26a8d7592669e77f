import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signInAs } from '#tests/support/renderApp.tsx';

const put = (key: string, value: object) =>
  window.sessionStorage.setItem(`backroom.${key}`, JSON.stringify(value));
const note = { userId: 'u-1007', page: 'Team' };
const attempt = { key: 'k-1', fingerprint: '1200 USD INV-1', paymentId: null };

async function enter(): Promise<void> {
  const { user } = await renderApp('/login');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'service@backroom.test');
  await user.type(screen.getByLabelText('Password'), 'backroom{Enter}');
  await screen.findByRole('link', { name: 'Home', current: 'page' });
}

test.each([
  ['saved', 'Your last change was saved'],
  ['failed', 'Couldn’t save your last change'],
  ['unknown', 'Your last change may not be saved'],
])('D36 a write that is %s is reported once after the next sign-in', async (outcome, title) => {
  put('lateWrite', { ...note, outcome });
  await enter();
  await screen.findByText(title);
  expect(screen.getByText(/^Team: /)).toBeInTheDocument();
  expect(window.sessionStorage.getItem('backroom.lateWrite')).toBeNull();
});

test('D36 T16 another person sees no report', async () => {
  put('lateWrite', { ...note, userId: 'u-1', outcome: 'saved' });
  put('paymentAttempt', { ...attempt, userId: 'u-1' });
  await enter();
  await waitFor(() => expect(window.sessionStorage.getItem('backroom.lateWrite')).toBeNull());
  expect(screen.queryByText(/^Team: /)).not.toBeInTheDocument();
  expect(screen.queryByText('A card payment was under way')).not.toBeInTheDocument();
});

test('D36 a payment without a known outcome is reported, except on the page that asks for it', async () => {
  put('paymentAttempt', { ...attempt, userId: 'u-1007' });
  await enter();
  await screen.findByText('A card payment was under way');
  screen.getByText('Open Card Payment to see its outcome before you charge the card again.');
  await signInAs('service');
  await renderApp('/stripe-payment');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('A card payment was under way')).not.toBeInTheDocument();
});
