import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#tests/support/renderApp.tsx';
import {
  facetGroup,
  findHitList,
  findHitNames,
  openSearch,
  searchBox,
  searchQuery,
  findTab,
} from '#tests/support/searchPage.tsx';

describe('a search', () => {
  test('finds a misspelled word, marks it, and counts the results on the other tabs', async () => {
    await openSearch('pricing.manager', '?q=chargr');
    const list = await findHitList();
    expect(await findHitNames()).toEqual(expect.arrayContaining([expect.stringMatching(/charger/)]));
    const [mark] = list.getAllByText('charger');
    expect(mark?.tagName).toBe('MARK');
    expect(screen.getByText(/No results for “chargr”/)).toBeVisible();
    expect((await findTab(/^SKUs \d+$/)).textContent).not.toBe('SKUs0');
  });

  test('is sent once when typing stops, and stands in the address', async () => {
    const app = await openSearch('pricing.manager');
    await findHitList();
    await app.user.type(searchBox(), 'umbrella');
    await waitFor(() => expect(searchQuery(app)).toBe('?q=umbrella'));
    await waitFor(async () =>
      expect((await findHitNames()).every((name) => name.includes('umbrella'))).toBe(true),
    );
    // Asked ahead of the address, and not once more by it.
    expect(calls().filter((call) => call.includes('multi_search'))).toHaveLength(2);
  });

  test('E69 with a too long text says so, and is neither cut nor sent', async () => {
    const app = await openSearch('pricing.manager');
    await findHitList();
    fireEvent.change(searchBox(), { target: { value: 'x'.repeat(201) } });
    expect(searchBox()).toHaveAccessibleDescription(/Enter at most 200 characters\./);
    fireEvent.keyDown(searchBox(), { key: 'Enter' });
    fireEvent.blur(searchBox());
    expect(searchBox()).toHaveValue('x'.repeat(201));
    expect(searchQuery(app)).toBe('');
    fireEvent.change(searchBox(), { target: { value: 'umbrella' } });
    await waitFor(() => expect(searchQuery(app)).toBe('?q=umbrella'));
    expect(searchBox()).not.toHaveAccessibleDescription(/200 characters/);
  });

  test('shows the commonest of many values of a facet, and all on demand', async () => {
    const app = await openSearch('pricing.manager');
    await findHitList();
    const count = () => facetGroup('Color').getAllByRole('checkbox').length;
    expect(count()).toBe(10);
    const all = facetGroup('Color').getByRole('button', { name: /^Show all \d+$/, expanded: false });
    const [total = ''] = /\d+/.exec(all.textContent) ?? [];
    await app.user.click(all);
    expect(count()).toBe(Number(total));
    expect(count()).toBeGreaterThan(10);
    const fewer = facetGroup('Color').getByRole('button', { name: 'Show fewer', expanded: true });
    await app.user.type(facetGroup('Color').getByRole('searchbox'), 'bl');
    expect(facetGroup('Color').getByRole('checkbox', { name: /^Black/ })).toBeVisible();
    expect(fewer).not.toBeInTheDocument();
    await app.user.clear(facetGroup('Color').getByRole('searchbox'));
    await app.user.click(facetGroup('Color').getByRole('button', { name: 'Show fewer' }));
    expect(count()).toBe(10);
  });

  test('joins two values of a facet by or; they keep their places and the other facets their counts', async () => {
    const app = await openSearch('pricing.manager');
    await findHitList();
    const before = facetGroup('Supplier')
      .getAllByRole('checkbox')
      .map((each) => each.closest('label')?.textContent);
    await app.user.click(facetGroup('Supplier').getByRole('checkbox', { name: /^Kestrel Works/ }));
    await app.user.click(facetGroup('Supplier').getByRole('checkbox', { name: /^Cedar & Clay/ }));
    await waitFor(() =>
      expect(searchQuery(app)).toBe('?facet.supplier=Kestrel+Works&facet.supplier=Cedar+%26+Clay'),
    );
    await screen.findByText('11 results');
    expect(
      facetGroup('Supplier')
        .getAllByRole('checkbox')
        .map((each) => each.closest('label')?.textContent),
    ).toEqual(before);
    await app.user.click(screen.getByRole('button', { name: 'Remove filter Supplier: Kestrel Works' }));
    await screen.findByText('8 results');
    await app.user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(searchQuery(app)).toBe(''));
  });

  test('takes a typed range, and complains about one that is no number', async () => {
    const app = await openSearch('pricing.manager');
    await findHitList();
    const price = facetGroup('From price');
    await app.user.type(price.getByLabelText('To'), '-{Enter}');
    expect(price.getByRole('alert')).toHaveTextContent('Enter numbers such as 12 or 4.50.');
    await app.user.clear(price.getByLabelText('To'));
    await app.user.type(price.getByLabelText('To'), '5{Enter}');
    await waitFor(() => expect(searchQuery(app)).toBe('?range.fromPrice=..5'));
    expect(await screen.findByRole('button', { name: /Remove filter From price: Up to 5/ })).toBeVisible();
  });

  test('has filters for each tab, and the table shows the same results', async () => {
    const app = await openSearch('pricing.manager', '?q=mug&facet.colors=Black');
    await app.user.click(await findTab(/^Documents/));
    await waitFor(() => expect(searchQuery(app)).toBe('?q=mug&collection=documents'));
    await findHitList();
    await app.user.click(screen.getByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Type' })).toBeVisible();
    expect(searchQuery(app)).toBe('?q=mug&collection=documents&view=table');
  });

  test('neither shows nor requests margins without View Costs', async () => {
    await openSearch('catalogue', '?q=charger');
    await findHitList();
    expect(screen.queryByText(/^GP/)).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Highest GP %' })).not.toBeInTheDocument();
  });

  test('goes back by pages, but not by page sizes and sorting', async () => {
    const app = await openSearch('pricing.manager', '?collection=documents');
    await findHitList();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Largest');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    await screen.findByText(/^1–50 of/);
    await app.user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText(/^51–100 of/);
    await app.router.navigate(-1);
    await screen.findByText(/^1–50 of/);
    expect(searchQuery(app)).toBe('?collection=documents&sort=largest&pageSize=50');
  });
});

describe('a search without a result', () => {
  test('shows for each filter what is found without it', async () => {
    const app = await openSearch(
      'pricing.manager',
      '?q=charger&facet.supplier=Kestrel+Works&facet.status=active',
    );
    expect(await screen.findByRole('heading', { name: 'No results for “charger”' })).toBeVisible();
    const way = await screen.findByRole('button', { name: /^Without Supplier: Kestrel Works: \d+ result/ });
    await app.user.click(way);
    await findHitList();
    expect(searchQuery(app)).toBe('?q=charger&facet.status=active');
  });

  test('says so, and offers to leave out words one by one', async () => {
    const app = await openSearch('pricing.manager', '?q=%22charger+zzzzqqq%22');
    expect(await screen.findByRole('heading', { name: /^No results/ })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Popular searches' })).toBeVisible();
    await waitFor(() => expect(calls()).toContain('POST /search/events'));
    expect(searchQuery(app)).toContain('zzzzqqq');
  });
});
