import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { recordIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './ProductPanel.tsx';
import { ProductCategoryPage } from './ProductCategoryPage.tsx';

const ADDRESS = '/competitorAnalysisProductCategory';
const openPage = async (search = '', name = 'pricing.manager') => {
  const view = await renderSignedIn(name, <ProductCategoryPage />, `${ADDRESS}${search}`);
  const table = await screen.findByRole('table', { name: 'Categories' });
  return { ...view, table };
};
const tree = async () => within(await screen.findByRole('treegrid', { name: 'Category tree' }));
const rowOf = async (name: string) => {
  const table = within(screen.getByRole('table', { name: 'Categories' }));
  const row = (await table.findByRole('rowheader', { name })).closest('tr');
  if (!row) throw new Error(`no row ${name}`);
  return row;
};
const query = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search);

test('the tree names the categories with their products, and the table those at the top', async () => {
  await openPage();
  expect((await tree()).getByRole('row', { name: /^Drinkware/ })).toHaveAttribute('aria-expanded', 'false');
  const drinkware = await rowOf('Drinkware');
  expect(drinkware).toHaveTextContent(/36%set here30%set here/);
  expect(screen.getByText(/^As of/)).toBeVisible();
});

test('choosing a category in the tree shows it and what is right below it, and the address has it', async () => {
  const { user, router } = await openPage();
  await user.click((await tree()).getByRole('button', { name: 'Drinkware' }));
  expect(await screen.findByRole('heading', { name: 'Drinkware' })).toBeVisible();
  const itself = await rowOf('All of Drinkware');
  expect(itself).toHaveTextContent('36%');
  expect(await rowOf('Mugs')).toHaveTextContent(/36%from Drinkware30%from Drinkware/);
  expect(query(router).get('node')).toBe('cat-drinkware');
  await user.click(screen.getByRole('button', { name: 'This category only' }));
  expect(await rowOf('Only Drinkware itself')).toBeVisible();
  expect(query(router).get('rollup')).toBe('false');
});

test('a link opens its category, its branches and its scope', async () => {
  const { router } = await openPage('?node=cat-mugs&expanded=cat-drinkware&basis=unit');
  expect((await tree()).getByRole('row', { name: /^Mugs/ })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Unit price' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(screen.getByRole('navigation', { name: 'Parent categories' })).toHaveTextContent('Drinkware');
  expect(query(router).get('basis')).toBe('unit');
});

test('a search in the tree opens what it finds', async () => {
  const { user, router } = await openPage();
  await user.type(screen.getByRole('searchbox', { name: 'Search categories' }), 'mug');
  expect(await (await tree()).findByRole('button', { name: 'Mugs' })).toBeVisible();
  expect((await tree()).queryByRole('button', { name: 'Bags' })).not.toBeInTheDocument();
  await waitFor(() => expect(query(router).get('find')).toBe('mug'));
});

test('the second tab lists the products of the category, and a row leads to its market', async () => {
  const { user, router } = await openPage('?node=cat-drinkware');
  await user.click(screen.getByRole('tab', { name: 'Products' }));
  const products = within(await screen.findByRole('table', { name: 'Tracked products' }));
  await waitFor(() => expect(products.getAllByRole('row').length).toBeGreaterThan(2));
  const [name] = await products.findAllByRole('link');
  expect(name).toHaveAttribute('href', expect.stringMatching(/^\/competitorAnalysisDetail\?productId=prd-/));
  expect(query(router).get('view')).toBe('products');
});

test('a category without tracked products leads to its products', async () => {
  const reply = await ask('POST /categories', {
    token: await tokenOf('admin@backroom.test'),
    body: { parentId: null, title: 'Umbrellas' },
  });
  const id = String(recordIn(reply)['id']);
  await openPage(`?node=${id}`);
  expect(await screen.findByRole('heading', { name: 'No tracked products' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open products in SKU Manager' })).toHaveAttribute(
    'href',
    `/skumanager?categoryId=${id}`,
  );
});

test('a category that is gone says so, and leads back to all', async () => {
  const { user } = await renderSignedIn(
    'pricing.manager',
    <ProductCategoryPage />,
    `${ADDRESS}?node=cat-none`,
  );
  expect(await screen.findByRole('heading', { name: 'This category no longer exists' })).toBeVisible();
  const [, toAll] = screen.getAllByRole('button', { name: 'All categories' });
  if (toAll) await user.click(toAll);
  expect(await screen.findByRole('table', { name: 'Categories' })).toBeVisible();
});

test('E26 figures that cannot be read say so, and are read again', async () => {
  mockServer.use(
    http.get('*/competitor-analysis/categories', () => HttpResponse.json({}, { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await renderSignedIn('pricing.manager', <ProductCategoryPage />, ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Categories' })).toBeVisible();
});

test('D25 who may not see costs sees no margins', async () => {
  await openPage('', 'catalogue');
  expect(screen.queryByRole('columnheader', { name: /GP %/ })).not.toBeInTheDocument();
});

test('D25 who may not see the page is told which permission is missing', async () => {
  await renderSignedIn('accounts', <ProductCategoryPage />, ADDRESS);
  expect(await screen.findByText('Product Category', { selector: 'strong' })).toBeVisible();
});
