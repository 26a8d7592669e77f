import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import { pressAt } from './fastHands.ts';

/** A page under ten times the load, on a machine that does other things. */
export const PATIENCE = { timeout: 15_000 };

/** The bar of a list. */
export const tools = (page: Page) => page.getByRole('group', { name: 'Search and filters' });
/** The query of the address. */
export const queryOf = (page: Page) => new URL(page.url()).searchParams;
/** Values of a filter in the address. */
export const listed = (page: Page, name: string) =>
  (queryOf(page).get(name) ?? '').split(',').filter(Boolean).sort();
export const pause = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise((go) => setTimeout(go, time)), ms);

/** The query of the last request for rows. */
export function followRows(page: Page, path: string): () => URLSearchParams {
  let last = new URLSearchParams();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path && request.method() === 'GET') last = searchParams;
  });
  return () => last;
}

export async function openFilter(page: Page, name: string): Promise<Locator> {
  const button = tools(page).getByRole('button', { name: new RegExp(`^${name}( |$)`) });
  if ((await button.getAttribute('aria-expanded')) !== 'true') {
    // The one that is open may lie over the button.
    if ((await tools(page).locator('[data-panel]').count()) > 0) await page.keyboard.press('Escape');
    await button.click();
  }
  return tools(page).locator(`[data-panel][aria-label="${name}"]`);
}

/** Three boxes of a filter change, one click after the other or all in one task; ticks and address agree after it. */
export async function tickThree(
  page: Page,
  filter: Locator,
  parameter: string,
  inOneTask = false,
): Promise<void> {
  const boxes = filter.getByRole('listitem').getByRole('checkbox');
  await expect(boxes.nth(2)).toBeVisible();
  const before = await Promise.all([0, 1, 2].map((at) => boxes.nth(at).isChecked()));
  const known = listed(page, parameter).length;
  const change = before.reduce((sum, on) => sum + (on ? -1 : 1), 0);
  if (inOneTask) {
    await filter.evaluate((panel) => {
      for (const box of [...panel.querySelectorAll<HTMLElement>('li [type=checkbox]')].slice(0, 3))
        box.click();
    });
  } else
    await pressAt(
      page,
      [0, 1, 2].map((at) => boxes.nth(at)),
    );
  for (const [at, on] of before.entries())
    await expect(boxes.nth(at)).toBeChecked({ checked: !on, ...PATIENCE });
  await expect.poll(() => listed(page, parameter).length, PATIENCE).toBe(known + change);
}
