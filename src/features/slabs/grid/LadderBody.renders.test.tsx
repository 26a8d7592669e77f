import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSlabs, price, priceRead } from '#tests/support/slabsPage.tsx';
import { watchTranslations } from '#tests/support/translations.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a key in a price of the ladder renders its row alone, and so does leaving the cell', async () => {
  const rendered = watchTranslations('cell.price');
  await openSlabs('pricing.manager');
  const rows = screen.getAllByRole('textbox', { name: /^Unit price, break/ });
  expect(rows.length).toBeGreaterThan(2);
  expect(rendered.values('row')).toHaveLength(rows.length);
  rendered.clear();
  // The first price: others change what the break above says of buying more.
  price(1).focus();
  fireEvent.change(price(1), { target: { value: '44.36' } });
  expect(priceRead(1)).toBe(44.36);
  expect(rendered.values('row')).toEqual([1]);
  rendered.clear();
  fireEvent.change(price(1), { target: { value: '44.37' } });
  fireEvent.blur(price(1));
  expect(priceRead(1)).toBe(44.37);
  expect(rendered.values('row')).toEqual([1]);
});
