import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseLadderAction, openSlabs, priceRead } from '#tests/support/slabsPage.tsx';

const quantity = (row: number) => screen.getByRole('textbox', { name: `From quantity, break ${row}` });

async function openPaste(user: Awaited<ReturnType<typeof openSlabs>>['user']) {
  await chooseLadderAction(user, 'Paste a ladder…');
  return within(await screen.findByRole('dialog', { name: 'Paste a ladder' }));
}

test('a ladder is pasted as text: what was understood, what was not, and only then into the ladder', async () => {
  const { user } = await openSlabs('pricing.manager');
  const cancelled = await openPaste(user);
  await user.type(cancelled.getByRole('textbox', { name: 'Quantities and prices' }), '1 1.00');
  await user.click(cancelled.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(priceRead(1)).toBe(44.35);

  const dialog = await openPaste(user);
  const take = dialog.getByRole('button', { name: 'Replace ladder' });
  expect(take).toBeDisabled();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Quantities and prices' }), {
    target: { value: '1000 40.5\n250\t44.00\n500 42,00\nabout 12\n50 x\nhello' },
  });
  expect(dialog.getByRole('status')).toHaveTextContent('2 breaks found');
  expect(
    dialog
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['25044.00', '1,00040.50']);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '500 42,00: decimal comma; use a decimal point',
    'about 12: the quantity isn’t a whole number',
    '50 x: the price isn’t a number with at most 4 decimals',
    'hello: not one quantity and one price',
  ]);
  await user.click(take);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(quantity(1)).toHaveValue('250');
  expect(priceRead(2)).toBe(40.5);
  expect(screen.queryByRole('textbox', { name: 'From quantity, break 3' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(quantity(3)).toHaveValue('1,000');
});
