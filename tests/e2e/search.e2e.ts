import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs, signInAs } from './staff.ts';

const box = (page: Page) => page.getByRole('combobox', { name: /^Search products/ });
const hits = (page: Page) => page.getByRole('list', { name: 'Results' });
const names = (page: Page) => hits(page).getByRole('heading', { level: 2 });
const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const count = (page: Page) => page.getByText(/^([\d,]+–[\d,]+ of )?[\d,]+ results?$/);

async function openSearch(page: Page, name: string, search = ''): Promise<void> {
  await openAs(page, name, `${paths.search}${search}`);
  await expect(names(page).first()).toBeVisible();
}

test('a pricing manager finds chargers by a typing error, narrows them, and comes back to the same results', async ({
  page,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) strangers.push(request.url());
  });
  await openSearch(page, 'pricing.manager');
  await box(page).pressSequentially('chargr');
  await expect(page.getByText(/No results for “chargr”/)).toBeVisible();
  await expect(
    hits(page)
      .locator('mark', { hasText: /^charger$/i })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\?q=chargr$/);

  await box(page).fill('');
  await expect(page).toHaveURL(paths.search);
  await facet(page, 'Brand')
    .getByLabel(/^Atlas Imprint/)
    .check();
  await facet(page, 'Brand')
    .getByLabel(/^Fieldstone Apparel/)
    .check();
  await expect(facet(page, 'Brand').getByRole('checkbox', { checked: true })).toHaveCount(2);
  // Its other values are there, with what each would bring.
  await expect(facet(page, 'Brand').getByLabel(/^Kestrel Works \d/)).toBeVisible();
  await facet(page, 'From price').getByLabel('To').fill('12');
  await facet(page, 'From price').getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Lowest price' });
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  const address =
    /facet\.brand=Atlas\+Imprint&facet\.brand=Fieldstone\+Apparel&range\.fromPrice=\.\.12&sort=priceLow&pageSize=50$/;
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: /From price: Up to 12/ })).toBeVisible();
  await expect(hits(page)).toHaveAttribute('aria-busy', 'false');
  const found = await names(page).allInnerTexts();
  const total = await count(page).innerText();

  await page.reload();
  await expect(names(page)).toHaveText(found);
  await names(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/skumanager\?open=/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(names(page)).toHaveText(found);
  await expect(count(page)).toHaveText(total);

  await hits(page).getByRole('checkbox').nth(0).check();
  await hits(page).getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Open as list' }).click();
  await expect(page.getByRole('button', { name: 'Remove filter Selected in search: 2' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('rowheader')).toHaveCount(2);
  expect(strangers).toEqual([]);
});

test('a merchandiser searches by keys alone, from the palette to a tab of its own', async ({ page }) => {
  await signInAs(page, 'merchandiser');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).pressSequentially('umbrella');
  await expect(page.getByRole('option', { name: /umbrella.*UMB-/ }).first()).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(page.getByRole('option', { name: 'Search for “umbrella”' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/typesense\?q=umbrella$/);
  await expect(names(page).first()).toContainText('umbrella');

  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('charger');
  await expect(page).toHaveURL(/\?q=charger$/);
  await expect(names(page).first()).toContainText('charger');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(names(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(names(page).nth(1).getByRole('link')).toBeFocused();
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(other).toHaveURL(/\/skumanager\?open=/);
  await other.close();
  await page.bringToFront();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Greek, Russian and Chinese are found, and markup in a name stays text', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSearch(page, 'pricing.manager', '?q=charger&collection=documents');
  for (const [typed, name] of [
    ['ναυτικο', 'Ναυτικό ημερολόγιο παραγγελιών'],
    ['емкость', 'Ёмкость склада: отчёт за квартал'],
    ['充电器', '充电器包装规范'],
    ['onerror', '<img src=x onerror=alert(1)>'],
  ] as const) {
    await box(page).fill(typed);
    await expect(names(page).filter({ hasText: name })).toHaveCount(1);
  }
  await expect(hits(page).locator('img')).toHaveCount(0);
  await expect(hits(page).locator('mark', { hasText: 'onerror' })).toHaveCount(1);
});

test('search servers fail one by one, and come back', async ({ page }) => {
  await openSearch(page, 'pricing.manager', '?q=charger');
  const before = await names(page).allInnerTexts();

  // The key has run out: another one is asked for, and nobody notices.
  const renewed = page.waitForRequest((request) => request.url().endsWith('/api/search/session'));
  await box(page).fill('umbrella fault-expired');
  await renewed;
  await expect(names(page).first()).toContainText('umbrella');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);

  await box(page).fill('charger fault-node-down');
  await expect(page.getByText(/^One search server isn’t responding/)).toBeVisible();
  await expect(names(page)).toHaveText(before);

  await box(page).fill('umbrella fault-nodes-down');
  await expect(page.getByText(/simple text results/)).toBeVisible();
  await expect(names(page).first()).toContainText('umbrella');
  await box(page).fill('nothingtobefound fault-nodes-down');
  await expect(page.getByText('Search isn’t responding. Showing the last results.')).toBeVisible();
  await expect(names(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Search isn’t responding/)).toBeVisible();

  await box(page).fill('charger');
  await expect(names(page)).toHaveText(before);
  await expect(page.getByText(/^Search isn’t responding/)).toHaveCount(0);
});

test('D25 who may not search is told which permission is missing', async ({ page }) => {
  await openAs(page, 'menu-empty', paths.search);
  await expect(page.getByText('You don’t have access to search.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Search', { exact: true }).last()).toBeVisible();
});

test('R28 axe finds nothing in the states of the search', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSearch(page, 'pricing.manager', '?q=charger&facet.status=active');
  const axe = scanner(page, [360, 1440]);
  await axe.scan('hits as cards');
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Results' })).toBeVisible();
  await axe.scan('hits as a table');
  await page.goto(`${paths.search}?q=zzzzqqq&facet.status=active`);
  await expect(page.getByRole('heading', { name: /^No results/ })).toBeVisible();
  await box(page).click();
  await axe.scan('nothing found');
  await page.goto(`${paths.search}?q=fault-429`);
  await expect(page.getByRole('heading', { name: /^Too many searches/ })).toBeVisible();
  await axe.scan('too many searches');
  axe.end();
});
