import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './staff.ts';

test('a merchandiser opens a product of the list and comes back to it', async ({ page }) => {
  await signInAs(page, 'merchandiser');
  await page.goto(`${paths.skuManager}?q=bottle`);
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('BOT-');
  const code = rows.nth(1).getByRole('rowheader').getByRole('link');
  await code.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\?q=bottle&open=/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\?q=bottle$/);
});
