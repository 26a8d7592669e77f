import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSlabs, priceRead, saveState, typePrice } from '#tests/support/slabsPage.tsx';

const smooth = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Smooth' }));
const said = (sentence: string) => waitFor(() => expect(screen.getByText(sentence)).toBeVisible());

function typeQuantity(row: number, text: string): void {
  const cell = screen.getByRole('textbox', { name: `From quantity, break ${row}` });
  cell.focus();
  fireEvent.change(cell, { target: { value: text } });
  fireEvent.blur(cell);
}

test('a ladder without a price in every break is not smoothed, and a sentence says why', async () => {
  const { user } = await openSlabs('pricing.manager');
  typePrice(2, '');
  await smooth(user);
  await said('Couldn’t smooth the prices. Enter a price in every break.');
  expect(priceRead(1)).toBe(44.35);
});

test('quantities that do not rise are not smoothed, and a sentence says why', async () => {
  const { user } = await openSlabs('pricing.manager');
  typeQuantity(2, '200');
  await smooth(user);
  await said('Couldn’t smooth the prices. Quantities must rise from break to break.');
  expect(priceRead(2)).toBe(42.13);
});

test('between two ends alone there is nothing to smooth', async () => {
  const { user } = await openSlabs('pricing.manager');
  for (let last = screen.getAllByRole('textbox', { name: /^Unit price/ }).length; last > 2; last -= 1) {
    await user.click(screen.getByRole('button', { name: `Remove break ${last}` }));
  }
  await smooth(user);
  await said('Add a third break to smooth the prices.');
});

test('prices that are spaced evenly already say so, and nothing changes', async () => {
  const { user } = await openSlabs('pricing.manager');
  await smooth(user);
  expect(saveState()).toHaveTextContent('Unsaved changes');
  const smoothed = priceRead(2);
  await smooth(user);
  await said('Prices are already evenly spaced.');
  expect(priceRead(2)).toBe(smoothed);
});
