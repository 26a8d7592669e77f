import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { PaymentsPage } from '#features/payments/PaymentsPage.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#features/payments/drawer/PaymentDrawer.tsx';
import '#features/payments/drawer/ReceiptDialog.tsx';
import '#features/payments/drawer/RefundDialog.tsx';
import '#features/payments/take/card/CardForm.tsx';
import '#features/payments/take/card/nextAction.ts';
import '#shared/table/ActionMenu.tsx';
import { storage } from '#shared/lib/storage.ts';
import { installInPageStripe } from './inPageStripe.ts';
import { renderSignedIn } from './renderSignedIn.tsx';

/** The card payment screen as a member of staff sees it, without the shell; the card form stands in the page. */
export function openPayments(name: string, search = '') {
  installInPageStripe();
  storage.session.remove('paymentAttempt');
  return renderSignedIn(name, <PaymentsPage />, `/stripe-payment${search}`);
}

const chargeButton = () => screen.getByRole('button', { name: /^Charge \$/ });

/** Waits until the card form is complete. */
export const waitUntilChargeable = () =>
  waitFor(() => expect(chargeButton()).not.toHaveAttribute('aria-disabled', 'true'));

/** Chooses to take the card by phone, and types it. */
export async function typeCard(
  { user }: Awaited<ReturnType<typeof openPayments>>,
  number: string,
): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: /^Phone/ }));
  const card = await screen.findByLabelText('Card number');
  await user.clear(card);
  await user.type(card, number);
  await user.type(screen.getByLabelText(/Expiration/), '1231');
  await user.type(screen.getByLabelText(/Security code/), '123');
  await user.type(screen.getByLabelText(/ZIP/), '12345');
  await waitUntilChargeable();
}
