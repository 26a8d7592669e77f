import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { everyScreen, tags } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import { resize, waitForLayout } from './room.ts';
import { openAs } from './staff.ts';

// A05 (WCAG 1.4.4 and 1.4.10): a page is never wider than the window; what is wider scrolls in a box of its own.

/** A desk with letters of twice the size, and the widths that 1280 px have at 200 % and at 400 %. */
const windows = [
  { width: 1280, letters: 32 },
  { width: 1024, letters: 16 },
  { width: 768, letters: 16 },
  { width: 640, letters: 16 },
  { width: 360, letters: 16 },
  { width: 320, letters: 16 },
] as const;
type Window = (typeof windows)[number];

async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** By how much the page is too wide in each of the windows. */
async function tooWide(page: Page, state: string, sizes: readonly Window[] = windows): Promise<string[]> {
  const faults: string[] = [];
  const browser = await page.context().newCDPSession(page);
  const sized = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const { width, letters } of sizes) {
    await sized(letters);
    await resize(page, { width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) faults.push(`${state} at ${width} px, ${letters} px letters: ${wide} px`);
  }
  await sized(16);
  await browser.detach();
  return faults;
}

async function inEveryLanguage(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = [];
  await loaded(page);
  const choice = page
    .getByRole('combobox')
    .filter({ has: page.locator('option[lang=el]') })
    .first();
  for (const tag of tags) {
    await choice.selectOption(tag);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await waitForLayout(page);
    faults.push(...(await tooWide(page, `${screen} ${tag}`)));
  }
  return faults;
}

for (const [screen, path] of Object.entries(everyScreen.public))
  test(`A05 ${screen} does not scroll sideways at any width, in any language`, async ({ page }) => {
    await page.goto(path);
    expect(await inEveryLanguage(page, screen)).toEqual([]);
  });

for (const [screen, path] of Object.entries(everyScreen.auth))
  test(`A05 ${screen} does not scroll sideways at any width, in any language`, async ({ page }) => {
    await openAs(page, 'admin', path);
    expect(await inEveryLanguage(page, screen)).toEqual([]);
  });

test('A05 a long name and a long line about oneself do not make a page wider', async ({ page }) => {
  await openAs(page, 'auditor', paths.myAccount);
  await page.getByRole('textbox', { name: 'First name' }).fill('W'.repeat(50));
  await page.getByRole('textbox', { name: 'Last name' }).fill('M'.repeat(50));
  await page.getByRole('textbox', { name: 'About you' }).fill('x'.repeat(500));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  const faults = await tooWide(page, 'my-account');
  await page.goto(paths.home);
  await loaded(page);
  expect([...faults, ...(await tooWide(page, 'home'))]).toEqual([]);
});

test('A05 the menu of every layout leaves room for the page with letters of twice the size @whole-menu', async ({
  page,
}) => {
  await openAs(page, 'admin', paths.home);
  await loaded(page);
  const faults: string[] = [];
  for (const layoutType of ['vertical', 'horizontal', 'twocolumn'])
    for (const tag of tags) {
      await page.evaluate(
        ([layout, language]) => {
          localStorage.setItem('backroom.layout', layout ?? '');
          localStorage.setItem('backroom.language', language ?? '');
        },
        [JSON.stringify({ layoutType }), tag],
      );
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await page.waitForLoadState('networkidle');
      faults.push(...(await tooWide(page, `${layoutType} ${tag}`, windows.slice(0, 1))));
    }
  expect(faults).toEqual([]);
});
