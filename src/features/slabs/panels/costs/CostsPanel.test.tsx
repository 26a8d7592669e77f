import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { renderBesideLadder } from '#tests/support/ladder.tsx';
import { CostsPanel } from './CostsPanel.tsx';

test('breaks from list price to net, our price and GP beside them, and the chart of codes', async () => {
  await renderBesideLadder(<CostsPanel />);
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual([
    'From quantity',
    'List price (USD)',
    'Code',
    'Net cost (USD)',
    'Our price (USD)',
    'GP %',
    'Compared with floor',
  ]);
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
  expect(within(table).getAllByText(/C · 40% off/)[0]).toBeVisible();
  expect(screen.getByText('Floor GP %')).toBeVisible();
  expect(screen.getByText('Last sync')).toBeVisible();
  expect(screen.getByText('Costs haven’t changed since the prices were last published.')).toBeVisible();
});

test('costs that changed since our last publishing: when, and from what', async () => {
  await renderBesideLadder(<CostsPanel />, { product: { ...examples.product, id: 'prd-0029' } });
  expect(
    await screen.findByText(/^Costs changed on .+, after the prices were last published\.$/),
  ).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(within(rows[0] ?? document.body).getByText('When last published')).toBeVisible();
  expect(rows[1]).toHaveTextContent('same');
  expect(rows[2]).toHaveTextContent(/\$\d\.\d+ ▲ \+5\.\d%/);
});

test('without an exchange rate there is no GP %, and it says why', async () => {
  const noRate = { costs: ['CHF'], charges: [], market: [] };
  await renderBesideLadder(<CostsPanel />, { currency: 'CHF', cost: null, noRate });
  expect(await screen.findByText('No exchange rate for CHF.')).toBeVisible();
  const [, first] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent(/CHF\s?4\.90.*—$/);
});

test('403: whoever may not see costs is told so, and nothing else', async () => {
  await renderBesideLadder(<CostsPanel />, {}, 'service');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
