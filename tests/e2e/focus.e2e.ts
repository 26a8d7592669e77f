import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { waitForLayout } from './room.ts';
import { signInAs } from './staff.ts';
import { arrange } from './tours.ts';

test.describe.configure({ timeout: 120_000 });

/** What is wrong with the place that has the focus; null outside of the page. */
function focusFaults(): string[] | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const name = (focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40) || focused.id;
  const faults: string[] = [];

  // A control that is a whole card, or the word beside it, shows its focus there.
  const label = focused.closest('label');
  const box = (label ?? focused).getBoundingClientRect();
  const outlines = [focused, label]
    .filter((element) => element !== null)
    .map((element) => getComputedStyle(element));
  const isMarked = outlines.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (!isMarked) faults.push(`A10 no visible focus: ${name}`);
  if (box.width < 24 || box.height < 24) {
    const isInSentence = getComputedStyle(focused).display === 'inline';
    if (!isInSentence) faults.push(`A12 ${Math.round(box.width)} × ${Math.round(box.height)} px: ${name}`);
  }

  const { left, top, right, bottom, width, height } = box;
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth)
    faults.push(`A11 out of sight: ${name}`);
  const points = [
    [left + width / 2, top + height / 2],
    [left + width / 2, top + 2],
    [left + width / 2, bottom - 2],
  ] as const;
  for (const [x, y] of points) {
    const on = document.elementFromPoint(x, y);
    const isFree = !on || focused.contains(on) || on.contains(focused) || (label?.contains(on) ?? false);
    if (!isFree && on.closest('header, [data-bar], aside'))
      faults.push(`A11 behind ${on.closest('header, [data-bar], aside')?.tagName}: ${name}`);
  }
  return faults;
}

/** Tabs through the whole page and back to the browser. */
async function walk(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  let stops = 0;
  for (; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    // A tooltip that comes with the focus needs a moment to find its place.
    await waitForLayout(page);
    const found = await page.evaluate(focusFaults);
    if (found === null) break;
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  }
  expect(stops, 'there is a way out').toBeLessThan(120);
  expect(stops).toBeGreaterThan(4);
  return faults;
}

test('A10 A11 A12 each stop of the public pages is seen, free and large enough', async ({ page }) => {
  const faults: string[] = [];
  for (const path of [paths.login, paths.register, paths.forgotPassword, paths.resetPassword('fault-500')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('form button[type=submit]')).toBeEnabled();
    faults.push(...(await walk(page, path)));
  }
  expect(faults).toEqual([]);
});

for (const layout of ['vertical', 'horizontal', 'twocolumn']) {
  for (const [width, height] of [
    [1440, 500],
    [360, 500],
  ] as const) {
    test(`A10 A11 A12 each stop is seen, free and large enough: ${layout} at ${width} px @whole-menu`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await arrange(page, layout);
      await signInAs(page, 'admin');
      await expect(page.getByRole('main').getByText('seen').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Recent work' })).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      const faults = await walk(page, paths.home);
      await page.goto(paths.myAccount);
      await expect(page.getByRole('listitem').filter({ hasText: 'This sign-in' })).toBeVisible();
      faults.push(...(await walk(page, paths.myAccount)));
      await page.getByRole('button', { name: 'Customize the layout' }).click();
      await expect(page.getByRole('complementary', { name: 'Customizer' })).toBeVisible();
      faults.push(...(await walk(page, 'with the customizer')));
      expect(faults).toEqual([]);
    });
  }
}
