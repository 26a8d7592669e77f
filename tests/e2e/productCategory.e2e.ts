import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Categories' });
const tree = (page: Page) => page.getByRole('treegrid', { name: 'Category tree' });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('a pricing manager goes down to a category, sets its margins, and sees which are inherited', async ({
  page,
}) => {
  await openAs(page, 'pricing.manager', paths.productCategory);
  await expect(page).toHaveTitle('Product Category | Backroom');
  await tree(page).getByRole('button', { name: 'Drinkware', exact: true }).click();
  await expect(row(page, 'Mugs')).toContainText('from Drinkware');
  await row(page, 'Mugs')
    .getByRole('button', { name: /^Minimum GP % of Mugs/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Margins of “Mugs”' });
  await dialog.getByLabel('Minimum GP %').fill('32');
  await dialog.getByRole('button', { name: 'Save margins' }).click();
  await expect(row(page, 'Mugs')).toContainText('32%set here');
  await page.reload();
  await expect(row(page, 'Mugs')).toContainText('32%set here');
  await page.getByRole('tab', { name: 'Products' }).click();
  await expect(page.getByRole('table', { name: 'Tracked products' }).getByRole('link').first()).toBeVisible();
});

test('a merchandiser moves a category by keys and deletes one into another', async ({ page }) => {
  await openAs(page, 'merchandiser', `${paths.productCategory}?expanded=cat-drinkware`);
  await tree(page).getByRole('row', { name: /^Mugs/ }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('“Mugs” is now at position 2 in “Drinkware”.')).toBeAttached();
  await page.getByRole('button', { name: 'Actions for Mugs' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Mugs”' });
  await dialog.getByLabel('Move contents to').selectOption('Drinkware / Tumblers');
  await dialog.getByRole('button', { name: 'Delete category' }).click();
  await expect(tree(page).getByRole('button', { name: 'Mugs', exact: true })).toHaveCount(0);
});

test('someone without the permission is told which one is missing', async ({ page }) => {
  await openAs(page, 'accounts', paths.productCategory);
  await expect(page.getByText('Product Category', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
});

test('two people set the margins of one category, and the second is asked', async ({ page, context }) => {
  await openAs(page, 'pricing.manager', `${paths.productCategory}?node=cat-drinkware`);
  const other = await context.newPage();
  await other.goto(`${paths.productCategory}?node=cat-drinkware`);
  const open = async (at: Page, value: string) => {
    await row(at, 'Mugs')
      .getByRole('button', { name: /^Target GP % of Mugs/ })
      .click();
    const dialog = at.getByRole('dialog', { name: 'Margins of “Mugs”' });
    await dialog.getByLabel('Target GP %').fill(value);
    return dialog.getByRole('button', { name: 'Save margins' });
  };
  const mine = await open(page, '41');
  await (await open(other, '42')).click();
  await expect(row(other, 'Mugs')).toContainText('42%set here');
  await mine.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use theirs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Margins of “Mugs”' });
  await expect(dialog.getByLabel('Target GP %')).toHaveValue('42');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Mugs')).toContainText('42%set here');
});

test('a pricing manager maps a category of a competitor and takes the mapping back', async ({ page }) => {
  const { scan, end } = scanner(page, [360, 1440]);
  await openAs(page, 'pricing.manager', `${paths.productCategory}?view=mapping&q=custom%20candles`);
  const mappings = page.getByRole('table', { name: 'Competitor categories' });
  const candles = mappings
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Custom candles' }) });
  await expect(candles).toContainText('Not mapped');
  await scan('the mapping tab');
  const choose = async (action: string) => {
    await candles.getByRole('button', { name: 'Actions for Custom candles, Logo Harbor' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Map to…');
  const dialog = page.getByRole('dialog', { name: 'Map “Custom candles” of Logo Harbor' });
  await scan('the mapping dialog');
  await dialog.getByLabel('Our category').selectOption('Food and gifts / Candles');
  await dialog.getByRole('button', { name: 'Save mapping' }).click();
  await expect(candles).not.toContainText('Not mapped');
  await page.reload();
  await expect(candles).toContainText('Candles');
  await choose('Remove mapping');
  await expect(candles).toContainText('Not mapped');
  end();
});

test('a pricing manager takes the margins of a branch to a file and brings some back', async ({ page }) => {
  const { scan, end } = scanner(page, [360, 1440]);
  await openAs(page, 'pricing.manager', `${paths.productCategory}?node=cat-drinkware`);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all levels' }).click();
  await (await file).delete();
  await page.getByRole('button', { name: 'Import margins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import margins' });
  await dialog.getByRole('button', { name: 'Paste rows instead' }).click();
  await dialog
    .getByRole('textbox', { name: 'Rows' })
    .fill('Category path\tTarget GP %\nDrinkware / Mugs\t43\nNowhere\t40');
  await dialog.getByRole('button', { name: 'Check rows' }).click();
  await expect(dialog.getByText('There is no category "Nowhere"')).toBeVisible();
  await scan('the checked file');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('1 item done.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row(page, 'Mugs')).toContainText('43%set here');
  end();
});
