import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import './route.tsx';
import { SlabsPage } from './SlabsPage.tsx';

/** Products of the mock's seed. */
const PLAIN = 'prd-0001';
const WITHOUT_COST = 'prd-0010';
const WITHOUT_LADDER = 'prd-0049';
const COSTS_ROSE = 'prd-0029';

const open = (name: string, productId: string) =>
  renderSignedIn(
    name,
    <Routes>
      <Route path="/slabs/:productid" element={<SlabsPage />} />
    </Routes>,
    `/slabs/${productId}`,
  );
const heads = async () => {
  const grid = await screen.findByRole('table', { name: 'Price breaks, one per row' });
  return within(grid)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
};

test('R18 while it is read it says so', async () => {
  await open('pricing.manager', 'fault-hang');
  expect(screen.getByRole('status')).toHaveTextContent('Loading price ladder');
});

test('the ladder of the product, with what it costs and what others ask', async () => {
  await open('pricing.manager', PLAIN);
  expect(await heads()).toEqual([
    'From',
    'Up to',
    'Unit price (USD)',
    'Code',
    'Cost',
    'GP %',
    'Markup %',
    'Floor',
    'All-in unit',
    'Lowest competitor',
    'Gap %all-inunit',
    'Line total',
    'Rules',
    'Actions',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test.each(['prd-9999', 'a'.repeat(100)])(
  'a product that does not exist, and the way back: %s',
  async (id) => {
    await open('pricing.manager', id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the SKU Manager' })).toHaveAttribute(
      'href',
      '/skumanager',
    );
  },
);

test('R18 a page that cannot be read says so, and is read again', async () => {
  const { user, go } = await open('pricing.manager', 'fault-500');
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await go(`/slabs/${PLAIN}`);
  await heads();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('no ladder yet: the first break begins at the minimum order', async () => {
  const { user } = await open('pricing.manager', WITHOUT_LADDER);
  expect(await screen.findByRole('heading', { name: 'No price ladder yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add first break' }));
  expect(await screen.findByRole('textbox', { name: 'From quantity, break 1' })).toHaveValue('25');
});

test('D25 no ladder yet: who may not edit is told why none can be begun', async () => {
  await open('auditor', WITHOUT_LADDER);
  expect(await screen.findByRole('heading', { name: 'No price ladder yet' })).toBeVisible();
  for (const name of ['Add first break', 'Use supplier breaks'])
    for (const button of await screen.findAllByRole('button', { name })) {
      expect(button).toBeDisabled();
      expect(button).toHaveAttribute('title', expect.stringContaining('Price Slabs: Edit'));
    }
});

test('L7 without a cost the page says what that means, and each break is marked', async () => {
  await open('pricing.manager', WITHOUT_COST);
  expect(await screen.findByText(/^No cost is known for this product/)).toBeVisible();
  expect(await screen.findAllByText('No cost at this quantity, so GP % can’t be checked.')).toHaveLength(3);
  expect(screen.getByRole('textbox', { name: 'GP %, break 1' })).toHaveAttribute('readonly');
});

test('costs that changed since our last publishing are told, and the sentence leads to them', async () => {
  const { user } = await open('pricing.manager', COSTS_ROSE);
  expect(
    await screen.findByText(/^Supplier costs changed on .+, after the prices were last published/),
  ).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Costs changed' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show costs' }));
  expect(await screen.findByRole('columnheader', { name: 'When last published' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Costs changed' })).toHaveAttribute('aria-selected', 'true');
});

test('who may not see costs is not told that they changed', async () => {
  await open('service', COSTS_ROSE);
  await heads();
  expect(await screen.findByRole('tab', { name: 'Charges' })).toBeVisible();
  expect(screen.queryByText(/costs changed/)).not.toBeInTheDocument();
});

test('without View Costs there is no column of costs, and nothing is said about them', async () => {
  await open('service', WITHOUT_COST);
  expect(await heads()).toEqual([
    'From',
    'Up to',
    'Unit price (USD)',
    'All-in unit',
    'Lowest competitor',
    'Gap %all-inunit',
    'Line total',
    'Rules',
    'Actions',
  ]);
  expect(screen.queryByText(/^No cost is known for this product/)).not.toBeInTheDocument();
});

test('D25 without Price Slabs: Edit it is read, and the page says which permission is missing', async () => {
  await open('auditor', PLAIN);
  expect(await screen.findByText(/you need the permission “Price Slabs: Edit”/)).toBeVisible();
  const grid = screen.getByRole('table', { name: 'Price breaks, one per row' });
  for (const cell of within(grid).getAllByRole('textbox')) expect(cell).toHaveAttribute('readonly');
  const remove = screen.getByRole('button', { name: 'Remove break 1' });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  expect(remove).toHaveAccessibleDescription(/“Price Slabs: Edit”/);
  const note = screen.getByRole('textbox', { name: 'Change note' });
  expect(note).toHaveAttribute('readonly');
  expect(note).toHaveAccessibleDescription(/“Price Slabs: Edit”/);
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled();
});

test('D25 who may not edit sees every tool of the ladder, and why it does nothing', async () => {
  const { user } = await open('auditor', PLAIN);
  await screen.findByText(/you need the permission “Price Slabs: Edit”/);
  const names = [
    'Add break',
    'Undo',
    'Redo',
    'Use supplier breaks',
    'Smooth',
    'Round all',
    'Lower all prices',
    'Raise all prices',
  ];
  for (const name of names) {
    const tool = screen.getByRole('button', { name });
    expect(tool).toBeDisabled();
    expect(tool).toHaveAttribute('title', expect.stringContaining('Price Slabs: Edit'));
  }
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const paste = await screen.findByRole('menuitem', { name: /^Paste.*Price Slabs: Edit/ });
  expect(paste).toHaveAttribute('aria-disabled', 'true');
  // It can be reached, so that its reason can be read, and does nothing.
  await user.keyboard('{ArrowDown}{Enter}');
  expect(paste).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('D25 what the tools work with is there too, and as it is', async () => {
  const { user } = await open('auditor', `${PLAIN}?currency=EUR`);
  await screen.findByText(/you need the permission “Price Slabs: Edit”/);
  const percent = screen.getByRole('textbox', { name: 'Percent' });
  expect(percent).toHaveAttribute('readonly');
  const rounding = screen.getByRole('combobox', { name: 'Rounding' });
  expect(rounding).toBeDisabled();
  for (const field of [percent, rounding]) expect(field).toHaveAccessibleDescription(/“Price Slabs: Edit”/);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const copy = await screen.findByRole('menuitem', { name: /^From the product, USD.*Price Slabs: Edit/ });
  expect(copy).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(copy).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Unit price, break 1' })).not.toBeInTheDocument();
});

test.each(['auditor', 'pricing.manager'])(
  '%s: R11 figures stand as the language writes them',
  async (name) => {
    await open(name, PLAIN);
    await screen.findByRole('table', { name: 'Price breaks, one per row' });
    await act(() => changeLanguage('de'));
    const prices = await screen.findAllByRole('textbox', { name: /^Stückpreis/ });
    expect(prices).toHaveLength(4);
    for (const cell of prices) expect(cell).toHaveDisplayValue(/^\d+,\d{2,4}$/);
  },
);

test('a SKU without a ladder of its own is chosen by whoever may begin one', async () => {
  const { user, router } = await open('pricing.manager', PLAIN);
  const owner = await screen.findByRole('combobox', { name: 'Ladder for' });
  await waitFor(() => expect(within(owner).getAllByRole('option').length).toBeGreaterThan(1));
  const [, first] = within(owner).getAllByRole('option');
  expect(first).toHaveTextContent(/^SKU .+ \(no ladder of its own\)$/);
  await user.selectOptions(owner, first ?? '');
  expect(router.state.location.search).toMatch(/^\?sku=/);
  expect(await screen.findByText(/^This SKU uses the product’s prices/)).toBeVisible();
});
