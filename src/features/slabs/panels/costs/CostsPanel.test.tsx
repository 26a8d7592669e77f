import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
    'Against floor',
  ]);
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
  expect(within(table).getAllByText(/C · 40% off/)[0]).toBeVisible();
  expect(screen.getByText('Floor GP %')).toBeVisible();
  expect(screen.getByText('Last sync')).toBeVisible();
  expect(screen.getByText('The costs have not changed since our last publishing.')).toBeVisible();
});

test('403: whoever may not see costs is told so, and nothing else', async () => {
  await renderBesideLadder(<CostsPanel />, {}, 'service');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
