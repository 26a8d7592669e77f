import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

for (const layoutType of ['vertical', 'horizontal', 'twocolumn'])
  test(`a printed page has no frame, whole tables and light colours: ${layoutType}`, async ({ page }) => {
    await page.addInitScript(
      (layout) => localStorage.setItem('backroom.layout', layout),
      JSON.stringify({ layoutType, mode: 'dark' }),
    );
    const printing = page.waitForResponse(/printing-.*\.css/);
    await openAs(page, 'admin', paths.skuManager);
    const table = page.getByRole('table', { name: 'Products' });
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await printing;
    await page.waitForLoadState('networkidle');
    await page.setViewportSize({ width: 1040, height: 720 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: /^(Main menu|Breadcrumb)/ })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const { top, bottom, left, right, room, lastRow } = await table.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const frame = element.parentElement?.getBoundingClientRect();
      const rows = [...element.querySelectorAll('tbody tr')];
      return {
        top: frame ? box.top - frame.top : -1,
        bottom: frame ? frame.bottom - box.bottom : -1,
        left: box.left,
        right: box.right,
        room: document.documentElement.clientWidth,
        lastRow: box.bottom - (rows.at(-1)?.getBoundingClientRect().bottom ?? 0),
      };
    });
    // The box is as high as its table: nothing of it is left to scroll to.
    expect([top >= 0, bottom >= 0, lastRow >= 0]).toEqual([true, true, true]);
    expect(left).toBeLessThan(80);
    expect(right).toBeLessThanOrEqual(room);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(246, 247, 249)');
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  });
