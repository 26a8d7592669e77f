import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openProductGrid } from '#tests/support/openProductGrid.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a block of a sheet is pasted, keys go from cell to cell, Esc and Ctrl+Z go back', async () => {
  const { user, boxIn } = await openProductGrid();
  const before = within(boxIn(0, /^MOQ/).closest('td') ?? document.body).getByRole<HTMLInputElement>(
    'textbox',
  ).value;
  await user.click(boxIn(0, /^MOQ/));
  await user.paste('60\tYes\n61\tNo');
  expect(boxIn(0, /^MOQ/)).toHaveValue('60');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  expect(boxIn(0, /^Key value/)).toHaveDisplayValue('Yes');
  await user.keyboard('{Control>}z{/Control}');
  expect(boxIn(0, /^MOQ/)).toHaveValue(before);
  expect(boxIn(1, /^MOQ/)).not.toHaveValue('61');
  expect(boxIn(0, /^MOQ/)).toHaveFocus();
  await user.keyboard('{Control>}y{/Control}');
  expect(boxIn(0, /^MOQ/)).toHaveValue('60');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  expect(boxIn(0, /^MOQ/)).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(boxIn(1, /^MOQ/)).toHaveFocus());
  await user.keyboard('5{Escape}');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(boxIn(0, /^Status/)).toHaveFocus());
});

test('on a list of choices a paste is read by label or value, and what nobody knows is said', async () => {
  const { user, boxIn } = await openProductGrid();
  const state = boxIn(0, /^Status/);
  state.focus();
  await user.paste('Closeout');
  expect(state).toHaveDisplayValue('Closeout');
  await user.paste('draft');
  expect(state).toHaveDisplayValue('Draft');
  await user.paste('gone');
  expect(state).toBeInvalid();
  await user.keyboard('{Control>}z{/Control}');
  expect(state).toHaveDisplayValue('Draft');
  expect(state).toHaveFocus();
  boxIn(0, /^Key value/).focus();
  await user.paste('X');
  expect(boxIn(0, /^Key value/)).toHaveDisplayValue('Yes');
});

test('a column that is longer than the page fills what is there, and says how many rows had no place', async () => {
  const { user, rows, boxIn } = await openProductGrid();
  const last = rows.length - 1;
  await user.click(boxIn(last, /^MOQ/));
  await user.paste('60\n61\n62');
  expect(boxIn(last, /^MOQ/)).toHaveValue('60');
  expect(screen.getByText(/2 pasted rows didn’t fit/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save 1 product' })).toBeInTheDocument();
});

test('a block that is wider than the table fills what is there, and says how many columns had no place', async () => {
  const { user, boxIn } = await openProductGrid();
  await user.click(boxIn(0, /^MOQ/));
  await user.paste('60\tYes\tlost\talso lost\t\n61\tNo');
  expect(boxIn(0, /^MOQ/)).toHaveValue('60');
  expect(boxIn(1, /^Key value/)).toHaveDisplayValue('No');
  expect(screen.getByText(/2 pasted columns didn’t fit/)).toBeVisible();
});

test('on a Mac ⌘Z takes a pasted block back and ⌘⇧Z brings it again', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X 10_15_7');
  const { user, boxIn } = await openProductGrid();
  await user.click(boxIn(0, /^MOQ/));
  await user.paste('60\n61');
  await user.keyboard('{Meta>}z{/Meta}');
  expect(boxIn(1, /^MOQ/)).not.toHaveValue('61');
  await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  expect(boxIn(0, /^MOQ/)).toHaveFocus();
});
