import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import { choose, dialogAbove, drawer, changeElsewhere, openDrawer } from '#tests/support/productDrawer.tsx';

const PRODUCT = '/products/prd-0001'; // AID-0001
const inDrawer = () => within(drawer());

/** Looks for a product in the dialog, and takes it. */
async function chooseReplacement(user: UserEvent, dialog: HTMLElement): Promise<void> {
  await user.type(within(dialog).getByRole('searchbox', { name: 'Replacement' }), 'FLC-0002');
  expect(await within(dialog).findByText('1 result')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: /^FLC-0002/ }));
}

test('the menu of a product archives a product after a question, shows that, and restores it', async () => {
  const { user } = await openDrawer('merchandiser', 'prd-0001');
  await choose(user, 'Archive');
  const first = await dialogAbove('Archive AID-0001?', 'alertdialog');
  await user.click(within(first).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(countCalls(`DELETE ${PRODUCT}`)).toBe(0);

  await choose(user, 'Archive');
  const question = await dialogAbove('Archive AID-0001?', 'alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('AID-0001 archived')).toBeInTheDocument();
  await waitFor(() => expect(inDrawer().getByText(/^This product was archived on/)).toBeVisible());
  expect(countCalls(`DELETE ${PRODUCT}`)).toBe(1);

  await choose(user, 'Restore');
  expect(await screen.findByText('AID-0001 restored')).toBeInTheDocument();
  await waitFor(() => expect(inDrawer().queryByText(/was archived on/)).not.toBeInTheDocument());
});

test('D12 the menu of a product does not archive a product that somebody changed meanwhile without asking again', async () => {
  const { user } = await openDrawer('merchandiser', 'prd-0001');
  await screen.findByRole('textbox', { name: 'Name' });
  await changeElsewhere(PRODUCT, { name: 'Renamed meanwhile' });
  await choose(user, 'Archive');
  const question = await dialogAbove('Archive AID-0001?', 'alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Archive' }));
  const warning = await dialogAbove('Couldn’t archive AID-0001', 'alertdialog');
  await user.click(within(warning).getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('dialog', { name: 'Renamed meanwhile' })).toBeVisible();
  expect(inDrawer().queryByText(/was archived on/)).not.toBeInTheDocument();
});

test('the menu of a product discontinues a product, names its replacement, and links to it', async () => {
  const { user, router } = await openDrawer('merchandiser', 'prd-0001');
  await choose(user, 'Discontinue');
  const dialog = await dialogAbove('Discontinue AID-0001');
  expect(within(dialog).getByRole('radio', { name: 'No replacement' })).toBeChecked();
  await chooseReplacement(user, dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Discontinue product' }));
  expect(await screen.findByText('AID-0001 discontinued')).toBeInTheDocument();
  const body = { version: expect.any(Number), status: 'discontinued', replacedById: 'prd-0002' };
  expect(await sentBodies(`PATCH ${PRODUCT}`)).toEqual([body]);

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(await inDrawer().findByRole('link', { name: 'Open replacement' }));
  expect(await screen.findByRole('dialog', { name: /^Larch quarter-zip/ })).toBeVisible();
  expect(router.state.location.search).toBe('?open=prd-0002');
});

test('D12 the menu of a product keeps the choice when the product changed meanwhile, and discontinues it when sent again', async () => {
  const { user } = await openDrawer('merchandiser', 'prd-0001');
  await choose(user, 'Discontinue');
  const dialog = await dialogAbove('Discontinue AID-0001');
  await chooseReplacement(user, dialog);
  await changeElsewhere(PRODUCT, { name: 'Renamed meanwhile' });
  const send = within(dialog).getByRole('button', { name: 'Discontinue product' });
  await user.click(send);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Someone else changed this product.');
  expect(within(dialog).getByText(/^Renamed meanwhile will no longer be sold/)).toBeVisible();
  expect(within(dialog).getByRole('searchbox')).toHaveValue('FLC-0002');
  expect(within(dialog).getByRole('radio', { name: /^FLC-0002/ })).toBeChecked();

  await user.click(send);
  expect(await screen.findByText('AID-0001 discontinued')).toBeInTheDocument();
  const [stale, fresh] = await sentBodies(`PATCH ${PRODUCT}`);
  expect(fresh).toEqual({ ...Object(stale), version: expect.any(Number) });
  expect(fresh).not.toEqual(stale);
});

test('the menu of a product shows that the search for a replacement failed, and searches again with other words', async () => {
  const { user } = await openDrawer('merchandiser', 'prd-0001');
  await choose(user, 'Discontinue');
  const dialog = await dialogAbove('Discontinue AID-0001');
  await user.type(within(dialog).getByRole('searchbox'), 'fault-500');
  expect(await within(dialog).findByText('Couldn’t search. Edit your search to try again.')).toBeVisible();
  await user.clear(within(dialog).getByRole('searchbox'));
  await chooseReplacement(user, dialog);
  expect(within(dialog).getByRole('radio', { name: /^FLC-0002/ })).toBeChecked();
});

test('the menu of a product changes only the replacement of a discontinued product', async () => {
  const { user } = await openDrawer('merchandiser', 'prd-0057');
  await choose(user, 'Change replacement', /^Actions for GLS-0057$/);
  const dialog = await dialogAbove('Replacement for GLS-0057');
  await chooseReplacement(user, dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Save replacement' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await inDrawer().findByText(/^Discontinued\. Replaced by Larch quarter-zip.*\.$/)).toBeVisible();
});

test('the menu of a product opens the copy of a product, which has numbers of its own', async () => {
  const { user, router } = await openDrawer('merchandiser', 'prd-0001');
  await choose(user, 'Duplicate');
  const dialog = within(await dialogAbove('Copy of AID-0001'));
  expect(dialog.getByText(/^Its 6 SKUs, charges and features are copied/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(
    'River first-aid kit, polyester, 25 pieces',
  );
  expect(dialog.getByRole('textbox', { name: 'SKU' })).toHaveValue('');
  expect(dialog.getByRole('combobox', { name: 'Supplier' })).toHaveDisplayValue('Fieldstone Apparel');
  expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Wellness / First aid');
  await user.type(dialog.getByRole('textbox', { name: 'SKU' }), 'AID-9001');
  await user.type(dialog.getByRole('textbox', { name: 'Supplier’s number' }), 'FIE-9001');
  await user.click(dialog.getByRole('button', { name: 'Create copy' }));
  expect(await screen.findByText('AID-9001 created')).toBeInTheDocument();
  expect(await sentBodies('POST /products')).toEqual([
    expect.objectContaining({ sku: 'AID-9001', productId: 'FIE-9001', copyOf: 'prd-0001', moq: 100 }),
  ]);
  await waitFor(() => expect(router.state.location.search).not.toBe('?open=prd-0001'));
  expect(await inDrawer().findByText('AID-9001')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'SKUs 6' })).toBeVisible();
});
