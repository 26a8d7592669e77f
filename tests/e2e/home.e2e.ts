import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

test('a manager goes from what is waiting on Home to exactly those products, opens one, and finds it again on Home', async ({
  page,
}) => {
  const { scan, end } = scanner(page, [360, 1440]);
  await openAs(page, 'pricing.manager', paths.home);
  const tiles = page.getByRole('region', { name: 'What needs you' });
  const tile = tiles.getByRole('link', { name: /Supplier cost changes/ });
  await expect(tile).toBeVisible();
  await expect(tiles.getByRole('link', { name: /^None Running jobs/ })).toBeVisible();
  await scan('the tiles of Home');
  end();
  const count = Number(/^\d+/.exec((await tile.textContent()) ?? '')?.[0]);
  await tile.click();
  await expect(page).toHaveURL(`${paths.skuManager}?flag=costChanged`);
  const remove = page.getByRole('button', {
    name: /^Remove filter .*Supplier cost changed in the last 30 days/,
  });
  await expect(remove).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`(^|of )${count} results?$`) }),
  ).toBeVisible();
  const table = page.getByRole('table', { name: 'Products' });
  await table.getByRole('rowheader').first().getByRole('link').click();
  const drawer = page.getByRole('dialog');
  const heading = drawer.getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeVisible();
  // The product's name, once it is read.
  await expect(heading).not.toHaveText('Product');
  const name = (await heading.textContent()) ?? '';
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  const recent = page.getByRole('region', { name: 'Recent work' });
  await recent.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('the alerts that a tile counts open over Home, and Back closes them', async ({ page }) => {
  await openAs(page, 'pricing.analyst', paths.home);
  const tile = page.getByRole('link', { name: /Open alerts for you/ });
  await tile.click();
  await expect(page.getByRole('dialog', { name: 'Alerts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Alerts' })).toBeHidden();
  await expect(page).toHaveURL(paths.home);
});

test('customer service sees on Home what it may see, and no tile of costs', async ({ page }) => {
  await openAs(page, 'service', paths.home);
  const tiles = page.getByRole('region', { name: 'What needs you' });
  await expect(tiles.getByRole('listitem')).toHaveCount(3);
  await expect(tiles.getByText('Supplier cost changes')).toBeHidden();
});
