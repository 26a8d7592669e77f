import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { SkuManagerPage } from '#features/skus/SkuManagerPage.tsx';
import { mockServer } from '#mocks/adapters/unit.ts';
import { shortcuts } from '#shared/lib/shortcuts.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { bodiesOf, calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { numberIn } from '#tests/support/replyBody.ts';
// Read beforehand, so that no test waits for it.
import '#entities/ladders/MoqDialog.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const table = (name = 'Products') => screen.findByRole('table', { name });
const sent = async (call: string) => (await bodiesOf(call)).map((body): unknown => JSON.parse(body));
const rowsIn = async (name?: string) => within(await table(name)).getAllByRole('rowheader');

async function open(search = '', name = 'merchandiser') {
  const page = await renderSignedIn(name, <SkuManagerPage />, `/skumanager${search}`);
  await waitFor(async () => expect((await rowsIn()).length).toBeGreaterThan(0));
  const codes = (await rowsIn()).map((row) => within(row).getByRole('link').textContent);
  return {
    ...page,
    codes,
    tick: (code = '') => page.user.click(screen.getByRole('checkbox', { name: `Select ${code}` })),
  };
}

test('a selection of all but one sends the query and the row left out', async () => {
  const { user, tick, codes } = await open('?categoryId=cat-drinkware&sort=-moq');
  await tick(codes[0]);
  await user.click(button(/^Select all \d+ products$/));
  await tick(codes[1]);
  const bar = screen.getByRole('group', { name: 'Bulk actions' });
  await user.click(within(bar).getByRole('button', { name: 'More actions' }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByRole('button', { name: /^Archive \d+ items?$/ })).toBeVisible();
  const [body] = await sent('POST /bulk/preview');
  expect(body).toEqual({
    resource: 'products',
    action: 'archive',
    params: {},
    selection: { query: 'categoryId=cat-drinkware&sort=-moq', excludeIds: [expect.stringMatching(/^prd-/)] },
  });
});

test('chosen columns and compact rows hold for the list, its file, and the next visit', async () => {
  const first = await open('?q=bottle&sort=-moq');
  await first.user.click(button('Columns'));
  await first.user.click(screen.getByRole('checkbox', { name: 'Last sync' }));
  await first.user.click(screen.getByRole('checkbox', { name: 'Supplier' }));
  await first.user.click(screen.getByRole('radio', { name: 'Compact rows' }));
  await first.user.click(button('Done'));
  expect(screen.getByRole('columnheader', { name: 'Last sync' })).toBeVisible();
  await first.user.click(button('Export'));
  await waitFor(async () => expect(await sent('POST /exports')).toHaveLength(1));
  const [asked] = await sent('POST /exports');
  expect(asked).toMatchObject({ resource: 'products', query: 'q=bottle&sort=-moq' });
  expect(asked).toHaveProperty('columns', expect.arrayContaining(['sku', 'name', 'lastSyncAt']));
  expect(asked).not.toHaveProperty('columns', expect.arrayContaining(['supplier']));
  first.unmount();
  await open();
  expect(screen.queryByRole('columnheader', { name: 'Supplier' })).not.toBeInTheDocument();
  expect(await table()).toHaveAttribute('data-density', 'compact');
});

/** Holds the answers of the list back until the test lets them go. */
function holdRows(): () => void {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  mockServer.use(http.get('*/api/products', () => held));
  return () => release?.();
}

test('R18 skeleton rows are shown while the first page is loading; its rows stay while the next one is', async () => {
  const showFirst = holdRows();
  const { user } = await renderSignedIn('merchandiser', <SkuManagerPage />, '/skumanager');
  expect(await table()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'No products yet' })).not.toBeInTheDocument();
  showFirst();
  await waitFor(async () => expect(within(await table()).getAllByRole('rowheader')).toHaveLength(15));
  const before = (await rowsIn())[0]?.textContent ?? '';
  const showNext = holdRows();
  await user.click(button('Page 2'));
  await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
  expect((await rowsIn())[0]).toHaveTextContent(before);
  showNext();
  expect(await screen.findByText('16–30 of 60 results')).toBeVisible();
  expect((await rowsIn())[0]).not.toHaveTextContent(before);
});

test('? lists the keys of the list', async () => {
  await open();
  const keys = new Set(shortcuts.list().flatMap((shortcut) => shortcut.keys));
  expect(['/', 'j', 'k', 'x', 'Shift+x', 'Enter', 'e', 's'].filter((key) => !keys.has(key))).toEqual([]);
});

test('unsaved cells are asked about, and the rows are saved once however often it is pressed', async () => {
  const { user, router } = await renderSignedIn(
    'merchandiser',
    <SkuManagerPage />,
    '/skumanager?q=bottle&dialog=grid',
  );
  const moq = (await screen.findAllByRole('textbox', { name: /^MOQ of/ }))[0];
  if (!moq) throw new Error('There is no row.');
  await user.clear(moq);
  await user.type(moq, '321');
  await user.click(button('Back to list'));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toContain('dialog=grid');
  await user.dblClick(button('Save 1 product'));
  await user.click(await screen.findByRole('button', { name: 'Save only' }));
  expect(await screen.findByText('1 product saved.')).toBeInTheDocument();
  await user.click(button('Back to list'));
  await waitFor(async () => expect(await table()).toHaveTextContent('321'));
  expect(calls().filter((call) => call.startsWith('PATCH /products/'))).toHaveLength(1);
});

test('a product whose ladder does not start at its MOQ has a sign, and the list can be filtered by it', async () => {
  const token = await tokenOf('merchandiser@backroom.test');
  const version = numberIn(await ask('GET /products/prd-0003', { token }), 'version');
  await ask('PATCH /products/prd-0003', { token, body: { version, moq: 60 } });
  const { user, router } = await open('?q=blanket');
  expect(within(await table()).getAllByRole('img', { name: 'Ladder doesn’t start at MOQ' })).toHaveLength(1);
  await user.click(button('More'));
  await user.click(await screen.findByRole('checkbox', { name: 'Ladder doesn’t start at MOQ' }));
  await waitFor(async () => expect(await rowsIn()).toHaveLength(1));
  expect((await rowsIn())[0]).toHaveTextContent('BLK-0003');
  expect(router.state.location.search).toContain('flag=offMoq');
});

test('with rows ticked search, filters, views and both exports stay in reach', async () => {
  const { user, tick, codes } = await open('?sort=-moq');
  await tick(codes[0]);
  await tick(codes[2]);
  const bar = screen.getByRole('group', { name: 'Bulk actions' });
  const toolbar = screen.getByRole('group', { name: 'Search and filters' });
  for (const name of ['Supplier', 'Columns', 'Export']) {
    expect(within(toolbar).getByRole('button', { name })).toBeVisible();
  }
  await user.click(within(bar).getByRole('button', { name: 'Export selected' }));
  await waitFor(() => expect(calls()).toContain('POST /exports'));
  const [body] = await sent('POST /exports');
  expect(body).toMatchObject({
    resource: 'products',
    ids: [expect.stringMatching(/^prd-/), expect.stringMatching(/^prd-/)],
    columns: expect.arrayContaining(['sku', 'name', 'moq']),
  });
});

test('ticked rows stay ticked under another search, all matching rows do not; a note says so', async () => {
  const { user, router, tick, codes } = await open('?q=bottle');
  await tick(codes[0]);
  await act(() => router.navigate('/skumanager?categoryId=cat-drinkware'));
  const bar = await screen.findByRole('group', { name: 'Bulk actions' });
  expect(within(bar).getByText('Selected: 1 product')).toBeVisible();
  expect(await within(bar).findByText('Rows you selected with other filters stay selected.')).toBeVisible();
  await user.click(within(bar).getByRole('button', { name: /^Select all \d/ }));
  await act(() => router.navigate('/skumanager?q=bottle'));
  expect(await screen.findByText('Selection cleared because the results changed.')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Bulk actions' })).not.toBeInTheDocument();
});
