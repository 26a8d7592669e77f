import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#api/queryClient.ts';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { bodiesOf, calls } from '#tests/support/renderApp.tsx';
import { openSlabs, saveState, createOtherUser, typePrice, priceRead } from '#tests/support/slabsPage.tsx';
import { draftChanged, slabQueries } from '#features/slabs/slabQueries.ts';

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
  const other = await createOtherUser('pricing.analyst');
  await other.reprice(PRODUCT, theirs, change);
  for (const [row, text] of Object.entries(mine)) typePrice(Number(row), text);
  await view.user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('alertdialog');
  const row = (name: RegExp) => within(dialog).getByRole('row', { name });
  const save = () => view.user.click(within(dialog).getByRole('button', { name: 'Save selection' }));
  return { ...view, other, dialog, row, save };
}

test('each break stands where whoever changed it left it, and says who that was', async () => {
  const { row, save, other, dialog } = await inConflict({ 500: { unitPrice: '41.00' } }, { 1: '44.20' });
  const [theirs, mine] = within(row(/^From 500 /)).getAllByRole('radio');
  expect(row(/^From 500 /)).toHaveTextContent('From 500They changed this$41.00$42.13Not changed');
  expect(row(/^From 250 /)).toHaveTextContent('From 250You changed this$44.10Not changed$44.20');
  // What neither of us touched is not asked about.
  expect(within(dialog).getAllByRole('row')).toHaveLength(3);
  expect(theirs).toBeChecked();
  expect(mine).not.toBeChecked();
  expect(within(row(/^From 250 /)).getAllByRole('radio')[1]).toBeChecked();
  await save();
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect(priceRead(1)).toBe(44.2);
  expect(priceRead(2)).toBe(41);
  const saved = await other.setOf(PRODUCT, 'draft');
  expect(saved?.slabs.slice(0, 2).map(({ unitPrice }) => unitPrice)).toEqual(['44.20', '41.00']);
});

test('what both changed is mine at first, as in every conflict, and theirs where I choose theirs', async () => {
  const { row, save, other, user } = await inConflict({ 500: { unitPrice: '41.00' } }, { 2: '40.50' });
  expect(row(/^From 500 /)).toHaveTextContent('From 500You both changed this$41.00$40.50');
  const [theirs, mine] = within(row(/^From 500 /)).getAllByRole('radio');
  expect(mine).toBeChecked();
  if (!theirs) throw new Error('Theirs cannot be chosen.');
  await user.click(theirs);
  await save();
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  const saved = await other.setOf(PRODUCT, 'draft');
  expect(saved?.slabs.slice(0, 2).map(({ unitPrice }) => unitPrice)).toEqual(['44.10', '41.00']);
});

test('keeping mine keeps what I changed, and nothing that I did not touch', async () => {
  const { dialog, other, user } = await inConflict({ 500: { unitPrice: '41.00' } }, { 1: '44.20' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  const saved = await other.setOf(PRODUCT, 'draft');
  expect(saved?.slabs.slice(0, 2).map(({ unitPrice }) => unitPrice)).toEqual(['44.20', '41.00']);
});

test('two people who changed the same in the same way are not in conflict', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(1, '44.10');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await (await createOtherUser('pricing.analyst')).reprice(PRODUCT, { 500: { unitPrice: '41.00' } });
  typePrice(2, '41.00');
  await user.keyboard('{Control>}s{/Control}');
  // A notice fades in.
  await waitFor(() => expect(screen.getByText('Saved by someone else with the same values')).toBeVisible());
  expect(saveState()).toHaveTextContent(/^Saved/);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a draft that somebody published meanwhile says that it is live, and keeps what was typed', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(1, '44.10');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const other = await createOtherUser('pricing.manager');
  const draft = await other.setOf(PRODUCT, 'draft');
  await other.ask('POST', `/slab-sets/${draft?.id}/publish`, { version: draft?.version });
  typePrice(1, '44.20');
  await user.keyboard('{Control>}s{/Control}');
  const said = 'This isn’t possible because the status is now “Live”.';
  await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(priceRead(1)).toBe(44.2);
  expect(saveState()).toHaveTextContent('Unsaved changes');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect((await other.setOf(PRODUCT, 'draft'))?.slabs[0]?.unitPrice).toBe('44.20');
  expect((await other.setOf(PRODUCT, 'live'))?.slabs[0]?.unitPrice).toBe('44.10');
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
  expect(row(/^From 1,000 /)).toHaveTextContent(/· Q.* · [^Q]Not changed$/);
  expect(within(row(/^From 1,000 /)).getAllByRole('radio')[0]).toBeChecked();
});

test('a draft that somebody else began is not answered with a second one', async () => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  typePrice(1, '44.20');
  const other = await createOtherUser('pricing.analyst');
  const live = await other.setOf(PRODUCT, 'live');
  if (!live) throw new Error('Nothing is live.');
  const { owner, currency, priceType, configuration, note, link } = live;
  const slabs = live.slabs.map((slab) => (slab.minQty === 500 ? { ...slab, unitPrice: '41.00' } : slab));
  await other.ask('POST', `/products/${PRODUCT}/slab-sets`, {
    ...{ owner, currency, priceType, configuration, note, link, slabs },
  });
  await act(() => draftChanged());
  // What is typed stays on screen, unsaved.
  expect(priceRead(1)).toBe(44.2);
  expect(saveState()).toHaveTextContent('Unsaved changes');
  await user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save to draft' }));
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect(priceRead(2)).toBe(41);
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
  expect(priceRead(1)).toBe(44.1);
  expect(await bodiesOf(`POST /products/${PRODUCT}/slab-sets`)).toHaveLength(1);
});
