import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { renderBesideLadder } from '#tests/support/ladder.tsx';
import { CalculatorPanel } from './CalculatorPanel.tsx';

const row = (name: string) =>
  within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${name}`) });

test('a quantity is typed: slab, charges, total, all-in price and GP follow', async () => {
  const { user } = await renderBesideLadder(<CalculatorPanel />);
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  expect(quantity).toHaveValue('72');
  await user.clear(quantity);
  await user.type(quantity, '200');
  expect(row('Price break')).toHaveTextContent('from 144');
  expect(row('Unit price')).toHaveTextContent('$4.55');
  expect(row('Setup [$]')).toHaveTextContent('$45.00');
  expect(row('Total')).toHaveTextContent('$955.00');
  expect(row('All-in unit price')).toHaveTextContent('$4.775');
  expect(row('GP %')).toHaveTextContent('43.30');
  expect(screen.getByText('Add 88 pieces to reach 288 at $4.1900 each.')).toBeVisible();
});

test('R27 every price has as many decimals as the most precise one beside it, in the set-up lines too', async () => {
  await renderBesideLadder(<CalculatorPanel />);
  const said = screen.getByRole('table').textContent.match(/\$[\d,]+\.\d+/g) ?? [];
  expect(said.length).toBeGreaterThan(6);
  expect(new Set(said.map((price) => price.split('.')[1]?.length))).toEqual(new Set([4]));
});

test('the set-up total says how it comes about, and the GP % of what it is', async () => {
  const { user } = await renderBesideLadder(<CalculatorPanel />);
  const colors = screen.getByRole('textbox', { name: 'Colors' });
  await user.clear(colors);
  await user.type(colors, '2');
  expect(screen.getByText(/: colors 2 × locations 1 = 2 × \$45\.0000 = \$90\.0000$/)).toBeVisible();
  expect(row('GP % of the unit price')).toBeVisible();
});

test('without an exchange rate for the charges no total is told, nor one of the live price', async () => {
  const draft = { ...examples.slabSetLive, id: 'set-draft', state: 'draft' as const };
  await renderBesideLadder(<CalculatorPanel />, {
    set: draft,
    isDirty: true,
    currency: 'CHF',
    charges: null,
    cost: null,
    noRate: { costs: ['CHF'], charges: ['CHF'], market: [] },
  });
  expect(screen.getByText('No exchange rate for CHF.')).toBeVisible();
  expect(row('Unit price')).toHaveTextContent('CHF');
  for (const name of [
    'Run charges per piece',
    'Setup',
    'Order charges',
    'Total',
    'All-in unit price',
    'GP %',
  ])
    expect(row(name)).toHaveTextContent(/—$/);
  expect(screen.queryByRole('columnheader', { name: 'Live now' })).not.toBeInTheDocument();
});

test('cheaper to buy more: the hint takes the quantity over', async () => {
  const { user } = await renderBesideLadder(<CalculatorPanel />);
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '280');
  expect(screen.getByText('Buying 288 costs $67.28 less in total, charges included.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use 288' }));
  expect(quantity).toHaveValue('288');
  expect(row('Unit price')).toHaveTextContent('$4.19');
});

test('what is changed stands beside the live price of the server', async () => {
  const slabs = [{ minQty: 72, unitPrice: '5.00' }];
  await renderBesideLadder(<CalculatorPanel />, { slabs, isDirty: true });
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Live now' })).toBeVisible();
  await within(table).findAllByText(/^from /);
  expect(row('Unit price')).toHaveTextContent('$5.00');
});

test('a quantity that has no price says so, one that is no number too', async () => {
  const { user } = await renderBesideLadder(<CalculatorPanel />);
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  expect(quantity).toHaveAccessibleDescription('Enter a whole number, 1 or more.');
  await user.type(quantity, '10');
  expect(screen.getByText('The ladder has no price at 10 pieces.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '250' }));
  expect(row('Price break')).toHaveTextContent('from 144');
});

test('without View Costs there is no GP', async () => {
  await renderBesideLadder(<CalculatorPanel />, { cost: null, costs: null, seesCosts: false }, 'service');
  expect(screen.queryByText('GP %')).not.toBeInTheDocument();
});
