import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { afterPaint } from '#shared/lib/afterPaint.ts';
import { createGate } from '#tests/support/awaited.ts';
import { useSearchState } from './useSearchState.ts';

const painted = () => act(() => new Promise<void>((resolve) => void afterPaint(resolve)));

function Typing({ ask }: { ask: () => Promise<unknown> }) {
  const { state, search } = useSearchState();
  return (
    <>
      <output>{state.q}</output>
      <button type="button" onClick={() => search('mug', ask)}>
        Search
      </button>
    </>
  );
}

/** The search beside a screen that is fetched when somebody goes there. */
function open(ask: () => Promise<unknown>) {
  const { opened: done, open: end } = createGate();
  const routes = [
    { path: '/typesense', element: <Typing ask={ask} /> },
    { path: '/sku-manager', lazy: () => done.then(() => ({ element: 'Products' })) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/typesense'] });
  render(<RouterProvider router={router} />);
  return { router, arrive: end, user: userEvent.setup() };
}

test('a text is searched for at once, and put into the address when its results are painted', async () => {
  const { opened: done, open: end } = createGate();
  const { router, user } = open(() => done);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('status')).toHaveTextContent('');
  await act(async () => {
    end();
    await done;
  });
  expect(screen.getByRole('status')).toHaveTextContent('mug');
  expect(router.state.location.search).toBe('');
  await painted();
  expect(router.state.location.search).toBe('?q=mug');
  expect(screen.getByRole('status')).toHaveTextContent('mug');
});

test('a text that is searched for does not hold back a navigation to another screen', async () => {
  const { router, arrive, user } = open(() => Promise.resolve());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  void router.navigate('/sku-manager');
  await painted();
  await painted();
  arrive();
  expect(await screen.findByText('Products')).toBeVisible();
  expect(router.state.location.pathname).toBe('/sku-manager');
});
