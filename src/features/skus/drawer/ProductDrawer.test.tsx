import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { findAction, drawer, openDrawer } from '#tests/support/productDrawer.tsx';

test('the drawer shows the product’s name and number, and closes to the list', async () => {
  const { user, router } = await openDrawer('merchandiser', 'prd-0001');
  const heading = await screen.findByRole('dialog', { name: /,/ });
  await waitForFocus(heading);
  expect(within(heading).getByText('AID-0001')).toBeVisible();
  expect(within(heading).getByRole('link', { name: 'Price slabs' })).toHaveAttribute(
    'href',
    '/slabs/prd-0001',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('ADR 21 the drawer says that an address leads to no product', async () => {
  await openDrawer('merchandiser', 'prd-9999');
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});

test('D25 the drawer tells a person without access which permission is missing', async () => {
  await openDrawer('menu-empty', 'prd-0001');
  expect(await within(drawer()).findByText('SKU Manager')).toBeVisible();
});

test('the drawer can retry a failed load', async () => {
  await openDrawer('merchandiser', 'fault-500');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the drawer shows an action without permission, says why, and does nothing', async () => {
  const { user } = await openDrawer('catalogue', 'prd-0001');
  const item = await findAction(user, /^Actions for/, /Archive/);
  expect(item).toHaveTextContent('You need the permission “SKU Manager: Archive” for this.');
  await user.click(item);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('D25 the drawer has no link to prices for a person who may not see them', async () => {
  await openDrawer('catalogue', 'prd-0001');
  const slabs = await screen.findByRole('button', { name: 'Price slabs' });
  expect(slabs).toHaveAttribute('aria-disabled', 'true');
  expect(slabs).toHaveAccessibleDescription('You need the permission “Price Slabs” for this.');
});
