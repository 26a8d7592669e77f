import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { session } from '#session/session.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import { drawer, changeElsewhere, openDrawer } from '#tests/support/productDrawer.tsx';

const CHARGES = '/products/prd-0001/charges';
const SAVE = `PUT ${CHARGES}`;
const open = (who = 'pricing.manager') => openDrawer(who, 'prd-0001', 'charges');
const inDrawer = () => within(drawer());
const charge = (name: string) => within(inDrawer().getByRole('group', { name }));
const box = (of: string, name: string) => charge(of).getByRole('textbox', { name });
const loaded = () => inDrawer().findByRole('group', { name: 'Setup' });
const save = () => inDrawer().getByRole('button', { name: 'Save changes' });

test('whoever may not price reads the amounts, and which permission is missing', async () => {
  await open('catalogue');
  await loaded();
  expect(box('Setup', 'Price (USD)')).toHaveValue('$55.00');
  expect(box('Setup', 'Price (USD)')).toHaveAttribute('readonly');
  expect(box('Each further colour', 'Repeat price (USD)')).toHaveValue('');
  expect(inDrawer().queryByText(/^Leave blank/)).not.toBeInTheDocument();
  expect(inDrawer().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(save()).toHaveAccessibleDescription('You need the permission “Price Slabs: Edit” for this.');
});

test('R27 who only reads the charges reads all prices with the same decimals', async () => {
  const line = { id: 'chg-1', type: 'Setup', per: 'Color', appliesLtm: false, includedUnits: 0 };
  const items = [
    { ...line, name: 'Setup', price: '55.00', repeatPrice: null },
    { ...line, id: 'chg-2', name: 'Run', price: '0.345', repeatPrice: '0.30' },
  ];
  mockServer.use(
    http.get(`*/api${CHARGES}`, () => HttpResponse.json({ items, currency: 'USD', version: 1 })),
  );
  await open('catalogue');
  await loaded();
  expect(box('Setup', 'Price (USD)')).toHaveValue('$55.000');
  expect(box('Run', 'Price (USD)')).toHaveValue('$0.345');
  expect(box('Run', 'Repeat price (USD)')).toHaveValue('$0.300');
});

test('charges are changed and removed in one save, and stand there after it', async () => {
  const { user } = await open();
  await loaded();
  await user.clear(box('Setup', 'Price (USD)'));
  await user.type(box('Setup', 'Price (USD)'), '60.');
  await user.clear(box('Setup', 'Repeat price (USD)'));
  await user.click(inDrawer().getByRole('button', { name: 'Remove Less than minimum' }));
  await user.click(save());
  expect(await screen.findByText('Charges saved')).toBeInTheDocument();
  const setup: unknown = expect.objectContaining({ name: 'Setup', price: '60', repeatPrice: null });
  const further: unknown = expect.objectContaining({ name: 'Each further colour', price: '0.37' });
  expect(await sentBodies(SAVE)).toEqual([{ version: expect.any(Number), items: [setup, further] }]);
  await waitFor(() => expect(inDrawer().queryByRole('button', { name: 'Discard changes' })).toBeNull());
  expect(box('Setup', 'Price (USD)')).toHaveDisplayValue(/^60/);
  expect(inDrawer().queryByRole('group', { name: 'Less than minimum' })).not.toBeInTheDocument();
});

test('a charge is added with all it says', async () => {
  const { user } = await open();
  await loaded();
  await user.click(inDrawer().getByRole('button', { name: 'Add charge' }));
  await user.type(box('New charge', 'Price (USD)'), '12.50');
  await user.selectOptions(charge('New charge').getByRole('combobox', { name: 'Per' }), 'Location');
  await user.click(charge('New charge').getByRole('checkbox', { name: /^Below minimum only/ }));
  await user.type(box('New charge', 'Name'), 'Proof');
  await user.click(save());
  expect(await screen.findByText('Charges saved')).toBeInTheDocument();
  const facts = { type: 'Setup', per: 'Location', price: '12.50', repeatPrice: null, appliesLtm: true };
  const proof = { name: 'Proof', ...facts, includedUnits: 0 };
  const known: unknown = expect.anything();
  expect(await sentBodies(SAVE)).toEqual([
    { version: expect.any(Number), items: [known, known, known, proof] },
  ]);
  await waitFor(() => expect(box('Proof', 'Price (USD)')).toHaveValue('12.50'));
});

test('the form shows the limits of the contract at its fields, and sends nothing', async () => {
  const { user } = await open();
  await loaded();
  await user.click(inDrawer().getByRole('button', { name: 'Add charge' }));
  await user.clear(box('New charge', 'Included'));
  await user.click(save());
  expect(await inDrawer().findByText('Enter a name.')).toBeVisible();
  expect(inDrawer().getByText('Enter a price with at most 4 decimals.')).toBeVisible();
  expect(inDrawer().getByText('Enter a whole number from 0 to 1,000.')).toBeVisible();
  expect(countCalls(SAVE)).toBe(0);
});

test('a price of 300 digits is told the limit of prices, in a charge as in the price ladder', async () => {
  const { user } = await open();
  await loaded();
  fireEvent.change(box('Setup', 'Price (USD)'), { target: { value: '9'.repeat(300) } });
  await user.click(save());
  await waitFor(() =>
    expect(box('Setup', 'Price (USD)')).toHaveAccessibleDescription('Enter a price below 1,000,000,000.'),
  );
  expect(countCalls(SAVE)).toBe(0);
});

test('the form shows a failure above the charges, and keeps the input', async () => {
  const { user } = await open();
  await loaded();
  await user.clear(box('Setup', 'Name'));
  await user.type(box('Setup', 'Name'), 'fault-500');
  await user.click(save());
  expect(await inDrawer().findByRole('alert')).toHaveTextContent('The server couldn’t do this');
  expect(inDrawer().getByDisplayValue('fault-500')).toBeVisible();
});

test('D12 a price that both have changed is chosen; what only they changed of the charge stays', async () => {
  const { user } = await open();
  await loaded();
  await user.clear(box('Setup', 'Price (USD)'));
  await user.type(box('Setup', 'Price (USD)'), '60.00');
  const setup = { name: 'Setup', type: 'Setup', per: 'Color', appliesLtm: false, includedUnits: 0 };
  const items = [{ ...setup, price: '70.125', repeatPrice: null }];
  await changeElsewhere(CHARGES, { items }, { method: 'PUT', who: 'pricing.manager' });
  await user.click(save());
  const conflict = await screen.findByRole('alertdialog');
  expectChanges(conflict, { 'Setup: Price (USD)': 'You both changed this' });
  const dialog = within(conflict);
  expect(dialog.getByRole('radio', { name: /\$70\.125$/ })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /\$60\.000/ }));
  await user.click(dialog.getByRole('button', { name: 'Save selection' }));
  expect(await screen.findByText('Charges saved')).toBeInTheDocument();
  expect((await sentBodies(SAVE)).at(-1)).toEqual({
    version: expect.any(Number),
    items: [{ ...setup, price: '60.00', repeatPrice: null }],
  });
});

test('D12 changes of two people to different charges, and to different fields of one, are both kept without a question', async () => {
  const { user } = await open();
  await loaded();
  await user.clear(box('Setup', 'Name'));
  await user.type(box('Setup', 'Name'), 'Screen');
  const setup = { name: 'Setup', type: 'Setup', per: 'Color', appliesLtm: false, includedUnits: 0 };
  const rush = { ...setup, name: 'Rush', type: 'Order', per: 'Order', price: '20.00', repeatPrice: null };
  const items = [{ ...setup, price: '70.00', repeatPrice: '25.00' }, rush];
  await changeElsewhere(CHARGES, { items }, { method: 'PUT', who: 'pricing.manager' });
  await user.click(save());
  expect(await screen.findByText('Charges saved')).toBeInTheDocument();
  expect((await sentBodies(SAVE)).at(-1)).toEqual({
    version: expect.any(Number),
    items: [{ ...setup, name: 'Screen', price: '70.00', repeatPrice: '25.00' }, rush],
  });
  expect(await inDrawer().findByRole('group', { name: 'Rush' })).toBeVisible();
});

test('the form shows what the server refuses of a charge at its field', async () => {
  const { user } = await open();
  await loaded();
  const message = 'This amount is too low.';
  const body = {
    type: 'about:blank',
    title: 'Refused',
    status: 422,
    errors: [{ field: 'items.1.price', message }],
  };
  mockServer.use(
    http.put(`*/api${CHARGES}`, () =>
      HttpResponse.json(body, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    ),
  );
  await user.type(box('Each further colour', 'Price (USD)'), '1');
  await user.click(save());
  await waitFor(() => expect(box('Each further colour', 'Price (USD)')).toHaveAccessibleDescription(message));
});

test('without charges the tab says what that means', async () => {
  const nothing = { items: [], currency: 'USD', version: 1 };
  mockServer.use(http.get(`*/api${CHARGES}`, () => HttpResponse.json(nothing)));
  await open();
  expect(await inDrawer().findByText(/^No charges yet\./)).toBeVisible();
});

test('a failed load can be tried again', async () => {
  mockServer.use(http.get(`*/api${CHARGES}`, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Retry' }));
  expect(await loaded()).toBeVisible();
});

test('D33 a draft keeps the notice about a removed comma in a list that grew', async () => {
  const first = await open();
  await loaded();
  await first.user.click(inDrawer().getByRole('button', { name: 'Add charge' }));
  await first.user.type(box('New charge', 'Price (USD)'), '12,50');
  await act(() => session.end('expired'));
  first.unmount();
  const { user } = await open();
  await loaded();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(box('New charge', 'Price (USD)')).toHaveValue('1250'));
  expect(box('New charge', 'Price (USD)')).toHaveAccessibleDescription(/^Removed: ,/);
  await user.type(box('New charge', 'Name'), 'Proof');
  await user.click(save());
  expect(await screen.findByRole('alertdialog', { name: 'Is this number right?' })).toBeVisible();
  expect(countCalls(SAVE)).toBe(0);
});
