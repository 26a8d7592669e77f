import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { openSlabs, createOtherUser } from '#tests/support/slabsPage.tsx';

const PRODUCT = 'prd-0002';

/** A draft of the product in another currency, with the breaks of its live price. */
async function draftIn(currency: string): Promise<void> {
  const { ask, setOf } = await createOtherUser('pricing.manager');
  const live = await setOf(PRODUCT, 'live');
  const { owner, priceType, configuration, slabs } = live ?? {};
  const body = { owner, priceType, configuration, slabs, currency, note: '', link: null };
  await ask('POST', `/products/${PRODUCT}/slab-sets`, body);
}

const firstBreak = () =>
  screen
    .getAllByRole('row')
    .find((row) => within(row).queryByRole('textbox', { name: 'Unit price, break 1' })) ?? document.body;
const NO_RATE = 'No exchange rate for CHF.';

test('a code in the address that is no currency is named, and the ladder of the product is shown', async () => {
  await openSlabs('pricing.manager', `/slabs/${PRODUCT}?currency=XYZ`);
  expect(screen.getByText('“XYZ” isn’t a currency. This is the ladder in USD.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
});

test('a ladder in a currency without a rate: no cost, no margin, no all-in price, no gap, and why', async () => {
  await draftIn('CHF');
  await openSlabs('pricing.manager', `/slabs/${PRODUCT}?currency=chf`);
  expect((await screen.findAllByText(NO_RATE)).length).toBeGreaterThan(2);
  const row = firstBreak();
  expect(within(row).getByText(NO_RATE)).toBeVisible();
  for (const name of ['GP %, break 1', 'Markup %, break 1'])
    expect(within(row).getByRole('textbox', { name })).toHaveValue('');
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  // Cost, floor, all-in unit price and gap.
  expect(cells.filter((text) => text === '—')).toHaveLength(4);
  expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
});

test('a ladder is not copied into a currency without a rate, and nothing changes', async () => {
  await draftIn('CHF');
  const { user } = await openSlabs('pricing.manager', `/slabs/${PRODUCT}?currency=CHF`);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: /^From the product, USD/ }));
  const notifications = await screen.findByRole('region', { name: /^Notifications/ });
  expect(await within(notifications).findByText(NO_RATE)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a competitor in a currency without a rate is left out of the comparison, and it says so', async () => {
  mockServer.use(
    http.get('*/fx-rates', () => HttpResponse.json({ base: 'EUR', asOf: '2026-11-23T00:00:00Z', rates: {} })),
  );
  await draftIn('EUR');
  await openSlabs('pricing.manager', `/slabs/${PRODUCT}?currency=EUR`);
  expect((await screen.findAllByText('No exchange rate for USD.')).length).toBeGreaterThan(2);
});

test('exchange rates that did not come are said to be missing, and can be asked for again', async () => {
  mockServer.use(
    http.get('*/fx-rates', () => HttpResponse.json({ title: 'Broken', status: 500 }, { status: 500 }), {
      once: true,
    }),
  );
  await draftIn('EUR');
  const { user } = await openSlabs('pricing.manager', `/slabs/${PRODUCT}?currency=EUR`);
  const banner = await screen.findByText(/^Couldn’t load exchange rates\./);
  await user.click(within(banner.parentElement ?? document.body).getByRole('button', { name: 'Retry' }));
  await expect.poll(() => screen.queryByText(/^Couldn’t load exchange rates\./)).toBeNull();
  expect(within(firstBreak()).getByRole('textbox', { name: 'GP %, break 1' })).not.toHaveValue('');
});
