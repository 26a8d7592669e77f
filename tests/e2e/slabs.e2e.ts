import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './staff.ts';

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const open = (page: Page, name: string) =>
  signInAs(page, name, `/login?redirectFrom=${paths.slabs('prd-0002')}`);

test('an auditor reads the ladder and changes nothing', async ({ page }) => {
  await open(page, 'auditor');
  await expect(cell(page, 'Unit price, break 1')).not.toBeEditable();
  await expect(page.getByText('that needs the permission “Price Slabs: Edit”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add break' })).toHaveCount(0);
});

test('customer service sees prices and no costs', async ({ page }) => {
  await open(page, 'service');
  await expect(cell(page, 'Unit price, break 1')).toHaveValue('44.35');
  await expect(page.getByRole('columnheader', { name: 'GP %' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Cost', exact: true })).toHaveCount(0);
});

test('a block of a spreadsheet is pasted into the grid and taken back with Ctrl+Z', async ({ page }) => {
  await open(page, 'pricing.manager');
  await cell(page, 'From quantity, break 1').focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', '250\t44.00\n500\t42.00\n750\t40.00');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell(page, 'From quantity, break 3')).toHaveValue('750');
  await cell(page, 'Unit price, break 1').press('Control+z');
  await expect(cell(page, 'From quantity, break 3')).toHaveValue('1000');
});

test('work that is not saved is asked about before it is left', async ({ page }) => {
  await open(page, 'pricing.manager');
  await cell(page, 'Unit price, break 1').fill('44.00');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(cell(page, 'Unit price, break 1')).toHaveValue('44.00');
});
