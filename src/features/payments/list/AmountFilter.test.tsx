import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { openPayments } from '#tests/support/paymentsPage.tsx';

/** The open filter of amounts. */
async function openAmounts(search = '') {
  const view = await openPayments('accounts', `?tab=payments${search}`);
  await screen.findByRole('table', { name: 'Payments' });
  await view.user.click(screen.getByRole('button', { name: 'Amount', expanded: false }));
  const filter = within(screen.getByRole('group', { name: 'Amount' }));
  const from = filter.getByRole('textbox', { name: 'From' });
  const apply = () => view.user.click(filter.getByRole('button', { name: 'Apply' }));
  const address = () => view.router.state.location.search;
  return { ...view, filter, from, apply, address };
}

test('D33 an amount that differs from the input keeps its notice, and applying asks', async () => {
  const { user, filter, from, apply, address } = await openAmounts();
  await user.type(from, '12,82');
  await user.tab();
  expect(from).toHaveValue('1282');
  expect(from).toHaveAccessibleDescription('Removed: ,\u00a0(comma) – use a decimal point');

  await apply();
  const dialog = await screen.findByRole('alertdialog', { name: 'Is this number right?' });
  await waitForFocus(dialog);
  expect(dialog).toHaveAccessibleDescription('From now reads 1282. Removed: ,\u00a0(comma).');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(from).toHaveFocus());
  expect(address()).toBe('?tab=payments');
  expect(filter.getByText(/^Removed/)).toBeVisible();

  await apply();
  await user.click(await screen.findByRole('button', { name: 'Apply as shown' }));
  await waitFor(() => expect(address()).toBe('?tab=payments&min=1282&currency=USD'));
  expect(filter.queryByText(/^Removed/)).not.toBeInTheDocument();
  expect(from).toBeVisible();
});

test('D33 on a German keyboard the comma is the decimal sign of an amount', async () => {
  const { user, from, address } = await openAmounts();
  await changeLanguage('de');
  await user.type(from, '12,82{Enter}');
  await waitFor(() => expect(address()).toBe('?tab=payments&min=12.82&currency=USD'));
  expect(from).toHaveValue('12.82');
});

test('Back replaces an amount together with its notice', async () => {
  const { user, from, go, filter } = await openAmounts();
  await user.type(from, '1e3');
  expect(filter.getByText(/^Removed/)).toBeVisible();
  await go('/stripe-payment?tab=payments&currency=USD&min=7');
  await waitFor(() => expect(from).toHaveValue('7'));
  expect(filter.queryByText(/^Removed/)).not.toBeInTheDocument();
});
