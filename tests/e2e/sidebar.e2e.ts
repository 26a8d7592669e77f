import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';
import { remembered } from './customizerPanel.ts';
import { expect, test } from './fixtures.ts';
import { signInAs, userMenu } from './staff.ts';

// The vertical sidebar with the menu it is made for: the build with the whole menu.
const HEIGHT = 900;

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });
const entry = (page: Page, name: string): Locator => sidebar(page).getByRole('link', { name, exact: true });
const areaOf = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('button', { name, exact: true });
const root = (page: Page): Locator => page.locator('html');

async function widthOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.width ?? 0;
}

const pageStart = (page: Page): Promise<number | undefined> =>
  page
    .getByRole('main')
    .boundingBox()
    .then((box) => box?.x);

/** Loads the panel with these layout settings stored, as an earlier visit left them. */
async function comeBack(page: Page, layout: Record<string, string>): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('backroom.layout', value), JSON.stringify(layout));
  await page.goto(paths.home);
  await expect(userMenu(page)).toBeVisible();
}

async function openWith(page: Page, layout: Partial<LayoutSettings>, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await remembered(page, layout);
  await signInAs(page, 'admin');
}

test.describe('@whole-menu the sidebar', () => {
  test('areas fold up, which a reload remembers, and open for a screen in them', async ({ page }) => {
    await openWith(page, {});
    await areaOf(page, 'Catalog').click();
    await areaOf(page, 'Admin').click();
    await expect(entry(page, 'SKU Manager')).toBeHidden();
    await page.reload();
    await expect(areaOf(page, 'Catalog')).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'Team')).toBeHidden();
    await page.goto(paths.team);
    await expect(entry(page, 'Team')).toHaveAttribute('aria-current', 'page');
    await expect(areaOf(page, 'Catalog')).toHaveAttribute('aria-expanded', 'false');
  });

  test('D23 the alternate sidebar is chosen at the top, goes where it says and is remembered', async ({
    page,
  }) => {
    await openWith(page, {});
    await page.getByRole('radio', { name: 'Alternate' }).check();
    const alternate = page.getByRole('navigation', { name: 'Alternate menu' });
    await expect(alternate.getByRole('link')).toHaveText([
      'Backroom',
      'SKU Manager',
      'Competitor Analysis',
      'Promostandards',
      'Admin',
      'Activity Log',
      'Documents',
    ]);
    await alternate.getByRole('link', { name: 'Documents' }).click();
    await expect(page).toHaveURL(paths.documents);
    await page.reload();
    await expect(alternate.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('radio', { name: 'Main' }).check();
    await expect(entry(page, 'Documents')).toHaveAttribute('aria-current', 'page');
  });

  for (const who of ['menu-empty', 'menu-fails']) {
    test(`spec §6 ${who}: no entry, and no switch where there is nothing to switch to`, async ({ page }) => {
      await signInAs(page, who);
      await expect(sidebar(page).getByText(/^No entries|^Couldn’t load the menu/)).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(sidebar(page).getByRole('link')).toHaveText(['Backroom']);
    });
  }

  for (const [size, width] of [
    ['lg', 248],
    ['md', 168],
    ['sm', 64],
    ['sm-hover', 64],
  ] as const) {
    test(`size ${size} is ${width} px wide, in both views`, async ({ page }) => {
      await openWith(page, { sidebarSize: size });
      await expect(root(page)).toHaveAttribute('data-sidebar-size', size);
      await expect.poll(() => widthOf(sidebar(page))).toBe(width - 1);
      expect(await pageStart(page)).toBe(width);
      await comeBack(page, { sidebarSize: size, sidebarView: 'detached' });
      await expect.poll(() => widthOf(sidebar(page))).toBe(width - 2);
      const box = await sidebar(page).boundingBox();
      expect(box).toMatchObject({ x: 13, y: 13, height: HEIGHT - 26 });
      expect(await pageStart(page)).toBe(width + 12);
    });
  }

  for (const sidebarSize of ['sm', 'sm-hover'] as const)
    test(`A12 in size ${sidebarSize} an entry is 44 px and more, and has its name`, async ({ page }) => {
      await openWith(page, { sidebarSize });
      const links = sidebar(page).getByRole('list').getByRole('link');
      await expect(links).toHaveCount(14);
      for (const link of await links.all()) {
        await expect(link).toHaveAccessibleName(/\w/);
        // The tooltips of the icons take the entries over once they are there.
        await expect
          .poll(async () => {
            const box = await link.boundingBox();
            return Math.min(box?.width ?? 0, box?.height ?? 0);
          })
          .toBeGreaterThanOrEqual(44);
      }
    });

  test('spec §2 sm-hover widens over the page, and nothing moves', async ({ page }) => {
    await openWith(page, { sidebarSize: 'sm-hover' });
    await expect(entry(page, 'SKU Manager')).toBeVisible();
    const before = {
      page: await pageStart(page),
      icon: await entry(page, 'SKU Manager').locator('svg').boundingBox(),
    };
    await entry(page, 'SKU Manager').hover();
    await expect.poll(() => widthOf(sidebar(page))).toBe(247);
    await expect(entry(page, 'SKU Manager').getByText('SKU Manager')).toHaveCSS('opacity', '1');
    expect(await entry(page, 'SKU Manager').locator('svg').boundingBox()).toEqual(before.icon);
    expect(await pageStart(page)).toBe(before.page);
    // A06: it can be sent away without moving the pointer, and stays away until the pointer comes anew.
    await page.keyboard.press('Escape');
    await expect.poll(() => widthOf(sidebar(page))).toBe(63);
    await entry(page, 'Promostandards').hover();
    await expect(entry(page, 'Promostandards').getByText('Promostandards')).toHaveCSS('opacity', '0');
    await page.mouse.move(900, 500);
    await entry(page, 'SKU Manager').hover();
    await expect.poll(() => widthOf(sidebar(page))).toBe(247);
    await page.mouse.move(900, 500);
    await expect.poll(() => widthOf(sidebar(page))).toBe(63);
  });

  test('spec §2 the pin keeps it wide, beside the page, and a reload remembers it', async ({ page }) => {
    await openWith(page, { sidebarSize: 'sm-hover' });
    await entry(page, 'Home').hover();
    await expect.poll(() => widthOf(sidebar(page))).toBe(247);
    const pin = page.getByRole('button', { name: 'Keep the sidebar open' });
    await pin.click();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(900, 500);
    await expect.poll(() => pageStart(page)).toBe(248);
    await page.reload();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('backroom.sidebarHover'))).toBe('true');
    await page.getByRole('button', { name: 'Condense the sidebar' }).click();
    await expect.poll(() => pageStart(page)).toBe(64);
  });

  test('A07 by keyboard: an area, the list, an entry; the widened sidebar closes with Escape', async ({
    page,
  }) => {
    await openWith(page, { sidebarSize: 'sm-hover' });
    await expect(entry(page, 'Home')).toBeVisible();
    const reach = async (target: Locator): Promise<void> => {
      for (let presses = 0; presses < 30; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
    };
    await reach(areaOf(page, 'Catalog'));
    await expect(areaOf(page, 'Catalog')).toBeFocused();
    await expect.poll(() => widthOf(sidebar(page))).toBe(247);
    await page.keyboard.press('Enter');
    await expect(entry(page, 'Search')).toBeHidden();
    await page.keyboard.press('Space');
    await expect(entry(page, 'Search')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => widthOf(sidebar(page))).toBe(63);
    await expect(areaOf(page, 'Catalog')).toBeFocused();
    await reach(entry(page, 'Search'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.search);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => widthOf(sidebar(page))).toBe(63);
  });

  for (const [width, button, start] of [
    [767, 'Widen the sidebar', 64],
    [991, 'Widen the sidebar', 64],
    [992, 'Condense the sidebar', 248],
    [1024, 'Condense the sidebar', 248],
    [1025, 'Condense the sidebar', 248],
  ] as const) {
    test(`E127 at ${width} px the button says ${button}, and ${width < 1025 ? 'holds for now' : 'is remembered'}`, async ({
      page,
    }) => {
      await openWith(page, {}, width);
      await expect.poll(() => pageStart(page)).toBe(start);
      await page.getByRole('button', { name: button }).click();
      const isOver = width < 992;
      await expect.poll(() => widthOf(sidebar(page))).toBe(isOver ? 247 : 63);
      expect(await pageStart(page)).toBe(64);
      if (isOver) {
        await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: button })).toBeFocused();
        await expect.poll(() => widthOf(sidebar(page))).toBe(63);
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('heading', { level: 1 }).click({ position: { x: 300, y: 5 } });
        await expect.poll(() => widthOf(sidebar(page))).toBe(63);
      }
      const stored = await page.evaluate(() => localStorage.getItem('backroom.layout'));
      expect(stored?.includes('"sidebarSize":"sm"')).toBe(width >= 1025);
    });
  }

  test('E127 at 766 px it is a drawer: areas, switch and focus inside', async ({ page }) => {
    await openWith(page, { sidebarView: 'detached', sidebarSize: 'md' }, 766);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await drawer.getByRole('radio', { name: 'Alternate' }).check();
    await drawer.getByRole('link', { name: 'Promostandards' }).click();
    await expect(page).toHaveURL(paths.promostandards);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
