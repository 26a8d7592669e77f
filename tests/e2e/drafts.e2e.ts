import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { endFromElsewhere, fillSignIn, signInAs, signOut, stored } from './staff.ts';

const TYPED = 'Half a sentence about';

const about = (page: Page): Locator => page.getByRole('textbox', { name: 'About you' });
const leaving = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** On the account page, with a sentence begun. */
async function begin(page: Page, name = 'service'): Promise<void> {
  await signInAs(page, name);
  await page.getByRole('link', { name: /Manage Account/ }).click();
  await expect(page).toHaveURL(paths.myAccount);
  await about(page).fill(TYPED);
}

/** The draft is in the tab's storage, where it is written a moment after the last key. */
async function expectKept(page: Page): Promise<void> {
  await expect.poll(async () => (await stored(page)).session.join()).toContain('draft');
}

async function expectOffered(page: Page): Promise<void> {
  await expect(page.getByText('Restore your changes?', { exact: false })).toBeVisible();
  await expect(about(page)).not.toHaveValue(TYPED);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(about(page)).toHaveValue(TYPED);
}

async function expectNotOffered(page: Page): Promise<void> {
  await expect(about(page)).toBeEditable();
  await expect(page.getByText('Restore your changes?', { exact: false })).toHaveCount(0);
}

test('a link, Escape and Back ask before unsaved work is left', async ({ page }) => {
  await begin(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await leaving(page).getByRole('button', { name: 'Stay' }).click();
  await expect(leaving(page)).toBeHidden();

  await page.goBack();
  await expect(leaving(page).getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(leaving(page)).toBeHidden();
  await expect(page).toHaveURL(paths.myAccount);
  await expect(about(page)).toHaveValue(TYPED);

  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(paths.home);
});

test('closing the tab asks while there is unsaved work, and only then', async ({ page }) => {
  await begin(page);
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('E51 the draft outlives a sign-in that another browser ended', async ({ page }) => {
  await begin(page);
  await endFromElsewhere(page, 'service');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account');
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await fillSignIn(page, 'service');
  await expectOffered(page);
});

test('the draft outlives a reload', async ({ page }) => {
  await begin(page);
  await expectKept(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectOffered(page);
});

test('E17 the draft outlives signing out in another tab', async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(paths.home);
  await signOut(other);
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account');
  expect((await stored(page)).session.join()).not.toContain('draft');
  await fillSignIn(page, 'service');
  await expectOffered(page);
});

test('the draft outlives 24 idle minutes in memory only, and the sign-in page says so', async ({ page }) => {
  await page.clock.install();
  await begin(page);
  await expectKept(page);
  await page.clock.fastForward('24:00');
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account');
  await expect(page.getByText('sign in to get them back', { exact: false })).toBeVisible();
  expect((await stored(page)).session.join()).not.toContain('draft');
  await fillSignIn(page, 'service');
  await expectOffered(page);
});

test('the draft is gone once it is saved, discarded, or the person signed out', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.reload();
  await expectNotOffered(page);

  await about(page).fill(TYPED);
  await expectKept(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  expect((await stored(page)).session.join()).not.toContain('draft');

  await about(page).fill('And another');
  await expectKept(page);
  await page.goto(paths.logout);
  await expect(page).toHaveURL(paths.login);
  await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account');
  await expectNotOffered(page);
});

test('E18 T16 the draft of one person is not offered to the next', async ({ page }) => {
  await begin(page);
  await expectKept(page);
  await endFromElsewhere(page, 'service');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account');
  await fillSignIn(page, 'auditor');
  await expect(page.getByRole('banner')).toContainText('Ingrid Solberg');
  await expectNotOffered(page);
  expect((await stored(page)).session.join()).not.toContain('draft');
});
