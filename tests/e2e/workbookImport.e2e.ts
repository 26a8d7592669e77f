import { paths } from '#shared/lib/paths.ts';
import { workbookBytes } from '#tests/support/workbook.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

/** A supplier's sheet: a remark above the headers, which stand in row 3, and an empty row between the products. */
const sheet = [
  ['SKU', 'Supplier’s number', 'Bezeichnung', 'Lieferant', 'Kategorie', 'MOQ', 'Remark'],
  ['MUG-9001', 'CC-9001', 'Quixotic mug 9001', 'cedar & clay', 'drinkware > mugs', 72, 'new this year'],
  [],
  ['MUG-9002', 'CC-9002', 'Quixotic mug 9002', 'CEDAR', 'Drinkware/Mugs', { stored: '1.2E2' }, ''],
];

test('a workbook is read under the policy of the page, checked, mapped anew, checked again and imported', async ({
  page,
}) => {
  const policy = page.waitForResponse((response) => response.request().resourceType() === 'document');
  await openAs(page, 'catalogue', paths.skuManager);
  expect(await (await policy).headerValue('content-security-policy')).toContain("worker-src 'none'");
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'mugs.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbookBytes([{ name: 'Products', from: 3, rows: sheet }])),
  });
  await expect(dialog.getByText('mugs.xlsx was checked. Nothing has been saved yet.')).toBeVisible();
  const rows = dialog.getByRole('region', { name: 'File rows' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/^4\s*MUG-9001/);
  await expect(rows.nth(2)).toContainText(/^6\s*MUG-9002/);
  const apply = dialog.getByRole('button', { name: 'Import 2 rows' });
  await expect(apply).toBeEnabled();

  await dialog.getByText(/^File columns/).click();
  await dialog.getByRole('combobox', { name: 'Import column Remark as' }).selectOption('Description');
  await expect(apply).toHaveCount(0);
  await expect(dialog.getByText(/^The settings changed since the check/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await apply.click();
  await expect(dialog.getByText('2 items done.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await page.getByRole('search').getByRole('searchbox').first().fill('quixotic');
  const listed = page.getByRole('table', { name: 'Products' }).getByRole('row', { name: /MUG-900/ });
  await expect(listed).toHaveCount(2);
  await listed.first().getByRole('link', { name: 'MUG-9001' }).click();
  await expect(page.getByRole('dialog').getByLabel('Description', { exact: true })).toHaveValue(
    'new this year',
  );
});
