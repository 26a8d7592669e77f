import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#api/queryClient.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { openSlabs, saveState, createOtherUser, typePrice, priceRead } from '#tests/support/slabsPage.tsx';

const PRODUCT = 'prd-0002';

/** The next save is done by the server, and its answer is lost on the way. */
function loseAnswer(method: 'post' | 'put', path: string): void {
  mockServer.use(
    http[method](
      path,
      async ({ request }) => {
        await fetch(request.clone());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}

const save = (user: UserEvent) => user.keyboard('{Control>}s{/Control}');
const failed = () => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/\w/));

/** A first draft was saved. */
async function withDraft() {
  const view = await openSlabs('pricing.manager');
  typePrice(1, '44.10');
  await save(view.user);
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return view;
}

test('a draft whose answer was lost says that it was saved, and is no conflict with oneself', async () => {
  const { user } = await withDraft();
  loseAnswer('put', '*/api/slab-sets/:id');
  typePrice(2, '41.00');
  await save(user);
  await failed();
  expect(priceRead(2)).toBe(41);
  await save(user);
  await waitFor(() => expect(screen.getByText('Your changes were saved.')).toBeVisible());
  expect(saveState()).toHaveTextContent(/^Saved/);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect((await (await createOtherUser('pricing.manager')).setOf(PRODUCT, 'draft'))?.version).toBe(2);
});

test('what is typed after a lost answer is saved on top of it', async () => {
  const { user } = await withDraft();
  loseAnswer('put', '*/api/slab-sets/:id');
  typePrice(2, '41.00');
  await save(user);
  await failed();
  typePrice(3, '39.00');
  await save(user);
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const saved = await (await createOtherUser('pricing.manager')).setOf(PRODUCT, 'draft');
  expect(saved?.slabs.slice(0, 3).map(({ unitPrice }) => unitPrice)).toEqual(['44.10', '41.00', '39.00']);
});

test('a first draft whose answer was lost is not begun a second time', async () => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  loseAnswer('post', `*/api/products/${PRODUCT}/slab-sets`);
  typePrice(1, '44.10');
  await save(user);
  await failed();
  const before = calls().length;
  typePrice(2, '41.00');
  await save(user);
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect(calls(before).filter((call) => call.startsWith('POST '))).toEqual([]);
  const saved = await (await createOtherUser('pricing.manager')).setOf(PRODUCT, 'draft');
  expect(saved?.slabs.slice(0, 2).map(({ unitPrice }) => unitPrice)).toEqual(['44.10', '41.00']);
});

test('“You’re offline” above the ladder goes when the connection is back, and the prices stay', async () => {
  const { user } = await withDraft();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loseAnswer('put', '*/api/slab-sets/:id');
  typePrice(2, '41.00');
  await save(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/offline/));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent('You’re back online. Try again.');
  expect(priceRead(2)).toBe(41);
});
