import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { createGate } from '#tests/support/awaited.ts';
import {
  facetGroup,
  findHitList,
  findHitNames,
  openSearch,
  searchBox,
  searchQuery,
} from '#tests/support/searchPage.tsx';

/** Searches from now on are answered when the returned function is called. */
function holdSearches(): () => void {
  const { opened: done, open: end } = createGate();
  mockServer.use(http.post('*/api/__typesense/:node/multi_search', () => done));
  return end;
}

describe('typing into the search box', () => {
  test('keeps slow results on screen, marks them as old, and puts the text into the address', async () => {
    const app = await openSearch('pricing.manager', '?q=charger');
    const before = await findHitNames();
    const answer = holdSearches();
    await app.user.clear(searchBox());
    await app.user.type(searchBox(), 'umbrella{Enter}');
    await waitFor(() => expect(searchQuery(app)).toBe('?q=umbrella'));
    expect(screen.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
    expect(await findHitNames()).toEqual(before);
    answer();
    await waitFor(async () => expect((await findHitNames())[0]).toMatch(/umbrella/));
    expect(screen.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  });

  test('searches once for a text that is refused, and says so', async () => {
    const app = await openSearch('pricing.manager', '?q=charger');
    await findHitList();
    let asked = 0;
    mockServer.use(
      http.post('*/api/__typesense/:node/multi_search', () => {
        asked += 1;
        return HttpResponse.json({ message: 'Forbidden' }, { status: 403 });
      }),
    );
    await app.user.clear(searchBox());
    await app.user.type(searchBox(), 'umbrella{Enter}');
    expect(await screen.findByText('You don’t have access to search.')).toBeVisible();
    // The address follows a paint later.
    await waitFor(() => expect(searchQuery(app)).toBe('?q=umbrella'));
    expect(asked).toBe(1);
  });

  test('is kept when a filter is ticked meanwhile', async () => {
    const app = await openSearch('pricing.manager');
    await findHitList();
    const answer = holdSearches();
    await app.user.type(searchBox(), 'mug{Enter}');
    await app.user.click(facetGroup('Color').getByRole('checkbox', { name: /^Sky blue/ }));
    answer();
    await waitFor(() => expect(searchQuery(app)).toBe('?q=mug&facet.colors=Sky+blue'));
    expect(searchBox()).toHaveValue('mug');
  });

  test('is undone by Back, which shows the results of before', async () => {
    const app = await openSearch('pricing.manager', '?q=charger');
    await act(() => app.router.navigate('?q=pen'));
    await app.user.clear(searchBox());
    await app.user.type(searchBox(), 'mug{Enter}');
    await waitFor(() => expect(searchQuery(app)).toBe('?q=mug'));
    await waitFor(async () => expect((await findHitNames())[0]).not.toMatch(/pen|charger/i));
    await act(() => app.router.navigate(-1));
    expect(searchBox()).toHaveValue('charger');
    await waitFor(async () => expect((await findHitNames())[0]).toMatch(/charger/));
    expect(searchQuery(app)).toBe('?q=charger');
  });

  test('is overtaken by Back to another text', async () => {
    const app = await openSearch('pricing.manager', '?q=charger');
    await act(() => app.router.navigate('?q=pen'));
    await waitFor(async () => expect((await findHitNames())[0]).toMatch(/pen/));
    const been: string[] = [];
    app.router.subscribe(({ location }) => been.push(location.search));
    const answer = holdSearches();
    await app.user.clear(searchBox());
    await app.user.type(searchBox(), 'umbrella{Enter}');
    await act(() => app.router.navigate(-1));
    expect(searchBox()).toHaveValue('charger');
    answer();
    await app.user.clear(searchBox());
    await app.user.type(searchBox(), 'mug');
    await waitFor(() => expect(searchQuery(app)).toBe('?q=mug'));
    expect(been).not.toContain('?q=umbrella');
  });
});
