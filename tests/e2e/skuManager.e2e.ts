import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

const table = (page: Page, name = 'Products') => page.getByRole('table', { name, exact: true });

async function openList(page: Page, name: string, search = ''): Promise<void> {
  await openAs(page, name, `${paths.skuManager}${search}`);
  await expect(table(page).getByRole('rowheader').first()).toBeVisible();
}

test('a merchandiser opens a product of the list and comes back to it', async ({ page }) => {
  await openList(page, 'merchandiser', '?q=bottle');
  await table(page).getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\?q=bottle&open=/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\?q=bottle$/);
});

test('the menu leads to the clean list, whatever was filtered before', async ({ page }) => {
  await openList(page, 'merchandiser', '?q=bottle&status=active');
  await page.getByRole('navigation').getByRole('link', { name: 'SKU Manager' }).first().click();
  await expect(page).toHaveURL(paths.skuManager);
  await expect(page.getByText('1–15 of 60 results')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('E119 of several pages clicked fast, the last one is painted', async ({ page }) => {
  await openList(page, 'merchandiser');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const number of ['2', '3', '4']) await pages.getByRole('button', { name: `Page ${number}` }).click();
  await expect(page.getByText('46–60 of 60 results')).toBeVisible();
  await expect(page).toHaveURL(/page=4$/);
  await expect(pages.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
});

test('E122 a comma in the MOQ of many products is told, and asked about before the preview', async ({
  page,
}) => {
  await openList(page, 'merchandiser', '?q=bottle');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Change MOQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change MOQ' });
  await dialog.getByLabel('MOQ').pressSequentially('1,20');
  await expect(dialog).toContainText('Removed: , (comma)');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('now reads 120');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('MOQ')).toBeVisible();
});

test('a merchandiser works through the list by keys alone', async ({ page }) => {
  await openList(page, 'merchandiser');
  const codes = await table(page).getByRole('rowheader').allInnerTexts();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Select ${codes[1]?.trim()}` })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/slabs\//);
});

test('whoever scrolls keeps the headers, the codes and the actions in sight', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openList(page, 'merchandiser');
  const header = table(page).getByRole('columnheader', { name: /^SKU/ });
  const code = table(page).getByRole('rowheader').nth(12);
  await table(page).hover();
  await page.mouse.wheel(0, 600);
  await expect(table(page).getByRole('rowheader').first()).not.toBeInViewport();
  await expect(header).toBeInViewport({ ratio: 1 });
  const left = (await code.boundingBox())?.x;
  await page.mouse.wheel(600, 0);
  await expect(table(page).getByRole('columnheader', { name: 'Name' })).not.toBeInViewport();
  expect((await code.boundingBox())?.x).toBe(left);
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Actions for / }).nth(12)).toBeInViewport({ ratio: 1 });
});

test('a catalogue editor sees no margins', async ({ page }) => {
  await openList(page, 'catalogue');
  await expect(page.getByRole('columnheader', { name: 'From price' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /GP %/ })).toHaveCount(0);
});

test('an auditor sees the margins and may change nothing, and is told why', async ({ page }) => {
  await openList(page, 'auditor');
  await expect(page.getByRole('columnheader', { name: /GP %/ })).toHaveCount(1);
  const create = page.getByRole('button', { name: /^New product/ });
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await expect(create).toHaveAttribute('title', /SKU Manager: Edit/);
  await create.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the ladder of a price is shown above the page, which stays as it is', async ({ page }) => {
  await openList(page, 'merchandiser');
  const breaks = page.getByRole('button', { name: /breaks? of/ }).first();
  await breaks.scrollIntoViewIfNeeded();
  const before = await table(page).boundingBox();
  await breaks.hover();
  await expect(page.getByRole('tooltip')).toContainText('live prices in USD');
  expect(await table(page).boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('R28 axe finds nothing in the states of the list', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = scanner(page);
  await openList(page, 'merchandiser');
  await axe.scan('products');
  await table(page)
    .getByRole('button', { name: /^Parts of/ })
    .first()
    .click();
  await expect(page.getByRole('table', { name: /^SKUs of/ })).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select [A-Z]/ })
    .first()
    .click();
  await axe.scan('a row open and ticked');
  await page.goto(`${paths.skuManager}?view=skus&stock=low`);
  await expect(table(page, 'SKUs').getByRole('rowheader').first()).toBeVisible();
  await axe.scan('SKUs');
  await page.goto(`${paths.skuManager}?q=nosuchthing`);
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await axe.scan('no match');
  axe.end();
});
