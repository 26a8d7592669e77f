import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

const TITLE = 'Price ladders won’t match the MOQ';

test('a pricing manager changes an MOQ, moves the first break, and finds the draft in the price slabs', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = scanner(page);
  await openAs(page, 'pricing.manager', `${paths.skuManager}?open=prd-0003`);
  const drawer = page.getByRole('dialog', { name: /blanket/ });
  const moq = drawer.getByRole('textbox', { name: 'MOQ' });
  await moq.fill('60');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('alertdialog', { name: TITLE });
  await expect(question.getByRole('row', { name: /BLK-0003/ })).toContainText('Live');
  await axe.scan('ladders that a new MOQ breaks');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(moq).toHaveValue('60');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await question.getByRole('button', { name: 'Save and move first breaks' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();

  await page.goto(paths.slabs('prd-0003'));
  await expect(page.getByRole('textbox', { name: 'From quantity, break 1' })).toHaveValue('60');
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();

  await page.goto(`${paths.skuManager}?flag=offMoq`);
  const row = page.getByRole('table', { name: 'Products', exact: true }).getByRole('row').nth(1);
  await expect(row).toContainText('BLK-0003');
  await expect(row.getByRole('img', { name: 'Ladder doesn’t start at MOQ' })).toBeVisible();
  axe.end();
});
