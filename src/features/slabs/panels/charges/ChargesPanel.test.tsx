import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zChargeList } from '#api/generated/zod/catalogue.gen.ts';
import { chargeInput } from '#entities/charges/chargeChanges.ts';
// Read beforehand, so that no test waits for it.
import '#shared/form/ConflictDialog.tsx';
import { storage } from '#shared/lib/storage.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { renderBesideLadder } from '#tests/support/ladder.tsx';
import { ChargesPanel } from './ChargesPanel.tsx';

const path = '/api/products/prd-0001/charges';
const headers = () => ({
  authorization: `Bearer ${storage.get('token') ?? ''}`,
  'content-type': 'application/json',
});
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });

/** Somebody else saves while this page is open. */
async function meanwhile(price: string): Promise<void> {
  const list = zChargeList.parse(await (await fetch(path, { headers: headers() })).json());
  const items = list.items
    .map(chargeInput)
    .map((charge) => (charge.type === 'Setup' ? { ...charge, price } : charge));
  const body = JSON.stringify({ items, version: list.version });
  expect((await fetch(path, { method: 'PUT', headers: headers(), body })).status).toBe(200);
}

async function show(name?: string) {
  const view = await renderBesideLadder(<ChargesPanel />, {}, name);
  await screen.findByRole('table');
  return view;
}

test('a charge is added, changed and removed', async () => {
  const { user } = await show();
  const before = names();
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add charge' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Digital proof');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Type' }), 'Order');
  await user.type(within(dialog).getByRole('textbox', { name: 'Price (USD)' }), '7.5');
  await user.click(within(dialog).getByRole('button', { name: 'Save charge' }));
  await waitFor(() => expect(names()).toEqual([...before, 'Digital proof']));
  expect(rowOf('Digital proof')).toHaveTextContent('Order$7.50same0Always');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Edit Digital proof' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit charge' });
  await user.click(within(edit).getByRole('checkbox', { name: 'Below minimum only' }));
  await user.click(within(edit).getByRole('button', { name: 'Save charge' }));
  await waitFor(() => expect(rowOf('Digital proof')).toHaveTextContent('Below minimum only'));

  await user.click(screen.getByRole('button', { name: 'Remove Digital proof' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Digital proof?' });
  await user.click(within(question).getByRole('button', { name: 'Remove charge' }));
  await waitFor(() => expect(names()).toEqual(before));
});

test('the dialog shows what is missing at its field, and sends nothing', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add charge' });
  await user.click(within(dialog).getByRole('button', { name: 'Save charge' }));
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name.'));
  expect(within(dialog).getByRole('textbox', { name: 'Price (USD)' })).toHaveAccessibleDescription(
    'Enter a price with at most 4 decimals.',
  );
  expect(dialog).toBeVisible();
});

test('409: somebody else changed the same price; both are shown and mine is kept', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Edit Setup' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit charge' });
  const price = within(dialog).getByRole('textbox', { name: 'Price (USD)' });
  await user.clear(price);
  await user.type(price, '99');
  await meanwhile('77.00');
  await user.click(within(dialog).getByRole('button', { name: 'Save charge' }));
  const conflict = await screen.findByRole('alertdialog');
  expectChanges(conflict, { 'Setup: Price (USD)': 'You both changed this' });
  expect(within(conflict).getByRole('row', { name: /^Setup: Price \(USD\)/ })).toHaveTextContent(
    /\$77\.00.*\$99\.00/,
  );
  await user.click(within(conflict).getByRole('button', { name: /mine|my/i }));
  await waitFor(() => expect(rowOf('Setup')).toHaveTextContent('$99.00'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('409: another field of the charge was changed; both changes stay without a question', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Edit Setup' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit charge' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Screen setup');
  await meanwhile('77.00');
  await user.click(within(dialog).getByRole('button', { name: 'Save charge' }));
  await waitFor(() => expect(rowOf('Screen setup')).toHaveTextContent('$77.00'));
});

test('409: somebody else changed the charge that is removed; both are shown, and it goes when mine is kept', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Remove Setup' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Setup?' });
  await meanwhile('77.00');
  await user.click(within(question).getByRole('button', { name: 'Remove charge' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Someone saved changes while you were editing',
  });
  expectChanges(dialog, { Setup: 'You both changed this' });
  expect(within(dialog).getByRole('row', { name: /^Setup/ })).toHaveTextContent(/\$77\.00.*Removed/);
  await user.click(within(dialog).getByRole('button', { name: /mine|my/i }));
  await waitFor(() => expect(names()).not.toContain('Setup'));
});

test('D25: who may not edit sees the charges, and why the buttons do nothing', async () => {
  const { user } = await show('auditor');
  const add = screen.getByRole('button', { name: 'Add charge' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription('You need the permission “Price Slabs: Edit” for this.');
  await user.click(add);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
