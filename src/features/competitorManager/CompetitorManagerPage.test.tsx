import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { askAs, askAsAnalyst, changeListing, CONFIRMED, SUGGESTED } from '#tests/support/matches.ts';
import { recordIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { Component as CompetitorManagerPage } from './route.tsx';
import { siteSearchUrl } from './siteSearchUrl.ts';
// Read beforehand, so that no test waits for a part of its own.
import './AttachDialog.tsx';
import './MatchDrawer.tsx';
import './MoveDialog.tsx';
import './ReadingDialog.tsx';
import '#entities/matches/RejectDialog.tsx';
import '#shared/form/ConflictDialog.tsx';
import '#shared/table/ActionMenu.tsx';
import '#shared/ui/Notifications.tsx';

beforeEach(() => resetSession());

const show = (name: string, address = '/competitor-manager/prd-0008') =>
  renderSignedIn(
    name,
    <Routes>
      <Route path="/competitor-manager/:productid" element={<CompetitorManagerPage />} />
    </Routes>,
    address,
  );

async function open(name = 'pricing.analyst') {
  const view = await show(name);
  const table = await screen.findByRole('table', { name: 'Competitors of this product' });
  await within(table).findByRole('row', { name: /Logo Harbor/ });
  return { ...view, table };
}

/** What is said in passing, apart from what describes a button. */
const toast = { selector: '[data-scope=toast] *' };

const rowOf = (name: string | RegExp) => screen.getByRole('row', { name });

async function choose(user: UserEvent, row: HTMLElement, action: string): Promise<void> {
  await user.click(within(row).getByRole('button', { name: /actions/i }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: action }));
}

test('R18 while it is read it says so', async () => {
  await show('pricing.analyst', '/competitor-manager/fault-hang');
  expect(screen.getByRole('status')).toHaveTextContent(/Loading/);
});

test('all competitors are listed, those without a match too, and how many are matched', async () => {
  const { table } = await open();
  expect(screen.getByText('2 of 10 competitors matched', { exact: false })).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  expect(rowOf(/Logo Harbor/)).toHaveTextContent(/Confirmed.*Exact|Confirmed.*Equivalent/);
  expect(rowOf(/Regent Branded Goods/)).toHaveTextContent('No match');
  expect(screen.getByRole('link', { name: 'Market position' })).toHaveAttribute(
    'href',
    '/competitorAnalysisDetail?productId=prd-0008',
  );
});

test('a product that does not exist, and the way back', async () => {
  await show('pricing.analyst', '/competitor-manager/prd-9999');
  expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the SKU Manager' })).toHaveAttribute(
    'href',
    '/skumanager',
  );
});

test('a suggestion is confirmed with its reasons in sight', async () => {
  const { user } = await open();
  const panel = within(screen.getByRole('region', { name: 'Suggestions' }));
  expect(panel.getByText(/GTIN 100%|Title 71%/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Confirm the match of PrintParade' }));
  expect(await screen.findByText('Match confirmed')).toBeInTheDocument();
  expect(await screen.findByText('3 of 10 competitors matched', { exact: false })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull();
});

test('y confirms and n rejects the current row, with a reason', async () => {
  const { user } = await open();
  rowOf(/PrintParade/).focus();
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject the match of PrintParade?' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason for rejection' }), 'Not decorated');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Match rejected')).toBeInTheDocument();
  expect(recordIn(await askAsAnalyst(`GET /matches/${SUGGESTED}`))).toMatchObject({
    status: 'rejected',
    rejectReason: 'notDecorated',
  });
});

test('what somebody else decided first is said, and nothing is decided twice', async () => {
  const { user } = await open();
  await askAs('admin@backroom.test', `POST /matches/${SUGGESTED}/reject`, { version: 1, reason: 'other' });
  await user.click(screen.getByRole('button', { name: 'Confirm the match of PrintParade' }));
  expect(await screen.findByText('Couldn’t save')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull());
  expect(recordIn(await askAsAnalyst(`GET /matches/${SUGGESTED}`))).toMatchObject({ version: 2 });
});

test('a competitor is marked as not selling the product, and searched again', async () => {
  const { user } = await open();
  await choose(user, rowOf(/Regent Branded Goods/), 'Mark as not sold there');
  await waitFor(() => expect(rowOf(/Regent Branded Goods/)).toHaveTextContent('Not sold there'));
  await choose(user, rowOf(/Regent Branded Goods/), 'Search this competitor again');
  await waitFor(() => expect(rowOf(/Regent Branded Goods/)).not.toHaveTextContent('Not sold there'));
});

test('a competitor is left out of scans for one product, as its row says, and scanned again', async () => {
  const { user } = await open();
  await choose(user, rowOf(/Logo Harbor/), 'Don’t scan for this product');
  await waitFor(() => expect(rowOf(/Logo Harbor/)).toHaveTextContent('Not scanned'));
  await choose(user, rowOf(/Logo Harbor/), 'Scan again');
  await waitFor(() => expect(rowOf(/Logo Harbor/)).not.toHaveTextContent('Not scanned'));
  expect(rowOf(/Logo Harbor/)).toHaveTextContent('Confirmed');
});

test('a page is attached by its URL, after it was looked at', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Attach page' }));
  const url = await screen.findByRole('textbox', { name: 'URL' });
  await user.type(url, 'https://logo-harbor.example/p/0008');
  await user.click(screen.getByRole('button', { name: 'Check page' }));
  expect(await screen.findByText('This product already has this page.')).toBeVisible();
  await user.clear(url);
  await user.type(url, 'https://merch-meadow.example/rain/pongee-umbrella?utm_source=x');
  await user.click(screen.getByRole('button', { name: 'Check page' }));
  const form = within(await screen.findByRole('dialog', { name: 'Attach a page of Merch Meadow' }));
  expect(form.getByText('https://merch-meadow.example/rain/pongee-umbrella')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Listing title' })).toHaveValue('Pongee umbrella');
  const factor = form.getByRole('textbox', { name: 'Pack factor' });
  await user.clear(factor);
  await user.type(factor, '25');
  expect(form.getByText(/^Sold by box of 25: \$\d/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Attach page' }));
  expect(await screen.findByText('Page attached')).toBeInTheDocument();
  await waitFor(() => expect(rowOf(/Merch Meadow/)).toHaveTextContent('Pongee umbrella'));
});

test('a competitor without a match is opened to attach a page', async () => {
  const { user } = await open();
  await user.click(
    within(rowOf(/Regent Branded Goods/)).getByRole('button', { name: 'Regent Branded Goods' }),
  );
  expect(await screen.findByRole('dialog', { name: 'Attach a page' })).toBeVisible();
});

test('a reading is typed break by break, and an anomaly is marked', async () => {
  const { user } = await show('pricing.analyst', `/competitor-manager/prd-0008?open=${CONFIRMED}`);
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('tab', { name: 'Readings' }));
  const readings = await drawer.findByRole('table', { name: 'Readings' });
  await user.click(drawer.getByRole('button', { name: 'Add reading' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a reading of Logo Harbor' }));
  const first = form.getByRole('textbox', { name: 'Unit price, break 1' });
  await user.clear(first);
  await user.type(first, '0');
  await user.click(form.getByRole('button', { name: 'Add reading' }));
  expect(await form.findByText('Enter a price above 0 with up to 4 decimals.')).toBeVisible();
  await user.clear(first);
  await user.type(first, '.');
  // E120
  expect(await form.findByText('Not a number')).toBeVisible();
  await user.clear(first);
  await user.type(first, '7.77');
  await user.click(form.getByRole('button', { name: 'Add reading' }));
  expect(await screen.findByText('Reading added')).toBeInTheDocument();
  expect(await within(readings).findByText(/\$7\.77/)).toBeVisible();
  await user.click(within(readings).getAllByRole('button', { name: 'Mark as anomaly' })[0] ?? readings);
  expect(await within(readings).findByRole('button', { name: 'Count again' })).toBeVisible();
  expect(recordIn(await askAsAnalyst(`GET /matches/${CONFIRMED}`))).not.toMatchObject({
    reading: { breaks: [{ unitPrice: '7.77' }] },
  });
});

test('a competitor without a page is searched on its own site', async () => {
  const { user } = await open();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await choose(user, rowOf(/Regent Branded Goods/), 'Search site');
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith(
      siteSearchUrl('regent-goods.example', 'Larch umbrella, pongee, 62"'),
      '_blank',
      'noopener,noreferrer',
    ),
  );
});

test('a page of another product is moved there; not where somebody rejected it', async () => {
  const { user } = await open();
  const { name, sku } = recordIn(await askAsAnalyst('GET /products/prd-0012'));
  await choose(user, rowOf(/Logo Harbor/), 'Move to another product');
  const form = within(await screen.findByRole('dialog', { name: 'Move the page of Logo Harbor' }));
  const send = () => user.click(form.getByRole('button', { name: 'Move to another product' }));
  await send();
  expect(await form.findByText('Choose a product.')).toBeVisible();
  await user.type(form.getByRole('searchbox', { name: 'Product it is of' }), String(sku));
  await user.click(await form.findByRole('radio', { name: `${String(sku)} ${String(name)}` }));
  changeListing('lst-0012-4', { url: 'https://logo-harbor.example/p/0008', status: 'rejected' });
  await send();
  expect(await form.findByText('Somebody rejected this page for that product.')).toBeVisible();
  changeListing('lst-0012-4', { url: 'https://logo-harbor.example/p/other' });
  await send();
  expect(await screen.findByText(`Moved to ${String(name)}`)).toBeInTheDocument();
  expect(recordIn(await askAsAnalyst(`GET /matches/${CONFIRMED}`))).toMatchObject({
    product: { id: 'prd-0012' },
  });
});

test('D12 when two people change one match, the conflict names both values', async () => {
  const { user } = await show('pricing.analyst', `/competitor-manager/prd-0008?open=${CONFIRMED}`);
  const drawer = within(await screen.findByRole('dialog'));
  const factor = await drawer.findByRole('textbox', { name: 'Pack factor' });
  await user.clear(factor);
  await user.type(factor, '10');
  await askAs('admin@backroom.test', `PATCH /matches/${CONFIRMED}`, { version: 1, packFactor: 25 });
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  const conflict = within(await screen.findByRole('alertdialog'));
  expect(conflict.getByText('25', { selector: 'td, td *' })).toBeVisible();
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Match saved')).toBeInTheDocument();
  expect(recordIn(await askAsAnalyst(`GET /matches/${CONFIRMED}`))).toMatchObject({ packFactor: 10 });
});

test('D25 who may only read sees everything, and each action says what it needs', async () => {
  const { user } = await open('merchandiser');
  expect(screen.getByRole('button', { name: 'Attach page' })).toHaveAccessibleDescription(
    'You need the permission “Competitor Manager: Edit” for this.',
  );
  await user.click(
    within(rowOf(/Regent Branded Goods/)).getByRole('button', { name: 'Regent Branded Goods' }),
  );
  expect(
    await screen.findByText('You need the permission “Competitor Manager: Edit” for this.', toast),
  ).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(within(rowOf(/Logo Harbor/)).getByRole('button', { name: /actions/i }));
  expect(await screen.findByRole('menuitem', { name: /Reject/ })).toHaveAttribute('aria-disabled', 'true');
});
