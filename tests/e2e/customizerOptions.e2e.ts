import type { Locator, Page } from 'playwright/test';
import { choose, openCustomizer, root } from './customizerPanel.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, signInAs } from './staff.ts';

/** Colour of an element's own ground. */
const groundOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0;
}

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });
const INK = 'rgb(16, 24, 43)';

test.describe('spec §2 every option does what it says, and is there again after a reload', () => {
  const effects: [
    group: string,
    choice: string,
    attribute: string,
    value: string,
    see: (page: Page) => Promise<void>,
  ][] = [
    [
      'Color scheme',
      'Dark',
      'data-mode',
      'dark',
      async (page) => expect(await groundOf(root(page))).toBe('rgb(14, 17, 22)'),
    ],
    [
      'Layout width',
      'Boxed',
      'data-layout-width',
      'boxed',
      async (page) => {
        await page.setViewportSize({ width: 2200, height: 900 });
        expect(await widthOf(page.getByRole('main'))).toBeLessThan(1700);
      },
    ],
    [
      'Layout position',
      'Scrollable',
      'data-layout-position',
      'scrollable',
      async (page) => {
        await page.setViewportSize({ width: 1440, height: 400 });
        await page.evaluate(() => window.scrollTo(0, 120));
        await expect(page.getByRole('banner')).not.toBeInViewport();
      },
    ],
    [
      'Topbar color',
      'Dark',
      'data-topbar',
      'dark',
      async (page) => expect(await groundOf(page.getByRole('banner'))).toBe(INK),
    ],
    [
      'Sidebar size',
      'Compact',
      'data-sidebar-size',
      'md',
      async (page) => expect.poll(() => widthOf(sidebar(page))).toBeLessThan(200),
    ],
    [
      'Sidebar size',
      'Icon view',
      'data-sidebar-size',
      'sm',
      async (page) => expect.poll(() => widthOf(sidebar(page))).toBeLessThan(70),
    ],
    [
      'Sidebar size',
      'Hover view',
      'data-sidebar-size',
      'sm-hover',
      async (page) => {
        // Whether it widens when pointed at is the sidebar's own story.
        const left = (await page.getByRole('main').boundingBox())?.x ?? 0;
        expect(left).toBeLessThan(70);
      },
    ],
    [
      'Sidebar view',
      'Detached',
      'data-sidebar-view',
      'detached',
      async (page) => expect((await sidebar(page).boundingBox())?.y ?? 0).toBeGreaterThan(4),
    ],
    [
      'Sidebar color',
      'Light',
      'data-sidebar',
      'light',
      async (page) =>
        expect(
          await sidebar(page).evaluate((element) => {
            const bar = element.closest('[data-bar=side]');
            return bar ? getComputedStyle(bar).backgroundColor : '';
          }),
        ).toBe('rgb(255, 255, 255)'),
    ],
    [
      'Layout',
      'Horizontal',
      'data-layout',
      'horizontal',
      async (page) => {
        const menu = await sidebar(page).boundingBox();
        expect(menu?.width).toBeGreaterThan(menu?.height ?? 0);
      },
    ],
    [
      'Layout',
      'Two-column',
      'data-layout',
      'twocolumn',
      async (page) => {
        const menu = await sidebar(page).boundingBox();
        expect(menu?.height).toBeGreaterThan(menu?.width ?? 0);
      },
    ],
  ];

  for (const [name, choice, attribute, value, see] of effects) {
    test(`${name}: ${choice}`, async ({ page }) => {
      await signInAs(page, 'admin');
      await openCustomizer(page);
      await choose(page, name, choice);
      await expect(root(page)).toHaveAttribute(attribute, value);
      await page.keyboard.press('Escape');
      await see(page);

      await page.reload();
      await expectSignedIn(page);
      await expect(root(page)).toHaveAttribute(attribute, value);
      await see(page);
    });
  }
});
