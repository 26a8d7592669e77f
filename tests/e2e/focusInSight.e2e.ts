import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { everyScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1366, height: 600 },
] as const;

/** The stop that has the focus, and whether something lies over it; null outside of the page. */
async function hiddenStop(): Promise<{ name: string; hidden: boolean; isInMain: boolean } | null> {
  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  const stop = document.activeElement;
  if (!stop || stop === document.body) return null;
  // A control within its label, as a box to tick, is pressed and seen as the whole of it.
  const label = stop.closest('label');
  const isHidden = (): boolean => {
    const { left, top, bottom, width, height } = (label ?? stop).getBoundingClientRect();
    const x = left + Math.min(width, 20) / 2 + 1;
    const isFree = (y: number): boolean => {
      const on = y < 0 || y >= innerHeight ? null : document.elementFromPoint(x, y);
      return on !== null && (stop.contains(on) || on.contains(stop) || (label?.contains(on) ?? false));
    };
    const places = [top + 2, top + height / 2, bottom - 2];
    const isTall = height > innerHeight / 2;
    return isTall ? !places.some(isFree) : !places.every(isFree);
  };
  // Scrolled to; what lies over it then may still be painted where it came to stand.
  await frame();
  let hidden = isHidden();
  for (let more = 0; hidden && more < 2; more += 1) {
    await frame();
    hidden = isHidden();
  }
  const name = (stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 40) || stop.id;
  return { name, hidden, isInMain: stop.closest('main') !== null };
}

/**
 * Names of the stops that are hidden, on the way down and on the way back. What stands around the page is the same on every
 * screen, and walked through on one.
 */
async function hiddenStops(page: Page, isWhole: boolean): Promise<string[]> {
  const hidden: string[] = [];
  let seen = 0;
  if (!isWhole) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  for (const key of ['Tab', 'Shift+Tab'])
    for (let steps = 0; steps < 400; steps += 1) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(hiddenStop);
      if (stop === null || !(isWhole || stop.isInMain)) break;
      seen += 1;
      if (stop.hidden) hidden.push(`${key}: ${stop.name}`);
    }
  expect(seen).toBeGreaterThan(isWhole ? 20 : 1);
  return hidden;
}

async function hiddenIn(
  page: Page,
  size: { width: number; height: number },
  isWhole: boolean,
): Promise<string[]> {
  await page.setViewportSize(size);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return (await hiddenStops(page, isWhole)).map((stop) => `${size.width} × ${size.height} ${stop}`);
}

for (const [screen, path] of Object.entries(everyScreen.auth))
  test(`A11 no stop of the Tab key is hidden by what stays in sight: ${screen}`, async ({ page }) => {
    await openAs(page, 'admin', path);
    const hidden: string[] = [];
    for (const size of windows) hidden.push(...(await hiddenIn(page, size, path === paths.home)));
    expect(hidden).toEqual([]);
  });

test('A11 no stop is hidden where a menu bar stands below the top bar, or the page scrolls it away', async ({
  page,
}) => {
  await openAs(page, 'admin', paths.slabs('prd-0030'));
  const hidden: string[] = [];
  for (const layout of [{ layoutType: 'horizontal' }, { position: 'scrollable' }]) {
    await page.evaluate(
      (settings) => localStorage.setItem('backroom.layout', settings),
      JSON.stringify(layout),
    );
    hidden.push(...(await hiddenIn(page, windows[2], true)));
  }
  expect(hidden).toEqual([]);
});
