import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { PASSWORD } from '#mocks/core/users.ts';
import { expect, test } from './fixtures.ts';
import { callWith, fillSignIn, openPasswordModal, signInAs, signOut, tokenOf } from './staff.ts';

const NEW = 'a better one';

async function fillPasswords(dialog: Locator, next: string, old: string = PASSWORD): Promise<void> {
  await dialog.getByLabel('Old password').fill(old);
  await dialog.getByLabel('New password').fill(next);
  await dialog.getByLabel('Confirm password').fill(next);
}

async function changeTo(dialog: Locator, next: string, old?: string): Promise<void> {
  await fillPasswords(dialog, next, old);
  await dialog.getByRole('button', { name: 'Change password' }).click();
}

const toast = (page: Page): Locator => page.getByText('Password changed', { exact: true });

test('E66 E69 E70 E71 the sentences of the specification stand under the fields', async ({ page }) => {
  await signInAs(page, 'service');
  const dialog = await openPasswordModal(page);
  const old = dialog.getByLabel('Old password');
  const next = dialog.getByLabel('New password');
  const confirm = dialog.getByLabel('Confirm password');
  await expect(dialog.getByLabel('User name')).toHaveAttribute('readonly');
  await old.fill('   ');
  await old.press('Enter');
  await expect(old).toHaveAccessibleDescription('old password is required');
  await expect(next).toHaveAccessibleDescription('new password is required');
  await expect(confirm).toHaveAccessibleDescription('confirm password is required');
  await expect(old).toBeFocused();

  await old.fill('backroom');
  await next.fill('short');
  await expect(next).toHaveAccessibleDescription('new password must be at least 6 characters');
  await confirm.fill('other one');
  await expect(confirm).toHaveAccessibleDescription('must be equal to new password');
  await next.fill('other one');
  await expect(confirm).toHaveAccessibleDescription('');

  await next.fill('x'.repeat(60));
  await expect(next).toHaveValue('x'.repeat(60));
  await expect(next).toHaveAccessibleDescription('new password must be at most 50 characters');
  await expect(dialog).toBeVisible();
});

test('E73 E77 a change closes the modal, says so, and ends the other sign-ins; only the new password works', async ({
  page,
}) => {
  await page.clock.install();
  await signInAs(page, 'service');
  const elsewhere = await tokenOf(page, 'service');
  const dialog = await openPasswordModal(page);
  await changeTo(dialog, ` ${NEW} `);

  await expect(dialog).toBeHidden();
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  await expect(toast(page)).toBeHidden();
  expect(await callWith(page, elsewhere, 'GET', '/logged-in-user')).toMatchObject({ status: 0 });

  await signOut(page);
  await fillSignIn(page, 'service');
  await expect(page.getByRole('alert')).toHaveText(/Username or password is incorrect/);
  // E68: what was typed is trimmed.
  await fillSignIn(page, 'service', NEW);
  await expect(page).toHaveURL(paths.home);
});

test('E78 opened again within three seconds it is empty, and what is typed then stays', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'service');
  const dialog = await openPasswordModal(page);
  await changeTo(dialog, NEW);
  await expect(dialog).toBeHidden();
  const again = await openPasswordModal(page);
  for (const label of ['Old password', 'New password', 'Confirm password']) {
    await expect(again.getByLabel(label)).toHaveValue('');
  }
  await again.getByLabel('Old password').fill('typed since');
  await page.clock.runFor(5000);
  await expect(again.getByLabel('Old password')).toHaveValue('typed since');
});

test('E83 the message stays while the pointer is on it', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'service');
  await changeTo(await openPasswordModal(page), NEW);
  await toast(page).hover();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  await expect(toast(page)).toBeHidden();
});

for (const [what, next, old, says] of [
  ['the wrong old password', NEW, 'not-the-password', 'Old password is incorrect'],
  ['E74 a message with "unsuccess"', 'fault-unsuccess', PASSWORD, /unsuccess/i],
  ['E75 no message', 'fault-no-message', PASSWORD, 'request exception!'],
  ['E75 an empty answer', 'fault-empty', PASSWORD, 'request exception!'],
  ['E74 status 500', 'fault-500', PASSWORD, 'request exception!'],
] as const) {
  test(`${what} is a warning, and nothing typed is lost`, async ({ page }) => {
    await signInAs(page, 'service');
    const dialog = await openPasswordModal(page);
    await changeTo(dialog, next, old);
    const warning = page.getByRole('alertdialog', { name: 'The password was not changed' });
    await expect(warning).toContainText(says);
    await warning.getByRole('button', { name: 'Back to the form' }).click();
    await expect(warning).toBeHidden();
    await expect(dialog.getByLabel('Old password')).toHaveValue(old);
    await expect(dialog.getByLabel('New password')).toHaveValue(next);
    await expect(dialog.getByLabel('Confirm password')).toHaveValue(next);
    await expect(toast(page)).toBeHidden();
  });
}

test('E76 needLogin shows nothing, and the session ends without a reason', async ({ page }) => {
  await signInAs(page, 'service');
  await changeTo(await openPasswordModal(page), 'fault-needlogin');
  await expect(page).toHaveURL('/login?redirectFrom=%2Fhome');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('E80 E81 while it is on its way one call is made, whatever is pressed, and the modal stays', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/change-wd')) calls += 1;
  });
  await signInAs(page, 'service');
  const dialog = await openPasswordModal(page);
  await fillPasswords(dialog, 'fault-slow');
  await dialog.getByRole('button', { name: 'Change password' }).dblclick();
  await expect(dialog.getByRole('status')).toHaveText('Changing the password');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 450);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(toast(page)).toBeVisible();
  expect(calls).toBe(1);
});

test('E82 a lost answer is not called a failure, and the new password is the one to try', async ({
  page,
}) => {
  await signInAs(page, 'service');
  const dialog = await openPasswordModal(page);
  await changeTo(dialog, 'fault-lost');
  const warning = page.getByRole('alertdialog', { name: 'request exception!' });
  await expect(warning).toContainText('Try signing in with the new password.');
  await warning.getByRole('button', { name: 'Back to the form' }).click();
  await expect(warning).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await signOut(page);
  await fillSignIn(page, 'service', 'fault-lost');
  await expect(page).toHaveURL(paths.home);
});

test('D8 with an extra token stored the change sends that one', async ({ page }) => {
  await signInAs(page, 'extra-token');
  await changeTo(await openPasswordModal(page), NEW);
  await expect(toast(page)).toBeVisible();
});

test('T23 password managers know the fields, and pasting works', async ({ page }) => {
  await signInAs(page, 'service');
  const dialog = await openPasswordModal(page);
  await expect(dialog.getByLabel('User name')).toHaveAttribute('autocomplete', 'username');
  await expect(dialog.getByLabel('Old password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(dialog.getByLabel('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  const next = dialog.getByLabel('New password');
  await next.fill(NEW);
  await next.press('Control+a');
  await dialog.getByRole('button', { name: 'Show password' }).nth(1).click();
  await expect(next).toHaveAttribute('type', 'text');
  await next.press('Control+a');
  await next.press('Control+c');
  await dialog.getByLabel('Confirm password').press('Control+v');
  await expect(dialog.getByLabel('Confirm password')).toHaveValue(NEW);
});
