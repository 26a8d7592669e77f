import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { storage } from '#shared/lib/storage.ts';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { waitUntilChargeable, openPayments as open, typeCard } from '#tests/support/paymentsPage.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const CHARGE = 'POST /payments';

test('an invoice is found by its number and keys alone, and stands in the address', async () => {
  const { user, router } = await open('accounts');
  const box = await screen.findByRole('combobox', { name: 'Invoice or order' });
  await user.type(box, 'inv-2041');
  await screen.findByRole('option', { name: /INV-20418/ });
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await screen.findByText('INV-20418', { selector: 'strong' });
  expect(router.state.location.search).toBe('?invoice=INV-20418');
  expect(screen.getByRole('textbox', { name: 'Amount (USD)' })).toHaveValue('7480.00');
  expect(screen.getByRole('radio', { name: /^Link/ })).toBeChecked();
});

test.each([
  { number: 'INV-20397', message: 'INV-20397 is fully paid.' },
  { number: 'INV-20350', message: 'INV-20350 was canceled. No payment is due.' },
  { number: 'INV-404', message: 'Invoice or order INV-404 not found.' },
])(
  'the invoice $number shows why it cannot be paid, and another one can be chosen',
  async ({ number, message }) => {
    await open('accounts', `?invoice=${number}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Invoice or order' })).toBeVisible();
  },
);

test('a payment link is offered first: to the customer, for the whole amount due', async () => {
  const { user } = await open('accounts', '?invoice=INV-20418');
  await user.click(await screen.findByRole('button', { name: 'Send link for $7,480.00' }));
  expect(await screen.findByRole('heading', { name: 'Link sent to accounts@brookfield.test' })).toHaveFocus();
  expect(await sentBodies('POST /payment-links')).toMatchObject([
    { amountMinor: 748_000, payableId: 'inv-20418', singleUse: true },
  ]);
});

test('a part is charged by phone, and the receipt says what is left', async () => {
  const opened = await open('accounts', '?invoice=INV-20418');
  const { user } = opened;
  const amount = await screen.findByRole('textbox', { name: 'Amount (USD)' });
  await user.clear(amount);
  await user.type(amount, '100');
  await typeCard(opened, '4242424242424242');
  await user.dblClick(button('Charge $100.00'));
  expect(await screen.findByRole('heading', { name: '$100.00 paid' })).toHaveFocus();
  expect(screen.getByText('Paid with Visa ending in 4242')).toBeVisible();
  expect(await screen.findByText('$7,380.00 is still due.')).toBeVisible();
  expect(countCalls(CHARGE)).toBe(1);
  expect(JSON.stringify(await sentBodies(CHARGE))).not.toContain('4242424242424242');
  expect(storage.session.get('paymentAttempt')).toBeNull();
  await user.click(button('New payment'));
  expect(await screen.findByRole('combobox', { name: 'Invoice or order' })).toBeVisible();
});

test('a declined card shows the reason and the next step, and another card pays', async () => {
  const opened = await open('accounts', '?invoice=INV-20418');
  await typeCard(opened, '4000000000009987');
  await opened.user.click(button(/^Charge/));
  const alert = await screen.findByText('The bank declined this card.');
  expect(alert.closest('[role=alert]')).toHaveTextContent('Ask for another card.');
  // Nobody at the till learns that it was lost.
  expect(document.body).not.toHaveTextContent(/lost/);
  await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveFocus());
  await opened.user.clear(screen.getByLabelText('Card number'));
  await opened.user.type(screen.getByLabelText('Card number'), '4242424242424242');
  await waitUntilChargeable();
  await opened.user.click(button(/^Charge/));
  expect(await screen.findByRole('heading', { name: '$7,480.00 paid' })).toBeVisible();
});

test('a payment whose answer was lost is looked up and found', async () => {
  const opened = await open('accounts', '?invoice=INV-20418');
  await typeCard(opened, '4242424242424242');
  await opened.user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'fault-lost');
  await opened.user.click(button(/^Charge/));
  expect(await screen.findByRole('heading', { name: '$7,480.00 paid' })).toBeVisible();
  expect(countCalls(CHARGE)).toBe(1);
});

test('a payment that never arrived can be sent again with the same input', async () => {
  const opened = await open('accounts', '?invoice=INV-20418');
  await typeCard(opened, '4242424242424242');
  const note = screen.getByRole('textbox', { name: 'Note (optional)' });
  await opened.user.type(note, 'fault-offline');
  await opened.user.click(button(/^Charge/));
  expect(
    await screen.findByRole('heading', { name: 'The payment didn’t go through. Nothing was charged.' }),
  ).toBeVisible();
  await opened.user.click(button('Retry payment'));
  expect(note).toHaveValue('fault-offline');
  await opened.user.clear(note);
  await opened.user.click(button(/^Charge/));
  expect(await screen.findByRole('heading', { name: '$7,480.00 paid' })).toBeVisible();
});

test('while the outcome is unknown nothing can be paid again, after a reload neither', async () => {
  mockServer.use(http.get('*/api/payment-attempts/:key', () => new HttpResponse(null, { status: 403 })));
  storage.session.set('paymentAttempt', {
    userId: '',
    key: 'k'.repeat(32),
    fingerprint: '[]',
    paymentId: null,
  });
  const { user } = await open('accounts', '?invoice=INV-20418');
  const kept = storage.session.get('authUser');
  storage.session.set('paymentAttempt', {
    ...{ userId: kept?.userId ?? '', key: 'k'.repeat(32), fingerprint: '[]', paymentId: null },
  });
  await user.click(await screen.findByRole('tab', { name: 'Payments' }));
  await user.click(screen.getByRole('tab', { name: 'Take payment' }));
  expect(
    await screen.findByRole('heading', { name: 'We don’t know yet if the card was charged' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry payment' })).not.toBeInTheDocument();
  expect(button('Check again')).toBeVisible();
});

test('a saved card is charged without its number', async () => {
  const { user } = await open('accounts', '?invoice=INV-20418');
  await user.click(await screen.findByRole('radio', { name: /^Phone/ }));
  await user.click(await screen.findByRole('radio', { name: /Visa ending in 4242/ }));
  await user.click(button('Charge $7,480.00'));
  expect(await screen.findByRole('heading', { name: '$7,480.00 paid' })).toBeVisible();
  const [body] = await sentBodies(CHARGE);
  expect(body).toMatchObject({ channel: 'phone', payableId: 'inv-20418' });
  expect(body).toHaveProperty('savedMethodId');
});

test('a saved card is removed after a question', async () => {
  const { user } = await open('accounts', '?invoice=INV-20418');
  await user.click(await screen.findByRole('radio', { name: /^Phone/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove card: Visa ending in 4242' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Visa ending in 4242?' });
  await waitForFocus(question);
  await user.click(within(question).getByRole('button', { name: 'Remove card' }));
  await waitFor(() =>
    expect(screen.queryByRole('radio', { name: /Visa ending in 4242/ })).not.toBeInTheDocument(),
  );
});

test('D25 without the permission to charge only links can be sent, and the form says so', async () => {
  await open('auditor', '?invoice=INV-20418');
  const phone = await screen.findByRole('radio', { name: /^Phone/ });
  expect(phone).toHaveAttribute('aria-disabled', 'true');
  expect(phone).toHaveAccessibleDescription('You need the permission “Card Payment: Charge” for this.');
});

test('the channels phone and mail say so where no card may be taken by them', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PAYMENTS_MOTO', 'off');
  await open('accounts', '?invoice=INV-20418');
  const phone = await screen.findByRole('radio', { name: /^Phone/ });
  expect(phone).toHaveAttribute('aria-disabled', 'true');
  expect(phone).toHaveAccessibleDescription(
    'Phone and mail payments are turned off for this payment account.',
  );
  expect(screen.getByRole('radio', { name: /^Mail/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('radio', { name: /^Customer present/ })).toHaveAttribute('aria-disabled', 'false');
});

test('pressing Pay after these channels were switched off says so and what to do', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const opened = await open('accounts', '?invoice=INV-20418');
  await typeCard(opened, '4242424242424242');
  vi.stubEnv('PAYMENTS_MOTO', 'off');
  await opened.user.click(button(/^Charge/));
  const message = await screen.findByText('Phone and mail payments are turned off. Send a link instead.');
  expect(message.closest('[role=alert]')).toBeVisible();
  expect(await sentBodies(CHARGE)).toMatchObject([{ channel: 'phone' }]);
});

test('an amount without an invoice needs its own permission, and a reason without a card number', async () => {
  const { user } = await open('accounts');
  await user.click(await screen.findByRole('button', { name: 'Charge without invoice' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for no invoice' }), '4242 4242 4242 4242');
  await user.type(screen.getByRole('textbox', { name: 'Amount (USD)' }), '25');
  await user.click(button(/^Send link/));
  expect(await screen.findByText('Enter what the payment is for, up to 120 characters.')).toBeVisible();
  expect(screen.getByText(/This looks like a card number/)).toBeVisible();
  expect(countCalls('POST /payment-links')).toBe(0);
});

test('the card is saved only with the consent that was read out', async () => {
  const opened = await open('accounts', '?invoice=INV-20418');
  await typeCard(opened, '5555555555554444');
  await opened.user.click(screen.getByRole('checkbox', { name: /^Save card/ }));
  await opened.user.click(button(/^Charge/));
  expect(await screen.findByText(/^Select this box once the cardholder has agreed/)).toBeVisible();
  expect(countCalls(CHARGE)).toBe(0);
  await opened.user.click(screen.getByRole('checkbox', { name: /^The cardholder agreed/ }));
  await waitUntilChargeable();
  await opened.user.click(button(/^Charge/));
  expect(await screen.findByRole('heading', { name: '$7,480.00 paid' })).toBeVisible();
  expect(await sentBodies(CHARGE)).toMatchObject([
    { saveCard: true, consent: { words: expect.stringContaining('agreed') } },
  ]);
});
