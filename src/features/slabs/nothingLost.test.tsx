import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '#session/session.ts';
import { openSlabs, price, saveState, typePrice } from '#tests/support/slabsPage.tsx';

test('E51 prices that were typed when the session ended are offered again', async () => {
  const first = await openSlabs('pricing.manager');
  typePrice(1, '44.10');
  await act(() => session.end('expired'));
  first.unmount();
  const { user } = await openSlabs('pricing.manager');
  expect(price(1)).toHaveValue('44.35');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(price(1)).toHaveValue('44.10'));
  expect(saveState()).toHaveTextContent('Not saved yet');
});
