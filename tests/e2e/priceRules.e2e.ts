import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

test.describe.configure({ timeout: 120_000 });

test('a manager tries a price rule, makes it active, and has drafts of what it suggests', async ({
  page,
}) => {
  const { scan, end } = scanner(page, [360, 1440]);
  await openAs(page, 'pricing.manager', `${paths.competitorAdmin}?view=rules`);
  await page.getByRole('button', { name: 'New rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByLabel('Name', { exact: true }).fill('Everything below the lowest');
  await dialog.getByLabel('Priority').fill('1');
  await expect(dialog.getByText(/products in scope, \d+ would change/)).toBeVisible();
  await expect(dialog.getByRole('table').first()).toBeVisible();
  await scan('a new price rule');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  const drawer = page.getByRole('dialog', { name: 'Everything below the lowest' });
  await drawer.getByLabel('State').selectOption('Active');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The rule was saved')).toBeVisible();
  await drawer.getByRole('tab', { name: 'History' }).click();
  await expect(drawer.getByText('changed it')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row', { name: /^Everything below the lowest/ });
  await expect(row).toContainText('Active');

  await page.getByRole('tab', { name: 'Price suggestions' }).click();
  const table = page.getByRole('table', { name: 'Price suggestions' });
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText('Everything below the lowest');
  await scan('price suggestions');
  await first.getByRole('button').first().click();
  const product = page.getByRole('dialog');
  await scan('one suggestion');
  end();
  await product.getByRole('button', { name: 'Create draft prices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create drafts' }).click();
  await expect(page.getByText('1 draft created.')).toBeVisible();
  await product.getByRole('button', { name: 'Close' }).click();
  await first.getByRole('link', { name: 'Draft' }).click();
  await expect(page).toHaveURL(/\/slabs\//);
  await expect(page.getByLabel('Change note')).toHaveValue('Everything below the lowest');
});
