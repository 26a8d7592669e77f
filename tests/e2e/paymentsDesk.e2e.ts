import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { openCard, pressCharge, REFUND_FAILS, typeCard } from './cardForm.ts';
import { expect, test } from './fixtures.ts';
import { callWith, openAs, signInAs, tokenOf } from './staff.ts';

test('two parts are refunded, more than is left is refused, and a refund fails later', async ({ page }) => {
  await signInAs(page, 'accounts');
  const frame = await openCard(page, 'INV-20418');
  await page.getByLabel('Amount (USD)').fill('60');
  await typeCard(frame, REFUND_FAILS);
  await pressCharge(page);
  await page.getByRole('button', { name: 'Details' }).click();
  const drawer = page.getByRole('dialog', { name: 'Payment for INV-20418' });
  const dialog = page.getByRole('dialog', { name: 'Refund', exact: true });
  const refund = async (amount: string): Promise<void> => {
    await drawer.getByRole('button', { name: 'Refund…' }).click();
    await dialog.getByLabel('Amount (USD)').fill(amount);
    await dialog.getByLabel('Reason').selectOption({ label: 'Requested by customer' });
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  };
  await refund('60.01');
  await expect(dialog.getByText('Only $60.00 can still be refunded.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const refunds = drawer.getByRole('list', { name: 'Refunds' });
  await refund('20');
  await expect(refunds.getByRole('listitem')).toHaveCount(1);
  await refund('10');
  await expect(refunds.getByRole('listitem')).toHaveCount(2);
  await expect(async () => {
    await page.reload();
    await expect(refunds.getByText('Failed')).toHaveCount(2, { timeout: 5000 });
  }).toPass();
});

test('an auditor reads and may not touch; the API refuses too; the list is filtered with totals', async ({
  page,
}) => {
  await openAs(page, 'auditor', `${paths.cardPayment}?tab=payments&status=succeeded&currency=USD`);
  const table = page.getByRole('table', { name: 'Payments', exact: true });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Totals for all matching payments' }).getByRole('rowheader'),
  ).toHaveCount(1);
  await table.getByRole('rowheader').first().getByRole('button').click();
  const refund = page.getByRole('dialog').getByRole('button', { name: 'Refund…' });
  await expect(refund).toHaveAttribute('aria-disabled', 'true');
  await expect(refund).toHaveAttribute('title', /Card Payment: Refund/);
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  const token = await tokenOf(page, 'auditor');
  expect(await callWith(page, token, 'POST', `/payments/${id}/cancel`)).toMatchObject({ status: 403 });
});

test('R28 axe finds nothing in the states of the screen, also in Greek and Chinese', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = scanner(page, [360, 1440]);
  await signInAs(page, 'accounts');
  await openCard(page, 'INV-20418');
  await axe.scan('the card form');
  await page.goto(`${paths.cardPayment}?tab=payments`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await axe.scan('payments');
  await page.getByRole('rowheader').first().getByRole('button').click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  await axe.scan('a payment');
  await page.goto(`${paths.cardPayment}?tab=links`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await axe.scan('links');
  for (const { tag, tab } of [
    { tag: 'zh', tab: '收款' },
    { tag: 'el', tab: 'Είσπραξη' },
  ]) {
    await page.goto(paths.cardPayment);
    await page.getByRole('banner').getByRole('combobox').selectOption(tag);
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
  }
  axe.end();
});
