import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { itemsIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';
import { hideCostsFrom } from '#tests/support/costSecrets.ts';
import { openDetail } from '#tests/support/detailPage.tsx';
import { changeListing } from '#tests/support/matches.ts';
import { calls } from '#tests/support/renderApp.tsx';

const table = (name: string) => within(screen.getByRole('region', { name }));
const position = () => within(screen.getByRole('region', { name: 'Our position' }));

test('a manager sees ours first, then competitors by price, and what each is beside ours', async () => {
  await openDetail('pricing.manager');
  const [, ours, ...others] = table('Price matrix').getAllByRole('columnheader');
  expect(ours).toHaveTextContent('Ours');
  expect(others.length).toBeGreaterThan(1);
  const chosen = table('Price matrix').getByRole('row', { current: true });
  expect(within(chosen).getByRole('rowheader')).toHaveTextContent('250');
  expect(within(chosen).getAllByText(/^Gap [▲▼=] [+−]?\d+\.\d%$/).length).toBeGreaterThan(0);
  expect(position().getByText('Rank').nextSibling).toHaveTextContent(/^\d of \d$/);
  expect(position().getByText('GP %').nextSibling).toHaveTextContent(/^\d+\.\d\d$/);
});

test('the quantity and the basis are chosen by buttons or keys, and are in the address', async () => {
  const { user, router } = await openDetail('pricing.manager');
  await user.click(screen.getByRole('button', { name: '500 pieces' }));
  await waitFor(() => expect(router.state.location.search).toContain('qty=500'));
  expect(await screen.findByText('All-in unit price at quantity 500')).toBeVisible();
  await user.keyboard('u');
  await waitFor(() => expect(router.state.location.search).toContain('basis=unit'));
  expect(await screen.findByText('Unit price at quantity 500')).toBeVisible();
  await user.keyboard('1');
  expect(screen.getAllByRole('button', { pressed: true })[0]).toHaveTextContent(/pieces$/);
});

test('equivalents that are left out stay on the page, say so, and are not ranked', async () => {
  const { user } = await openDetail('pricing.manager');
  expect(position().getByText('Rank').nextSibling).toHaveTextContent('2 of 3');
  await user.click(screen.getByRole('checkbox', { name: 'Include equivalents' }));
  expect(await screen.findByText('Not counted: equivalents are left out')).toBeVisible();
  expect(table('Price matrix').getByText('Equivalent')).toBeVisible();
  expect(position().getByText('Rank').nextSibling).toHaveTextContent('2 of 2');
});

test('stale prices are compared when somebody includes them', async () => {
  changeListing('lst-0002-2', { lastSeenAt: new Date(Date.now() - 20 * 86_400_000).toISOString() });
  const { user } = await openDetail('pricing.manager', '?productId=prd-0002');
  expect(table('Price matrix').getByText('Not counted: price is stale')).toBeVisible();
  expect(position().getByText('Rank').nextSibling).toHaveTextContent(/of 2$/);
  await user.click(screen.getByRole('checkbox', { name: 'Include stale prices' }));
  await waitFor(() => expect(position().getByText('Rank').nextSibling).toHaveTextContent(/of 3$/));
  expect(table('Price matrix').queryByText('Not counted: price is stale')).not.toBeInTheDocument();
});

test('a price that is not counted says why', async () => {
  await openDetail('pricing.manager', '?productId=prd-0010');
  expect(table('Price matrix').getAllByText(/^Not counted: /).length).toBeGreaterThan(0);
});

test('who may not see costs sees neither GP % nor floor, and why there are no suggestions', async () => {
  hideCostsFrom('', 'pricing.manager@backroom.test');
  const { container } = await openDetail('pricing.manager');
  expect(position().getByText('Rank')).toBeVisible();
  expect(container).not.toHaveTextContent(/GP %|Floor/);
  expect(screen.getByRole('region', { name: 'Price suggestions' })).toHaveTextContent(/View Costs/);
  expect(calls().filter((call) => /costs|price-suggestions/.test(call))).toEqual([]);
});

test('without a product one is searched and chosen', async () => {
  const { user, router } = await openDetail('pricing.manager', '');
  await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'mug');
  const [first] = await screen.findAllByRole('radio');
  if (first) await user.click(first);
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?productId=prd-/));
  expect(await screen.findByRole('region', { name: 'Price matrix' })).toBeVisible();
});

test.each(['prd-none', 'a'.repeat(100)])('a product that is not there says so: %s', async (id) => {
  await openDetail('pricing.manager', `?productId=${id}`, 'nothing');
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  expect(calls().filter((call) => call.includes('aaa'))).toEqual([]);
});

test('one goes back and forth in the list one came from, and looks at each in the same way', async () => {
  const from = encodeURIComponent('id=prd-0002,prd-0008,prd-0010');
  const { user, router } = await openDetail('pricing.manager', `?productId=prd-0008&qty=500&from=${from}`);
  await user.click(await screen.findByRole('link', { name: 'Previous product' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('productId=prd-0008'));
  expect(router.state.location.search).toContain('qty=500');
  await user.click(await screen.findByRole('link', { name: 'Next product' }));
  await waitFor(() => expect(router.state.location.search).toContain('productId=prd-0008'));
});

test('in the list of a figure of the dashboard too, which one goes back to as it was left', async () => {
  const query = 'view=products&days=90&is=covered&sort=product';
  const products = itemsIn(
    await askAsAdmin(`GET /competitor-analysis/products?${query.replace('view=products&', '')}`),
  );
  const [first, second] = products.map(({ id }) => String(id));
  const { user, router } = await openDetail(
    'pricing.manager',
    `?productId=${first}&list=dashboard&from=${encodeURIComponent(query)}`,
  );
  expect(await screen.findByRole('button', { name: 'Previous product' })).toBeDisabled();
  await user.click(await screen.findByRole('link', { name: 'Next product' }));
  await waitFor(() => expect(router.state.location.search).toContain(`productId=${second}&`));
  expect(await screen.findByRole('link', { name: 'Back to list' })).toHaveAttribute(
    'href',
    `/competitorAnalysisDashboard?${query}`,
  );
});

test('without a list there is no next product', async () => {
  await openDetail('pricing.manager');
  expect(screen.queryByRole('link', { name: 'Next product' })).not.toBeInTheDocument();
});
