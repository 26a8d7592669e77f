import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { signInAs, userMenu } from './staff.ts';

// A07, A10: no mouse in this file.

/** Presses Tab until the element has the focus, as a person does who looks where it is. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function choose(page: Page, name: string): Promise<void> {
  await tabTo(page, userMenu(page));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) {
    await expect(page.locator('[role="menuitem"][data-highlighted]')).toHaveCount(1);
    if ((await item.getAttribute('data-highlighted')) !== null) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('A07 signing in, changing the password with an error, the account page and signing out by keyboard', async ({
  page,
}) => {
  await page.goto(paths.login);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('service@backroom.test');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('backroom');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await choose(page, 'Change Password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Old password')).toBeFocused();
  await page.keyboard.type('backroom');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('New password')).toBeFocused();
  await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription('new password is required');
  await page.keyboard.type('fault-unsuccess');
  await tabTo(page, dialog.getByLabel('Confirm password'));
  await page.keyboard.type('fault-unsuccess');
  await page.keyboard.press('Enter');
  const warning = page.getByRole('alertdialog');
  await expect(warning.getByRole('button', { name: 'Back to the form' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  for (const label of ['New password', 'Confirm password']) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('a better one');
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(userMenu(page)).toBeFocused();
  // A notification that has the focus stays, and is the last stop of the page.
  await tabTo(page, page.getByRole('button', { name: 'Close notification' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed')).toBeHidden();

  await choose(page, 'My Account');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeFocused();
  await choose(page, 'Logout');
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('You are signed out.')).toBeFocused();
});

test('A07 a page that needs a sign-in is reached by keyboard, after it', async ({ page }) => {
  await page.goto('/my-account?from=mail#sessions');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('service@backroom.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('backroom');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-account?from=mail#sessions');
  await expect(page.getByRole('region', { name: 'Where you are signed in' })).toBeInViewport();
});

test('A07 the menu behind the initials: arrows, ends and letters move, Escape gives the focus back', async ({
  page,
}) => {
  await signInAs(page, 'service');
  await tabTo(page, userMenu(page));
  await page.keyboard.press('ArrowDown');
  const marked = page.locator('[role="menuitem"][data-highlighted]');
  await expect(marked).toHaveText('My Account');
  for (const [key, name] of [
    ['ArrowDown', 'Change Password'],
    ['End', 'Logout'],
    ['Home', 'My Account'],
    ['l', 'Logout'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(marked).toHaveText(name);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(userMenu(page)).toBeFocused();
});

test('A07 A08 the warning before the inactivity logout has the focus; Enter stays, and typed work is there', async ({
  page,
}) => {
  await page.clock.install();
  await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account');
  const about = page.getByRole('textbox', { name: 'About you' });
  await about.fill('Half a sentence');
  await about.focus();
  await page.clock.runFor('23:05');
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await expect(about).toBeFocused();
  await expect(about).toHaveValue('Half a sentence');
});

test('A07 A08 from the warning, Tab and Enter sign out', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'service');
  await page.clock.runFor('23:05');
  const stay = page.getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  // One after the other: any key is activity, and the warning is gone with the next second.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('A10 the first stop is the way past the menu', async ({ page }) => {
  await signInAs(page, 'service');
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(paths.home);
});

test('A10 a new page has its heading focused and said; the first load is silent', async ({ page }) => {
  await signInAs(page, 'service');
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const link = page.getByRole('main').getByRole('link', { name: /Manage Account/ });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Manage Account' })).toHaveCount(1);
});

for (const close of ['Escape', 'Cancel']) {
  test(`A07 a dialog keeps the focus inside, and ${close} gives it back to the button it came from`, async ({
    page,
  }) => {
    await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account');
    const opener = page.getByRole('region', { name: 'Password' }).getByRole('button');
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await expect(dialog.getByLabel('Old password')).toBeFocused();
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    if (close === 'Cancel') await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press(close === 'Cancel' ? 'Enter' : 'Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('A07 the menu of a phone opens, keeps the focus, and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'service');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeVisible();
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('A11 what has the focus is not hidden behind the bars', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signInAs(page, 'admin', '/login?redirectFrom=%2Fmy-account');
  await expect(page.getByRole('listitem').filter({ hasText: 'This sign-in' })).toBeVisible();
  const hidden: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('main')) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      if (width < 2 || height < 2) return null;
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      return on === null || on.closest('header, [data-bar]') ? focused.textContent : null;
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});
