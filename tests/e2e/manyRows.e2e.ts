import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs, signInAs } from './staff.ts';

const HEADER = 'sku,productId,name,supplier,category,status,moq,isKvi';
const mug = (number: number, supplier = 'CEDAR', moq = '72'): string =>
  `MUG-${number},CC-${number},Quixotic mug ${number},${supplier},Drinkware / Mugs,active,${moq},no`;

const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...lines].join('\n')),
});

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const figure = (box: Locator, label: string): Locator =>
  box
    .locator('dl > div')
    .filter({ has: box.page().getByText(label, { exact: true }) })
    .locator('dd');

async function askForMoq(page: Page, moq: string): Promise<Locator> {
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: /^Select all \d/ }).click();
  await page.getByRole('button', { name: 'Change MOQ' }).click();
  const box = dialog(page, 'Change MOQ');
  await box.getByRole('textbox').fill(moq);
  await box.getByRole('button', { name: 'Preview' }).click();
  await expect(box.getByRole('region', { name: 'Changes' })).toBeVisible();
  return box;
}

test('a bulk job that breaks off half-way says what is done, and the rest is tried again', async ({
  page,
}) => {
  await openAs(page, 'merchandiser', paths.skuManager);
  const box = await askForMoq(page, '31313');
  const affected = Number(await figure(box, 'Will change').textContent());
  expect(affected).toBeGreaterThan(20);
  await box.getByRole('button', { name: `Change ${affected} items` }).click();
  const done = Math.floor(affected / 2);
  await expect(box.getByRole('alert')).toContainText(
    `Stopped after ${done} of ${affected}. ${affected - done} not processed.`,
  );
  await expect(box.getByRole('region', { name: 'Items' }).getByRole('row')).toHaveCount(11);
  await box.getByRole('button', { name: 'Retry the rest' }).click();
  await expect(figure(box, 'Will change')).toHaveText(String(affected - done));
  await expect(figure(box, 'Skipped')).toHaveText(String(done));
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('a bulk action is closed while it runs, and its end is told in passing', async ({ page }) => {
  await openAs(page, 'merchandiser', paths.skuManager);
  const box = await askForMoq(page, '96');
  await box.getByRole('button', { name: /^Change \d+ items?$/ }).click();
  await box.getByRole('button', { name: 'Run in background' }).click();
  await expect(box).toBeHidden();
  await expect(page.getByText(/^Done: Change the minimum order quantity/)).toBeVisible();
});

test('a catalogue editor imports a file with errors, puts it right, and takes it back', async ({ page }) => {
  await signInAs(page, 'catalogue');
  await page.goto(`${paths.skuManager}?dialog=import`);
  const box = dialog(page, 'Import products');
  await box
    .getByLabel('Choose a file')
    .setInputFiles(csv('mugs.csv', mug(9001), mug(9002, 'NOBODY', 'dozen')));
  await expect(box.getByText('mugs.csv was checked. Nothing has been saved yet.')).toBeVisible();
  await expect(box.getByRole('button', { name: 'Errors (1)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(box.getByRole('region', { name: 'File rows' })).toContainText('There is no supplier "NOBODY"');

  const download = page.waitForEvent('download');
  await box.getByRole('button', { name: 'Download rows with errors' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mugs-errors.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF.*,Row,Error\r\nMUG-9002,/);

  await box.getByRole('button', { name: 'Choose another file' }).click();
  await box.getByLabel('Choose a file').setInputFiles(csv('mugs.csv', mug(9001), mug(9002)));
  await box.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(box.getByText('2 items done.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.getByRole('searchbox').fill('quixotic');
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row');
  await expect(rows).toHaveCount(3);

  // A day later, or after a reload, the way back is where the import was begun.
  await page.goto(`${paths.skuManager}?q=quixotic&dialog=import`);
  await box.getByRole('button', { name: /^Undo: .*mugs\.csv/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Undo import' }).click();
  await expect(box.getByText('2 items restored to their state before the import.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
});

test('an export is a file of what the list finds', async ({ page }) => {
  await openAs(page, 'merchandiser', `${paths.skuManager}?q=bottle`);
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row').nth(1)).toContainText('BOT-');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [header = '', first = ''] = text.split('\r\n');
  expect(header).toMatch(/^\uFEFFSKU,/);
  expect(first).toMatch(/^BOT-/);
});

test('who may not import and export is told why', async ({ page }) => {
  await signInAs(page, 'auditor');
  await page.goto(`${paths.skuManager}?dialog=import`);
  const box = dialog(page, 'Import products');
  await box.getByLabel('Choose a file').setInputFiles(csv('mugs.csv', mug(9001)));
  await expect(box.getByRole('alert')).toContainText('permission');
});

test('axe finds nothing in the dialogs of many rows', async ({ page }) => {
  test.setTimeout(300_000);
  // A colour on its way to the other mode is no contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = scanner(page);
  await openAs(page, 'admin', paths.skuManager);
  const box = await askForMoq(page, '31313');
  await axe.scan('preview of a bulk action');
  await box.getByRole('button', { name: /^Change \d+ items?$/ }).click();
  await expect(box.getByRole('alert')).toContainText('Stopped after');
  await axe.scan('a job that broke off');
  await page.goto(`${paths.skuManager}?dialog=import`);
  await dialog(page, 'Import products')
    .getByLabel('Choose a file')
    .setInputFiles(csv('mugs.csv', mug(9001), mug(9002, 'NOBODY')));
  await expect(page.getByRole('region', { name: 'File rows' })).toBeVisible();
  await axe.scan('dry run of an import');
  axe.end();
});
