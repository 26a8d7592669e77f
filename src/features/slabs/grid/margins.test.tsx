import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSlabs, price, createOtherUser, typePrice } from '#tests/support/slabsPage.tsx';

const PRODUCT = 'prd-0002';

const margin = (name: 'GP %' | 'Markup %', row = 1) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${name}, break ${row}` });

test.each([
  ['GP %', '150', 'GP % must be below 100. The price stays as it was.'],
  ['GP %', '100', 'GP % must be below 100. The price stays as it was.'],
  ['GP %', '20.125', 'Use at most 2 decimals. The price stays as it was.'],
  ['Markup %', '15000', 'This percentage is too large. The price stays as it was.'],
] as const)('%s of %s is refused with a sentence, and the price stays', async (name, text, sentence) => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(margin(name)).not.toHaveAttribute('readonly'));
  const before = price(1).value;
  const calculated = margin(name).value;
  await user.click(margin(name));
  // Each figure is a key of its own: 15 % on the way to 150 % is no price either.
  await user.keyboard(text);
  expect(margin(name)).toHaveValue(text);
  expect(margin(name)).toBeInvalid();
  expect(margin(name)).toHaveAccessibleDescription(sentence);
  expect(price(1)).toHaveValue(before);

  // It stands there until it is edited or Escape drops it.
  await user.tab();
  expect(margin(name)).toHaveValue(text);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  await user.click(margin(name));
  await user.keyboard('{Escape}');
  expect(margin(name)).toHaveValue(calculated);
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  expect(price(1)).toHaveValue(before);
});

test('Ctrl+Z on the button behind a margin takes back the price it made, and Ctrl+Y brings it again', async () => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(margin('Markup %')).not.toHaveAttribute('readonly'));
  const before = price(1).value;
  await user.click(margin('Markup %'));
  await user.keyboard('50{Tab}');
  expect(screen.getByRole('button', { name: 'Remove break 1' })).toHaveFocus();
  const made = price(1).value;
  expect(made).not.toBe(before);
  await user.keyboard('{Control>}z{/Control}');
  expect(price(1)).toHaveValue(before);
  await user.keyboard('{Control>}y{/Control}');
  expect(price(1)).toHaveValue(made);
});

test('the undo of the browser in a margin that was left makes no price', async () => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(margin('Markup %')).not.toHaveAttribute('readonly'));
  const before = price(1).value;
  await user.click(margin('Markup %'));
  await user.keyboard('12.345{Tab}');
  expect(price(1)).toHaveValue(before);
  act(() => margin('Markup %').focus());
  fireEvent.input(margin('Markup %'), { target: { value: '12.34' }, inputType: 'historyUndo' });
  expect(margin('Markup %')).toHaveValue('12.345');
  expect(price(1)).toHaveValue(before);
});

test('a margin that is edited to one that can be is taken, and undone in one step', async () => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(margin('GP %')).not.toHaveAttribute('readonly'));
  const before = price(1).value;
  await user.click(margin('GP %'));
  await user.keyboard('150{Backspace}');
  expect(margin('GP %')).toHaveValue('15');
  expect(margin('GP %')).toBeValid();
  expect(price(1)).not.toHaveValue(before);
  await user.tab();
  expect(margin('GP %').value).toMatch(/^1[45]\.\d\d$/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(price(1)).toHaveValue(before);
});

test('a percentage that cannot move a ladder is refused with a sentence', async () => {
  await openSlabs('pricing.manager');
  fireEvent.change(screen.getByRole('textbox', { name: 'Percent' }), { target: { value: '150' } });
  expect(screen.getByRole('textbox', { name: 'Percent' })).toHaveAccessibleDescription(
    'Enter a percentage above 0 and below 100.',
  );
  expect(screen.getByRole('button', { name: 'Raise all prices' })).toBeDisabled();
});

test('a price that moved far or lies below cost is marked, and published only when it was checked', async () => {
  const { user } = await openSlabs('pricing.manager');
  await waitFor(() => expect(margin('GP %')).not.toHaveAttribute('readonly'));
  const first = screen.getByRole('textbox', { name: 'Unit price, break 1' }).closest('tr');
  if (!first) throw new Error('There is no break.');
  typePrice(1, '90.00');
  expect(within(first).getByText('Up 102.9%')).toBeVisible();
  typePrice(1, '1.00');
  expect(within(first).getByText('Down 97.7%')).toBeVisible();
  expect(within(first).getByText('Below cost')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish ladder' }));
  expect(dialog.getByText('From 250: $44.35 → $1.00, 97.7% lower than the live price.')).toBeVisible();
  expect(dialog.getByText(/^From 250: \$1\.000 is below the cost of \$21\.186\.$/)).toBeVisible();
  const reason = dialog.queryByRole('textbox', { name: 'Reason' });
  if (reason) fireEvent.change(reason, { target: { value: 'Agreed' } });
  await user.click(dialog.getByRole('button', { name: 'Save and publish' }));
  const tick = dialog.getByRole('checkbox', { name: 'I checked these prices' });
  expect(tick).toBeInvalid();
  expect(tick).toHaveAccessibleDescription('Check the prices, then select this box to publish.');
  expect((await (await createOtherUser('pricing.manager')).setOf(PRODUCT, 'live'))?.slabs[0]?.unitPrice).toBe(
    '44.35',
  );
  await user.click(tick);
  await user.click(dialog.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(screen.getByText('Ladder published')).toBeVisible());
});
