import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { recordIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';
// Read beforehand, so that no test waits for a part of its own.
import './panels/OverviewPanels.tsx';
import './DashboardProducts.tsx';
import '#shared/table/ActionMenu.tsx';
import { CompetitorDashboardPage } from './CompetitorDashboardPage.tsx';

const ADDRESS = '/competitorAnalysisDashboard';

const open = (name: string, search = '') =>
  renderSignedIn(
    name,
    <main>
      <CompetitorDashboardPage />
    </main>,
    `${ADDRESS}${search}`,
  );
const tiles = async () => within(await screen.findByRole('list', { name: 'Key figures' }));
const totalOf = async (query: string) =>
  recordIn(await askAsAdmin(`GET /competitor-analysis/products?${query}`))['total'];
const search = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.search;

test('each figure leads to exactly the products that it counts', async () => {
  const view = await open('pricing.manager', '?days=7');
  const links = (await tiles()).getAllByRole('link');
  expect(links).toHaveLength(10);
  const words: Record<string, string> = { Cheapest: 'first', 'Most expensive': 'last', Coverage: 'covered' };
  for (const [label, word] of Object.entries(words)) {
    const link = (await tiles()).getByRole('link', { name: new RegExp(`^${label}`) });
    expect(link).toHaveAttribute('href', `?days=7&view=products&is=${word}`);
    expect(link).toHaveTextContent(`${String(await totalOf(`days=7&is=${word}`))} product`);
  }
  await view.user.click((await tiles()).getByRole('link', { name: /^Most expensive/ }));
  const table = within(await screen.findByRole('table', { name: 'Tracked products' }));
  const total = Number(await totalOf('days=7&is=last'));
  await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(Math.min(15, total)));
  expect(table.getAllByText(/^Most expensive, /)).toHaveLength(Math.min(15, total));
});

test('the scope is chosen by buttons, filters and keys, and stays along the views', async () => {
  const view = await open('pricing.manager');
  await tiles();
  await view.user.click(await screen.findByRole('button', { name: '90 days' }));
  await waitFor(() => expect(search(view)).toBe('?days=90'));
  await view.user.keyboard('u');
  await waitFor(() => expect(search(view)).toBe('?days=90&basis=unit'));
  await view.user.keyboard('1');
  await waitFor(() => expect(search(view)).toBe('?days=90&basis=unit&atMoq=true'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'MOQ' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await view.user.click(screen.getByRole('button', { name: '30 days' }));
  await view.user.click(screen.getByRole('button', { name: /^Key value items/ }));
  await view.user.click(await screen.findByRole('checkbox', { name: 'Key value items only' }));
  await waitFor(() => expect(search(view)).toBe('?basis=unit&atMoq=true&kvi=true'));
  const tracked = String(await totalOf('basis=unit&atMoq=true&kvi=true'));
  await waitFor(async () =>
    expect((await tiles()).getByRole('link', { name: /^Price index/ })).toHaveTextContent(
      `${tracked} tracked`,
    ),
  );
  await view.user.click(screen.getByRole('tab', { name: 'Products' }));
  await waitFor(() => expect(search(view)).toBe('?atMoq=true&basis=unit&kvi=true&view=products'));
});

test('days of one’s own are refused with a sentence, and taken when they are right', async () => {
  const view = await open('pricing.manager');
  await tiles();
  await view.user.click(await screen.findByRole('button', { name: 'Other' }));
  const [first, last] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  await view.user.clear(first);
  await view.user.type(first, '2026-03-31');
  await view.user.clear(last);
  await view.user.type(last, '2026-03-01');
  await view.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The first day comes after the last one.')).toBeVisible();
  expect(search(view)).toBe('');
  await view.user.clear(screen.getByLabelText('First day'));
  await view.user.type(screen.getByLabelText('First day'), '2026-02-01');
  await view.user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(search(view)).toBe('?days=29&until=2026-03-01'));
});

test('a panel that fails says so and tries again alone', async () => {
  mockServer.use(
    http.get(
      '*/api/competitor-analysis/heatmap',
      () => HttpResponse.json({ message: 'No' }, { status: 500 }),
      {
        once: false,
      },
    ),
  );
  const { user } = await open('pricing.manager');
  const heat = within(await screen.findByRole('region', { name: 'Index by category and competitor' }));
  const again = await heat.findByRole('button', { name: 'Retry' });
  expect((await tiles()).getAllByRole('link')).toHaveLength(10);
  expect(await screen.findByRole('region', { name: 'Gap to the market' })).toBeVisible();
  mockServer.resetHandlers();
  await user.click(again);
  expect(await heat.findByRole('grid')).toBeVisible();
});

test('an opportunity is put off for oneself, shown on request, and taken back', async () => {
  const { user } = await open('pricing.manager');
  const panel = within(await screen.findByRole('region', { name: 'To do' }));
  await panel.findByRole('heading', { name: 'Raise' });
  await user.click(panel.getAllByRole('button', { name: /^Snooze/ })[0] ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: 'For 7 days' }));
  await waitFor(() => expect(panel.queryByRole('heading', { name: 'Raise' })).not.toBeInTheDocument());
  await user.click(panel.getByRole('button', { name: '1 put off' }));
  await user.click(await panel.findByRole('button', { name: /^Put off until/ }));
  await waitFor(() => expect(panel.queryByRole('button', { name: /put off/i })).not.toBeInTheDocument());
  expect(panel.getByRole('heading', { name: 'Raise' })).toBeVisible();
});

test('a bar leads to the products with that gap, and a cell to its category beside its competitor', async () => {
  await open('pricing.manager');
  const gaps = within(await screen.findByRole('region', { name: 'Gap to the market' }));
  const bar = await gaps.findByRole('link', { name: /^0% to 5%: / });
  expect(bar).toHaveAttribute('href', '?view=products&gapFrom=0&gapTo=5');
  expect(bar).toHaveAccessibleName(`0% to 5%: ${String(await totalOf('gapFrom=0&gapTo=5'))} products`);
  const heat = within(await screen.findByRole('region', { name: 'Index by category and competitor' }));
  const cell = await heat.findByRole('link', { name: /^Drinkware, Brightline Promo: index/ });
  expect(cell).toHaveAttribute(
    'href',
    '/competitorAnalysisProductCategory?competitorId=cmp-1&node=cat-drinkware',
  );
});

test('where nothing is tracked the page says why, and leads to the next step', async () => {
  const { user } = await open('pricing.manager', '?categoryId=cat-none');
  expect(await screen.findByRole('heading', { name: 'No tracked product in this selection' })).toBeVisible();
  await user.click(
    within(screen.getByRole('main')).getAllByRole('button', { name: 'Clear all' }).at(-1) ?? document.body,
  );
  expect((await tiles()).getAllByRole('link')).toHaveLength(10);
});

test('E69 a search that is too long is said and not asked', async () => {
  await open('pricing.manager', `?view=products&q=${'x'.repeat(300)}`);
  expect(await screen.findByText('Enter at most 200 characters.')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Tracked products' });
  expect((await within(table).findAllByRole('rowheader')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('of more competitors than the contract takes, the first are looked at', async () => {
  const ids = Array.from({ length: 60 }, (_, place) => `cmp-${place + 1}`).join(',');
  await open('pricing.manager', `?competitorId=${ids}`);
  expect((await tiles()).getAllByRole('link').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
