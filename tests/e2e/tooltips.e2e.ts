import { expect, test } from './fixtures.ts';
import { signInAs } from './staff.ts';
import { arrange } from './tours.ts';

// A06, WCAG 1.4.13: what appears on hover or focus can be sent away, pointed at, and stays.
for (const [layout, name] of [
  ['vertical', 'Documents'],
  ['twocolumn', 'Catalog'],
] as const) {
  test(`A06 a tooltip is dismissed by Escape, stays while pointed at, and stays as long as its icon: ${layout} @whole-menu`, async ({
    page,
  }) => {
    await arrange(page, layout);
    await signInAs(page, 'admin');
    if (layout === 'vertical') await page.getByRole('button', { name: 'Condense the sidebar' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const entry = menu.getByRole(layout === 'vertical' ? 'link' : 'button', { name });
    const tooltip = page.getByRole('tooltip').filter({ hasText: name });

    // Tooltips come with the first condensed menu: who points at an icon before they are there points again.
    await expect(async () => {
      await page.mouse.move(700, 450);
      await entry.hover();
      await expect(tooltip).toBeVisible({ timeout: 1000 });
    }).toPass();
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();

    await page.mouse.move(700, 450);
    await entry.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(entry).toBeFocused();
  });
}
