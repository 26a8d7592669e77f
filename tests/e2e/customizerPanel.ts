import type { Locator, Page } from 'playwright/test';
import { layoutDefaults, type LayoutSettings } from '#shared/lib/storageKeys.ts';
import { expect } from './fixtures.ts';

/** Where local storage keeps the settings. */
export const KEY = 'backroom.layout';

/** What opens the customizer. */
export const button = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Customize the layout' });
export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Customizer' });
export const group = (page: Page, name: string): Locator => panel(page).getByRole('radiogroup', { name });
export const option = (page: Page, name: string, choice: string): Locator =>
  group(page, name).getByRole('radio', { name: choice, exact: true });
export const root = (page: Page): Locator => page.locator('html');

export async function openCustomizer(page: Page): Promise<void> {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

export async function choose(page: Page, name: string, choice: string): Promise<void> {
  await option(page, name, choice).check();
}

/** Starts every page of this test with settings from an earlier visit. */
export async function remembered(page: Page, patch: Partial<LayoutSettings>): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, JSON.stringify({ ...layoutDefaults, ...patch })] as const,
  );
}

export const keptLayout = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), KEY);
