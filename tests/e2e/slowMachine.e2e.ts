import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { paletteKinds, paymentKinds, productKinds, screenKinds, skuKinds, type Kind } from './slowKinds.ts';
import { followRows, PATIENCE } from './slowParts.ts';
import { signInAs } from './staff.ts';

/**
 * How often each kind of input is tried at each of the rates; `SLOW_TRIES=50` counts losses as a release does. Without it
 * each is tried once, at one rate after the other.
 */
const tries = process.env.SLOW_TRIES ? Number(process.env.SLOW_TRIES) : null;
/** How many times slower the processor is. */
const rates = (process.env.SLOW_RATES ?? '6,10').split(',').map(Number);

/** Opens a list of one status and saves that as a view. */
async function saveView(page: Page, address: string, status: string): Promise<void> {
  await page.goto(`${address}status=${status}`);
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible(PATIENCE);
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('menuitem', { name: /^Save as new view/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(status);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: `View: ${status}` })).toBeVisible();
}

/** Loads the screen anew, without what the try before put into the address. */
async function openAgain(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(
    page.getByRole('main').getByRole('listitem').or(page.getByRole('rowheader')).first(),
  ).toBeVisible();
}

test('on a slow machine nothing is lost of what is typed and ticked', async ({ page }) => {
  test.setTimeout(180_000 + (tries ?? 0) * 400_000);
  const products = followRows(page, '/api/products');
  const skus = followRows(page, '/api/skus');
  const payments = followRows(page, '/api/payments');
  const processor = await page.context().newCDPSession(page);
  const lost: Record<string, string[]> = {};
  let tried = 0;
  const tryAll = async (address: string, kinds: Record<string, Kind>): Promise<void> => {
    for (const [name, kind] of Object.entries(kinds)) {
      const at = tried % rates.length;
      tried += 1;
      for (const rate of tries === null ? rates.slice(at, at + 1) : rates) {
        for (let round = 0; round < (tries ?? 1); round++) {
          // Rows that were read in a try before would not be asked for again, nor those that the page begins with.
          if (tries !== null) await openAgain(page, address);
          await processor.send('Emulation.setCPUThrottlingRate', { rate });
          await kind(page, round).catch((error: unknown) => {
            (lost[`${name} at ${rate} ×`] ??= []).push(`${page.url()} ${String(error).slice(0, 400)}`);
          });
          await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        }
      }
    }
  };

  await signInAs(page, 'admin');
  await saveView(page, `${paths.skuManager}?`, 'draft');
  await tryAll(paths.skuManager, { ...productKinds(products), ...paletteKinds });
  await saveView(page, `${paths.skuManager}?view=skus&`, 'active');
  await tryAll(`${paths.skuManager}?view=skus`, skuKinds(skus));
  await page.goto(`${paths.cardPayment}?tab=payments`);
  await expect(page.getByRole('table', { name: 'Payments' }).getByRole('rowheader').first()).toBeVisible();
  await tryAll(`${paths.cardPayment}?tab=payments`, paymentKinds(payments));
  // What is searched for in the palette is what the search screen begins with.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('bottle');
  await page.getByRole('option', { name: 'Search for “bottle”' }).click();
  await expect(page).toHaveURL(/\/typesense\?q=bottle$/);
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
  await tryAll(paths.search, screenKinds);
  expect(lost).toEqual({});
});
