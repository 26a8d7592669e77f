import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { zSlabSetList } from '#api/generated/zod/slabs.gen.ts';
import { expect, test } from './fixtures.ts';
import { callWith, openAs, tokenOf } from './staff.ts';

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const ladder = (page: Page) => page.getByRole('region', { name: 'Price ladder' });
const open = (page: Page, name: string) => openAs(page, name, paths.slabs('prd-0002'));

test('a pricing manager edits a ladder from both sides, is told the rules, and publishes it', async ({
  page,
}) => {
  await open(page, 'pricing.manager');
  await cell(page, 'GP %, break 1').fill('50');
  await expect(cell(page, 'Unit price, break 1')).toHaveValue(/^42\.3720*$/);

  await cell(page, 'Unit price, break 2').fill('42.5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Unit price, break 3')).toBeFocused();
  await expect(cell(page, 'Unit price, break 2')).toHaveValue(/^42\.50*$/);
  await expect(ladder(page).getByText('Price is higher than the previous break')).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Version' })).toContainText('Draft, saved');

  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish ladder' });
  await expect(dialog.getByRole('row', { name: /^500 42\.130 42\.500 \+0\.370/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Agreed with the customer');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Ladder published')).toBeVisible();
  await expect(cell(page, 'Unit price, break 2')).toHaveValue(/^42\.50*$/);
  await expect(page.getByRole('combobox', { name: 'Version' })).toContainText('Live since');
});

test('two people on one ladder: the later one sees both and chooses break by break', async ({ page }) => {
  await open(page, 'pricing.manager');
  await cell(page, 'Unit price, break 1').fill('44.10');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('combobox', { name: 'Version' })).toContainText('Draft, saved');

  const token = await tokenOf(page, 'pricing.analyst');
  const listed = await callWith(page, token, 'GET', '/products/prd-0002/slab-sets');
  const draft = zSlabSetList.parse(listed).items.find(({ state }) => state === 'draft');
  if (!draft) throw new Error('The draft is not on the server.');
  const slabs = draft.slabs.map((slab) => (slab.minQty === 500 ? { ...slab, unitPrice: '41.00' } : slab));
  const saved = await page.request.put(`/api/slab-sets/${draft.id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { version: draft.version, note: '', link: null, slabs },
  });
  expect(saved.status()).toBe(200);

  await cell(page, 'Unit price, break 1').fill('44.20');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('row', { name: /From 500.*41.*42\.13/ })).toBeVisible();
  await dialog
    .getByRole('row', { name: /From 500/ })
    .getByRole('radio')
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(cell(page, 'Unit price, break 1')).toHaveValue(/^44\.20*$/);
  await expect(cell(page, 'Unit price, break 2')).toHaveValue(/^41\.00*$/);
});

test('an auditor reads the ladder and changes nothing', async ({ page }) => {
  await open(page, 'auditor');
  await expect(cell(page, 'Unit price, break 1')).not.toBeEditable();
  await expect(
    page.getByText('View only. To edit, you need the permission “Price Slabs: Edit”.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add break' })).toBeDisabled();
});

test('customer service sees prices and no costs', async ({ page }) => {
  await open(page, 'service');
  await expect(cell(page, 'Unit price, break 1')).toHaveValue(/^44\.350*$/);
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
  await expect(cell(page, 'From quantity, break 3')).toHaveValue('1,000');
});

test('work that is not saved is asked about before it is left', async ({ page }) => {
  await open(page, 'pricing.manager');
  await cell(page, 'Unit price, break 1').fill('44.00');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(cell(page, 'Unit price, break 1')).toHaveValue(/^44\.00*$/);
});
