import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { Pager } from './Pager.tsx';
import type { TableOptions } from './tableAddress.ts';
import { usePageInRange } from './usePageInRange.ts';
import { useTableState } from './useTableState.ts';

const options: TableOptions<'name' | 'price', { q: string }> = {
  sorts: ['name', 'price'],
  defaultSort: { key: 'name', descending: false },
  filters: z.object({ q: z.catch(z.string(), '') }),
};

interface Asked {
  page: number;
  answer: (total?: number) => Promise<void>;
}

/** A list of 75 rows whose server answers when it is told to. */
function startList(at: string) {
  const asked: Asked[] = [];
  const painted: string[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });

  function List() {
    const table = useTableState(options);
    const { page, size, sort, filters } = table;
    const rows = useQuery({
      queryKey: ['rows', page, size, sort, filters],
      queryFn: () =>
        new Promise<{ items: string; page: number; pageSize: number; total: number }>((resolve) => {
          const answer = async (total = 75) =>
            act(async () => {
              resolve({ items: `rows of page ${page}`, page, pageSize: size, total });
              await Promise.resolve();
            });
          asked.push({ page, answer });
        }),
      placeholderData: keepPreviousData,
    });
    usePageInRange(table, rows.isPlaceholderData ? undefined : rows.data?.total);
    if (!rows.data) return null;
    if (painted.at(-1) !== rows.data.items) painted.push(rows.data.items);
    return (
      <>
        <p>{rows.data.items}</p>
        <button onClick={() => table.sortBy('price')}>Price</button>
        <button onClick={() => table.setFilters({ q: 'mug' })}>Mugs</button>
        <button onClick={table.clearFilters}>All</button>
        <button onClick={() => void client.invalidateQueries()}>Read again</button>
        <Pager page={page} size={size} shown={rows.data} onPage={table.setPage} onSize={table.setSize} />
      </>
    );
  }

  const view = renderWithProviders(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
    at,
  );
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const searches = () => view.router.state.location.search;
  return { ...view, asked, painted, press, searches };
}

// A reply is painted before the next one comes, so that each has its chance to be.
beforeAll(() => notifyManager.setScheduler(queueMicrotask));

beforeEach(() => startTexts());

test('E119 of fast clicks from page 1 to 5 only the last reply is painted, whatever their order', async () => {
  const { asked, painted, press, searches } = startList('/list');
  await asked[0]?.answer();
  for (const page of [2, 3, 4, 5]) await press(`Page ${page}`);
  expect(searches()).toBe('?page=5');
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
  for (const at of [2, 1, 4, 3]) await asked[at]?.answer();
  expect(await screen.findByText('rows of page 5')).toBeVisible();
  expect(painted).toEqual(['rows of page 1', 'rows of page 5']);
});

test('E119 each click on Next counts from where the one before has led', async () => {
  const { asked, press, searches } = startList('/list');
  await asked[0]?.answer();
  for (let click = 0; click < 4; click++) await press('Next page');
  expect(searches()).toBe('?page=5');
});

test('E119 each click on Next also counts while the address waits for the guard or a loader', async () => {
  function Next() {
    const { page, setPage } = useTableState(options);
    return <button onClick={() => setPage(page + 1)}>Page {page}</button>;
  }
  const letGo: (() => void)[] = [];
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('/list') ? null : new Promise<null>((resolve) => letGo.push(() => resolve(null)));
  const router = createMemoryRouter(
    [{ path: '/list', loader, Component: Next, HydrateFallback: () => null }],
    {
      initialEntries: ['/list'],
    },
  );
  render(<RouterProvider router={router} />);
  const next = await screen.findByRole('button', { name: 'Page 1' });
  for (const page of [2, 3, 4]) {
    await userEvent.click(next);
    expect(next).toHaveTextContent(`Page ${page}`);
  }
  expect(router.state.location.search).toBe('');
  await act(async () => {
    for (const go of letGo) go();
    await Promise.resolve();
  });
  expect(router.state.location.search).toBe('?page=4');
  expect(next).toHaveTextContent('Page 4');
});

test('E116 choosing the current size or page does nothing and sends no request', async () => {
  const { asked, press, user, router } = startList('/list?page=2&pageSize=15');
  await asked[0]?.answer();
  const before = router.state.location.key;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '15');
  await press('Page 2');
  expect(router.state.location.key).toBe(before);
  expect(asked).toHaveLength(1);
});

test('E118 another size keeps the first row on the page, and Back restores the size', async () => {
  const { asked, user, router, searches } = startList('/list?page=3');
  await asked[0]?.answer();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10');
  expect(searches()).toBe('?page=4&pageSize=10');
  await act(() => router.navigate(-1));
  expect(searches()).toBe('?page=3');
});

test.each([
  ['?page=1e9', '?page=5'],
  ['?page=9&pageSize=35', '?page=3&pageSize=35'],
])('E114 the address %s becomes %s as soon as the list is known', async (search, becomes) => {
  const { asked, searches } = startList(`/list${search}`);
  await asked[0]?.answer();
  expect(searches()).toBe(becomes);
});

test.each(['?page=0', '?page=-1', '?page=NaN', '?page=2abc', '?pageSize=20'])(
  'E114, E117 the address %s shows page 1 by 15',
  async (search) => {
    const { asked } = startList(`/list${search}`);
    await asked[0]?.answer();
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('combobox')).toHaveValue('15');
  },
);

test('E115 when the last row of the last page is gone, the page before is shown, and Back does not lead there', async () => {
  const { asked, press, router, searches } = startList('/list?page=2');
  await asked[0]?.answer(31);
  await press('Page 3');
  await asked[1]?.answer(31);
  await press('Read again');
  await asked[2]?.answer(30);
  expect(searches()).toBe('?page=2');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a total of other filters never moves the page', async () => {
  const { asked, press, router, searches } = startList('/list?page=5');
  await asked[0]?.answer();
  await press('Mugs');
  expect(searches()).toBe('?q=mug');
  await asked[1]?.answer(3);
  await act(() => router.navigate('/list?page=4'));
  expect(searches()).toBe('?page=4');
});

test('sorting and filtering go to the first page, and other parameters of the address stay', async () => {
  const { asked, press, searches } = startList('/list?page=5&lang=pseudo');
  await asked[0]?.answer();
  await press('Price');
  expect(searches()).toBe('?lang=pseudo&sort=price');
  await press('Price');
  await press('Mugs');
  expect(searches()).toBe('?lang=pseudo&sort=-price&q=mug');
  await press('All');
  expect(searches()).toBe('?lang=pseudo&sort=-price');
});
