import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { findHitList, openSearch, searchBox, searchQuery } from '#tests/support/searchPage.tsx';

describe('the results of a search', () => {
  test('open as a list of the SKU Manager when they are ticked', async () => {
    const app = await openSearch('pricing.manager', '?q=charger');
    const ticks = (await findHitList()).getAllByRole('checkbox');
    for (const tick of ticks.slice(0, 2)) await app.user.click(tick);
    const bar = within(screen.getByRole('group', { name: 'Bulk actions' }));
    await app.user.click(bar.getByRole('button', { name: 'Open as list' }));
    expect(app.router.state.location.pathname).toBe('/skumanager');
    expect(searchQuery(app)).toMatch(/^\?id=prd-\d+%2Cprd-\d+$/);
  });

  test('link to their drawer and price slabs, and their SKU can be copied', async () => {
    const app = await openSearch('pricing.manager', '?q=CHG-0004');
    const list = await findHitList();
    const link = list.getAllByRole('link')[0];
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/skumanager\?open=prd-/));
    expect(list.getAllByRole('link', { name: 'Price slabs' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/slabs\/prd-/),
    );
    await app.user.click(list.getByRole('button', { name: 'Copy CHG-0004' }));
    expect(await screen.findByText('Copied: CHG-0004')).toBeVisible();
  });

  test('D25 show the link to price slabs without permission too, with the reason', async () => {
    await openSearch('accounts', '?q=CHG-0004');
    const [slabs] = (await findHitList()).getAllByRole('button', { name: 'Price slabs' });
    expect(slabs).toHaveAttribute('aria-disabled', 'true');
    expect(slabs).toHaveAttribute('title', 'You need the permission “Price Slabs” for this.');
  });

  test('are exported to a file, which says what it leaves out beyond 1,000', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (made.push(blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      }),
    );
    const app = await openSearch('pricing.manager', '?collection=documents');
    await findHitList();
    await app.user.click(screen.getByRole('button', { name: 'Export' }));
    const question = await screen.findByRole('alertdialog', { name: 'Export the first 1,000 results?' });
    await app.user.click(within(question).getByRole('button', { name: 'Export 1,000' }));
    expect(await screen.findByText('1,000 results exported')).toBeVisible();
    const lines = (await made[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(1001);
    expect(lines[0]).toContain('Name,Type,Product,Supplier,Language,Size in kB,Last change');
  });

  test.each([
    ['catalogue', false],
    ['pricing.manager', true],
  ])('are exported for %s with a column of margins: %s', async (name, hasMargins) => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (made.push(blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      }),
    );
    const app = await openSearch(name, '?q=charger');
    await findHitList();
    await app.user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(made).toHaveLength(1));
    const [header = '', ...lines] = (await made[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(header.includes('GP %')).toBe(hasMargins);
    for (const line of lines) expect(line.split(',').length).toBeGreaterThanOrEqual(header.split(',').length);
  });

  test('can be reached again: a search is saved, offered by the box and deleted', async () => {
    const app = await openSearch('pricing.manager', '?q=charger');
    await findHitList();
    const saved = screen.getByRole('button', { name: 'Saved searches' });
    await app.user.click(saved);
    await chooseItem(app.user, await screen.findByRole('menuitem', { name: 'Save search' }));
    const form = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await app.user.type(form.getByLabelText('Name'), 'My chargers');
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Search saved: My chargers')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.clear(searchBox());
    await app.user.type(searchBox(), 'my ch');
    expect(await screen.findByRole('option', { name: /My chargers/ })).toBeVisible();
    await app.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(searchQuery(app)).toBe('?q=charger'));
    await app.user.click(saved);
    await chooseItem(app.user, await screen.findByRole('menuitem', { name: 'Manage saved searches' }));
    const own = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    await app.user.click(await own.findByRole('button', { name: 'Delete My chargers' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted: My chargers')).toBeVisible();
  });
});
