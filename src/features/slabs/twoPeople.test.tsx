import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#api/queryClient.ts';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { mockServer } from '#mocks/unit.ts';
import { bodiesOf, calls } from '#tests/support/renderApp.tsx';
import { openSlabs, price, saveState, somebodyElse, typePrice } from '#tests/support/slabsPage.tsx';
import { draftChanged, slabQueries } from './slabQueries.ts';

const PRODUCT = 'prd-0002';

/** A draft of this page that somebody else has changed meanwhile, and something typed here. */
async function inConflict(
  theirs: Record<number, Partial<PriceSlab>>,
  mine: Record<number, string>,
  change: object = {},
) {
  const view = await openSlabs('pricing.manager');
  typePrice(1, '44.10');
  await view.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const other = await somebodyElse('pricing.analyst');
  await other.reprice(PRODUCT, theirs, change);
  for (const [row, text] of Object.entries(mine)) typePrice(Number(row), text);
  await view.user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('alertdialog');
  const row = (name: RegExp) => within(dialog).getByRole('row', { name });
  const save = () => view.user.click(within(dialog).getByRole('button', { name: 'Save as chosen' }));
  return { ...view, other, dialog, row, save };
}

test('a break that only the other one changed is theirs unless I choose mine', async () => {
  const { row, save, other } = await inConflict({ 500: { unitPrice: '41.00' } }, { 1: '44.20' });
  const [theirs, mine] = within(row(/^From 500 /)).getAllByRole('radio');
  expect(row(/^From 500 /)).toHaveTextContent('From 500$41.00$42.13');
  expect(theirs).toBeChecked();
  expect(mine).not.toBeChecked();
  expect(within(row(/^From 250 /)).getAllByRole('radio')[1]).toBeChecked();
  await save();
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect(price(1)).toHaveValue('44.20');
  expect(price(2)).toHaveValue('41.00');
  const saved = await other.setOf(PRODUCT, 'draft');
  expect(saved?.slabs.slice(0, 2).map(({ unitPrice }) => unitPrice)).toEqual(['44.20', '41.00']);
});

test('what both changed is not overwritten unless I choose mine', async () => {
  const { row, save, other, user } = await inConflict({ 500: { unitPrice: '41.00' } }, { 2: '40.50' });
  const [theirs, mine] = within(row(/^From 500 /)).getAllByRole('radio');
  expect(theirs).toBeChecked();
  if (!mine) throw new Error('Mine cannot be chosen.');
  await user.click(mine);
  await save();
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  const saved = await other.setOf(PRODUCT, 'draft');
  expect(saved?.slabs.slice(0, 2).map(({ unitPrice }) => unitPrice)).toEqual(['44.10', '40.50']);
});

test('another discount code or another link is told like another price', async () => {
  const { row, dialog } = await inConflict(
    { 1000: { discountCode: 'Q' } },
    { 1: '44.20' },
    { link: { currency: 'EUR', rounding: 'x9' } },
  );
  expect(row(/^Currency /)).toHaveTextContent('The prices follow the ladder in EUR.');
  expect(within(row(/^Currency /)).getAllByRole('radio')[0]).toBeChecked();
  expect(within(dialog).getAllByRole('row')).toHaveLength(4);
  expect(row(/^From 1,000 /)).toHaveTextContent(/· Q.* · [^Q]$/);
  expect(within(row(/^From 1,000 /)).getAllByRole('radio')[0]).toBeChecked();
});

test('a draft that somebody else began is not answered with a second one', async () => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  typePrice(1, '44.20');
  const other = await somebodyElse('pricing.analyst');
  const live = await other.setOf(PRODUCT, 'live');
  if (!live) throw new Error('Nothing is live.');
  const { owner, currency, priceType, configuration, note, link } = live;
  const slabs = live.slabs.map((slab) => (slab.minQty === 500 ? { ...slab, unitPrice: '41.00' } : slab));
  await other.ask('POST', `/products/${PRODUCT}/slab-sets`, {
    ...{ owner, currency, priceType, configuration, note, link, slabs },
  });
  await act(() => draftChanged());
  // What is typed stays on screen, unsaved.
  expect(price(1)).toHaveValue('44.20');
  expect(saveState()).toHaveTextContent('Not saved yet');
  await user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save as chosen' }));
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect(price(2)).toHaveValue('41.00');
  expect(calls().filter((call) => call === `POST /products/${PRODUCT}/slab-sets`)).toHaveLength(1);
  expect((await other.setOf(PRODUCT, 'draft'))?.version).toBe(2);
});

test('a reading that began before the save does not put the page back', async () => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const before = queryClient.getQueryData(slabQueries.sets(PRODUCT).queryKey);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  mockServer.use(
    http.get(
      `*/api/products/${PRODUCT}/slab-sets`,
      async () => {
        await held;
        return HttpResponse.json(before);
      },
      { once: true },
    ),
  );
  void draftChanged();
  typePrice(1, '44.10');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  answer();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(screen.getByText('Draft saved')).toBeVisible());
  expect(saveState()).toHaveTextContent(/^Saved/);
  expect(price(1)).toHaveValue('44.10');
  expect(await bodiesOf(`POST /products/${PRODUCT}/slab-sets`)).toHaveLength(1);
});
