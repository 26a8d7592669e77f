import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openIn } from './inLayout.ts';

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });

test.describe('@whole-menu the looks of the sidebar', () => {
  // Colours are measured at rest.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const sidebarColor of ['dark', 'light'] as const)
    for (const sidebarSize of ['lg', 'md', 'sm', 'sm-hover'] as const)
      test(`A01 axe finds nothing in the ${sidebarColor} sidebar of size ${sidebarSize}, detached, in both lists`, async ({
        page,
      }) => {
        const axe = scanner(page);
        await openIn(page, { sidebarColor, sidebarSize, sidebarView: 'detached' }, paths.team);
        await expect(page.getByRole('radio')).toHaveCount(2);
        await axe.scan('main menu');
        await page.getByRole('radio', { name: 'Main' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(sidebar(page)).toHaveCount(0);
        await axe.scan('alternate menu');
        axe.end();
      });

  test.describe('in forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });

    test('the current entry, a folded area with it, and the chosen list have an edge', async ({ page }) => {
      await openIn(page, {}, paths.home);
      const edge = (locator: Locator): Promise<string> =>
        locator.evaluate((element) => getComputedStyle(element, '::before').borderInlineStartWidth);
      expect(await edge(sidebar(page).getByRole('link', { name: 'Home' }))).toBe('3px');
      expect(await edge(sidebar(page).getByRole('link', { name: 'SKU Manager' }))).toBe('0px');
      expect(await edge(page.locator('label', { hasText: 'Main' }))).toBe('1px');
      expect(await edge(page.locator('label', { hasText: 'Alternate' }))).toBe('0px');
      const overview = sidebar(page).getByRole('button', { name: 'Overview' });
      expect(await edge(overview)).toBe('0px');
      await overview.click();
      await expect(overview).toHaveAttribute('aria-current', 'true');
      expect(await edge(overview)).toBe('3px');
    });
  });
});
