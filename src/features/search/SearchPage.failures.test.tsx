import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { findHitList, findHitNames, openSearch, searchBox, searchQuery } from '#tests/support/searchPage.tsx';

/** All three search servers answer so. */
const nodesSay = (say: () => Response) =>
  mockServer.use(http.post('*/api/__typesense/:node/multi_search', say));
const down = () => nodesSay(() => HttpResponse.error());

describe('a search that fails', () => {
  test('for want of the permission says so and is not retried', async () => {
    await openSearch('menu-empty');
    expect(await screen.findByText('You don’t have access to search.')).toBeVisible();
    expect(screen.getByText('Search')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('because search is not set up says who can help', async () => {
    await openSearch('search-not-configured');
    expect(await screen.findByRole('heading', { name: 'Search isn’t set up yet.' })).toBeVisible();
    expect(screen.getByText(/^An administrator/)).toBeVisible();
  });

  test('because no collection may be seen names the missing permissions', async () => {
    await openSearch('menu-only-search');
    expect(await screen.findByRole('heading', { name: 'No searchable content' })).toBeVisible();
  });

  test('because no server answers keeps the last results, uses the plain search, and recovers at the next try', async () => {
    const app = await openSearch('pricing.manager', '?q=charger');
    const before = await findHitNames();
    down();
    await app.user.clear(searchBox());
    await app.user.type(searchBox(), 'umbrella');
    expect(await screen.findByText(/^Search isn’t responding\. Showing/)).toBeVisible();
    expect(await screen.findByText(/simple text results/)).toBeVisible();
    await waitFor(async () => expect(await findHitNames()).not.toEqual(before));
    expect((await findHitNames()).join()).toMatch(/umbrella/);
    mockServer.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/^Search isn’t responding/)).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: 'Supplier' })).toBeVisible();
  });

  test('on one server only shows whole results and a note', async () => {
    mockServer.use(
      http.post('*/api/__typesense/1/multi_search', () => new HttpResponse(null, { status: 503 })),
    );
    await openSearch('pricing.manager', '?q=charger');
    await findHitList();
    expect(await screen.findByText(/One search server isn’t responding/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('with a key that is refused twice ends the access', async () => {
    nodesSay(() => HttpResponse.json({ message: 'Forbidden' }, { status: 401 }));
    await openSearch('pricing.manager', '?q=charger');
    expect(
      await screen.findByRole('heading', { name: 'Your search access has ended. Sign in again.' }),
    ).toBeVisible();
    expect(calls().filter((call) => call === 'POST /search/session')).toHaveLength(2);
  });

  test('because of too many searches waits a moment and retries by itself', async () => {
    let times = 0;
    mockServer.use(
      http.post('*/api/__typesense/:node/multi_search', () => {
        times += 1;
        return times === 1 ? HttpResponse.json({ message: 'slow down' }, { status: 429 }) : undefined;
      }),
    );
    await openSearch('pricing.manager', '?q=charger');
    expect(await screen.findByRole('heading', { name: 'Too many searches. Wait a moment.' })).toBeVisible();
    await findHitList();
    expect(times).toBeGreaterThan(1);
  });

  test('for a filter that the index does not have removes the filter and says so', async () => {
    // An index without brands, which the session still offers.
    mockServer.use(
      http.post('*/api/search/session', () => {
        const session = { ...examples.searchSession, nearestNode: undefined };
        const nodes = [{ url: `${window.location.origin}/api/__typesense/1` }];
        const [products] = session.collections;
        if (!products) throw new Error('The example is empty.');
        const facets = [{ field: 'brand', kind: 'value' }];
        const plain = {
          ...products,
          queryBy: ['name'],
          queryByWeights: [1],
          infix: ['off'],
          numTypos: [2],
          prefix: [true],
        };
        return HttpResponse.json({ ...session, nodes, collections: [{ ...plain, facets }] });
      }),
    );
    mockServer.use(
      http.post('*/api/__typesense/1/multi_search', async ({ request }) =>
        (await request.clone().text()).includes('brand')
          ? HttpResponse.json({
              results: [{ code: 404, error: 'Could not find a filter field named `brand` in the schema.' }],
            })
          : HttpResponse.json({
              results: [{ found: 1, hits: [{ document: { id: 'prd-1', name: 'Mug' } }] }],
            }),
      ),
    );
    const app = await openSearch('pricing.manager', '?q=mug&facet.brand=Fern');
    expect(await screen.findByText('This filter can no longer be used: Brand.')).toBeInTheDocument();
    await waitFor(() => expect(searchQuery(app)).toBe('?q=mug'));
    expect(await findHitNames()).toEqual(['Mug']);
  });

  test('because it ran out of time says that the results are partial', async () => {
    nodesSay(() =>
      HttpResponse.json({
        results: Array.from({ length: 4 }, () => ({
          found: 1,
          search_cutoff: true,
          hits: [{ document: { id: 'prd-1', name: 'Mug' } }],
        })),
      }),
    );
    await openSearch('pricing.manager', '?q=mug');
    expect(await screen.findByText('Showing partial results.')).toBeVisible();
  });

  test('T05 or finds markup in a name shows it as text', async () => {
    const name = '<img src=x onerror=alert(1)> mug';
    nodesSay(() =>
      HttpResponse.json({
        results: Array.from({ length: 4 }, () => ({
          found: 1,
          hits: [
            {
              document: { id: 'prd-1', name },
              highlight: { name: { value: name.replace('mug', '\uE000mug\uE001') } },
            },
          ],
        })),
      }),
    );
    await openSearch('pricing.manager', '?q=mug');
    expect(await findHitNames()).toEqual([name]);
    expect(document.querySelector('img')).toBeNull();
  });
});
