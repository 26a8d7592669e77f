import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { tags } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import { resize } from './room.ts';
import { openAs } from './staff.ts';

const widths = [1280, 1366, 1440, 1920] as const;
const listWidths = [800, 1280, 1440, 1920] as const;

/** Names of the columns that are cut by the end of their table, or by what sticks there. */
function cutColumns(page: Page): Promise<string[]> {
  return page.getByRole('table').evaluate((table) => {
    const frame = table.parentElement?.getBoundingClientRect().right ?? 0;
    const heads = [...table.querySelectorAll('thead th')];
    const end = heads.find((head) => head.matches('[data-end]'))?.getBoundingClientRect().left ?? frame;
    return heads
      .filter((head) => !head.matches('[data-end]'))
      .filter((head) => {
        const { left, right } = head.getBoundingClientRect();
        return left < end - 1 && right > end + 1;
      })
      .map((head) => head.textContent);
  });
}

test('a list shows whole columns at 1280, 1440 and 1920 px, and all of them by default from 1440 on', async ({
  page,
}) => {
  await openAs(page, 'pricing.manager', paths.skuManager);
  for (const list of ['Products', 'SKUs']) {
    await page.getByRole('link', { name: list, exact: true }).click();
    const table = page.getByRole('table', { name: list, exact: true });
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    for (const width of listWidths) {
      await resize(page, { width, height: 900 });
      const category = table.getByRole('columnheader', { name: 'Category' });
      await expect(category).toHaveCount(width === 1920 ? 1 : 0);
      await expect.poll(() => cutColumns(page), `${list} at ${width} px`).toEqual([]);
      if (width > 1280) await expect(table).toHaveJSProperty('offsetWidth', await roomOf(page));
    }
  }
});

const roomOf = (page: Page): Promise<number> =>
  page.getByRole('table').evaluate((table) => table.parentElement?.clientWidth ?? 0);

test('the rules and the removal of every break are in sight at 1280, 1366, 1440 and 1920 px, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, 'pricing.manager', paths.slabs('prd-0030'));
  const faults: string[] = [];
  for (const tag of tags) {
    await page.evaluate((language) => localStorage.setItem('backroom.language', language), tag);
    await page.reload();
    await page.waitForLoadState('networkidle');
    const ladder = page.getByRole('table').filter({ has: page.locator('[data-cell]') });
    for (const width of widths) {
      await resize(page, { width, height: 900 });
      const { table, room } = await ladder.evaluate((element) => ({
        table: element.scrollWidth,
        room: element.parentElement?.clientWidth ?? 0,
      }));
      if (table > room) faults.push(`${tag} at ${width} px: ${table} px in ${room} px`);
    }
  }
  expect(faults).toEqual([]);
});

test('Save stands at the same place in every tab of a product', async ({ page }) => {
  await openAs(page, 'admin', `${paths.skuManager}?open=prd-0026`);
  const drawer = page.getByRole('dialog');
  const save = drawer.getByRole('button', { name: 'Save changes' });
  const places = new Set<string>();
  for (const tab of ['General', 'Features', 'Charges', 'Media']) {
    await drawer.getByRole('tab', { name: tab }).click();
    await expect(drawer.getByRole('tabpanel', { name: tab })).toContainText(/\S/);
    await expect(save).toBeVisible();
    places.add(JSON.stringify(await save.boundingBox()));
  }
  expect([...places]).toHaveLength(1);
});
