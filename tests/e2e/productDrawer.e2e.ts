import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs, signInAs } from './staff.ts';

const drawerOf = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.getByRole('tablist') });

async function openDrawer(page: Page, name: string): Promise<Locator> {
  await signInAs(page, name);
  await page.goto(`${paths.skuManager}?open=prd-0001`);
  await expect(drawerOf(page).getByRole('textbox', { name: 'Name' })).toBeVisible();
  return drawerOf(page);
}

/** Each tab, and what stands in it when it has come. */
const tabs = [
  ['SKUs', (drawer: Locator) => drawer.getByRole('rowheader', { name: 'AID-0001-RED' })],
  ['Features', (drawer: Locator) => drawer.getByRole('group', { name: 'Material' })],
  ['Charges', (drawer: Locator) => drawer.getByRole('group', { name: 'Setup' })],
  ['Media', (drawer: Locator) => drawer.getByRole('heading', { name: 'No pictures yet' })],
  ['PromoStandards', (drawer: Locator) => drawer.getByRole('rowheader', { name: 'Name' })],
  ['History', (drawer: Locator) => drawer.getByText(/changed it|No history yet/).first()],
] as const;

async function openTab(drawer: Locator, name: string, there: Locator): Promise<void> {
  await drawer.getByRole('tab', { name }).click();
  await expect(there).toBeVisible();
}

test('a catalogue editor renames a product of the list, is asked when leaving, saves, and sees it in its row', async ({
  page,
}) => {
  await openAs(page, 'catalogue', `${paths.skuManager}?q=AID-0001`);
  const row = page.getByRole('table', { name: 'Products' }).getByRole('row', { name: /AID-0001/ });
  await row.getByRole('link', { name: 'AID-0001' }).click();
  const drawer = drawerOf(page);
  const name = drawer.getByRole('textbox', { name: 'Name' });
  await name.fill('River first-aid kit, nylon');
  await drawer.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('River first-aid kit, nylon');

  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'River first-aid kit, nylon' })).toBeVisible();
  await openTab(drawer, 'History', drawer.getByText('polyester, 25 pieces'));
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText('River first-aid kit, nylon');
});

test('an auditor sees every tab of a product and can change nothing', async ({ page }) => {
  const writes: string[] = [];
  const drawer = await openDrawer(page, 'auditor');
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  await expect(drawer.getByRole('textbox', { name: 'Name' })).not.toBeEditable();
  for (const [name, there] of tabs) {
    await openTab(drawer, name, there(drawer));
    for (const box of await drawer.getByRole('textbox').all()) await expect(box).not.toBeEditable();
    const actions = drawer
      .getByRole('tabpanel')
      .getByRole('button', { name: /^(Save|Add|Use this)|(Locked|Synced)$/ });
    for (const action of await actions.all()) {
      await expect(action).toHaveAttribute('aria-disabled', 'true');
      await action.click({ force: true });
    }
  }
  await drawer.getByRole('button', { name: /^Actions for/ }).click();
  for (const item of await page.getByRole('menuitem').all()) {
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toContainText('You need the permission');
  }
  expect(writes).toEqual([]);
});

test('R28 axe finds nothing in the tabs and the dialogs of a product', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = scanner(page, [360, 1440]);
  const axeAbove = scanner(page, [360]);
  const drawer = await openDrawer(page, 'admin');
  await drawer.getByRole('textbox', { name: 'Name' }).fill('');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer.getByText('Enter a name of 1 to 256 characters.')).toBeVisible();
  await axe.scan('General, refused');
  await drawer.getByRole('tab', { name: 'SKUs' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await axeAbove.scan('the question when leaving');
  await page.getByRole('button', { name: 'Stay' }).click();
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Kit');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer.getByRole('heading', { name: 'Kit' })).toBeVisible();
  for (const [name, there] of tabs) {
    await openTab(drawer, name, there(drawer));
    await axe.scan(name);
  }
  axe.end();

  const dialog = (name: RegExp): Locator => page.getByRole('dialog', { name });
  const leave = async (above: Locator): Promise<void> => {
    await above
      .getByRole('button', { name: /^(Cancel|Close)$/ })
      .first()
      .click();
    await expect(above).toBeHidden();
  };
  await drawer.getByRole('tab', { name: 'SKUs' }).click();
  for (const [button, name] of [
    ['Add SKU', /^Add SKU$/],
    ['Add variants', /^Add variants to/],
  ] as const) {
    await drawer.getByRole('button', { name: button }).click();
    await expect(dialog(name).getByRole('textbox').first()).toBeVisible();
    await axeAbove.scan(button);
    await leave(dialog(name));
  }
  const menu = drawer.getByRole('button', { name: 'Actions for AID-0001', exact: true });
  for (const [item, name] of [
    ['Duplicate', /^Copy of/],
    ['Discontinue', /^Discontinue/],
  ] as const) {
    await menu.click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(
      dialog(name).getByRole('textbox').or(dialog(name).getByRole('searchbox')).first(),
    ).toBeVisible();
    await axeAbove.scan(item);
    await leave(dialog(name));
  }
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await axeAbove.scan('the menu');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await axeAbove.scan('the question before archiving');
  axeAbove.end();
});
