import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { openPayments as open } from '#tests/support/paymentsPage.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Only there: the timeline of the payment says the same a moment later. */
const toast = (text: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Notifications', hidden: true })).findByText(text);

test('payments that are not set up show a notice, and the list stays', async () => {
  const { user } = await open('payments-not-configured');
  expect(await screen.findByText('Card payments aren’t set up.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Payments' }));
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeVisible();
});

test('D25 a person without access is told which permission is missing', async () => {
  await open('menu-empty');
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText('Card Payment')).toBeVisible();
});

test('the list filters by state and amount, with totals of the result', async () => {
  const { user, router } = await open('accounts', '?tab=payments&status=failed&currency=USD&min=1');
  const table = await screen.findByRole('table', { name: 'Payments' });
  await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0));
  for (const row of within(table).getAllByRole('row').slice(1)) expect(row).toHaveTextContent('Declined');
  expect(screen.getByRole('button', { name: 'Remove filter From $1.00' })).toBeVisible();
  await user.click(button('Remove filter Status: Declined'));
  expect(router.state.location.search).toBe('?tab=payments&currency=USD&min=1');
  const totals = await screen.findByRole('table', { name: 'Totals for all matching payments' });
  expect(within(totals).getAllByRole('rowheader')).toHaveLength(1);
});

test('the list sorts by the amount', async () => {
  const { user, router } = await open('accounts', '?tab=payments&currency=USD');
  const table = await screen.findByRole('table', { name: 'Payments' });
  const amounts = () =>
    within(table)
      .getAllByRole('row')
      .map((row) => /\$([\d,]+\.\d\d)/.exec(row.textContent)?.[1]?.replace(',', ''))
      .flatMap((text) => (text === undefined ? [] : [Number(text)]));
  await waitFor(() => expect(amounts().length).toBeGreaterThan(5));
  await user.click(within(table).getByRole('button', { name: 'Amount' }));
  expect(router.state.location.search).toContain('sort=amountMinor');
  await waitFor(() => expect(amounts()).toEqual(amounts().toSorted((a, b) => a - b)));
  expect(amounts().length).toBeGreaterThan(5);
});

test('R18 an empty list offers the next step', async () => {
  const nothing = { items: [], page: 1, pageSize: 15, total: 0, totals: [], people: [] };
  mockServer.use(http.get('*/api/payments', () => HttpResponse.json(nothing)));
  const { user } = await open('accounts', '?tab=payments');
  expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
  await user.click(button('Take payment'));
  expect(await screen.findByRole('combobox', { name: 'Invoice or order' })).toBeVisible();
});

test('R18 a list that cannot be read says so, and a list without a match offers to clear the filters', async () => {
  const { user, go } = await open('accounts', '?tab=payments&q=fault-500');
  expect(await screen.findByRole('alert')).toBeVisible();
  await go('/stripe-payment?tab=payments&q=nosuchthing');
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible();
  await user.click(button('Clear filters'));
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeVisible();
});

/** Opens the drawer of the first payment that is paid whole and in dollars. */
async function openPaid(name: string) {
  const view = await open(name, '?tab=payments&status=succeeded&currency=USD&q=lakeside');
  const table = await screen.findByRole('table', { name: 'Payments' });
  const row = (await within(table).findAllByRole('row')).find((each) => within(each).queryByText('Paid'));
  if (!row) throw new Error('No payment is paid whole.');
  await view.user.click(within(within(row).getByRole('rowheader')).getByRole('button'));
  const drawer = await screen.findByRole('dialog', { name: /^Payment for/ });
  await waitForFocus(drawer);
  await within(drawer).findByRole('list', { name: 'Timeline' });
  return { ...view, drawer: within(drawer) };
}

test('a part is refunded with a reason, never more than the rest', async () => {
  const { user, drawer } = await openPaid('accounts');
  await user.click(drawer.getByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund' });
  await waitForFocus(dialog);
  const amount = within(dialog).getByRole('textbox', { name: 'Amount (USD)' });
  await user.clear(amount);
  await user.type(amount, '9999999');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText(/^Only \$.* can still be refunded\.$/)).toBeVisible();
  expect(within(dialog).getByText('Choose a reason.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '10');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Duplicate payment');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await toast(/^\$10\.00 refunded|^Refund of \$10\.00 started/)).toBeInTheDocument();
  const refunds = await drawer.findByRole('list', { name: 'Refunds' });
  expect(within(refunds).getByText('$10.00')).toBeVisible();
});

test('D25 without the permission to refund the button gives its reason', async () => {
  const { drawer } = await openPaid('auditor');
  const refund = drawer.getByRole('button', { name: 'Refund…' });
  expect(refund).toHaveAttribute('aria-disabled', 'true');
  expect(refund).toHaveAccessibleDescription('You need the permission “Card Payment: Refund” for this.');
});

test('a receipt is sent again, to another address', async () => {
  const { user, drawer } = await openPaid('accounts');
  await user.click(drawer.getByRole('button', { name: 'Send receipt' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send receipt' });
  await waitForFocus(dialog);
  const mail = within(dialog).getByRole('textbox', { name: 'E-mail' });
  await user.clear(mail);
  await user.type(mail, 'owner@lakeside.test');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await toast('Receipt sent to owner@lakeside.test')).toBeInTheDocument();
});

describe('a record that changed meanwhile', () => {
  const wrong = (current: object) =>
    HttpResponse.json(
      { ...examples.wrongState, current },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );

  test('is a link that was paid: the dialog says so and does not deactivate it', async () => {
    mockServer.use(
      http.post('*/payment-links/:id/deactivate', () => wrong({ ...examples.paymentLink, status: 'paid' })),
    );
    const { user } = await open('accounts', '?tab=links&status=sent');
    const table = await screen.findByRole('table', { name: 'Payment links' });
    await within(table).findAllByRole('rowheader');
    await user.click(screen.getByRole('button', { name: /^Actions for INV-20418/ }));
    await chooseItem(user, await screen.findByRole('menuitem', { name: 'Deactivate link' }));
    const question = await screen.findByRole('alertdialog', { name: 'Deactivate this link?' });
    await waitForFocus(question);
    await user.click(within(question).getByRole('button', { name: 'Deactivate link' }));
    expect(await screen.findByText('This isn’t possible because the status is now “Paid”.')).toBeVisible();
  });

  test.each([
    ['failed after all', { status: 'failed' }, 'Declined'],
    ['somebody else has refunded', { refundedMinor: examples.payment.amountMinor }, 'Refunded'],
  ])('is a payment that %s: the dialog says so when its receipt is sent', async (_, change, state) => {
    mockServer.use(http.post('*/payments/:id/receipt', () => wrong({ ...examples.payment, ...change })));
    const { user, drawer } = await openPaid('accounts');
    await user.click(drawer.getByRole('button', { name: 'Send receipt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send receipt' });
    await waitForFocus(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      `This isn’t possible because the status is now “${state}”.`,
    );
  });

  test('has an unknown state, which is named in the words of the server', async () => {
    mockServer.use(http.post('*/payments/:id/receipt', () => wrong({ status: 'frozen' })));
    const { user, drawer } = await openPaid('accounts');
    await user.click(drawer.getByRole('button', { name: 'Send receipt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send receipt' });
    await waitForFocus(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'A live price can’t be edited. Start a draft.',
    );
  });
});

test('a sent payment link is deactivated after a question', async () => {
  const { user } = await open('accounts', '?tab=links&status=sent');
  const table = await screen.findByRole('table', { name: 'Payment links' });
  await within(table).findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: /^Actions for INV-20418/ }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Deactivate link' }));
  const question = await screen.findByRole('alertdialog', { name: 'Deactivate this link?' });
  await waitForFocus(question);
  await user.click(within(question).getByRole('button', { name: 'Deactivate link' }));
  expect(await screen.findByText('Link deactivated')).toBeInTheDocument();
  await waitFor(() => expect(within(table).queryByText('Sent')).not.toBeInTheDocument());
});
