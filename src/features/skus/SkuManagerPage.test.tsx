import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { SkuManagerPage } from '#features/skus/SkuManagerPage.tsx';
import { mockServer } from '#mocks/adapters/unit.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { resizeTo } from '#tests/support/layoutPage.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';

const open = (name: string, search = '') => renderSignedIn(name, <SkuManagerPage />, `/skumanager${search}`);
const table = (name = 'Products') => screen.findByRole('table', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const codes = async (name?: string) => {
  const rows = within(await table(name)).getAllByRole('rowheader');
  return rows.map((row) => within(row).getByRole('link').textContent);
};
const firstPage = async (name?: string) => {
  await table(name);
  await waitFor(async () => expect((await codes(name)).length).toBeGreaterThan(0));
};

test('products are sorted by SKU, fifteen to a page, with the margin only for those who may see costs', async () => {
  await open('merchandiser');
  await firstPage();
  const shown = await codes();
  expect(shown).toHaveLength(15);
  expect(shown.toSorted()).toEqual(shown);
  expect(screen.getByText('1–15 of 60 results')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'GP % at 250' })).toBeVisible();
});

test('without View Costs there is no margin, and it cannot be filtered by', async () => {
  const { user } = await open('catalogue');
  await firstPage();
  expect(screen.queryByRole('columnheader', { name: /GP %/ })).not.toBeInTheDocument();
  await user.click(button('More'));
  expect(screen.getByRole('checkbox', { name: 'No confirmed match' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /below floor|cost/ })).not.toBeInTheDocument();
});

test.each([
  ['asks about margins', '?flag=underFloor'],
  ['asks which costs are known', '?flag=noCost'],
  ['sorts by margins', '?sort=-gpPct250'],
])('D25 a link that %s is refused with the permission that is missing', async (_what, query) => {
  await open('catalogue', query);
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText('View Costs')).toBeVisible();
});

test('D25 a person without access is told which permission is missing', async () => {
  await open('menu-empty');
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText('SKU Manager')).toBeVisible();
});

test('R18 a list that cannot be read says so and can be read again', async () => {
  const { go } = await open('merchandiser', '?q=fault-500');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button('Retry')).toBeVisible();
  await go('/skumanager?q=bottle');
  await firstPage();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('R18 a list without a match offers to clear the filters', async () => {
  const { user, router } = await open('merchandiser', '?q=nosuchthing&status=closeout');
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible();
  await user.click(button('Clear filters'));
  await firstPage();
  expect(router.state.location.search).toBe('');
});

const nothing = { items: [], page: 1, pageSize: 15, total: 0 };

test.each([
  { view: 'products', search: '', title: 'No products yet' },
  { view: 'skus', search: '?view=skus', title: 'No SKUs yet' },
])('R18 an empty catalogue of $view offers the next step', async ({ view, search, title }) => {
  mockServer.use(http.get(`*/api/${view}`, () => HttpResponse.json(nothing)));
  const { user, router } = await open('merchandiser', search);
  const empty = (await screen.findByRole('heading', { name: title })).parentElement;
  if (!empty) throw new Error('The heading stands alone.');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  await user.click(within(empty).getByRole('button', { name: 'New product' }));
  expect(new URLSearchParams(router.state.location.search).get('dialog')).toBe('create');
});

test('D25 an empty catalogue shows the next step disabled, with the reason, to a person without permission', async () => {
  mockServer.use(http.get('*/api/products', () => HttpResponse.json(nothing)));
  const { user } = await open('auditor');
  const empty = (await screen.findByRole('heading', { name: 'No products yet' })).parentElement;
  if (!empty) throw new Error('The heading stands alone.');
  const create = within(empty).getByRole('button', { name: 'New product' });
  expect(create).toHaveAccessibleDescription(/SKU Manager: Edit/);
  expect(within(empty).getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(create);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a default view opens with the list, and no other rows are shown before it', async () => {
  const asked: string[] = [];
  const view = {
    id: 'view-own',
    screen: 'skumanager.products',
    name: 'Bottles',
    query: 'q=bottle',
    columns: [],
    density: 'normal',
    scope: 'personal',
    isDefault: true,
    mine: true,
    owner: { id: 'usr-1', name: 'Sofia Lindqvist' },
    version: 1,
  };
  mockServer.use(
    http.get('*/api/views', () => HttpResponse.json({ items: [view] })),
    http.get('*/api/products', ({ request }) => {
      const { searchParams } = new URL(request.url);
      // The note about syncs counts the products with a failed one.
      if (!searchParams.has('flag')) asked.push(searchParams.get('q') ?? 'all');
    }),
  );
  const { router } = await open('merchandiser');
  await firstPage();
  expect(router.state.location.search).toBe('?q=bottle');
  expect(asked).toEqual(['bottle']);
  for (const row of within(await table())
    .getAllByRole('row')
    .slice(1))
    expect(row).toHaveTextContent(/bottle/i);
});

test('filters stand in the address and as chips; removing one keeps the others', async () => {
  const { user, router } = await open('merchandiser', '?supplierId=sup-01&stock=in');
  await firstPage();
  const chips = await screen.findByRole('list', { name: 'Active filters' });
  await waitFor(() => expect(within(chips).getByRole('button', { name: /Supplier: [A-Z]/ })).toBeVisible());
  await user.click(within(chips).getByRole('button', { name: /Stock: In stock/ }));
  expect(router.state.location.search).toBe('?supplierId=sup-01');
});

test('E69 a filter value that is too long says so, and is neither cut nor applied', async () => {
  const { user } = await open('merchandiser');
  await firstPage();
  await user.click(button('More'));
  await user.type(screen.getByLabelText('Feature'), 'Material');
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'x'.repeat(121) } });
  expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('Enter at most 120 characters.');
  await user.click(button('Apply'));
  expect(screen.getByText('1–15 of 60 results')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'Fleece' } });
  await user.click(button('Apply'));
  await waitFor(() => expect(screen.queryByText('1–15 of 60 results')).not.toBeInTheDocument());
});

test('a row expands to its SKUs', async () => {
  const { user } = await open('merchandiser');
  await firstPage();
  const [first = ''] = await codes();
  await user.click(button(`Parts of ${first}`));
  const parts = await screen.findByRole('table', { name: `SKUs of ${first}` });
  expect(within(parts).getAllByRole('row')[1]).toHaveTextContent(first);
});

test('A06 the ladder of a row is shown on focus and hidden by Escape', async () => {
  const { user } = await open('merchandiser');
  await firstPage();
  const breaks = screen.getAllByRole('button', { name: /breaks? of/ })[0];
  breaks?.focus();
  const tip = await screen.findByRole('tooltip');
  expect(tip).toHaveTextContent(/live prices in USD/);
  expect(within(tip).getAllByRole('row').length).toBeGreaterThan(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('the list of SKUs has the same filters', async () => {
  const { user, router } = await open('merchandiser', '?q=bottle&page=1&sort=-name');
  await firstPage();
  await user.click(screen.getByRole('link', { name: 'SKUs' }));
  await firstPage('SKUs');
  expect(router.state.location.search).toBe('?q=bottle&view=skus');
  expect(screen.getByRole('columnheader', { name: 'Part ID' })).toBeVisible();
});

test('D25 an auditor reads everything and changes nothing, and is told why', async () => {
  const { user } = await open('auditor');
  await firstPage();
  for (const name of [/^New product/, /^Import/])
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  expect(button(/^New product/)).toHaveAttribute('title', expect.stringContaining('SKU Manager: Edit'));
  const [first = ''] = await codes();
  await user.click(screen.getByRole('checkbox', { name: `Select ${first}` }));
  expect(button('Change status')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Change status'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a bulk action asks for its value, then shows a preview', async () => {
  const { user } = await open('merchandiser');
  await firstPage();
  const [first = ''] = await codes();
  await user.click(screen.getByRole('checkbox', { name: `Select ${first}` }));
  await user.click(button('Change status'));
  const dialog = await screen.findByRole('dialog', { name: 'Change status' });
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText('Required for the preview')).toBeVisible();
  await user.selectOptions(within(dialog).getByLabelText('Status'), 'closeout');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('button', { name: 'Change 1 item' })).toBeVisible();
});

test('on a phone the filters are behind one button with their count, the actions in one menu', async () => {
  const wide = window.innerWidth;
  resizeTo(360);
  onTestFinished(() => resizeTo(wide));
  const { user, router } = await open('merchandiser', '?status=active&stock=in');
  await firstPage();
  expect(screen.queryByRole('button', { name: 'Status 1 selected' })).not.toBeInTheDocument();
  await user.click(button('Filters 2 selected'));
  expect(button('Status 1 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  // D27: from 767 px on there is room for them.
  act(() => resizeTo(767));
  expect(button('Import')).toBeVisible();
  act(() => resizeTo(766.98));
  await user.click(button('More actions'));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Your jobs' }));
  expect(await screen.findByRole('dialog', { name: 'Your jobs' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=active&stock=in&dialog=jobs');
});
