import type { Locator, Page } from 'playwright/test';
import { zSlabSetList } from '#api/generated/zod/slabs.gen.ts';
import { zProduct } from '#api/generated/zod/catalogue.gen.ts';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { callWith, openAs, tokenOf } from './staff.ts';

async function speak(page: Page, name: string, tag: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(name);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

const question = (page: Page) => page.getByRole('alertdialog');

/** A block as a spreadsheet leaves it in the clipboard, pasted by the keys. */
async function paste(page: Page, block: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await page.keyboard.press('Control+V');
}

test('D33 a German keyboard in the price ladder: what is stored is what was meant', async ({ page }) => {
  await openAs(page, 'pricing.manager', paths.slabs('prd-0002'));
  await expect(page.getByRole('textbox', { name: 'Unit price, break 1', exact: true })).toBeVisible();
  await speak(page, 'Deutsch', 'de');
  const price = (row: number) =>
    page.getByRole('textbox', { name: new RegExp(`^(Stückpreis, Staffel|Unit price, break) ${row}$`) });
  await price(1).click();
  await page.keyboard.type('12,82');
  await page.keyboard.press('Tab');
  await expect(price(1)).toHaveValue(/^12,820*$/);
  await expect(page.getByText(/^Entfernt/)).toHaveCount(0);

  // A block is one step, and the focus stays.
  const before = await price(3).inputValue();
  await price(2).click();
  await paste(page, '1.234,5\n11,5\n');
  await expect(price(2)).toHaveValue('1234.5');
  await page.keyboard.press('Control+z');
  await expect(price(2)).not.toHaveValue('1234.5');
  await expect(price(3)).toHaveValue(before);
  await page.keyboard.press('Control+y');
  await expect(price(3)).toHaveValue(/^11,50*$/);
  await expect(price(2)).toBeFocused();

  await speak(page, 'English', 'en');
  for (const [row, text, value] of [
    [2, '12,82', '1282.00'],
    [3, '1e3', '13.00'],
  ] as const) {
    await price(row).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await expect(price(row)).toHaveValue(value);
    await expect(price(row)).toHaveAccessibleDescription(/Removed: /);
  }
  // What was removed can be read whole.
  const left = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
  for (const note of await page.getByText(/^Removed: /).all())
    expect(await left(note)).toBeGreaterThanOrEqual(await left(page.getByRole('table').first()));
  await page.keyboard.press('Control+s');
  await expect(question(page)).toContainText('Unit price, break 2 now reads 1282.00');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(price(2)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12.82');
  await page.keyboard.press('Control+s');
  await expect(question(page)).toContainText('Unit price, break 3 now reads 13.00');
  await question(page).getByRole('button', { name: 'Save as shown' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page.getByText(/^Removed: /)).toHaveCount(0);

  const listed = await callWith(
    page,
    await tokenOf(page, 'pricing.analyst'),
    'GET',
    '/products/prd-0002/slab-sets',
  );
  const draft = zSlabSetList.parse(listed).items.find(({ state }) => state === 'draft');
  expect(draft?.slabs.slice(0, 3).map(({ unitPrice }) => unitPrice)).toEqual(['12.82', '12.82', '13.00']);
});

test('D33 a German keyboard in the cells of the catalogue: what is stored is what was meant', async ({
  page,
}) => {
  await openAs(page, 'merchandiser', `${paths.skuManager}?q=backpack&dialog=grid`);
  const moq = page.getByRole('textbox', { name: /^MOQ/ });
  await expect(moq.first()).toBeVisible();
  const stored = await moq.first().inputValue();
  await speak(page, 'Deutsch', 'de');
  await moq.nth(0).fill('');
  await moq.nth(0).click();
  await page.keyboard.type('1.250');
  await page.keyboard.press('Tab');
  await expect(moq.nth(0)).toHaveValue('1250');
  await expect(page.getByText(/^Entfernt/)).toHaveCount(0);
  await moq.nth(1).fill('');
  await moq.nth(1).click();
  await page.keyboard.type('12,82');
  await page.keyboard.press('Tab');
  await expect(moq.nth(1)).toHaveAccessibleDescription(/^Entfernt: ,/);

  await moq.nth(0).click();
  await paste(page, '60\tJa\n1.061\tNein\n');
  await expect(moq.nth(1)).toHaveValue('1061');
  await page.keyboard.press('Control+z');
  await expect(moq.nth(0)).toHaveValue('1250');
  await expect(moq.nth(1)).toHaveAccessibleDescription(/^Entfernt: ,/);
  await page.keyboard.press('Control+y');
  await expect(moq.nth(0)).toHaveValue('60');
  await expect(moq.nth(0)).toBeFocused();

  await speak(page, 'English', 'en');
  await moq.nth(0).fill('');
  await moq.nth(0).click();
  await page.keyboard.type('1e3');
  await page.keyboard.press('Tab');
  await expect(moq.nth(0)).toHaveValue('13');
  await page.getByRole('button', { name: 'Save 2 products' }).click();
  await expect(question(page)).toContainText('now reads 13. Removed: e');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(moq.nth(0)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1,000');
  await page.getByRole('button', { name: 'Save 2 products' }).click();
  // Their ladders do not start there.
  await question(page).getByRole('button', { name: 'Save only' }).click();
  await expect(page.getByText('2 products saved.')).toBeVisible();
  const id = await moq.nth(0).locator('xpath=ancestor::td').getAttribute('data-id');
  const product = await callWith(page, await tokenOf(page, 'auditor'), 'GET', `/products/${id}`);
  expect(zProduct.parse(product).moq).toBe(1000);
  expect(stored).not.toBe('1000');
});
