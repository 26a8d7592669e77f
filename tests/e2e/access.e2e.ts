import type { Page } from 'playwright/test';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { textsWithoutRoom } from './room.ts';
import { signInAs } from './staff.ts';
import * as tours from './tours.ts';

// R28: every screen in its states, in light and dark, on phone, tablet and desk, in all three layouts: nothing of any
// impact; and nothing is cut off for somebody who reads it narrow, large or widely spaced.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

async function follow(page: Page, tour: tours.Tour, title: string): Promise<void> {
  // D27: below 767 px every layout is the vertical one, which is scanned there.
  const { scan, end } = scanner(page, ['horizontal', 'twocolumn'].includes(title) ? [800, 1440] : undefined);
  const faults: string[] = [];
  for await (const state of tour(page, (english) => english)) {
    await scan(`${title} ${state}`);
    faults.push(...(await textsWithoutRoom(page, `${title} ${state}`)));
  }
  end();
  expect(faults).toEqual([]);
}

for (const name of ['signingIn', 'publicPages'] as const) {
  test(`A01 A04 A05 A12 axe: ${name}`, ({ page }) => follow(page, tours[name], 'public'));
}

for (const [layout, menu] of Object.entries(tours.menus)) {
  const { startPage, accountPage, dialogs, frame } = tours;
  for (const [name, tour] of Object.entries({ startPage, accountPage, dialogs, frame, menu })) {
    test(`A01 A04 A05 A12 axe: ${name}, ${layout} @whole-menu`, async ({ page }) => {
      await tours.arrange(page, layout);
      await follow(page, tour, layout);
    });
  }
}

test.describe('without a network', () => {
  test('A01 A04 axe: a page that could not be fetched', async ({ page, context }) => {
    const { scan, end } = scanner(page);
    await signInAs(page, 'service');
    const link = page.getByRole('link', { name: /Manage Account/ });
    await expect(link).toBeVisible();
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await scan('offline');
    end();
  });
});
