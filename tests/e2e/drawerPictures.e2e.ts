import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

/** A picture of one point. */
const png = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

test('a product gets pictures, a country, another supplier and a last day of its prices', async ({
  page,
}) => {
  await openAs(page, 'catalogue', `${paths.skuManager}?open=prd-0001`);
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
  const save = drawer.getByRole('button', { name: 'Save changes' });
  await drawer.getByRole('combobox', { name: 'Country of origin' }).selectOption('Portugal');
  await drawer.getByRole('combobox', { name: 'Supplier' }).selectOption('Blue Heron Supply');
  await expect(drawer.getByText(/previous supplier’s costs no longer apply/)).toBeVisible();
  await drawer.getByLabel('Price expires').fill('2027-06-30');
  await save.click();
  await expect(page.getByText('Product saved')).toBeVisible();

  await drawer.getByRole('tab', { name: 'Media' }).click();
  const names = ['closed', 'open', 'packed'];
  await drawer.getByLabel('Add pictures').setInputFiles(names.map((name) => png(`${name}.png`)));
  const alt = drawer.getByRole('textbox', { name: 'Alternative text' });
  await expect(alt).toHaveCount(3);
  await save.click();
  await expect(drawer.getByText('Enter a description of the picture.')).toHaveCount(3);
  for (const [at, name] of names.entries()) await alt.nth(at).fill(`The kit, ${name}`);
  await drawer.getByRole('button', { name: 'Move up: The kit, packed' }).click();
  await expect(drawer.getByText('Moved to position 2 of 3')).toBeAttached();
  await drawer.getByRole('button', { name: 'Remove: The kit, closed' }).click();
  await save.click();
  await expect(page.getByText('Pictures saved')).toBeVisible();

  await page.reload();
  const pictures = drawer.getByRole('img');
  await expect(pictures).toHaveCount(2);
  expect(await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))).toEqual([
    'The kit, packed',
    'The kit, open',
  ]);
  // The picture came under the policy of the page.
  await expect
    .poll(() => pictures.first().evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1);
  await drawer.getByRole('tab', { name: 'General' }).click();
  await expect(drawer.getByRole('combobox', { name: 'Country of origin' })).toHaveValue('PT');
  await expect(drawer.getByRole('combobox', { name: 'Supplier' }).locator('option:checked')).toHaveText(
    'Blue Heron Supply',
  );
  await expect(drawer.getByLabel('Price expires')).toHaveValue('2027-06-30');
});
