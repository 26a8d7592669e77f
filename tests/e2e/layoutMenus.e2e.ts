import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { scanner } from './axe.ts';
import { openIn } from './inLayout.ts';

const HEIGHT = 740;
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Every entry of the main menu (D24) beside its area. */
const areas = {
  'Competitor Analysis': ['Competitor Dashboard', 'Product Category', 'Competitor Admin'],
  Catalog: ['SKU Manager', 'Feature Merging', 'Search', 'Promostandards'],
  Records: ['Activity Log', 'Documents'],
  Admin: ['Permission Nodes', 'Roles', 'Team'],
};
const alternate = [
  'SKU Manager',
  'Competitor Analysis',
  'Promostandards',
  'Admin',
  'Activity Log',
  'Documents',
];

test.describe('horizontal', { tag: '@whole-menu' }, () => {
  test('spec §2 D24 areas open below the bar, one at a time, and lead to every entry', async ({ page }) => {
    await openIn(page, { layoutType: 'horizontal' }, paths.home);
    const menu = menuOf(page);
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Card Payment' })).toBeVisible();
    for (const [area, entries] of Object.entries(areas)) {
      await menu.getByRole('button', { name: area }).click();
      await expect(menu.getByRole('button', { expanded: true })).toHaveText([area]);
      const panel = menu.getByRole('listitem').filter({ has: page.getByRole('button', { name: area }) });
      await expect(panel.getByRole('link')).toHaveText(entries);
    }
    await menu.getByRole('link', { name: 'Roles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Roles List' })).toBeFocused();
    await expect(menu.getByRole('button', { expanded: true })).toHaveCount(0);
    await expect(menu.getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-current', 'true');
    await menu.getByRole('button', { name: 'Catalog' }).click();
    await page.getByRole('contentinfo').click();
    await expect(menu.getByRole('button', { expanded: true })).toHaveCount(0);
  });

  test('E104 a page without an entry of its own lights the area it belongs to', async ({ page }) => {
    await openIn(page, { layoutType: 'horizontal' }, `${paths.competitorDetail}?productId=7`);
    const area = menuOf(page).getByRole('button', { name: 'Competitor Analysis' });
    await expect(area).toHaveAttribute('aria-current', 'true');
    await area.click();
    await expect(menuOf(page).locator('[aria-current=page]')).toHaveText('Competitor Dashboard');
  });

  test('what does not fit stands in More, at every width', async ({ page }) => {
    await openIn(page, { layoutType: 'horizontal' }, paths.team);
    const menu = menuOf(page);
    const more = menu.getByRole('button', { name: 'More' });
    await expect(more).toHaveCount(0);
    for (const width of [960, 860, 767]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect(more).toHaveAttribute('aria-current', 'true');
      await more.click();
      const rest = menu.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'More' }) });
      await expect(rest.locator('[aria-current=page]', { hasText: 'Team' })).toBeInViewport({ ratio: 1 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([width, await overflow()]).toEqual([width, 0]);
      // Nothing is lost: the areas in the bar and those in More are all of them.
      const inBar = await menu.getByRole('button', { name: /Analysis|Catalog|Records|Admin/ }).count();
      const inMore = await rest.getByRole('paragraph').count();
      expect([width, inBar + inMore]).toEqual([width, Object.keys(areas).length]);
      await more.click();
    }
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await expect(more).toHaveCount(0);
  });

  test('A07 the bar by keyboard alone', async ({ page }) => {
    await openIn(page, { layoutType: 'horizontal' }, paths.home);
    const menu = menuOf(page);
    await menu.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('ArrowRight');
    const analysis = menu.getByRole('button', { name: 'Competitor Analysis' });
    await expect(analysis).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Competitor Dashboard' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('link', { name: 'Competitor Admin' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(analysis).toBeFocused();
    await expect(analysis).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('End');
    const admin = menu.getByRole('button', { name: 'Admin' });
    await expect(admin).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Permission Nodes' })).toBeFocused();
    // Leaving the list closes it.
    await page.keyboard.press('ArrowLeft');
    await expect(menu.getByRole('button', { name: 'Records' })).toBeFocused();
    await expect(admin).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('link', { name: 'Documents' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
  });
});

test.describe('two-column', { tag: '@whole-menu' }, () => {
  test('spec §2 the second column follows the page, and another area can be looked at', async ({ page }) => {
    await openIn(page, { layoutType: 'twocolumn' }, paths.featureMerging);
    const menu = menuOf(page);
    const heading = menu.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText('Catalog');
    await expect(menu.locator('[aria-current=page]')).toHaveText('Feature Merging');
    for (const [area, entries] of Object.entries(areas)) {
      await menu.getByRole('button', { name: area }).click();
      await expect(heading).toHaveText(area);
      await expect(menu.getByRole('region', { name: area }).getByRole('link')).toHaveText(entries);
    }
    await expect(page).toHaveURL(paths.featureMerging);
    await expect(menu.getByRole('button', { name: 'Catalog' })).toHaveAttribute('aria-current', 'true');
    await menu.getByRole('link', { name: 'Card Payment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Card Payment' })).toBeFocused();
    await expect(heading).toHaveText('Payments');
    // A page of no area leaves the column as it is.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();
    await page.getByRole('menuitem', { name: 'My Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeVisible();
    await expect(heading).toHaveText('Payments');
  });

  test('A12 icons are 44 px and say their name to those who point', async ({ page }) => {
    await openIn(page, { layoutType: 'twocolumn' }, paths.home);
    for (const area of Object.keys(areas)) {
      const icon = menuOf(page).getByRole('button', { name: area });
      const box = await icon.boundingBox();
      expect([area, box?.width, box?.height]).toEqual([area, 44, 44]);
      await icon.hover();
      await expect(page.getByRole('tooltip', { name: area })).toBeVisible();
    }
  });

  test('E126 below 992 px the icons stand alone; the column opens over the page and does not move it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: HEIGHT });
    await openIn(page, { layoutType: 'twocolumn' }, paths.home);
    const menu = menuOf(page);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    const catalogue = menu.getByRole('button', { name: 'Catalog' });
    await expect(catalogue).toHaveAttribute('aria-expanded', 'false');
    await catalogue.click();
    await expect(menu.getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    expect(await title.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(catalogue).toHaveAttribute('aria-expanded', 'false');
    await expect(catalogue).toBeFocused();
    await catalogue.click();
    await page.getByRole('main').click({ position: { x: 700, y: 500 } });
    await expect(menu.getByRole('link', { name: 'Search' })).toHaveCount(0);
    await catalogue.click();
    await menu.getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
    await expect(catalogue).toHaveAttribute('aria-expanded', 'false');
  });

  test('A07 both columns by keyboard alone', async ({ page }) => {
    await openIn(page, { layoutType: 'twocolumn' }, paths.home);
    const menu = menuOf(page);
    await menu.getByRole('link', { name: 'Home' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const catalogue = menu.getByRole('button', { name: 'Catalog' });
    await expect(catalogue).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(menu.getByRole('link', { name: 'SKU Manager' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Feature Merging' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(catalogue).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'SKU Manager' })).toBeFocused();
  });
});

for (const layoutType of ['horizontal', 'twocolumn'] as const) {
  test.describe(layoutType, { tag: '@whole-menu' }, () => {
    test('D23 the alternate list, remembered', async ({ page }) => {
      await openIn(page, { layoutType }, paths.documents);
      await page.getByRole('radio', { name: 'Alternate' }).check({ force: true });
      const menu = page.getByRole('navigation', { name: 'Alternate menu' });
      const entries = menu.getByRole('listitem').filter({ hasText: /\w/ }).getByRole('link');
      await expect(entries).toHaveText(alternate);
      await expect(menu.locator('[aria-current=page]')).toHaveText('Documents');
      await page.reload();
      await expect(entries).toHaveText(alternate);
    });

    test('spec §6 only what the permissions allow', async ({ page }) => {
      await openIn(page, { layoutType }, paths.home, 'service');
      const menu = menuOf(page);
      await expect(menu.getByRole('link', { name: 'Home' }).first()).toBeVisible();
      await expect(menu.getByRole('button', { name: 'Admin' })).toHaveCount(0);
    });

    test('D25 the menu fails closed, and another try brings it', async ({ page }) => {
      await openIn(page, { layoutType }, paths.home, 'menu-500');
      const menu = menuOf(page);
      await expect(menu.getByRole('alert')).toContainText('Couldn’t load the menu.');
      await expect(menu.getByRole('listitem')).toHaveCount(0);
    });

    test('A01 A04 A12 axe finds nothing, lists open', async ({ page }) => {
      test.setTimeout(120_000);
      // The colours of a new mode come over a moment; they are judged as they stay.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openIn(page, { layoutType }, paths.featureMerging);
      const { scan, end } = scanner(page);
      await menuOf(page).getByRole('button', { name: 'Records' }).click();
      await scan(`${layoutType}, an area open`);
      end();
    });
  });
}
