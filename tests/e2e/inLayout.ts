import type { Page } from 'playwright/test';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';
import { remembered } from './customizerPanel.ts';
import { openAs } from './staff.ts';

/** Signs in as somebody who chose a layout on an earlier visit, and opens a page. */
export async function openIn(
  page: Page,
  settings: Partial<LayoutSettings>,
  path: string,
  name = 'admin',
): Promise<void> {
  await remembered(page, settings);
  await openAs(page, name, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
