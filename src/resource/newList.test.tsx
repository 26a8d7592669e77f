import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodiesOf } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { StockList } from '#tests/support/stockList.tsx';

// What a list screen costs that somebody adds to the panel, by an example that is made of the shared words alone.
const SOURCE = join(import.meta.dirname, '../../tests/support/stockList.tsx');

const open = async (at = '/stock') => {
  const view = await renderSignedIn('merchandiser', <StockList />, at);
  await skus();
  return view;
};
async function skus(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Stock' });
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
}
const search = (router: { state: { location: { search: string } } }) =>
  decodeURIComponent(router.state.location.search);

test('a new list screen costs less than 300 lines of its own', () => {
  expect(readFileSync(SOURCE, 'utf8').split('\n').length).toBeLessThan(300);
});

test('a list of these 300 lines searches, filters, sorts and pages by its address', async () => {
  const { user, router } = await open();
  const before = await skus();
  await user.click(screen.getByRole('button', { name: 'SKU' }));
  await waitFor(async () => expect(await skus()).not.toEqual(before));
  expect(search(router)).toBe('?sort=sku');

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(search(router)).toContain('page=2'));
  // Other filters begin at the first page.
  await user.type(screen.getByRole('searchbox', { name: 'Search the stock' }), 'mug');
  await waitFor(() => expect(search(router)).toBe('?sort=sku&q=mug'));

  await user.click(screen.getByRole('button', { name: /^Supplier/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Blue Heron Supply' }));
  await user.click(await screen.findByRole('button', { name: 'Remove filter Blue Heron Supply' }));
  await waitFor(() => expect(search(router)).not.toContain('supplierId'));
});

test('a list of these 300 lines changes all matching rows after a question', async () => {
  const { user } = await open('/stock?supplierId=sup-01');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: /^Select all \d/ }));
  await user.click(screen.getByRole('button', { name: 'Close out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close out' });
  await user.click(await within(dialog).findByRole('button', { name: /^Change/ }));
  expect(await within(dialog).findByText(/done/)).toBeVisible();
  const [preview = ''] = await bodiesOf('POST /bulk/preview');
  expect(JSON.parse(preview)).toMatchObject({
    resource: 'skus',
    selection: { query: expect.stringContaining('supplierId=sup-01') },
  });
});
