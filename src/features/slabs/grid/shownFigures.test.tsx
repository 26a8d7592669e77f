import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSlabs, price } from '#tests/support/slabsPage.tsx';

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const decimals = (text: string) => text.split('.')[1]?.length;

test('R27 typed figures line up with the others, and are typed with a point for as long as one is in the cell', async () => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(cell('GP %, break 1')).toHaveValue('52.23'));
  const quantities = ['250', '500', '1,000'].map((text, row) => [`From quantity, break ${row + 1}`, text]);
  for (const [name = '', text] of quantities) expect(cell(name)).toHaveValue(text);
  const allIn = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
  expect(decimals(cell('Unit price, break 1').value)).toBe(4);
  expect(allIn.filter(({ textContent }) => decimals(textContent) === 4).length).toBeGreaterThan(0);

  await user.click(cell('From quantity, break 3'));
  expect(cell('From quantity, break 3')).toHaveValue('1000');
  const { selectionStart, selectionEnd } = cell('From quantity, break 3');
  expect([selectionStart, selectionEnd]).toEqual([0, 4]);
  await user.keyboard('1,999{Tab}');
  expect(cell('From quantity, break 3')).toHaveValue('1,999');
  expect(screen.queryByText(/^Removed: /)).not.toBeInTheDocument();
  expect(cell('Unit price, break 3')).toHaveFocus();
  await user.keyboard('1999.5{Tab}');
  expect(cell('Unit price, break 3')).toHaveValue('1,999.5000');
});

test('D33 while a notice stands, what was typed stays readable as it was stored', async () => {
  const { user } = await openSlabs('pricing.manager');
  await user.click(price(1));
  await user.keyboard('12,82{Tab}');
  expect(price(1)).toHaveValue('1282.00');
  expect(screen.getByText(/^Removed: /)).toBeVisible();
});
