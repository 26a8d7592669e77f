import type { Page } from 'playwright/test';
import { zSlabSetList } from '#api/generated/zod/slabs.gen.ts';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { callWith, openAs, tokenOf } from './staff.ts';

// R28: the price ladder in its states, in light and dark, on phone, tablet and desk: nothing of any impact.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

/** Products of the mock's seed. */
const UNDER_FLOOR = 'prd-0020';
const WITHOUT_COST = 'prd-0010';
const WITHOUT_LADDER = 'prd-0049';

async function open(page: Page, name: string, productId: string): Promise<void> {
  await openAs(page, name, paths.slabs(productId));
  await expect(page.getByRole('region', { name: 'Calculator' })).toBeVisible();
}

/** Somebody else saves the draft that is open, dearer by its first break. */
async function saveElsewhere(page: Page, productId: string): Promise<void> {
  const token = await tokenOf(page, 'pricing.analyst');
  const listed = await callWith(page, token, 'GET', `/products/${productId}/slab-sets`);
  const draft = zSlabSetList.parse(listed).items.find(({ state }) => state === 'draft');
  if (!draft) throw new Error('The draft is not on the server.');
  const slabs = draft.slabs.map((slab, row) => (row === 0 ? { ...slab, unitPrice: '99.00' } : slab));
  const reply = await page.request.put(`/api/slab-sets/${draft.id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { version: draft.version, note: 'After the supplier rise', link: null, slabs },
  });
  expect(reply.status()).toBe(200);
}

// One visit for all that one person sees: signing in takes as long as a state does.
test('A01 A04 A05 A12 axe: a ladder with its rules, panels and dialogs, with no cost, and none yet', async ({
  page,
}) => {
  const { scan, end } = scanner(page);
  // A dialog is as wide at 800 px as at 1440 px.
  const dialogs = scanner(page, [360, 1440]);
  const cancel = async (role: 'dialog' | 'alertdialog') => {
    await page.getByRole(role).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole(role)).toBeHidden();
  };
  const price = page.getByRole('textbox', { name: 'Unit price, break 1', exact: true });
  await open(page, 'pricing.manager', UNDER_FLOOR);
  await scan('ladder under the floor, charges');
  await page.getByRole('button', { name: 'Add charge' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await dialogs.scan('a new charge');
  await cancel('dialog');
  for (const tab of ['Costs', 'Versions', 'Currencies', 'File']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByRole('tabpanel').getByRole('region').first()).toBeVisible();
    await scan(tab);
  }
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await dialogs.scan('an import');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await scan('chart as a table');

  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await dialogs.scan('more actions');
  await page.getByRole('menuitem', { name: 'Paste a ladder' }).click();
  await page.getByRole('dialog').getByLabel('Quantities and prices').fill('50 12.40\n100 11,20');
  await dialogs.scan('a pasted ladder');
  await cancel('dialog');
  await more.click();
  await page.getByRole('menuitem', { name: 'End live price' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'End on a date' }).check();
  await dialogs.scan('end of the live price');
  await cancel('dialog');

  await price.fill('12.5');
  // Typing has scrolled, and what is half beneath the top bar is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  await scan('not saved yet');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish ladder' });
  await expect(publishing.getByLabel('Reason')).toBeVisible();
  await dialogs.scan('publishing against a rule');
  await page.getByRole('radio', { name: 'Schedule' }).check();
  await page.getByRole('button', { name: 'Save and schedule' }).click();
  await expect(publishing.getByText('Enter a reason.')).toBeVisible();
  await dialogs.scan('scheduling with errors');
  await cancel('dialog');

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('combobox', { name: 'Version' })).toContainText('Draft, saved');
  await saveElsewhere(page, UNDER_FLOOR);
  await price.fill('12.6');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alertdialog');
  await expect(conflict.getByRole('radio').first()).toBeVisible();
  await dialogs.scan('two people on one ladder');
  await conflict.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

  await page.goto(paths.slabs(WITHOUT_LADDER));
  await expect(page.getByRole('heading', { name: 'No price ladder yet' })).toBeVisible();
  await scan('no ladder yet');
  await page.goto(paths.slabs(WITHOUT_COST));
  await expect(page.getByText(/^No cost is known for this product/)).toBeVisible();
  await page.getByRole('textbox', { name: 'From quantity, break 2', exact: true }).fill('3');
  await expect(page.getByText('Enter a higher quantity than in the previous break.')).toBeVisible();
  await scan('no cost, and rules that are broken');
  end();
  dialogs.end();
});

test('A01 A04 A05 A12 axe: a ladder that is only read, no product, and no access', async ({ page }) => {
  const { scan, end } = scanner(page);
  await open(page, 'auditor', UNDER_FLOOR);
  await scan('read only');
  await page.goto(paths.slabs('prd-9999'));
  await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  await scan('no product');
  await page.goto(paths.slabs('fault-500'));
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await scan('an error');
  end();
});
