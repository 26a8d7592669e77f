import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { choose, openCustomizer, root } from './customizerPanel.ts';
import { openIn } from './inLayout.ts';
import { openPasswordModal } from './staff.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1440, height: 740 } });

const layouts = ['vertical', 'horizontal', 'twocolumn'] as const;
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const edge = async (box: Locator, side: 'top' | 'bottom'): Promise<number> =>
  box.evaluate((element, name) => Math.round(element.getBoundingClientRect()[name]), side);

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls by some 600 px: a font that arrives late moves the lines by one or two. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(590);
}

test.describe('the frame', { tag: '@whole-menu' }, () => {
  test('E128 typed text, focus and scroll outlive every change of the layout', async ({ page }) => {
    await openIn(page, {}, paths.featureMerging);
    const note = page.getByLabel('Note', { exact: true });
    await note.fill('half a sentence');
    await openCustomizer(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    for (const [name, value] of [
      ['Horizontal', 'horizontal'],
      ['Two-column', 'twocolumn'],
      ['Vertical', 'vertical'],
      ['Two-column', 'twocolumn'],
      ['Horizontal', 'horizontal'],
    ] as const) {
      await choose(page, 'Layout', name);
      await expect(root(page)).toHaveAttribute('data-layout', value);
      await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Catalog')).not.toHaveCount(
        0,
      );
      await expect(note).toHaveValue('half a sentence');
      await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 300))).toBeLessThanOrEqual(60);
    }
    // A11: nor does the page move for what has the focus in the frame.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Customize the layout' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /Account/ })).toBeFocused();
    expect(await page.evaluate(() => Math.abs(window.scrollY - 300))).toBeLessThanOrEqual(60);
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-layout', 'horizontal');
  });

  for (const layoutType of ['horizontal', 'twocolumn'] as const) {
    test(`E126 E128 ${layoutType} comes back after crossing 767 px ten times, and the dialog stays open`, async ({
      page,
    }) => {
      await openIn(page, { layoutType }, paths.home);
      const dialog = await openPasswordModal(page);
      await dialog.getByLabel('Old password').fill('half typed');
      for (let crossing = 0; crossing < 10; crossing += 1) {
        const [width, layout] =
          crossing % 2 === 0 ? ([766, 'vertical'] as const) : ([767, layoutType] as const);
        await page.setViewportSize({ width, height: 740 });
        await expect(root(page)).toHaveAttribute('data-layout', layout);
      }
      await expect(dialog.getByLabel('Old password')).toHaveValue('half typed');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1440, height: 740 });
      await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')).not.toHaveCount(
        0,
      );
    });
  }

  for (const layoutType of layouts) {
    test(`${layoutType}: bars and page header stay while the page scrolls, and none hides another`, async ({
      page,
    }) => {
      await openIn(page, { layoutType }, paths.featureMerging);
      await scrollDown(page);
      const bar = page.getByRole('banner');
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      expect(await edge(bar, 'top')).toBe(0);
      const above = layoutType === 'horizontal' ? menu : bar;
      expect(await edge(above, 'bottom')).toBeGreaterThanOrEqual(await edge(bar, 'bottom'));
      // The header begins where the bars end: its first line is not under them.
      expect(await edge(title(page), 'top')).toBeGreaterThan(await edge(above, 'bottom'));
      expect(await edge(title(page), 'top')).toBeLessThan((await edge(above, 'bottom')) + 60);
      await expect(title(page)).toBeInViewport({ ratio: 1 });
    });
  }

  for (const layoutType of ['vertical', 'horizontal'] as const) {
    test(`D26 ${layoutType}, scrollable: everything goes with the page`, async ({ page }) => {
      await openIn(page, { layoutType, position: 'scrollable' }, paths.featureMerging);
      await scrollDown(page);
      const gone = (): Promise<number> => edge(page.getByRole('banner'), 'top');
      await expect.poll(async () => (await gone()) + (await scrolled(page))).toBe(0);
      await expect(page.getByRole('navigation', { name: 'Main menu' })).not.toBeInViewport({ ratio: 0.5 });
      await expect(title(page)).not.toBeInViewport();
    });

    test(`D26 ${layoutType}, boxed: the frame stands in the middle, 1312 px wide`, async ({ page }) => {
      await page.setViewportSize({ width: 1800, height: 740 });
      await openIn(page, { layoutType, layoutWidth: 'boxed' }, paths.home);
      const menu = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      const start = Math.min(menu?.x ?? 0, bar?.x ?? 0);
      const end = (bar?.x ?? 0) + (bar?.width ?? 0);
      expect(Math.round(end - start)).toBe(1312);
      expect(Math.abs(start - (room - end))).toBeLessThanOrEqual(1);
    });
  }

  test('E130 two columns are neither boxed nor scrollable, and the choice is kept', async ({ page }) => {
    await page.setViewportSize({ width: 1800, height: 740 });
    const layout = { layoutType: 'twocolumn', layoutWidth: 'boxed', position: 'scrollable' } as const;
    await openIn(page, layout, paths.featureMerging);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    expect((await menu.boundingBox())?.x).toBe(0);
    await scrollDown(page);
    await expect.poll(() => edge(page.getByRole('banner'), 'top')).toBe(0);
    expect(await edge(menu, 'top')).toBe(0);
    await openCustomizer(page);
    await choose(page, 'Layout', 'Horizontal');
    await expect(root(page)).toHaveAttribute('data-layout-width', 'boxed');
    await expect(root(page)).toHaveAttribute('data-layout-position', 'scrollable');
  });

  for (const layoutType of layouts) {
    test(`D26 ${layoutType} from the first paint: the page never moves for the menu`, async ({ page }) => {
      await openIn(page, { layoutType }, paths.featureMerging);
      await page.addInitScript(() => {
        // Where the page stands when it is there at first; kept as text on the window's name.
        new MutationObserver((_changes, observer) => {
          const main = document.querySelector('main#content');
          if (!main) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { x, y } = main.getBoundingClientRect();
            window.name = `${x} ${y}`;
          });
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload();
      await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')).not.toHaveCount(
        0,
      );
      const now = await page.getByRole('main').evaluate((main) => {
        const { x, y } = main.getBoundingClientRect();
        return `${x} ${y}`;
      });
      expect(await page.evaluate(() => window.name)).toBe(now);
    });
  }
});
