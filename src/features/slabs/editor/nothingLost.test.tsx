import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { session } from '#session/session.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { openSlabs, saveState, typePrice, priceRead } from '#tests/support/slabsPage.tsx';

test('E51 prices that were typed when the session ended are offered again', async () => {
  const first = await openSlabs('pricing.manager');
  typePrice(1, '44.10');
  await act(() => session.end('expired'));
  first.unmount();
  const { user } = await openSlabs('pricing.manager');
  expect(priceRead(1)).toBe(44.35);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(priceRead(1)).toBe(44.1));
  expect(saveState()).toHaveTextContent('Unsaved changes');
});

test('a server that fails keeps what was typed, and the next press saves it, once', async () => {
  const { user } = await openSlabs('pricing.manager');
  const down = http.post(
    '*/api/products/:productId/slab-sets',
    () => HttpResponse.json({ title: 'Internal server error', status: 500 }, { status: 500 }),
    { once: true },
  );
  mockServer.use(down);
  typePrice(1, '44.10');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/server/)).toBeVisible();
  expect(priceRead(1)).toBe(44.1);
  expect(saveState()).toHaveTextContent('Unsaved changes');

  const before = calls().length;
  await user.keyboard('{Control>}s{/Control}{Control>}s{/Control}');
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect(calls(before).filter((call) => call.startsWith('POST'))).toHaveLength(1);
});
