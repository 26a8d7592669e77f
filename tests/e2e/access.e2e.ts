import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, fillSignIn, openPasswordModal, openUserMenu, signInAs } from './staff.ts';

// R28: every screen in its states, in light and dark, on a desk and on a phone: nothing of any impact.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

test('A01 A04 axe: signing in', async ({ page }) => {
  const { scan, end } = scanner(page);
  await page.goto(paths.login);
  await expect(page.getByRole('table')).toBeVisible();
  await scan('login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await scan('login with errors at the fields');
  await fillSignIn(page, 'service', 'wrong');
  await expect(page.getByRole('alert')).toContainText('incorrect');
  await scan('login refused');
  await fillSignIn(page, 'inactive');
  await expect(page.getByText('this account is unactivated or deleted')).toBeVisible();
  await scan('login of a disabled account');
  await signInAs(page, 'service');
  await page.goto(paths.logout);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await scan('after signing out');
  end();
});

test('A01 A04 axe: the other pages before sign-in', async ({ page }) => {
  const { scan, end } = scanner(page);
  await page.goto(paths.register);
  await expect(page.getByRole('table')).toBeVisible();
  await scan('register');
  await page.getByRole('button', { name: 'Register' }).click();
  await scan('register with errors');
  await page.goto(paths.forgotPassword);
  await page.getByLabel('E-mail').fill('service@backroom.test');
  await scan('forgot');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('is on its way', { exact: false })).toBeVisible();
  await scan('forgot, sent');
  await page.goto(paths.resetPassword('used'));
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await scan('reset');
  await page.getByRole('button', { name: 'Set password' }).click();
  await scan('reset with errors');
  await page.getByLabel('New password').fill('a better one');
  await page.getByLabel('Confirm password').fill('a better one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await scan('reset, expired');
  end();
});

test('A01 A04 axe: the start page', async ({ page }) => {
  const { scan, end } = scanner(page);
  await signInAs(page, 'admin');
  await expect(page.getByRole('main').getByText('seen', { exact: false }).first()).toBeVisible();
  await scan('home');
  await openUserMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await scan('home with the menu behind the initials');
  await signInAs(page, 'menu-fails', paths.logout);
  await expect(page.getByText('The menu could not be loaded.')).toBeVisible();
  await scan('home without a menu');
  await signInAs(page, 'menu-empty', paths.logout);
  await expect(page.getByText('No entries', { exact: false })).toBeVisible();
  await scan('home with an empty menu');
  await signInAs(page, 'sessions-hang', paths.logout);
  await expect(page.getByRole('status', { name: 'Loading your sign-ins' })).toBeVisible();
  await scan('home while it loads');
  await signInAs(page, 'profile-fails-later', paths.logout);
  await page.reload();
  await expect(page.getByText('Your profile could not be loaded', { exact: false })).toBeVisible();
  await scan('home without a profile');
  end();
});

test('A01 A04 axe: the account page', async ({ page }) => {
  const { scan, end } = scanner(page);
  await signInAs(page, 'admin', '/login?redirectFrom=%2Fmy-account');
  await expect(page.getByRole('listitem').filter({ hasText: 'This sign-in' })).toBeVisible();
  await scan('my-account');
  await page.getByRole('textbox', { name: 'First name' }).fill('');
  await page.getByRole('textbox', { name: 'About you' }).fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter your first name')).toBeVisible();
  await scan('my-account with errors');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await scan('my-account, leaving');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).not.toHaveCount(0);
  await scan('my-account with a wrong photo');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click();
  await expect(page.getByText('were ended', { exact: false })).toBeVisible();
  await page.getByText('were ended', { exact: false }).hover();
  await scan('my-account with a message');
  await signInAs(page, 'sessions-fails', paths.logout);
  await page.goto(paths.myAccount);
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await scan('my-account without sign-ins');
  end();
});

test('A01 A04 axe: dialogs of the session', async ({ page }) => {
  const { scan, end } = scanner(page);
  await page.clock.install();
  await signInAs(page, 'service');
  const dialog = await openPasswordModal(page);
  await scan('change password');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('old password is required')).toBeVisible();
  await scan('change password with errors');
  await dialog.getByLabel('Old password').fill('wrong');
  await dialog.getByLabel('New password').fill('a better one');
  await dialog.getByLabel('Confirm password').fill('a better one');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await scan('change password refused');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor('23:05');
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  await scan('the warning before the inactivity logout');
  end();
});

test('A01 A04 axe: no page, a condensed sidebar, the menu of a phone', async ({ page }) => {
  const { scan, end } = scanner(page);
  await signInAs(page, 'service');
  await page.goto('/no-such-page');
  await expectSignedIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await scan('404');
  await page.getByRole('button', { name: 'Condense the sidebar' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await scan('condensed, with a tooltip');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
  await scan('the menu of a phone');
  end();
});

test.describe('without a network', () => {
  test.use({ complaints: /ChunkError/ });

  test('A01 A04 axe: a page that could not be fetched', async ({ page, context }) => {
    const { scan, end } = scanner(page);
    await signInAs(page, 'service');
    await context.setOffline(true);
    await page.getByRole('link', { name: /Manage Account/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await scan('offline');
    end();
  });
});
