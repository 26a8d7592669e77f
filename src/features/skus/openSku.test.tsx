import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SkuManagerPage } from '#features/skus/SkuManagerPage.tsx';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { itemsIn } from '#tests/support/replyBody.ts';

const open = (search: string) => renderSignedIn('merchandiser', <SkuManagerPage />, `/skumanager${search}`);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const codes = async () => {
  const rows = within(await screen.findByRole('table', { name: 'Products' })).getAllByRole('rowheader');
  return rows.map((row) => within(row).getByRole('link').textContent);
};
const firstPage = () => waitFor(async () => expect((await codes()).length).toBeGreaterThan(0));

test('a product found by the GTIN of a SKU says so, and its row opens on that SKU', async () => {
  const [sku] = itemsIn(
    await ask('GET /skus?productId=prd-0003&pageSize=10', {
      token: await tokenOf('merchandiser@backroom.test'),
    }),
  ).filter(({ gtin }) => gtin !== null);
  const { user, router } = await open(`?q=${String(sku?.['gtin'])}`);
  await firstPage();
  expect(await codes()).toHaveLength(1);
  const match = screen.getByRole('link', {
    name: `GTIN ${String(sku?.['gtin'])}, SKU ${String(sku?.['sku'])}`,
  });
  await user.click(match);
  const address = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  const wanted = { open: 'prd-0003', tab: 'skus', sku: sku?.['id'] };
  expect(address()).toMatchObject(wanted);
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.querySelector('tr[aria-current]')).toHaveFocus());
});

test('Enter in the row of a product that was found by a SKU opens on that SKU', async () => {
  const { user, router } = await open('?q=AID-0001-RED');
  await firstPage();
  await user.keyboard('j{Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toContain('&open=prd-0001&tab=skus&sku=sku-0001-'),
  );
});

test.each(['mouse', 'keyboard'])('a SKU of an expanded row opens by %s', async (by) => {
  const { user, router } = await open('?id=prd-0001');
  await firstPage();
  await user.click(button('Parts of AID-0001'));
  const parts = await screen.findByRole('table', { name: 'SKUs of AID-0001' });
  const red = await within(parts).findByRole('link', { name: 'AID-0001-RED' });
  if (by === 'mouse') await user.click(red);
  else {
    act(() => red.focus());
    await user.keyboard('{Enter}');
  }
  const address = new URLSearchParams(router.state.location.search);
  expect([address.get('open'), address.get('tab')]).toEqual(['prd-0001', 'skus']);
  expect(red).toHaveAttribute(
    'href',
    `/skumanager?id=prd-0001&open=prd-0001&tab=skus&sku=${address.get('sku')}`,
  );
});

test('a SKU of the list of SKUs opens in the drawer of its product', async () => {
  const { user, router } = await open('?view=skus&q=AID-0001-RED');
  const skus = await screen.findByRole('table', { name: 'SKUs' });
  await user.click(await within(skus).findByRole('link', { name: 'AID-0001-RED' }));
  const address = new URLSearchParams(router.state.location.search);
  expect([address.get('open'), address.get('tab')]).toEqual(['prd-0001', 'skus']);
  expect(address.get('sku')).toMatch(/^sku-0001-/);
});
