import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { renderBesideLadder } from '#tests/support/ladder.tsx';
import { offersIn } from '#entities/ladders/ladderCurrency.ts';
import type { NoRate } from '#features/slabs/editor/useLadderData.ts';
import { ChartPanel } from './ChartPanel.tsx';
import type { ChartFacts } from './chartLines.ts';

const { costs, charges, market, slabSetLive } = examples;
const facts: ChartFacts = {
  slabs: slabSetLive.slabs,
  charges: charges.items,
  moq: 72,
  cost: { breaks: costs.breaks, eqp: false, codes: costs.discountCodes },
  minGpPct: costs.minGpPct,
  market: offersIn(market.items, 'USD', null),
};
const show = (changes: Partial<ChartFacts> = {}, lacking: Partial<NoRate> = {}) => {
  const noRate = { costs: [], charges: [], market: [], ...lacking };
  return renderBesideLadder(<ChartPanel facts={{ ...facts, ...changes }} currency="USD" noRate={noRate} />);
};

test('without an exchange rate a line is left out, and the chart says so', async () => {
  const { user } = await show({ charges: null }, { charges: ['CHF'], market: ['PLN'] });
  expect(screen.getByText('No exchange rate for PLN.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All-in unit price' }));
  expect(screen.getByText('No exchange rate for CHF, PLN.')).toBeVisible();
  const legend = screen.getByRole('list', { name: 'Chart lines' });
  expect(within(legend).queryByText('Ours')).not.toBeInTheDocument();
});

test('the lines are named, and the slider reads them at each break', async () => {
  await show();
  expect(screen.getByRole('img', { name: 'Unit price in USD by quantity' })).toBeVisible();
  const legend = screen.getByRole('list', { name: 'Chart lines' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Ours',
    'Cost',
    'Floor',
    'Brightline Promo',
    'Buying more costs less: 134–143, 266–287, 535–575',
  ]);
  const slider = screen.getByRole('slider', { name: /Prices at/ });
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    '72 pieces, Ours: $4.9000, Cost: $2.5800, Floor: $3.6858, Brightline Promo: $5.0500',
  );
  fireEvent.change(slider, { target: { value: '4' } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^288 pieces, Ours: \$4\.19/);
});

test('R27 the reader says prices with the decimals of the grid, whatever quantity is looked at', async () => {
  await show({ cost: null, minGpPct: null, market: [] });
  const slider = screen.getByRole('slider', { name: /Prices at/ });
  for (const value of ['0', '1', '2']) {
    fireEvent.change(slider, { target: { value } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/Ours: \$\d\.\d{4}$/);
  }
});

test('the table has a row for each quantity, and all-in prices on request', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((each) => within(each).getByRole('rowheader').textContent)).toEqual([
    '72',
    '100',
    '144',
    '250',
    '288',
    '500',
    '576',
    '1,000',
  ]);
  await user.click(screen.getByRole('button', { name: 'All-in unit price' }));
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Quantity', 'Ours', 'Brightline Promo']);
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('72$5.5250$5.7444');
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('img')).toBeVisible();
});

test('zones where buying more is cheaper are said in words too', async () => {
  await show({
    slabs: [
      { minQty: 100, unitPrice: '1.20' },
      { minQty: 250, unitPrice: '1.00' },
    ],
  });
  expect(screen.getByRole('list', { name: 'Chart lines' })).toHaveTextContent(
    'Buying more costs less: 209–249',
  );
});

test('a competitor that does not count says why, and a market without competitors is said too', async () => {
  const [rival] = market.items;
  const view = await show({
    market: offersIn(
      rival ? [{ ...rival, counted: false, freshness: 'stale', notCountedBecause: 'stale' }] : [],
      'USD',
      null,
    ),
  });
  expect(screen.getByRole('list', { name: 'Chart lines' })).toHaveTextContent(
    'Brightline Promo · not counted: price is stale',
  );
  view.unmount();
  await show({ market: [] });
  expect(screen.getByText('No competitor has a confirmed match for this product.')).toBeVisible();
});

test('a chart with nothing to draw says what to do', async () => {
  await show({ slabs: [], cost: null, market: [] });
  expect(screen.getByRole('heading', { name: 'No prices yet' })).toBeVisible();
});
