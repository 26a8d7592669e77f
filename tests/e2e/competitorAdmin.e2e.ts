import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

test('a pricing manager adds a competitor by one of its pages, pauses it, and finds both in the activity log', async ({
  page,
}) => {
  await openAs(page, 'pricing.manager', paths.home);
  await page.getByRole('link', { name: 'Competitor Admin' }).first().click();
  await expect(page).toHaveURL(paths.competitorAdmin);
  await expect(page).toHaveTitle('Competitor Admin | Backroom');
  const table = page.getByRole('table', { name: 'Competitors' });
  await expect(table.getByRole('rowheader')).toHaveCount(10);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const file = page.getByRole('dialog', { name: 'Import matches' });
  await file.getByRole('button', { name: 'Paste rows instead' }).click();
  await file
    .getByLabel('Rows')
    .fill('sku,url,match_type\nUMB-0008,https://pennant-and-pin.example/p/umbrella,exact');
  await file.getByRole('button', { name: 'Check rows' }).click();
  await expect(file.getByRole('region', { name: 'File rows' })).toContainText(
    'No competitor has this domain',
  );
  await file.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'New competitor' }).click();
  const dialog = page.getByRole('dialog', { name: 'New competitor' });
  await dialog.getByLabel('Name', { exact: true }).fill('Pennant and Pin');
  await dialog.getByLabel('Domain').fill('https://www.pennant-and-pin.example/mugs?page=2');
  await dialog.getByRole('radio', { name: 'Color 6' }).check();
  await dialog.getByRole('button', { name: 'Add competitor' }).click();
  const drawer = page.getByRole('dialog', { name: 'Pennant and Pin' });
  await expect(drawer.getByLabel('Domain')).toHaveValue('pennant-and-pin.example');

  await drawer.getByRole('button', { name: 'Pause' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pause Pennant and Pin?' });
  await expect(question).toContainText('No product loses its only competitor.');
  await question.getByRole('button', { name: 'Pause' }).click();
  await expect(drawer.getByRole('button', { name: 'Resume' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(table.getByRole('row', { name: /Pennant and Pin/ })).toContainText('Paused');

  await page.getByRole('link', { name: 'Activity Log' }).first().click();
  const log = page.getByRole('table', { name: 'Activity' });
  await expect(log.getByRole('row', { name: /Pennant and Pin/ }).first()).toContainText(
    'Status Active → Paused',
  );
  await log
    .getByRole('row', { name: /Pennant and Pin/ })
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/competitorAnalysisAdmin\?open=cmp-/);
});

test('a paused competitor is compared with no product any more', async ({ page }) => {
  await openAs(page, 'pricing.manager', paths.competitorManager('prd-0030'));
  await expect(page.getByText('2 of 10 competitors matched')).toBeVisible();
  await page.goto(`${paths.competitorAdmin}?open=cmp-10`);
  const drawer = page.getByRole('dialog', { name: 'Fairground Catalog' });
  await drawer.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await expect(drawer.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.goto(paths.competitorManager('prd-0030'));
  await expect(page.getByText('1 of 9 competitors matched')).toBeVisible();
});

test('a pricing manager reads a competitor now, sees page by page what changed, and reads the failed pages again', async ({
  page,
}) => {
  await openAs(page, 'pricing.manager', paths.competitorAdmin);
  await page.getByRole('tab', { name: 'Scan runs' }).click();
  await page.getByRole('button', { name: 'Scan now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan now' });
  await dialog.getByLabel('Competitor').selectOption('Giveaway Depot');
  await dialog.getByRole('button', { name: 'Scan now' }).click();
  await page
    .getByRole('table', { name: 'Scan runs' })
    .getByRole('row', { name: /Giveaway Depot.*(Running|Waiting)/ })
    .getByRole('button', { name: 'Giveaway Depot', exact: true })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Scan of Giveaway Depot' });
  await expect(drawer).toContainText(/\d+ of \d+ pages/);
  await expect(drawer).toContainText('Done');
  await drawer.getByRole('radio', { name: 'Failed' }).check();
  const pages = drawer.getByRole('table', { name: 'Pages' });
  await expect(pages.getByRole('row').nth(1)).toContainText(/Page not found|No price|No answer|Blocked/);
  await drawer.getByRole('button', { name: 'Read failed pages again' }).click();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(
    page
      .getByRole('table', { name: 'Scan runs' })
      .getByRole('row', { name: /Giveaway Depot/ })
      .first(),
  ).toContainText(/Helen|Mateo|Running|Waiting|Done/);
});

test('a pricing manager fixes a rate after seeing what it does to the figures, and lists follow', async ({
  page,
}) => {
  await openAs(page, 'pricing.manager', paths.competitorAdmin);
  await page.getByRole('tab', { name: 'Settings' }).click();
  const figures = page.getByRole('table', { name: 'Figures of the market' });
  const noRate = figures.getByRole('row', { name: /no exchange rate/ });
  await expect(noRate).toContainText(/[1-9]\d*$/);
  await page.getByRole('button', { name: 'Add rate' }).click();
  await expect(page.getByText('Correct the fields to see what they change.')).toBeVisible();
  await page.getByLabel('Currency 1').selectOption('CHF');
  await page.getByLabel('Rate 1', { exact: true }).fill('0.8815');
  await expect(noRate).toContainText(/0$/);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByText('No product changes its index.')).toBeVisible();

  await page.getByRole('link', { name: 'Activity Log' }).first().click();
  const log = page.getByRole('table', { name: 'Activity' });
  const entry = log.getByRole('row', { name: /Settings of the market/ }).first();
  await expect(entry).toContainText(/Fixed exchange rates .*CHF 0.8815/);
  await entry.getByRole('link').click();
  await expect(page.getByLabel('Rate 1', { exact: true })).toHaveValue('0.8815');
});
