import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { endFromElsewhere, fillSignIn, openAs } from './staff.ts';

const address = `${paths.skuManager}?q=backpack&dialog=grid`;

const grid = (page: Page) => page.getByRole('table', { name: 'Bulk edit products' });

async function openGrid(page: Page): Promise<void> {
  await openAs(page, 'merchandiser', address);
  await expect(grid(page)).toBeVisible();
}

/** A block as a spreadsheet leaves it in the clipboard, pasted by the keys. */
async function paste(page: Page, block: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await page.keyboard.press('Control+V');
}

test('a merchandiser pastes a block, mends the cell that is wrong, saves, and sees it in the list', async ({
  page,
}) => {
  await openGrid(page);
  const status = grid(page).getByLabel(/^Status of/);
  const moq = grid(page).getByLabel(/^MOQ of/);
  const code = (await grid(page).getByRole('rowheader').first().innerText()).trim();
  // Into a list of choices, which takes no text of its own.
  await status.first().focus();
  await paste(page, 'Active\t1234\tYes\nActive\tmany\tNo\n');
  await expect(moq.first()).toHaveValue('1234');
  await expect(moq.nth(1)).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000,000.');
  await page.getByRole('button', { name: /^Save \d products?$/ }).click();
  // Its ladder does not start there; whoever may not change prices is told all the same.
  await page.getByRole('button', { name: 'Save only' }).click();
  await expect(page.getByText('1 product saved.')).toBeVisible();
  await expect(page.getByText(/^1 product wasn’t saved/)).toBeVisible();
  await moq.nth(1).fill('4321');
  await page.getByRole('button', { name: 'Save 1 product' }).click();
  await expect(page.getByText('1 product saved.')).toBeVisible();
  await expect(page.getByText(/wasn’t saved/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to list' }).click();
  const row = page
    .getByRole('table', { name: 'Products', exact: true })
    .getByRole('row')
    .filter({ hasText: code });
  await expect(row).toContainText('1,234');
});

test('keys go from cell to cell, an open list of choices keeps them, and no cell is left below the codes', async ({
  page,
}) => {
  await openGrid(page);
  const status = grid(page).getByLabel(/^Status of/);
  await status.first().focus();
  const before = await status.first().inputValue();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(status.first()).toBeFocused();
  await expect(status.first()).not.toHaveValue(before);
  await page.keyboard.press('Escape');
  await expect(status.first()).toHaveValue(before);
  await page.keyboard.press('ArrowDown');
  await expect(status.nth(1)).toBeFocused();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const name = grid(page)
    .getByLabel(/^Name of/)
    .nth(1);
  await expect(name).toBeFocused();
  const codes = await grid(page).getByRole('rowheader').nth(1).boundingBox();
  const box = await name.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual((codes?.x ?? 0) + (codes?.width ?? 0) - 1);
});

test('E51 what is typed in the cells outlives the session', async ({ page }) => {
  await openGrid(page);
  const moq = grid(page).getByLabel(/^MOQ of/);
  await moq.first().fill('777');
  await endFromElsewhere(page, 'merchandiser');
  await page.getByRole('button', { name: 'Save 1 product' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, 'merchandiser');
  await expect(grid(page)).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(moq.first()).toHaveValue('777');
});

test('an auditor cannot open the cells, and is told why', async ({ page }) => {
  await openAs(page, 'auditor', address);
  await expect(page.getByRole('table', { name: 'Products', exact: true })).toBeVisible();
  const button = page.getByRole('button', { name: /^Bulk edit/ });
  await expect(button).toHaveAttribute('title', /SKU Manager: Edit/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(grid(page)).toHaveCount(0);
});

test('R28 axe finds nothing in the states of the cells', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = scanner(page);
  await openGrid(page);
  await axe.scan('cells');
  await grid(page)
    .getByLabel(/^MOQ of/)
    .first()
    .fill('many');
  await grid(page)
    .getByLabel(/^Name of/)
    .nth(1)
    .fill('fault-500');
  await page.getByRole('button', { name: 'Save 2 products' }).click();
  await expect(page.getByText(/^2 products weren’t saved/)).toBeVisible();
  await axe.scan('cells that are wrong, a row that was refused');
  axe.end();
});
