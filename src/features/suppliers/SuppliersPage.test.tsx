import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { expectChanges } from '#tests/support/conflict.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './SupplierDrawer.tsx';
import { SuppliersPage } from './SuppliersPage.tsx';

const openSuppliers = (name: string, search = '') =>
  renderSignedIn(name, <SuppliersPage />, `/suppliers${search}`);

const table = () => screen.findByRole('table', { name: 'Suppliers' });
const codes = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** All suppliers as the server has them. */
async function known() {
  return itemsIn(await ask('GET /suppliers', { token: await tokenOf('admin@backroom.test') }));
}

async function openFirst(name: string) {
  const [first] = await known();
  if (!first) throw new Error('There is no supplier.');
  const view = await openSuppliers(name, `?open=${String(first.id)}`);
  const drawer = within(await screen.findByRole('dialog', { name: String(first.name) }));
  await drawer.findByRole('combobox', { name: 'Status' });
  return { ...view, first, drawer, path: `PATCH /suppliers/${String(first.id)}` };
}

test('suppliers are listed by name, found by code or name, sorted by a column and filtered by state', async () => {
  const { user } = await openSuppliers('catalogue');
  const all = await known();
  await waitFor(async () => expect(await codes()).toHaveLength(Math.min(15, all.length)));
  await user.click(await screen.findByRole('button', { name: 'Code' }));
  const sorted = all.map(({ code }) => String(code)).toSorted();
  await waitFor(async () => expect(await codes()).toEqual(sorted.slice(0, 15)));
  const { code, name } = all[0] ?? {};
  await user.type(screen.getByRole('searchbox', { name: 'Code or name' }), String(name));
  await waitFor(async () => expect(await codes()).toEqual([code]));
  await user.clear(screen.getByRole('searchbox', { name: 'Code or name' }));
  await user.click(screen.getByRole('button', { name: 'Status', expanded: false }));
  await user.click(await screen.findByRole('checkbox', { name: 'Paused' }));
  const paused = all.filter(({ status }) => status === 'paused');
  expect(await screen.findByRole('button', { name: 'Remove filter Status: Paused' })).toBeVisible();
  if (paused.length === 0) expect(await screen.findByText('No results')).toBeVisible();
  else await waitFor(async () => expect(await codes()).toHaveLength(paused.length));
});

test('a change is saved and shown in the list', async () => {
  const { user, drawer, first, path } = await openFirst('catalogue');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Status' }), 'Paused');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Supplier saved')).toBeInTheDocument();
  expect(await sentBodies(path)).toEqual([{ version: first.version, status: 'paused' }]);
  expect((await known()).find(({ id }) => id === first.id)).toMatchObject({ status: 'paused' });
  // Saved again at once, it is the version that was saved.
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Status' }), 'Active');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  await waitFor(async () => expect(await sentBodies(path)).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a letter is added to the chart; one that exists is refused at its field and not sent', async () => {
  const { user, drawer, first, path } = await openFirst('admin');
  await user.click(drawer.getByRole('button', { name: 'Add letter' }));
  const line = within(drawer.getAllByRole('group', { name: /^Code/ }).at(-1) ?? document.body);
  await user.type(line.getByRole('textbox', { name: 'Letter' }), 'a');
  await user.type(line.getByRole('textbox', { name: 'Discount %' }), '12.5');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await drawer.findByText('This letter is already in the list.')).toBeVisible();
  expect(await sentBodies(path)).toEqual([]);
  await user.clear(line.getByRole('textbox', { name: 'Letter' }));
  await user.type(line.getByRole('textbox', { name: 'Letter' }), 'x');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Supplier saved')).toBeInTheDocument();
  const now = (await known()).find(({ id }) => id === first.id);
  expect(now).toMatchObject({ discountCodes: { X: 12.5 } });
});

test('D12 a supplier that somebody saved with the same values asks nothing', async () => {
  const { user, drawer, first, path } = await openFirst('admin');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Status' }), 'Paused');
  const token = await tokenOf('merchandiser@backroom.test');
  const body = { version: first.version, status: 'paused', eqp: first.eqp !== true };
  expect(await ask(path, { token, body })).toMatchObject({ status: 200 });
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved by someone else with the same values')).toBeInTheDocument();
  const eqp = drawer.getByRole('checkbox', { name: 'End-quantity pricing' });
  await waitFor(() => expect(eqp).toHaveProperty('checked', first.eqp !== true));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('D12 when two people change one chart, each keeps the letters of their own', async () => {
  const { user, drawer, first, path } = await openFirst('admin');
  const percent = (line: number) => drawer.getAllByRole('textbox', { name: 'Discount %' })[line];
  const lines = drawer.getAllByRole<HTMLInputElement>('textbox', { name: 'Letter' });
  const [mine, theirs] = lines.map(({ value }) => value);
  const mineBox = percent(0);
  if (!mineBox || !mine || !theirs) throw new Error('The chart has too few letters.');
  await user.clear(mineBox);
  await user.type(mineBox, '61');
  const token = await tokenOf('merchandiser@backroom.test');
  const discountCodes: unknown = Object.assign({}, first.discountCodes, { [theirs]: 33 });
  expect(await ask(path, { token, body: { version: first.version, discountCodes } })).toMatchObject({
    status: 200,
  });
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  const conflict = await screen.findByRole('alertdialog');
  expectChanges(conflict, { [`Code ${mine}`]: 'You changed this' });
  await user.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Supplier saved')).toBeInTheDocument();
  const now = (await known()).find(({ id }) => id === first.id);
  expect(now).toMatchObject({ discountCodes: { [mine]: 61, [theirs]: 33 } });
});

test('without permission to edit the drawer is read-only and says why; without View Costs it has no chart', async () => {
  const { drawer } = await openFirst('service');
  expect(drawer.getByRole('combobox', { name: 'Status' })).toBeDisabled();
  expect(drawer.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  expect(drawer.queryByRole('button', { name: 'Add letter' })).not.toBeInTheDocument();
});

test('a missing supplier is reported, and a list that failed can be read again', async () => {
  const { user } = await openSuppliers('catalogue', '?open=sup-gone');
  expect(await screen.findByText('This supplier no longer exists')).toBeVisible();
  await user.keyboard('{Escape}');
  mockServer.use(http.get('*/suppliers', () => new HttpResponse(null, { status: 500 })));
  await user.type(screen.getByRole('searchbox', { name: 'Code or name' }), 'zzz');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  mockServer.resetHandlers();
  await user.click(retry);
  expect(await screen.findByText('No results')).toBeVisible();
});
