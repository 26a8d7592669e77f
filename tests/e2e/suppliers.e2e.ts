import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

test('a merchandiser pauses a supplier from the tools of the SKU Manager, and goes on to its products', async ({
  page,
}) => {
  await openAs(page, 'merchandiser', paths.skuManager);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Suppliers' }).click();
  await expect(page).toHaveURL(paths.suppliers);
  await expect(page).toHaveTitle('Suppliers | Backroom');
  const table = page.getByRole('table', { name: 'Suppliers' });
  await table.getByRole('row', { name: /ATLAS/ }).getByRole('rowheader').getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Atlas Imprint' });
  await drawer.getByLabel('Status').selectOption('Paused');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Supplier saved')).toBeVisible();
  await expect(page).toHaveURL(/\?open=sup-/);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(paths.suppliers);
  await expect(table.getByRole('row', { name: /ATLAS/ })).toContainText('Paused');
  await table.getByRole('row', { name: /ATLAS/ }).getByRole('link').click();
  await expect(page).toHaveURL(/skumanager\?supplierId=sup-/);
  await expect(page.getByRole('button', { name: 'Remove filter Supplier: Atlas Imprint' })).toBeVisible();
});

test('customer service reads a supplier and is told which permission is missing', async ({ page }) => {
  await openAs(page, 'service', `${paths.suppliers}?sort=-productCount`);
  const table = page.getByRole('table', { name: 'Suppliers' });
  await table.getByRole('rowheader').first().getByRole('button').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Status')).toBeDisabled();
  await expect(drawer.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  await expect(drawer.getByText('Discount codes')).toBeHidden();
});
