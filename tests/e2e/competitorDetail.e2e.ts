import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

test.describe.configure({ timeout: 120_000 });

const address = `${paths.competitorDetail}?productId=prd-0008`;

test('a manager sees why a product is second, tries a lower price, and makes a draft of it', async ({
  page,
}) => {
  const { scan, end } = scanner(page, [360, 1440]);
  await openAs(page, 'pricing.manager', address);
  const position = page.getByRole('region', { name: 'Our position' });
  await expect(position.getByText('2 of 3')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Price matrix' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price history' }).getByRole('img')).toBeVisible();
  await scan('the position of a product');

  await page.keyboard.press('u');
  await expect(page).toHaveURL(/basis=unit/);
  await expect(position.getByText('Unit price at quantity 250')).toBeVisible();

  const whatIf = page.getByRole('region', { name: 'What if' });
  await whatIf.getByRole('textbox', { name: 'New price at quantity 144' }).fill('20.10');
  await expect(whatIf.getByRole('row', { name: /^144 / })).toContainText('1 of 3');
  await scan('a price that is tried');
  await whatIf.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/slabs\/prd-0008\?.*set=/);
  await expect(page.getByRole('textbox', { name: 'Unit price, break 2' })).toHaveValue(/^20\.10/);
  end();
});

test.describe('without the permission', () => {
  // The router reports what a page threw; the frame says it in words.
  test.use({ complaints: /403/ });

  test('D25 who lacks the permission is told which', async ({ page }) => {
    await openAs(page, 'service', address);
    await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Competitor Dashboard')).toBeVisible();
  });
});
