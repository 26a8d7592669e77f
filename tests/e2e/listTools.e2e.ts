import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

const tools = (page: Page) => page.getByRole('group', { name: 'Search and filters' });
const filter = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });
const searchBox = (page: Page) => tools(page).getByRole('search').getByRole('searchbox');
const codes = (page: Page) => page.getByRole('table', { name: 'Products' }).getByRole('rowheader');

async function openList(page: Page, search = ''): Promise<void> {
  await openAs(page, 'merchandiser', paths.skuManager + search);
  await expect(codes(page).first()).toBeVisible();
}

test('A07 a list is searched, filtered and cleared by keyboard alone', async ({ page }) => {
  await openList(page);
  await page.keyboard.press('/');
  const search = searchBox(page);
  await expect(search).toBeFocused();
  await page.keyboard.type('bottle');
  await expect(page).toHaveURL(/\?q=bottle$/);
  await expect(codes(page).first()).toContainText('BOT-');

  await filter(page, 'Status').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Status' }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Status' }).getByRole('checkbox').first()).toBeFocused();
  const active = page.getByRole('checkbox', { name: 'Active', exact: true });
  while (!(await active.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/status=active/);
  await page.keyboard.press('Escape');
  await expect(filter(page, 'Status 1 selected')).toBeFocused();

  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('button', { name: 'Remove filter Status: Active' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=bottle$/);
  await expect(search).toHaveValue('bottle');
});

test('E119 letters that come fast are all kept, and searched for together', async ({ page }) => {
  await openList(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/products') asked.push(searchParams.get('q') ?? '');
  });
  await searchBox(page).pressSequentially('tumbler', { delay: 20 });
  await expect(page).toHaveURL(/\?q=tumbler$/);
  await expect(page.getByRole('table', { name: 'Products' })).not.toHaveAttribute('aria-busy', 'true');
  // How many searches they are, SearchBox.test.tsx shows by the clock.
  expect(asked.at(-1)).toBe('tumbler');
  await expect(searchBox(page)).toHaveValue('tumbler');
});

test('a view is saved, left, found again after a reload, and opens first when it is to', async ({ page }) => {
  await openList(page, '?status=closeout&sort=-moq');
  const views = page.getByRole('button', { name: /^View/ });
  await views.click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Last pieces');
  await page.getByRole('checkbox', { name: 'Make this my default' }).check();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(views).toHaveText('View: Last pieces');
  await expect(views).toBeFocused();

  await views.click();
  await page.getByRole('menuitem', { name: 'Default view' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.skuManager}$`));
  await page.goto(paths.home);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'SKU Manager' })
    .click();
  await expect(page).toHaveURL(/status=closeout/);
  await expect(page).toHaveURL(/sort=-moq/);
  await expect(views).toHaveText('View: Last pieces');
});

test.describe('', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('R28 axe: the tools of a list, a filter, its views, and their dialog', async ({ page }) => {
    test.setTimeout(300_000);
    const { scan, end } = scanner(page);
    await openList(page, '?q=bottle&status=active');
    await scan('list');
    await filter(page, 'Category').click();
    await expect(page.getByRole('checkbox', { name: 'Drinkware' })).toBeVisible();
    await scan('filter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^View/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
    await scan('views');
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await expect(page.getByRole('dialog', { name: 'Save as new view' })).toBeVisible();
    await scan('dialog of a view');
    end();
  });
});

test('the drawer of a product opens on its title and gives the focus back to its row', async ({ page }) => {
  await openList(page, '?q=bottle');
  const code = codes(page).first().getByRole('link');
  const name = (await code.textContent()) ?? '';
  await code.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name }).first()).toBeFocused();
});
