import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './staff.ts';

// R28: the price ladder in its states, in light and dark, on phone, tablet and desk: nothing of any impact.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

/** Products of the mock's seed. */
const UNDER_FLOOR = 'prd-0020';
const WITHOUT_COST = 'prd-0010';
const WITHOUT_LADDER = 'prd-0049';

async function open(page: Page, name: string, productId: string): Promise<void> {
  await signInAs(page, name, `/login?redirectFrom=${paths.slabs(productId)}`);
  await expect(page.getByRole('region', { name: 'Calculator' })).toBeVisible();
}

test('A01 A04 A05 A12 axe: the ladder with its rules, and every panel beside it', async ({ page }) => {
  const { scan, end } = scanner(page);
  await open(page, 'pricing.manager', UNDER_FLOOR);
  await scan('ladder under the floor, charges');
  for (const tab of ['Costs', 'Versions', 'Currencies', 'File']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByRole('tabpanel').getByRole('region').first()).toBeVisible();
    await scan(tab);
  }
  await page.getByRole('button', { name: 'Show as table' }).click();
  await scan('chart as a table');
  end();
});

test('A01 A04 A05 A12 axe: the dialogs of a ladder', async ({ page }) => {
  const { scan, end } = scanner(page);
  await open(page, 'pricing.manager', UNDER_FLOOR);
  await page.getByRole('button', { name: 'Add a charge' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scan('a new charge');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toBeVisible();
  await scan('more actions');
  await page.getByRole('menuitem', { name: 'End the live price' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await scan('end of the live price');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox', { name: 'Unit price, break 1', exact: true }).fill('12.5');
  // Typing has scrolled, and what is half beneath the top bar is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  await scan('not saved yet');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByRole('dialog', { name: 'Publish this ladder' })).toBeVisible();
  await scan('publishing');
  await page.getByRole('radio', { name: 'From a date on' }).check();
  await page.getByRole('button', { name: 'Save and schedule' }).click();
  await scan('scheduling with errors');
  end();
});

test('A01 A04 A05 A12 axe: a ladder that is not there, has no cost or breaks its rules', async ({ page }) => {
  const { scan, end } = scanner(page);
  await open(page, 'pricing.manager', WITHOUT_LADDER);
  await scan('no ladder yet');
  await page.goto(paths.slabs(WITHOUT_COST));
  await expect(page.getByText(/^No cost is known for this product/)).toBeVisible();
  await page.getByRole('textbox', { name: 'From quantity, break 2', exact: true }).fill('3');
  await expect(page.getByText('Quantities rise from break to break.')).toBeVisible();
  await scan('no cost, and rules that are broken');
  end();
});

test('A01 A04 A05 A12 axe: a ladder that is only read, no product, and no access', async ({ page }) => {
  const { scan, end } = scanner(page);
  await open(page, 'auditor', UNDER_FLOOR);
  await scan('read only');
  await page.goto(paths.slabs('prd-9999'));
  await expect(page.getByRole('heading', { name: 'This product does not exist' })).toBeVisible();
  await scan('no product');
  await page.goto(paths.slabs('fault-500'));
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await scan('an error');
  end();
});
