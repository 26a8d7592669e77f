import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPrices, getRemovalText } from '#tests/support/priceForm.tsx';

test.each([
  ['en', '1,999', '1999', ''],
  ['de', '12,82', '12.82', ''],
  ['de', '1.234,5', '1.2345', 'Entfernt: .\u00a0(Punkt) – nur Ziffern und ein Punkt'],
] as const)('D33 the input in %s of %s becomes %s', async (language, text, value, notice) => {
  const { user, price, quantity } = await openPrices(language);
  await user.type(price, text);
  await user.click(quantity);
  expect(price).toHaveValue(value);
  expect(getRemovalText()).toBe(notice);
});

test('D33 a number pasted in German is read by German signs, and one that was copied from the panel by the dot', async () => {
  const { user, price, quantity } = await openPrices('de');
  await user.paste('1.234,5');
  expect(price).toHaveValue('1234.5');
  await user.clear(price);
  await user.type(price, '1.234');
  price.select();
  await user.copy();
  await user.click(price);
  price.select();
  await user.paste();
  expect(price).toHaveValue('1.234');
  await user.click(quantity);
  await user.paste('1.250');
  expect(quantity).toHaveValue('1250');
  expect(getRemovalText()).toBe('');
});

test('D33 the notice stays after leaving the field, until the number is edited', async () => {
  const { user, price, quantity, save, onSave } = await openPrices();
  await user.type(price, '12,82');
  await user.tab();
  await user.click(quantity);
  expect(getRemovalText()).toBe('Removed: ,\u00a0(comma) – use a decimal point');
  await user.type(price, '.', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(price).toHaveValue('12.82');
  expect(getRemovalText()).toBe('');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
});
