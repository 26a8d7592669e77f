import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { session } from '#session/session.ts';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import { dialogAbove } from '#tests/support/productDrawer.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { CreateProductDialog } from './CreateProductDialog.tsx';

const CREATE = 'POST /products';

async function open() {
  const onCreated = vi.fn();
  const onClose = vi.fn();
  const piece = <CreateProductDialog onCreated={onCreated} onClose={onClose} />;
  const view = await renderSignedIn('catalogue', piece, '/skumanager?dialog=create');
  const dialog = within(await dialogAbove('New product'));
  return {
    ...view,
    dialog,
    onCreated,
    onClose,
    box: (name: string) => dialog.getByRole('textbox', { name }),
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

const send = (user: UserEvent, dialog: Opened['dialog']) =>
  user.click(dialog.getByRole('button', { name: 'Create product' }));

/** All that a new product has to have. */
async function fill({ user, dialog, box }: Opened, sku: string): Promise<void> {
  await user.type(box('Name'), 'Moss mug');
  await user.type(box('SKU'), sku);
  await user.type(box('Supplier’s number'), 'FIE-1');
  await dialog.findByRole('option', { name: 'Fieldstone Apparel' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Supplier' }), 'Fieldstone Apparel');
  await dialog.findByRole('option', { name: 'Writing / Pens' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Writing / Pens');
  await user.type(box('MOQ'), '48');
}

test('missing input is shown at each field, and nothing is sent', async () => {
  const { user, dialog } = await open();
  await send(user, dialog);
  expect(await dialog.findByText('Enter a name of 1 to 256 characters.')).toBeVisible();
  expect(dialog.getByText('Choose a supplier.')).toBeVisible();
  expect(dialog.getByText('Choose a category.')).toBeVisible();
  expect(dialog.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(countCalls(CREATE)).toBe(0);
});

test('a product is created as a draft, and passed on', async () => {
  const opened = await open();
  await fill(opened, 'MUG-9001');
  await send(opened.user, opened.dialog);
  expect(await screen.findByText('MUG-9001 created')).toBeInTheDocument();
  const facts = { name: 'Moss mug', sku: 'MUG-9001', productId: 'FIE-1', description: '', isKvi: false };
  expect(await sentBodies(CREATE)).toEqual([
    { ...facts, supplierId: 'sup-06', categoryId: 'cat-pens', moq: 48 },
  ]);
  const made: unknown = expect.objectContaining({ sku: 'MUG-9001', status: 'draft' });
  expect(opened.onCreated).toHaveBeenCalledExactlyOnceWith(made);
});

test('a number in use is refused at its field, and the input stays', async () => {
  const opened = await open();
  const { user, dialog, box, onCreated } = opened;
  await fill(opened, 'AID-0001');
  await send(user, dialog);
  await waitFor(() => expect(box('SKU')).toBeInvalid());
  await waitFor(() => expect(box('SKU')).toHaveFocus());
  expect(box('SKU')).toHaveValue('AID-0001');
  expect(box('SKU')).toHaveAccessibleDescription('This SKU already exists.');
  expect(box('Name')).toHaveValue('Moss mug');
  expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Writing / Pens');
  expect(onCreated).not.toHaveBeenCalled();
});

test('lists that cannot be loaded say so at their fields', async () => {
  const broken = () => new HttpResponse(null, { status: 500 });
  mockServer.use(http.get('*/api/suppliers', broken), http.get('*/api/categories', broken));
  const { dialog } = await open();
  expect(await dialog.findByText('Couldn’t load suppliers.')).toBeVisible();
  expect(await dialog.findByText('Couldn’t load categories.')).toBeVisible();
});

test('E51 the draft is offered again after the session ended', async () => {
  const first = await open();
  await first.user.type(first.box('Name'), 'Moss mug');
  await act(() => session.end('expired'));
  first.unmount();
  const { user, dialog, box } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(box('Name')).toHaveValue('Moss mug'));
});
