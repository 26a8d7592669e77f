import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodiesOf } from '#tests/support/renderApp.tsx';
import { renderBesideLadder } from '#tests/support/ladder.tsx';
import { FilePanel } from './FilePanel.tsx';

test('the ladders of this product go out with the columns that come in', async () => {
  const { user } = await renderBesideLadder(<FilePanel />);
  await user.click(screen.getByRole('button', { name: /^Export/ }));
  await waitFor(async () => expect(await bodiesOf('POST /exports')).toHaveLength(1));
  const [body] = await bodiesOf('POST /exports');
  expect(JSON.parse(body ?? '')).toEqual({
    resource: 'slabs',
    query: 'productId=prd-0001',
    columns: ['sku', 'currency', 'configuration', 'min_qty', 'unit_price'],
    headers: ['SKU', 'Currency', 'Configuration', 'From', 'Unit price'],
  });
});

test('the import opens over the page', async () => {
  const { user } = await renderBesideLadder(<FilePanel />);
  await user.click(screen.getByRole('button', { name: 'Import file' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

const importButton = () => screen.getByRole('button', { name: 'Import file' });

test('not beside unsaved changes', async () => {
  await renderBesideLadder(<FilePanel />, { isDirty: true });
  expect(importButton()).toHaveAccessibleDescription(
    'Save or undo your changes first. The import writes to the same draft.',
  );
});

test('D25 not without Price Slabs: Edit, and why', async () => {
  await renderBesideLadder(<FilePanel />, {}, 'auditor');
  expect(importButton()).toHaveAccessibleDescription('You need the permission “Price Slabs: Edit” for this.');
});
