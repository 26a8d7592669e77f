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
  // What comes after the page is drawn has come: it is what looks after the focus of a notice that goes.
  await expect(page.getByRole('banner').getByRole('status')).toHaveCount(2);
  await expect(page.getByText('Restore your changes?', { exact: false })).toBeVisible();
  await expect(about(page)).not.toHaveValue(TYPED);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(about(page)).toHaveValue(TYPED);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
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

/** Twenty-four minutes later, on the sign-in page; the answer is when the sentence was typed. */
async function fallIdle(page: Page): Promise<string> {
  await page.clock.install();
  await begin(page);
  await expectKept(page);
  const typed = await page.evaluate(() => new Date().toLocaleTimeString('en-US', { timeStyle: 'short' }));
  await page.clock.fastForward('24:00');
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account');
  await expect(page.getByText('sign in to get them back', { exact: false })).toBeVisible();
  expect((await stored(page)).session.join()).not.toContain('draft');
  return typed;
}

/** The browser has it sealed. */
async function expectSealed(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('backroom.ending')))
    .toMatch(/"keptUntil":[1-9]/);
}

test('the draft outlives 24 idle minutes', async ({ page }) => {
  await fallIdle(page);
  await fillSignIn(page, 'service');
  await expectOffered(page);
});

test('the draft outlives 24 idle minutes and a reload of the sign-in page, which still says why', async ({
  page,
}) => {
  const typed = await fallIdle(page);
  await expectSealed(page);
  await page.reload();
  const reason = page.getByText('You were signed out after 24 minutes without activity.', { exact: false });
  await expect(reason).toContainText('Your unsaved changes are kept: sign in to get them back.');
  await expect(reason).toBeFocused();
  await fillSignIn(page, 'service');
  await expect(page.getByText('Restore your changes?', { exact: false })).toContainText(typed);
  await expectOffered(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await signOut(page);
  await page.reload();
  await expect(page.getByText('You are signed out.')).toBeVisible();
});

test('the draft outlives 24 idle minutes and its tab, for the person who typed it and nobody else', async ({
  page,
  context,
}) => {
  await fallIdle(page);
  await expectSealed(page);
  const next = await context.newPage();
  await page.close();
  await signInAs(next, 'auditor', '/login?redirectFrom=%2Fmy-account');
  await expect(next.getByRole('banner')).toContainText('Ingrid Solberg');
  await expectNotOffered(next);
  await signOut(next);
  await signInAs(next, 'service', '/login?redirectFrom=%2Fmy-account');
  await expectOffered(next);
  await next.getByRole('button', { name: 'Discard changes' }).click();
  await next.reload();
  await expectNotOffered(next);
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
