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
    query: 'q=MUG-1120',
    columns: ['sku', 'currency', 'configuration', 'min_qty', 'unit_price'],
  });
});

test('the import opens over the page', async () => {
  const { user } = await renderBesideLadder(<FilePanel />);
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('not beside unsaved changes, and not without Price Slabs: Edit', async () => {
  const { unmount } = await renderBesideLadder(<FilePanel />, { isDirty: true });
  const button = () => screen.getByRole('button', { name: 'Import CSV' });
  expect(button()).toHaveAccessibleDescription(
    'Save the draft or undo first: the file writes into the same draft.',
  );
  unmount();
  await renderBesideLadder(<FilePanel />, {}, 'auditor');
  expect(button()).toHaveAccessibleDescription('Needs the permission Price Slabs: Edit');
});
