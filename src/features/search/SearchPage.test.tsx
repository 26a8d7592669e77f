import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import './searchTexts.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer } from '#mocks/unit.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { resizeTo } from '#tests/support/layoutPage.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { SearchPage } from './SearchPage.tsx';

beforeEach(() => resizeTo(1440));

const open = (name: string, search = '') => renderSignedIn(name, <SearchPage />, `/typesense${search}`);
const box = () => screen.getByRole('combobox', { name: /^Search products/ });
const hits = async () => within(await screen.findByRole('list', { name: 'Hits' }));
const names = async () =>
  (await hits()).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const searchOf = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.search;
const facet = (name: string) => within(screen.getByRole('group', { name }));

/** All three search servers answer so. */
const nodesSay = (say: () => Response) =>
  mockServer.use(http.post('*/api/__typesense/:node/multi_search', say));
const down = () => nodesSay(() => HttpResponse.error());

describe('finding', () => {
  test('a misspelled word finds what was meant, marked, with counts on the other tabs', async () => {
    await open('pricing.manager', '?q=chargr');
    const list = await hits();
    expect(await names()).toEqual(expect.arrayContaining([expect.stringMatching(/charger/)]));
    const [mark] = list.getAllByText('charger');
    expect(mark?.tagName).toBe('MARK');
    expect(screen.getByText(/Nothing is spelled “chargr”/)).toBeVisible();
    expect((await tab(/^SKUs \d+$/)).textContent).not.toBe('SKUs0');
  });

  test('typing searches once somebody stops, and the address carries it', async () => {
    const app = await open('pricing.manager');
    await hits();
    await app.user.type(box(), 'umbrella');
    await waitFor(() => expect(searchOf(app)).toBe('?q=umbrella'));
    await waitFor(async () => expect((await names()).every((name) => name?.includes('umbrella'))).toBe(true));
  });

  test('two values of a facet are either of them, keep their places and others keep their counts', async () => {
    const app = await open('pricing.manager');
    await hits();
    const before = facet('Supplier')
      .getAllByRole('checkbox')
      .map((each) => each.closest('label')?.textContent);
    await app.user.click(facet('Supplier').getByRole('checkbox', { name: /^Kestrel Works/ }));
    await app.user.click(facet('Supplier').getByRole('checkbox', { name: /^Cedar & Clay/ }));
    await waitFor(() =>
      expect(searchOf(app)).toBe('?facet.supplier=Kestrel+Works&facet.supplier=Cedar+%26+Clay'),
    );
    await screen.findByText('11 results');
    expect(
      facet('Supplier')
        .getAllByRole('checkbox')
        .map((each) => each.closest('label')?.textContent),
    ).toEqual(before);
    await app.user.click(screen.getByRole('button', { name: 'Remove the filter Supplier: Kestrel Works' }));
    await screen.findByText('8 results');
    await app.user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(searchOf(app)).toBe(''));
  });

  test('a range is typed, and one that is no number is told', async () => {
    const app = await open('pricing.manager');
    await hits();
    const price = facet('From price');
    await app.user.type(price.getByLabelText('To'), 'cheap{Enter}');
    expect(price.getByRole('alert')).toHaveTextContent('Write numbers such as 12 or 4.50.');
    await app.user.clear(price.getByLabelText('To'));
    await app.user.type(price.getByLabelText('To'), '5{Enter}');
    await waitFor(() => expect(searchOf(app)).toBe('?range.fromPrice=..5'));
    expect(
      await screen.findByRole('button', { name: /Remove the filter From price: Up to 5/ }),
    ).toBeVisible();
  });

  test('another tab has its own filters, and the table shows the same hits', async () => {
    const app = await open('pricing.manager', '?q=mug&facet.colors=Black');
    await app.user.click(await tab(/^Documents/));
    await waitFor(() => expect(searchOf(app)).toBe('?q=mug&collection=documents'));
    await hits();
    await app.user.click(screen.getByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('table', { name: 'Hits' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Kind' })).toBeVisible();
    expect(searchOf(app)).toBe('?q=mug&collection=documents&view=table');
  });

  test('without View Costs nothing is said or asked of margins', async () => {
    await open('catalogue', '?q=charger');
    await hits();
    expect(screen.queryByText(/^GP/)).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Highest GP %' })).not.toBeInTheDocument();
  });

  test('later pages are steps back, sizes and orders are not', async () => {
    const app = await open('pricing.manager', '?collection=documents');
    await hits();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Largest');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    await screen.findByText(/^1–50 of/);
    await app.user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText(/^51–100 of/);
    await app.router.navigate(-1);
    await screen.findByText(/^1–50 of/);
    expect(searchOf(app)).toBe('?collection=documents&sort=largest&pageSize=50');
  });
});

describe('what is done with hits', () => {
  test('ticked ones open as a list of the SKU Manager', async () => {
    const app = await open('pricing.manager', '?q=charger');
    const ticks = (await hits()).getAllByRole('checkbox');
    for (const tick of ticks.slice(0, 2)) await app.user.click(tick);
    const bar = within(screen.getByRole('group', { name: 'Actions for the selection' }));
    await app.user.click(bar.getByRole('button', { name: 'Open as list' }));
    expect(app.router.state.location.pathname).toBe('/skumanager');
    expect(searchOf(app)).toMatch(/^\?id=prd-\d+%2Cprd-\d+$/);
  });

  test('a hit leads to its drawer and to its slabs, and its SKU can be copied', async () => {
    const app = await open('pricing.manager', '?q=CHG-0004');
    const list = await hits();
    const link = list.getAllByRole('link')[0];
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/skumanager\?open=prd-/));
    expect(list.getAllByRole('link', { name: 'Price slabs' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/slabs\/prd-/),
    );
    await app.user.click(list.getByRole('button', { name: 'Copy CHG-0004' }));
    expect(await screen.findByText('Copied: CHG-0004')).toBeVisible();
  });

  test('D25 slabs that may not be seen are there, and say why', async () => {
    await open('accounts', '?q=CHG-0004');
    const [slabs] = (await hits()).getAllByRole('button', { name: 'Price slabs' });
    expect(slabs).toHaveAttribute('aria-disabled', 'true');
    expect(slabs).toHaveAttribute('title', 'You need the permission “Price Slabs” for this.');
  });

  test('a file holds what was found, and beyond 1,000 says what it leaves out', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (made.push(blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      }),
    );
    const app = await open('pricing.manager', '?collection=documents');
    await hits();
    await app.user.click(screen.getByRole('button', { name: 'Export' }));
    const question = await screen.findByRole('alertdialog', { name: 'Export the first 1,000 hits?' });
    await app.user.click(within(question).getByRole('button', { name: 'Export 1,000' }));
    expect(await screen.findByText('1,000 hits exported')).toBeVisible();
    const lines = (await made[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(1001);
    expect(lines[0]).toContain('Name,Kind,Product,Supplier,Language,Size in kB,Changed');
  });

  test('a search is saved, offered by the box and deleted again', async () => {
    const app = await open('pricing.manager', '?q=charger');
    await hits();
    const saved = screen.getByRole('button', { name: 'Saved searches' });
    await app.user.click(saved);
    await chooseItem(app.user, await screen.findByRole('menuitem', { name: 'Save this search' }));
    const form = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    await app.user.type(form.getByLabelText('Name'), 'My chargers');
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved: My chargers')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.clear(box());
    await app.user.type(box(), 'my ch');
    expect(await screen.findByRole('option', { name: /My chargers/ })).toBeVisible();
    await app.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(searchOf(app)).toBe('?q=charger'));
    await app.user.click(saved);
    await chooseItem(app.user, await screen.findByRole('menuitem', { name: 'Manage saved searches' }));
    const own = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    await app.user.click(await own.findByRole('button', { name: 'Delete My chargers' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted: My chargers')).toBeVisible();
  });
});

describe('nothing found', () => {
  test('each filter says what is found without it', async () => {
    const app = await open('pricing.manager', '?q=charger&facet.supplier=Kestrel+Works&facet.status=active');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “charger”' })).toBeVisible();
    const way = await screen.findByRole('button', { name: /^Without Supplier: Kestrel Works: \d+ hit/ });
    await app.user.click(way);
    await hits();
    expect(searchOf(app)).toBe('?q=charger&facet.status=active');
  });

  test('what finds nothing is told, and words are left out one by one', async () => {
    const app = await open('pricing.manager', '?q=%22charger+zzzzqqq%22');
    expect(await screen.findByRole('heading', { name: /^Nothing found/ })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Often searched for' })).toBeVisible();
    await waitFor(() => expect(calls()).toContain('POST /search/events'), { timeout: 5000 });
    expect(searchOf(app)).toContain('zzzzqqq');
  });
});

describe('failures', () => {
  test('3.6 who may not search is told so, and nothing is tried again', async () => {
    await open('menu-empty');
    expect(await screen.findByText('You do not have access to search.')).toBeVisible();
    expect(screen.getByText('Search')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('3.6 a search that is not set up says who can help', async () => {
    await open('search-not-configured');
    expect(await screen.findByRole('heading', { name: 'Search is not set up yet.' })).toBeVisible();
    expect(screen.getByText(/^An administrator/)).toBeVisible();
  });

  test('3.6 who may search and see nothing of it is told what is missing', async () => {
    await open('menu-only-search');
    expect(await screen.findByRole('heading', { name: /nothing here that you may search/ })).toBeVisible();
  });

  test('3.6 no server answers: the last hits stay, the plain search stands in, and the next try brings all back', async () => {
    const app = await open('pricing.manager', '?q=charger');
    const before = await names();
    down();
    await app.user.clear(box());
    await app.user.type(box(), 'umbrella');
    expect(
      await screen.findByText(/^Search is not answering\. (Last|Shown)/, {}, { timeout: 15_000 }),
    ).toBeVisible();
    expect(await screen.findByText(/what the plain text search finds/)).toBeVisible();
    await waitFor(async () => expect(await names()).not.toEqual(before));
    expect((await names()).join()).toMatch(/umbrella/);
    mockServer.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Search is not answering/)).not.toBeInTheDocument(), {
      timeout: 15_000,
    });
    expect(screen.getByRole('group', { name: 'Supplier' })).toBeVisible();
  });

  test('3.6 one server does not answer: the hits are whole, and a note says it', async () => {
    mockServer.use(
      http.post('*/api/__typesense/1/multi_search', () => new HttpResponse(null, { status: 503 })),
    );
    await open('pricing.manager', '?q=charger');
    await hits();
    expect(await screen.findByText(/One search server is not answering/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('3.6 a key that is refused twice ends the access', async () => {
    nodesSay(() => HttpResponse.json({ message: 'Forbidden' }, { status: 401 }));
    await open('pricing.manager', '?q=charger');
    expect(
      await screen.findByRole('heading', { name: 'Your search access has ended. Sign in again.' }),
    ).toBeVisible();
    expect(calls().filter((call) => call === 'POST /search/session')).toHaveLength(2);
  });

  test('3.6 too many searches wait a moment and go on by themselves', async () => {
    let times = 0;
    mockServer.use(
      http.post('*/api/__typesense/:node/multi_search', () => {
        times += 1;
        return times === 1 ? HttpResponse.json({ message: 'slow down' }, { status: 429 }) : undefined;
      }),
    );
    await open('pricing.manager', '?q=charger');
    expect(await screen.findByRole('heading', { name: 'Too many searches. Wait a moment.' })).toBeVisible();
    await hits();
    expect(times).toBeGreaterThan(1);
  });

  test('3.6 a filter the index does not know any more is taken away, and said', async () => {
    // An index without brands, which the session still offers.
    mockServer.use(
      http.post('*/api/search/session', () => {
        const { nearestNode: _none, ...session } = examples.searchSession;
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
    const app = await open('pricing.manager', '?q=mug&facet.brand=Fern');
    expect(await screen.findByText('This filter can no longer be used: Brand.')).toBeInTheDocument();
    await waitFor(() => expect(searchOf(app)).toBe('?q=mug'));
    expect(await names()).toEqual(['Mug']);
  });

  test('3.6 a search that ran out of time says that it is partial', async () => {
    nodesSay(() =>
      HttpResponse.json({
        results: Array.from({ length: 4 }, () => ({
          found: 1,
          search_cutoff: true,
          hits: [{ document: { id: 'prd-1', name: 'Mug' } }],
        })),
      }),
    );
    await open('pricing.manager', '?q=mug');
    expect(await screen.findByText('Showing partial results.')).toBeVisible();
  });

  test('T05 markup in a name stays text', async () => {
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
    await open('pricing.manager', '?q=mug');
    expect(await names()).toEqual([name]);
    expect(document.querySelector('img')).toBeNull();
  });
});
