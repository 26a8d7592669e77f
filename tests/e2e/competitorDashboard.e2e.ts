import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

test.describe.configure({ timeout: 120_000 });

test('a manager finds where we are too expensive, since when and why, and what another price would do', async ({
  page,
}) => {
  const { scan, end } = scanner(page, [360, 1440]);
  await openAs(page, 'pricing.manager', `${paths.competitorAnalysis}?days=90`);
  await expect(page).toHaveURL(`${paths.competitorDashboard}?days=90`);
  const tiles = page.getByRole('list', { name: 'Key figures' });
  await expect(tiles.getByRole('link')).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Price index over time' }).getByRole('img')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Biggest price changes' }).getByRole('table')).toBeVisible();
  await scan('the dashboard');

  await page.getByRole('button', { name: 'Bubbles' }).click();
  await page
    .getByRole('region', { name: 'Gap to the market' })
    .getByRole('button', { name: 'Show as table' })
    .click();
  await scan('the dashboard with bubbles and a table in place of bars');

  await tiles.getByRole('link', { name: /^Most expensive/ }).click();
  await expect(page).toHaveURL(/days=90&view=products&is=last/);
  const table = page.getByRole('table', { name: 'Tracked products' });
  await expect(table.getByText(/^Most expensive, /).first()).toBeVisible();
  await scan('the products of a figure');
  await table.getByRole('rowheader').first().getByRole('button').click();
  await expect(page).toHaveURL(/competitorAnalysisDetail\?productId=prd-/);
  await expect(page.getByRole('heading', { name: 'What if' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous product' })).toBeDisabled();
  const first = page.url();
  await page.getByRole('link', { name: 'Next product' }).click();
  await expect(page.getByRole('link', { name: 'Previous product' })).toBeVisible();
  expect(page.url()).not.toBe(first);
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expect(page).toHaveURL(/days=90&view=products&is=last/);
  await expect(table.getByText(/^Most expensive, /).first()).toBeVisible();
  end();
});

test.describe('without the permission', () => {
  // The router reports what a page threw; the frame says it in words.
  test.use({ complaints: /403/ });

  test('D25 who lacks the permission is told which', async ({ page }) => {
    await openAs(page, 'service', paths.competitorDashboard);
    await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Competitor Dashboard')).toBeVisible();
  });
});
