import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { ProductFacts } from './ProductFacts.tsx';

/** What the drawer says of the stock of such a product. */
async function stockOf(stock: number | null, unknownStockCount: number) {
  // Read long ago: what was counted then is shown as it was.
  const product = { ...examples.product, stock, unknownStockCount, lastSyncAt: '2020-01-01T00:00:00Z' };
  await renderSignedIn('catalogue', <ProductFacts product={product} />);
  return screen.getByText('Stock').nextElementSibling;
}

test.each([
  ['zero, however old, is zero', 0, 0, '0'],
  ['zero beside SKUs of which nothing is known says how many', 0, 3, '0 + 3 unknown'],
  ['a number beside one of which nothing is known', 1200, 1, '1,200 + 1 unknown'],
  ['a number that is whole', 1200, 0, '1,200'],
  ['nothing known of any is no number', null, 4, '—'],
])('the stock of a product: %s', async (_what, stock, unknown, message) => {
  expect((await stockOf(stock, unknown))?.textContent).toBe(message);
});
