import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

test.describe.configure({ timeout: 180_000 });

test('an analyst decides by keyboard and attaches a page; axe finds nothing', async ({ page }) => {
  const { scan, end } = scanner(page, [360, 1440]);
  await openAs(page, 'pricing.analyst', paths.competitorManager('prd-0008'));
  const table = page.getByRole('table', { name: 'Competitors of this product' });
  await expect(table.getByRole('row', { name: /Logo Harbor/ })).toBeVisible();
  await scan('competitors of a product');

  await table.getByRole('row', { name: /PrintParade/ }).focus();
  await page.keyboard.press('y');
  await expect(page.getByText('Match confirmed')).toBeVisible();
  await expect(page.getByText('3 of 10 competitors matched')).toBeVisible();

  await page.getByRole('button', { name: 'Attach page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: 'URL' })
    .fill('https://merch-meadow.example/rain/pongee-umbrella');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Listing title' })).toHaveValue('Pongee umbrella');
  await scan('what was read from a page');
  await dialog.getByRole('button', { name: 'Attach page' }).click();
  await expect(page.getByText('4 of 10 competitors matched')).toBeVisible();

  await table.getByRole('button', { name: 'Merch Meadow' }).click();
  await expect(page.getByRole('dialog', { name: 'Pongee umbrella' })).toBeVisible();
  await page.getByRole('tab', { name: 'Readings' }).click();
  await expect(page.getByRole('table', { name: 'Readings' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Price history' });
  await expect(history.getByRole('img', { name: /^Unit price for 250 pieces/ })).toBeVisible();
  await scan('readings of a match');
  end();
});
