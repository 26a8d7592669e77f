import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { waitForFocus } from '#tests/support/focusIn.ts';
import {
  openSlabs,
  price,
  saveState,
  createOtherUser,
  priceRead,
  typePrice,
} from '#tests/support/slabsPage.tsx';
import { changeLanguage } from '#shared/i18n/i18n.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const notice = () => screen.queryByText(/^Removed: /);
const question = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Is this number right?' });
  await waitForFocus(dialog);
  return dialog;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));

test('D33 a comma in English stays a notice when the cell is left, and saving asks for it once', async () => {
  const { user } = await openSlabs('pricing.manager');
  await user.click(price(1));
  await user.keyboard('12,82{Tab}');
  expect(priceRead(1)).toBe(1282);
  expect(price(1)).toHaveAccessibleDescription(/Removed: ,/);

  save();
  const dialog = await question();
  expect(dialog).toHaveAccessibleDescription(
    'Unit price, break 1 now reads 1282.00. Removed: ,\u00a0(comma).',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(price(1)).toHaveFocus());
  expect(saveState()).toHaveTextContent('Unsaved changes');
  expect(notice()).toBeVisible();

  save();
  await user.click(within(await question()).getByRole('button', { name: 'Save as shown' }));
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  expect(notice()).not.toBeInTheDocument();
  const draft = await (await createOtherUser('pricing.analyst')).setOf('prd-0002', 'draft');
  expect(draft?.slabs[0]?.unitPrice).toBe('1282.00');
});

test('L3 a price of 300 digits is told the limit of prices, in the grid as in a charge', async () => {
  await openSlabs('pricing.manager');
  typePrice(1, '9'.repeat(300));
  expect(price(1)).toBeInvalid();
  expect(price(1)).toHaveAccessibleDescription('Enter a price below 1,000,000,000.');
  typePrice(1, '44.10');
  expect(price(1)).toBeValid();
});

test('D33 the notice goes with the number: through undo and redo, and away when it is typed anew', async () => {
  const { user } = await openSlabs('pricing.manager');
  await user.click(price(1));
  await user.keyboard('1e3{Tab}');
  expect(notice()).toBeVisible();
  await user.click(price(1));
  await user.keyboard('{Control>}z{/Control}');
  expect(priceRead(1)).toBe(44.35);
  expect(notice()).not.toBeInTheDocument();
  await user.keyboard('{Control>}y{/Control}');
  expect(priceRead(1)).toBe(13);
  expect(notice()).toBeVisible();
  // A price that is made from it is as doubtful as it is.
  await user.click(screen.getByRole('button', { name: 'Raise all prices' }));
  expect(priceRead(1)).toBe(13.65);
  expect(notice()).toBeVisible();
  await user.click(price(1));
  await user.keyboard('1,999{Tab}');
  expect(priceRead(1)).toBe(1999);
  expect(notice()).not.toBeInTheDocument();
});

test('D33 on a German keyboard the comma is the decimal sign, typed and pasted', async () => {
  const { user } = await openSlabs('pricing.manager');
  await changeLanguage('de');
  const german = (row: number) => screen.getByRole('textbox', { name: `Stückpreis, Staffel ${row}` });
  await user.click(await screen.findByRole('textbox', { name: 'Stückpreis, Staffel 1' }));
  await user.keyboard('12,82{Tab}');
  expect(german(1)).toHaveValue('12,8200');
  await user.click(german(2));
  await user.paste('1.234,5');
  await user.tab();
  expect(german(2)).toHaveValue('1.234,5000');
  expect(screen.queryByText(/^Entfernt/)).not.toBeInTheDocument();
});

test('a pasted block is one step: Ctrl+Z takes it back, Ctrl+Y brings it again, and the focus stays', async () => {
  const { user } = await openSlabs('pricing.manager');
  const prices = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { name: /^Unit price/ })
      .map(({ value }) => Number(value.replaceAll(',', '')));
  const before = prices();
  await user.click(price(2));
  await user.paste('41.50\n40.50');
  const after = prices();
  expect(after.slice(1, 3)).toEqual([41.5, 40.5]);
  expect(price(2)).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(prices()).toEqual(before);
  expect(price(2)).toHaveFocus();
  await user.keyboard('{Control>}y{/Control}');
  expect(prices()).toEqual(after);
  await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expect(prices()).toEqual(after);
  expect(price(2)).toHaveFocus();
});

test('D33 a percentage that is not what was typed asks before it changes the prices', async () => {
  const { user } = await openSlabs('pricing.manager');
  const percent = screen.getByRole('textbox', { name: 'Percent' });
  await user.clear(percent);
  await user.type(percent, '2,5');
  await user.tab();
  expect(percent).toHaveValue('25');
  expect(percent).toHaveAccessibleDescription('Removed: ,\u00a0(comma) – use a decimal point');
  const raise = screen.getByRole('button', { name: 'Raise all prices' });
  await user.click(raise);
  const dialog = await question();
  expect(dialog).toHaveAccessibleDescription('Percent now reads 25. Removed: ,\u00a0(comma).');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(percent).toHaveFocus());
  expect(priceRead(1)).toBe(44.35);
  await user.click(raise);
  await user.click(within(await question()).getByRole('button', { name: 'Apply as shown' }));
  await waitFor(() => expect(priceRead(1)).toBe(55.4375));
  expect(notice()).not.toBeInTheDocument();
});

test('D33 publishing saves first, and asks for a price that is not what was typed', async () => {
  const { user } = await openSlabs('pricing.manager');
  await user.click(price(1));
  await user.keyboard('44,36{Tab}');
  const publish = async () => {
    await user.click(screen.getByRole('button', { name: /^Publish/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Publish/ }));
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    for (const box of dialog.queryAllByRole('textbox')) await user.type(box, 'As agreed');
    await user.click(dialog.getByRole('button', { name: /^(Save and p|P)ublish/ }));
  };
  await publish();
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(saveState()).toHaveTextContent('Unsaved changes');
  const other = await createOtherUser('pricing.analyst');
  expect(await other.setOf('prd-0002', 'draft')).toBeUndefined();

  await publish();
  await user.click(within(await question()).getByRole('button', { name: 'Save as shown' }));
  await waitFor(async () =>
    expect((await other.setOf('prd-0002', 'live'))?.slabs[0]?.unitPrice).toBe('4436.00'),
  );
});

test('a column that is longer than the ladder makes rows of its own, and is taken back at once', async () => {
  const { user } = await openSlabs('pricing.manager');
  const prices = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { name: /^Unit price/ })
      .map(({ value }) => Number(value.replaceAll(',', '')));
  const before = prices();
  await user.click(price(before.length));
  await user.paste('30.10\n29.10\n28.10');
  expect(prices()).toEqual([...before.slice(0, -1), 30.1, 29.1, 28.1]);
  const added = screen.getByRole('textbox', { name: `From quantity, break ${before.length + 2}` });
  expect(added).toHaveValue('');
  expect(added).toBeInvalid();
  await user.keyboard('{Control>}z{/Control}');
  expect(prices()).toEqual(before);
  expect(price(before.length)).toHaveFocus();
});

test('on a Mac ⌘Z takes a step back and ⌘⇧Z brings it again', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X 10_15_7');
  const { user } = await openSlabs('pricing.manager');
  await user.click(price(1));
  await user.paste('41.50\n40.50');
  await user.keyboard('{Control>}z{/Control}');
  expect(priceRead(1)).toBe(41.5);
  await user.keyboard('{Meta>}z{/Meta}');
  expect(priceRead(1)).toBe(44.35);
  await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
  expect(priceRead(1)).toBe(41.5);
  expect(price(1)).toHaveFocus();
});
